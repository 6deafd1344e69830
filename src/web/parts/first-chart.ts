import type { GraphicPoint } from '../../contracts/instruments/indexes.ts';
import type { PageContext } from '../../contracts/core/page.ts';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { drawPicture, type ChartPicture } from '../../domain/charts/chart-picture.ts';
import { findPreviousClose } from '../../domain/instruments/previous-close.ts';
import type { TimeZone } from '../../domain/time/time-zone.ts';
import type { PeriodChange, TimeSeries } from '../../widgets/chart/chart-types.ts';
import { seriesColor } from '../../widgets/chart/palette.ts';
import { periodChange, spokenSummary } from '../../widgets/chart/summary.ts';
import type { Translate } from '../../labels/label-keys.ts';
import { chartTexts } from '../texts/chart-texts.ts';
import { dayWithin, type ShownPeriod } from './history-period.ts';
import { liveEnd } from './live-end.ts';
import { withTail } from './use-tail.ts';

/** The chart that the server sends with the page: a picture and a sentence, without the points. */
export interface FirstChart {
  readonly picture: ChartPicture | null;
  readonly summary: string;
  /** The metadata of the response from which it was made. */
  readonly isMasked: boolean;
  readonly isLocked: boolean;
  readonly change: PeriodChange | null;
}

const SERIES_COLOR = seriesColor({}, 0);

export function makeFirstChart(
  line: readonly GraphicPoint[],
  chart: {
    readonly name: string;
    readonly quote: Quote;
    readonly isMasked: boolean;
    readonly isLocked: boolean;
    readonly height: number;
    readonly isStepped?: boolean;
    readonly isInPoints?: boolean;
    readonly period: ShownPeriod;
    readonly page: Pick<PageContext, 'language' | 'timeZone'>;
    readonly t: Translate;
  },
): FirstChart {
  const { quote, isMasked, page, height, isStepped = false, period, t } = chart;
  const points = isMasked ? line : withTail(line, liveEnd(quote, period, page));
  const texts = chartTexts(t);
  const words = { language: page.language, timeZone: page.timeZone };
  const speech = { texts, words, isMasked };
  const reference = previousCloseReference(quote, dayWithin(period), page.timeZone, t);
  const series = seriesFromPoints(points, {
    id: 'first',
    name: chart.name,
    decimals: quote.decimals,
    isRate: quote.isRate,
    ...(chart.isInPoints && { isInPoints: true }),
  });
  return {
    picture: drawPicture([{ ...series, color: SERIES_COLOR, isStepped }], {
      height,
      words,
      isMasked,
      reference: reference && { ...reference, decimals: quote.decimals },
    }),
    summary: spokenSummary(series, quote.unit, speech),
    change: periodChange(series, { first: 0, last: points.length - 1 }, quote.unit, speech),
    isMasked,
    isLocked: chart.isLocked,
  };
}

/** The previous close, as the reference line of an intraday chart. */
export function previousCloseReference(
  quote: Quote,
  day: string | null,
  timeZone: TimeZone,
  t: Translate,
) {
  const value = day === null ? null : findPreviousClose(quote, day, timeZone);
  return value === null ? null : { value, label: t('chart_previous_close') };
}

/** The points of a response in the chart widget's format. */
export function seriesFromPoints(
  points: readonly GraphicPoint[],
  of: Pick<TimeSeries, 'id' | 'name' | 'decimals' | 'isRate' | 'isInPoints'>,
): TimeSeries {
  return {
    ...of,
    seconds: points.map((point) => point['date.numeric']),
    values: points.map(({ value }) => value),
    dates: points.map(({ date }) => date),
  };
}
