import { useState } from 'react';
import { getPeriodicity } from '../../../contracts/currencies/currencies.ts';
import {
  currencyPeriods,
  type CurrencyPeriod,
} from '../../../domain/currencies/currency-periods.ts';
import type { Day } from '../../../domain/time/day.ts';
import { useChartData } from '../../parts/use-chart-data.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { chosenPeriod } from './chosen-period.ts';
import type { PairPeriod } from './page-state.ts';

export const PERIOD_TITLES = {
  '1D': 'period_1d',
  '3M': 'period_3m',
  '1Y': 'period_1y',
  '5Y': 'period_5y',
  '10Y': 'period_10y',
} as const;

/**
 * The tabs of a pair and the shown period. The periodicity of its values determines the tabs.
 */
export function usePairPeriods(
  id: number,
  options: {
    readonly isRealtime: boolean;
    readonly periodicity: number | null;
    readonly today: Day;
    readonly wanted: PairPeriod | undefined;
  },
) {
  const t = useLabels();
  // Requested if the page didn’t include it.
  const asked = useChartData(options.periodicity === null ? `periodicity ${id}` : null, (call) =>
    call(getPeriodicity, { params: { indexId: String(id) } }),
  );
  const periodicity = options.periodicity ?? asked.answer;
  const [isRealtime, setIsRealtime] = useState(options.isRealtime);
  const isKnown = periodicity !== null || asked.status === 'failed';
  const tabs: CurrencyPeriod[] = currencyPeriods(
    { isRealtime, periodicity: periodicity ?? 1 },
    options.today,
    (name) => t(PERIOD_TITLES[name]),
  );
  const period = chosenPeriod(tabs, options.wanted);
  return {
    tabs,
    period,
    /**
     * Whether the period is known. The periodicity decides which tab comes first, unless it is the
     * tab of today.
     */
    isKnown: isKnown || tabs[0]?.id === '1D' || options.wanted !== undefined,
    setIsRealtime,
  };
}
