import { formatDay, type Day } from '../time/day.ts';
import { PERIOD, rangeOfPeriod, type PeriodId } from '../time/period.ts';

/** A period tab of the currency page, as the specification spells it. */
export interface CurrencyPeriod {
  readonly month: number;
  readonly id: CurrencyPeriodName;
  readonly ttl: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly periodId: PeriodId;
}

const PERIODS = [
  { id: '1D', periodId: PERIOD.today, month: 0 },
  { id: '3M', periodId: PERIOD.threeMonths, month: 3 },
  { id: '1Y', periodId: PERIOD.oneYear, month: 12 },
  { id: '5Y', periodId: PERIOD.fiveYears, month: 60 },
  { id: '10Y', periodId: PERIOD.tenYears, month: 120 },
] as const;
export type CurrencyPeriodName = (typeof PERIODS)[number]['id'];
export const CURRENCY_PERIOD_NAMES = PERIODS.map(({ id }) => id);

/** The periodicities with enough values in three months to warrant a tab. */
const WITH_THREE_MONTHS: ReadonlySet<number> = new Set([0, 8]);

/** The tabs of a pair; the first is the default. */
export function currencyPeriods(
  pair: { readonly isRealtime: boolean; readonly periodicity: number },
  today: Day,
  periodTitle: (id: CurrencyPeriodName) => string,
): CurrencyPeriod[] {
  return PERIODS.filter(
    ({ id }) =>
      (id !== '1D' || pair.isRealtime) && (id !== '3M' || WITH_THREE_MONTHS.has(pair.periodicity)),
  ).map(({ id, periodId, month }) => {
    const { begin, end } = rangeOfPeriod(periodId, today);
    return {
      month,
      id,
      ttl: periodTitle(id),
      start_date: formatDay(begin),
      end_date: formatDay(end),
      periodId,
    };
  });
}

/** If start and end are equal, the period is one day, whatever period was requested. */
export function settlePeriodId(
  periodId: PeriodId | null,
  begin: string,
  end: string,
): PeriodId | null {
  return begin === end ? PERIOD.today : periodId;
}
