import { ChartCard, type ChartProps } from './chart-card.tsx';
import type { MapContent } from './chart-types.ts';
import { MapChart } from './map-chart.tsx';

/** A yield/duration map. Apart from the lines, so that their pages do not load what it needs. */
export function YieldMap(props: ChartProps<MapContent>) {
  return <ChartCard {...props}>{(parts) => <MapChart {...props} {...parts} />}</ChartCard>;
}
