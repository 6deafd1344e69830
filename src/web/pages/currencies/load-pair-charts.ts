import type { RouterContextProvider } from 'react-router';
import { getPeriodicity, type PairRow } from '../../../contracts/currencies/currencies.ts';
import { getGraphicData } from '../../../contracts/instruments/indexes.ts';
import { currencyPeriods } from '../../../domain/currencies/currency-periods.ts';
import type { Day } from '../../../domain/time/day.ts';
import { load } from '../../api/load.ts';
import { makeFirstChart } from '../../parts/first-chart.ts';
import { pageContext } from '../../page-context.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { chartKey, chosenPeriod, graphicBody, isReversed } from './chosen-period.ts';
import type { PairPeriods } from './page-state.ts';
import { PAIR_CHART_HEIGHT, type FirstPairChart } from './use-pair-line.ts';

/** The first charts of pairs, by pair. */
export async function loadPairCharts(
  context: Readonly<RouterContextProvider>,
  rows: readonly PairRow[],
  { today, periods, t }: { today: Day; periods: PairPeriods; t: Translate },
): Promise<Record<number, FirstPairChart>> {
  const page = context.get(pageContext);
  return Object.fromEntries(await Promise.all(rows.map(firstChart)));

  async function firstChart(row: PairRow) {
    const id = row['index_id.numeric'];
    const params = { indexId: String(id) };
    const periodicity = await load(context, getPeriodicity, { params });
    const { isRealtime } = row.quote;
    const tabs = currencyPeriods({ isRealtime, periodicity }, today, (name) => name);
    const period = chosenPeriod(tabs, periods.get(id));
    const key = chartKey(id, period);
    if (isReversed(period)) return [id, { periodicity, key, chart: null }] as const;
    const { data, masked, locked } = await load(context, getGraphicData, {
      params,
      body: graphicBody(period),
    });
    const chart = makeFirstChart(data, {
      name: row.ticker,
      quote: row.quote,
      isMasked: masked,
      isLocked: locked,
      height: PAIR_CHART_HEIGHT,
      period,
      page,
      t,
    });
    return [id, { periodicity, key, chart }] as const;
  }
}
