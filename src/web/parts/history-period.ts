import { formatDay, parseDay, type Day } from '../../domain/time/day.ts';
import { PERIOD, rangeOfPeriod, type PeriodId } from '../../domain/time/period.ts';

const PERIODS = {
  '1d': PERIOD.today,
  '3m': PERIOD.threeMonths,
  '1y': PERIOD.oneYear,
  '5y': PERIOD.fiveYears,
  '10y': PERIOD.tenYears,
} as const;
export type PeriodName = keyof typeof PERIODS;
const DEFAULT: PeriodName = '1y';

/** What a chart shows. */
export interface ShownPeriod {
  readonly periodId: PeriodId | null;
  readonly begin: string;
  readonly end: string;
}

/** The period that the address of the page names; `name` is null for an arbitrary one. */
export interface HistoryPeriod extends ShownPeriod {
  readonly name: PeriodName | null;
}

/** If it cannot be read, the usual period is shown: an old link gives a chart, not an error. */
export function periodOfQuery(
  query: URLSearchParams,
  today: Day,
  isRealtime: boolean,
): HistoryPeriod {
  const [from, to] = [parseDay(query.get('from') ?? ''), parseDay(query.get('to') ?? '')];
  if (from !== undefined && to !== undefined) {
    const isOneDay = from === to;
    const periodId = isOneDay ? PERIOD.today : null;
    return { name: null, periodId, begin: formatDay(from), end: formatDay(to) };
  }
  const wanted = query.get('period');
  return namedPeriod(periodNames(isRealtime).find((name) => name === wanted) ?? DEFAULT, today);
}

/** Only an instrument that moves during the day has a chart of today. */
export function periodNames(isRealtime: boolean): PeriodName[] {
  const names = Object.keys(PERIODS) as PeriodName[];
  return isRealtime ? names : names.filter((name) => name !== '1d');
}

export function namedPeriod(name: PeriodName, today: Day): HistoryPeriod {
  const { begin, end } = rangeOfPeriod(PERIODS[name], today);
  return { name, periodId: PERIODS[name], begin: formatDay(begin), end: formatDay(end) };
}

/** Each period has one address: the usual period and the first page are left out of it. */
export function historyAddress(
  path: string,
  { name, begin, end }: HistoryPeriod,
  page = 1,
  /** What else the page shows. */
  others: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...others,
    ...(name === null ? { from: begin, to: end } : name !== DEFAULT && { period: name }),
    ...(page > 1 && { page: String(page) }),
  });
  if (query.size === 0) return path;
  // A page may say more in its address than the period.
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The day whose single values are wanted; null for a period of daily closes. */
export function dayWithin({ periodId, end }: ShownPeriod): string | null {
  return periodId === PERIOD.today ? end : null;
}

export function isReversed({ begin, end }: HistoryPeriod): boolean {
  return begin > end;
}
