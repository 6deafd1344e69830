import { ChartCard, type ChartProps } from './chart-card.tsx';
import { TimeChart } from './time-chart.tsx';

/** Lines over time, with everything around them. */
export function Chart(props: ChartProps) {
  return <ChartCard {...props}>{(parts) => <TimeChart {...props} {...parts} />}</ChartCard>;
}
