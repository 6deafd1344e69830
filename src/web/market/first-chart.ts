import type { GraphicPoint } from '../../contracts/indexes.ts';
import type { Quote } from '../../contracts/quote.ts';
import { drawPicture, type ChartPicture } from '../../domain/chart-picture.ts';
import type { Language } from '../../domain/language.ts';
import { spokenSummary } from '../../widgets/chart/reading.ts';
import type { TimeSeries } from '../../widgets/chart/chart-types.ts';
import type { Translate } from '../shell/use-labels.ts';
import { chartTexts } from '../shell/widget-texts.ts';

/** A chart as the server sends it with the page: a picture and a sentence, without the points. */
export interface FirstChart {
  readonly picture: ChartPicture | null;
  readonly summary: string;
  /** What the answer said, of which it was made. */
  readonly isMasked: boolean;
}

const SERIES_COLOR = '#5eb5e2';

export function firstChartOf(
  points: readonly GraphicPoint[],
  chart: {
    readonly name: string;
    readonly quote: Quote;
    readonly isMasked: boolean;
    readonly height: number;
    readonly isStepped?: boolean;
    readonly language: Language;
    readonly t: Translate;
  },
): FirstChart {
  const { quote, isMasked, language, height, isStepped = false, t } = chart;
  const texts = chartTexts(t);
  const words = { language, million: texts.million };
  const series = seriesOf(points, {
    id: 'first',
    name: chart.name,
    decimals: quote.decimals,
  });
  return {
    picture: drawPicture([{ ...series, color: SERIES_COLOR, isStepped }], {
      height,
      words,
      isMasked,
    }),
    summary: spokenSummary(series, quote.unit, { texts, words, isMasked }),
    isMasked,
  };
}

/** The wire's points as the chart widget takes them. */
export function seriesOf(
  points: readonly GraphicPoint[],
  { id, name, decimals }: { id: string; name: string; decimals: number },
): TimeSeries {
  return {
    id,
    name,
    seconds: points.map((point) => point['date.numeric']),
    values: points.map(({ value }) => value),
    dates: points.map(({ date }) => date),
    decimals,
  };
}
