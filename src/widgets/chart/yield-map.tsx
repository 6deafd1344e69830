import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import type { MapContent } from './chart-types.ts';
import { MapChart } from './map-chart.tsx';

/** A yield/duration map. Apart from the lines, so that their pages do not load what it needs. */
export function YieldMap(props: ChartProps<MapContent>) {
  return <ChartFrame {...props}>{(parts) => <MapChart {...props} {...parts} />}</ChartFrame>;
}
