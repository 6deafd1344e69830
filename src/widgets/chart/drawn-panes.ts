import { fillText } from '../../domain/text/fill-text.ts';
import { DEFAULT_DECIMALS } from '../../domain/charts/chart-picture.ts';
import { SECONDS_PER_DAY } from '../../domain/time/day.ts';
import type {
  ChartTexts,
  TimePane,
  TimeSeries,
  TrendChoice,
  TrendGapReason,
} from './chart-types.ts';
import { prepareLine, type PreparedLine } from './line-window.ts';
import { seriesColor } from './palette.ts';
import type { ReadLine } from './reading.ts';
import type { DrawnPane } from './time-layout.ts';
import { fitTrend } from './trend.ts';

export const PANE_HEIGHTS = [600, 200] as const;

export interface TrendHint {
  readonly name: string;
  readonly reason: TrendGapReason;
}

export interface DrawnTime {
  readonly panes: readonly DrawnPane[];
  readonly lines: readonly ReadLine[];
  /** Why a series has no trend line. */
  readonly hints: readonly TrendHint[];
}

/** What to draw in the panes: the visible series in their colours, with trends. */
export function drawnTime(
  panes: readonly TimePane[],
  options: {
    readonly hidden: ReadonlySet<string>;
    readonly trend: TrendChoice;
    readonly isMasked: boolean;
  },
): DrawnTime {
  const hints: TrendHint[] = [];
  const lines: ReadLine[] = [];
  let place = 0;
  const drawn = panes.map(({ series, measure = '', height, reference }, pane): DrawnPane => {
    const visible = series
      .map((each) => ({ each, color: seriesColor(each, place++) }))
      .filter(({ each }) => !options.hidden.has(each.id));
    return {
      measure,
      height: height ?? PANE_HEIGHTS[pane] ?? PANE_HEIGHTS[0],
      reference:
        reference && !options.isMasked
          ? { ...reference, decimals: series[0]?.decimals ?? DEFAULT_DECIMALS }
          : null,
      lines: visible.map(({ each, color }) => {
        lines.push({ series: each, measure, color, pane });
        const trend = drawTrend(each, options, hints);
        return {
          id: each.id,
          color,
          line: prepareLine(each.seconds, each.values, each.isStepped),
          isStepped: each.isStepped ?? false,
          decimals: each.decimals ?? DEFAULT_DECIMALS,
          trend,
        };
      }),
    };
  });
  return { panes: drawn, lines, hints };
}

function drawTrend(
  { name, seconds, values }: TimeSeries,
  { trend, isMasked }: { trend: TrendChoice; isMasked: boolean },
  hints: TrendHint[],
): PreparedLine | null {
  if (trend === 'not_selected' || seconds.length === 0) return null;
  if (trend === 'exponential' && isMasked) {
    // The lowest point of a masked shape is 0; its real value must not be known.
    hints.push({ name, reason: 'needs_values' });
    return null;
  }
  // Counted in days, with day 1 at the first point, because a logarithm needs a positive start.
  const first = seconds[0]!;
  const days = Float64Array.from(seconds, (second) => (second - first) / SECONDS_PER_DAY + 1);
  const fitted = fitTrend(trend, days, values);
  if (!fitted.isDefined) {
    hints.push({ name, reason: fitted.reason });
    return null;
  }
  return {
    seconds: fitted.xs.map((day) => first + (day - 1) * SECONDS_PER_DAY),
    values: fitted.ys,
    tears: [],
  };
}

export function hasPoints({ lines }: DrawnTime): boolean {
  return lines.some(({ series }) => series.seconds.length > 0);
}

export function hintText({ name, reason }: TrendHint, texts: ChartTexts): string {
  return fillText(texts.trendGaps[reason], { name });
}
