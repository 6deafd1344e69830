import { ChartCard, type ChartProps } from './chart-card.tsx';
import type { MapContent } from './chart-types.ts';
import { MapChart } from './map-chart.tsx';

/** A yield/duration map. Separate from lines, so that their pages don't load its code. */
export function YieldMap(props: ChartProps<MapContent>) {
  return <ChartCard {...props}>{(parts) => <MapChart {...props} {...parts} />}</ChartCard>;
}
