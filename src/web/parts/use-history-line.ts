import { useMemo } from 'react';
import type { Answer } from '../../contracts/core/endpoint.ts';
import type { Call, CallResult } from '../../contracts/core/page.ts';
import type { getIndexChart, GraphicPoint } from '../../contracts/instruments/indexes.ts';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { plainNumber } from '../../domain/text/decimal.ts';
import { displayNumber } from '../../domain/text/format.ts';
import type { Language } from '../../domain/text/language.ts';
import type { ChartState, TimeSeries } from '../../widgets/chart/chart-types.ts';
import { useIsPagePreserved } from '../shell/keep-page.ts';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import type { FirstChart } from './first-chart.ts';
import { dayWithin, historyAddress, isReversed, type HistoryPeriod } from './history-period.ts';
import type { LiveQuotes } from './quote-board.ts';
import { toChartState, unreachableTexts, useChartData, type ChartData } from './use-chart-data.ts';
import { isPresentDay, useLatestPoints } from './use-latest-points.ts';
import { useReference } from './use-reference.ts';
import { withTail } from './use-tail.ts';

export const HISTORY_CHART_HEIGHT = 600;

/** The instrument whose history it shows. */
export interface HistorySubject {
  readonly id: number;
  readonly name: string;
  readonly ticker: string | null;
  readonly source: string;
  /** The URL of the page that shows it, e.g. `/indexes/1001/`. */
  readonly path: string;
  /** The first day with a value. */
  readonly firstDay?: string | null;
  /** Further parameters of this URL. */
  readonly query?: Readonly<Record<string, string>>;
  /** Set for a spread in basis points. */
  readonly isInPoints?: boolean;
}

type ChartCall = typeof getIndexChart;
export type FetchChart = (
  call: Call,
  body: { beginDate: string; endDate: string; periodId: number | null },
) => Promise<CallResult<ChartCall>>;

export interface HistoryLineProps {
  readonly of: HistorySubject;
  readonly fetchChart: FetchChart;
  readonly quote: Quote;
  readonly live: LiveQuotes;
  /** The period with which the page was loaded. */
  readonly period: HistoryPeriod;
  readonly today: string;
  readonly first: FirstChart | null;
}

/** Loads the history of an instrument and keeps its end up to date. */
export function useHistoryLine(props: HistoryLineProps) {
  const { of, fetchChart, quote, live, period, first } = props;
  const { begin, end, periodId } = period;
  const isImpossible = isReversed(period);
  const isToday = isPresentDay(period, props.today);
  const key = `${historyAddress(of.path, period, 1, of.query)} ${begin} ${end} ${periodId}`;
  const data = useChartData(
    isImpossible ? null : key,
    (call) => fetchChart(call, { beginDate: begin, endDate: end, periodId }),
    isToday ? live.gaps : 0,
  );
  const { answer } = data;
  // The drawn response decides, even if the page was rendered for another viewer.
  const isMasked = answer?.masked ?? first?.isMasked ?? true;
  const tail = useLatestPoints(`${key} ${isMasked}`, period, {
    isToday,
    isMoving: !isMasked && data.status === 'loaded',
    quote,
    liveQuote: live.quotes.get(of.id),
  });
  const series = useSeries(isImpossible ? null : answer, tail, of, quote);
  const reference = useReference(quote, dayWithin(period));
  const measure = answer?.measure ?? quote.unit;
  const content = useMemo(
    () =>
      ({
        mode: 'time',
        panes: [{ series: [series], measure, height: HISTORY_CHART_HEIGHT, reference }],
        period: `${begin} ${end} ${periodId}`,
        ...first,
      }) as const,
    [series, measure, reference, first, begin, end, periodId],
  );
  return {
    content,
    isMasked,
    isLocked: answer?.locked ?? first?.isLocked ?? false,
    state: useHistoryState(data, { isImpossible, isEmpty: series.seconds.length === 0, first }),
    retry: data.retry,
  };
}

/** The drawn line; the same object until its points, its name or its format change. */
function useSeries(
  answer: Answer<ChartCall> | null,
  tail: readonly GraphicPoint[],
  { id, name, isInPoints = false }: HistorySubject,
  { decimals, isRate }: Quote,
): TimeSeries {
  const { lang } = useShell().globals;
  return useMemo<TimeSeries>(
    () =>
      answer
        ? { ...seriesFromAnswer(answer, tail, { id, name, decimals, lang }), isRate, isInPoints }
        : // The legend has the name from the start, so that nothing shifts when the points arrive.
          { id: String(id), name, seconds: [], values: [] },
    [answer, tail, id, name, decimals, isRate, isInPoints, lang],
  );
}

function useHistoryState(
  data: ChartData<Answer<ChartCall>>,
  {
    isImpossible,
    isEmpty,
    first,
  }: { isImpossible: boolean; isEmpty: boolean; first: FirstChart | null },
): ChartState {
  const t = useLabels();
  if (useIsPagePreserved()) {
    return { kind: 'failed', messages: unreachableTexts(t), canRetry: false };
  }
  if (isImpossible) return { kind: 'empty', message: t('graph_period_start_incorrect') };
  // The server found no data; without scripts this is the only message.
  const isKnownEmpty = first?.picture === null && data.answer === null && data.status === 'loading';
  return toChartState(isKnownEmpty ? { ...data, status: 'loaded' } : data, isEmpty, t);
}

/** The response's points and later ones, in the chart widget's format. */
function seriesFromAnswer(
  { data, series, graph_type }: Answer<ChartCall>,
  tail: readonly GraphicPoint[],
  of: Pick<HistorySubject, 'id' | 'name'> & { readonly decimals: number; readonly lang: Language },
): TimeSeries {
  const live = tail.map((point) => ({
    ...point,
    valueFmt: displayNumber(plainNumber(point.value), of.decimals, of.lang),
  }));
  const rows = withTail<Answer<ChartCall>['data'][string]>(Object.values(data), live);
  const texts = rows.flatMap(({ valueFmt }) => valueFmt ?? []);
  return {
    id: series[0]?.id ?? String(of.id),
    name: series[0]?.name ?? of.name,
    seconds: rows.map((row) => row['date.numeric']),
    values: rows.map(({ value }) => value),
    dates: rows.map(({ date }) => date),
    ...(texts.length === rows.length && { texts }),
    decimals: of.decimals,
    isStepped: graph_type > 0,
  };
}
