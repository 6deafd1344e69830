import { useMemo } from 'react';
import type { PairRow } from '../../../contracts/currencies/currencies.ts';
import { getGraphicData } from '../../../contracts/instruments/indexes.ts';
import type { Quote } from '../../../contracts/instruments/quote.ts';
import type { ChartState } from '../../../widgets/chart/chart-types.ts';
import { seriesFromPoints, type FirstChart } from '../../parts/first-chart.ts';
import { dayWithin } from '../../parts/history-period.ts';
import type { LiveQuotes } from '../../parts/quote-board.ts';
import { toChartState, useChartData } from '../../parts/use-chart-data.ts';
import { isPresentDay, useLatestPoints } from '../../parts/use-latest-points.ts';
import { useReference } from '../../parts/use-reference.ts';
import { withTail } from '../../parts/use-tail.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { chartKey, graphicBody, isReversed } from './chosen-period.ts';
import type { usePairPeriods } from './use-pair-periods.ts';

export const PAIR_CHART_HEIGHT = 300;

/** The first chart of a pair as a picture; null if the period is invalid. */
export interface FirstPairChart {
  readonly periodicity: number;
  /** The period of the picture. */
  readonly key: string;
  readonly chart: FirstChart | null;
}

/** Loads the points of a pair in its period and keeps their end up to date. */
export function usePairLine(
  {
    row,
    today,
    first,
    live,
  }: {
    readonly row: PairRow;
    readonly today: string;
    readonly first: FirstPairChart | undefined;
    readonly live: LiveQuotes;
  },
  {
    quote,
    periods,
  }: { readonly quote: Quote; readonly periods: ReturnType<typeof usePairPeriods> },
) {
  const t = useLabels();
  const { ticker, 'index_id.numeric': id } = row;
  const { period } = periods;
  const isImpossible = isReversed(period);
  const key = chartKey(id, period);
  const isToday = isPresentDay(period, today);
  const data = useChartData(
    isImpossible || !periods.isKnown ? null : key,
    (call) => call(getGraphicData, { params: { indexId: String(id) }, body: graphicBody(period) }),
    isToday ? live.gaps : 0,
  );
  const { answer } = data;
  // The first response is more reliable than the list on whether the pair has intraday values.
  if (answer && !answer.realtime && period.id === '1D') periods.setIsRealtime(false);

  // The drawn response decides, even if the page was rendered for another viewer.
  const isMasked = answer?.masked ?? first?.chart?.isMasked ?? true;
  const tail = useLatestPoints(`${key} ${isMasked}`, period, {
    isToday,
    isMoving: !isMasked && data.status === 'loaded',
    quote,
    liveQuote: live.quotes.get(id),
  });
  const points = useMemo(
    () => (isImpossible ? [] : withTail(answer?.data ?? [], tail)),
    [isImpossible, answer, tail],
  );
  // The picture is only shown for its own period, and not if loading the points has failed.
  const isFirstAwaited = key === first?.key && answer === null && data.status !== 'failed';
  const still = isFirstAwaited ? first.chart : null;
  const previousClose = useReference(quote, isMasked ? null : dayWithin(period));
  const { decimals, unit } = quote;
  const content = useMemo(() => {
    const line = seriesFromPoints(points, { id: String(id), name: ticker, decimals });
    const series = points.length > 0 ? [{ ...line, pointLink: `/indexes/${id}/` }] : [];
    return {
      mode: 'time',
      panes: [{ series, measure: unit, height: PAIR_CHART_HEIGHT, reference: previousClose }],
      period: key,
      ...still,
    } as const;
  }, [points, id, ticker, decimals, unit, previousClose, key, still]);
  const state: ChartState = isImpossible
    ? { kind: 'empty', message: t('graph_period_start_incorrect') }
    : toChartState(data, points.length === 0, t);
  return { content, state, isMasked, retry: data.retry };
}
