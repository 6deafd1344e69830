import {
  settlePeriodId,
  type CurrencyPeriod,
} from '../../../domain/currencies/currency-periods.ts';
import type { PeriodId } from '../../../domain/time/period.ts';
import type { PairPeriod } from './page-state.ts';

/** The period of a chart as its API call takes it. */
export interface ChosenPeriod {
  /** The id of its tab; null for an arbitrary period. */
  readonly id: CurrencyPeriod['id'] | null;
  readonly begin: string;
  readonly end: string;
  readonly periodId: PeriodId | null;
}

/** The chosen period; or the first tab if nothing was chosen, or if this pair has no such tab. */
export function chosenPeriod(
  tabs: readonly CurrencyPeriod[],
  wanted: PairPeriod | undefined,
): ChosenPeriod {
  if (wanted?.id === null) {
    const { begin, end } = wanted;
    return { id: null, begin, end, periodId: settlePeriodId(null, begin, end) };
  }
  const tab = tabs.find(({ id }) => id === wanted?.id) ?? tabs[0]!;
  const { id, start_date: begin, end_date: end } = tab;
  return { id, begin, end, periodId: settlePeriodId(tab.periodId, begin, end) };
}

export function isReversed({ begin, end }: ChosenPeriod): boolean {
  return begin > end;
}

/** The request body for its points. */
export function graphicBody({ begin, end, periodId }: ChosenPeriod) {
  return { beginDate: begin, endDate: end, ...(periodId !== null && { periodId }) };
}

/** A key for the chart of a pair in a period. */
export function chartKey(pairId: number, { begin, end, periodId }: ChosenPeriod): string {
  return `${pairId} ${begin} ${end} ${periodId}`;
}
