import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { TimeChart } from './time-chart.tsx';

/** Lines over time, with everything around them. */
export function Chart(props: ChartProps) {
  return <ChartFrame {...props}>{(parts) => <TimeChart {...props} {...parts} />}</ChartFrame>;
}
