import type { MapContent, MapLine, MapSeries, TrendChoice } from './chart-types.ts';
import type { TrendHint } from './drawn-panes.ts';
import type { MapTrend } from './map-layout.ts';
import { seriesColor } from './palette.ts';
import { fitTrend, type Trend } from './trend.ts';

/** The trends of a map, one for each visible series. */
export function mapTrends(
  series: readonly MapSeries[],
  options: {
    readonly hidden: ReadonlySet<string>;
    readonly trend: TrendChoice;
    readonly isMasked: boolean;
  },
): { trends: MapTrend[]; hints: TrendHint[] } {
  const { hidden, trend, isMasked } = options;
  if (trend === 'not_selected') return { trends: [], hints: [] };
  const hints: TrendHint[] = [];
  const trends = series.flatMap((each, i): MapTrend[] => {
    if (hidden.has(each.id) || each.points.length === 0) return [];
    if (trend === 'exponential' && isMasked) {
      hints.push({ name: each.name, reason: 'needs_values' });
      return [];
    }
    const fitted = fitTrend(
      trend,
      each.points.map(({ duration }) => duration),
      each.points.map((point) => point.yield),
    );
    if (fitted.isDefined) {
      return [
        { id: `${each.id} trend`, color: seriesColor(each, i), points: flattenPoints(fitted) },
      ];
    }
    hints.push({ name: each.name, reason: fitted.reason });
    return [];
  });
  return { trends, hints };
}

/**
 * The visible lines of a map. Those of a series have its colour; the others' colours follow those
 * of the series.
 */
export function mapLines(
  { series, lines = [] }: MapContent,
  hidden: ReadonlySet<string>,
): MapTrend[] {
  return lines.flatMap((line, i) =>
    hidden.has(line.seriesId ?? line.id) || line.points.length < 2
      ? []
      : [
          {
            id: line.id,
            color: lineColor(line, i, series),
            points: Float64Array.from(
              line.points.flatMap((point) => [point.duration, point.yield]),
            ),
            isSolid: true,
          },
        ],
  );
}

function lineColor(line: MapLine, i: number, series: readonly MapSeries[]): string {
  const at = series.findIndex(({ id }) => id === line.seriesId);
  const owner = series[at];
  return owner ? seriesColor(owner, at) : seriesColor(line, series.length + i);
}

function flattenPoints({ xs, ys }: Extract<Trend, { isDefined: true }>): Float64Array {
  const flat = new Float64Array(2 * xs.length);
  xs.forEach((x, i) => {
    flat[2 * i] = x;
    flat[2 * i + 1] = ys[i]!;
  });
  return flat;
}
