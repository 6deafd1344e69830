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

/** The period that a chart shows. */
export interface ShownPeriod {
  readonly periodId: PeriodId | null;
  readonly begin: string;
  readonly end: string;
}

/** The period in the page's URL; `name` is null for a custom one. */
export interface HistoryPeriod extends ShownPeriod {
  readonly name: PeriodName | null;
}

/** An invalid period falls back to the default: an old link shows a chart, not an error. */
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

/** Only instruments that move during the day have a chart of today. */
export function periodNames(isRealtime: boolean): PeriodName[] {
  const names = Object.keys(PERIODS) as PeriodName[];
  return isRealtime ? names : names.filter((name) => name !== '1d');
}

export function namedPeriod(name: PeriodName, today: Day): HistoryPeriod {
  const { begin, end } = rangeOfPeriod(PERIODS[name], today);
  return { name, periodId: PERIODS[name], begin: formatDay(begin), end: formatDay(end) };
}

/** Each period has one canonical URL, which omits the default period and the first page. */
export function historyAddress(
  path: string,
  { name, begin, end }: HistoryPeriod,
  page = 1,
  /** Further query parameters of the page. */
  others: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...others,
    ...(name === null ? { from: begin, to: end } : name !== DEFAULT && { period: name }),
    ...(page > 1 && { page: String(page) }),
  });
  if (query.size === 0) return path;
  // The path may already have a query.
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** The day of an intraday chart; null for a period of daily closes. */
export function dayWithin({ periodId, end }: ShownPeriod): string | null {
  return periodId === PERIOD.today ? end : null;
}

export function isReversed({ begin, end }: HistoryPeriod): boolean {
  return begin > end;
}
