import type { Day } from '../../src/domain/time/day.ts';
import type { Basis } from './excel-rows.ts';

/**
 * Days and day counts implemented again, plainly and independent of the product's own, so that an
 * error in either shows as a difference. With a quirk they count like Excel.
 */
/**
 * Excel's deviations; the page has a sentence for each (`conformance_reason_…`), and
 * `excel-rules.ts` the rows that each can explain.
 */
const QUIRKS = [
  'thirty_first',
  'negative_time',
  'last_period_days',
  'bill_year',
  'lost_month_end',
  'whole_period_days',
  'two_grids',
  'counted_from_settlement',
  'counted_from_maturity',
  'days_left_counted',
  'two_thirties',
] as const;
export type Quirk = (typeof QUIRKS)[number];
export type Quirks = ReadonlySet<Quirk>;

const DAY_MS = 86_400_000;

interface Civil {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/** The tables have few days and many rows. */
const known = new Map<Day, Civil>();

function civil(day: Day): Civil {
  const found = known.get(day);
  if (found) return found;
  const at = new Date(day * DAY_MS);
  const made = { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
  known.set(day, made);
  return made;
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function lengthOfMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 1 && isLeap ? 29 : LENGTHS[month]!;
}

export function isLastOfMonth(day: Day): boolean {
  const { year, month, date } = civil(day);
  return date === lengthOfMonth(year, month);
}

export const isLastOfFebruary = (day: Day): boolean => civil(day).month === 1 && isLastOfMonth(day);

export const dayOfMonth = (day: Day): number => civil(day).date;

/** The same day of another month, or its last; always its last if `toEnd`. */
export function addMonths(day: Day, months: number, toEnd = false): Day {
  const { year, month, date } = civil(day);
  const total = year * 12 + month + months;
  const [toYear, toMonth] = [Math.floor(total / 12), ((total % 12) + 12) % 12];
  const length = lengthOfMonth(toYear, toMonth);
  return Date.UTC(toYear, toMonth, toEnd ? length : Math.min(date, length)) / DAY_MS;
}

/** Days by the basis. `both` is how Excel counts whole periods of ODDLPRICE. */
export function daysBetween(
  basis: Basis,
  from: Day,
  to: Day,
  quirks: Quirks,
  both = false,
): number {
  if (basis === 'Europ30_360') return thirty(from, to, Math.min(civil(to).date, 30));
  if (basis !== 'UsPsa30_360') return to - from;
  let last = civil(to).date;
  if (isLastOfFebruary(to) && (both || isLastOfFebruary(from))) last = 30;
  const startsLate = quirks.has('thirty_first')
    ? civil(from).date >= 30
    : civil(from).date >= 30 || isLastOfFebruary(from);
  if (last === 31 && (both || startsLate)) last = 30;
  return thirty(from, to, last, isLastOfFebruary(from));
}

function thirty(from: Day, to: Day, last: number, startsAtFebruaryEnd = false): number {
  const [a, b] = [civil(from), civil(to)];
  const first = startsAtFebruaryEnd ? 30 : Math.min(a.date, 30);
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + (last - first);
}

/** Days of a coupon period by Excel's COUPDAYS. */
export function daysOfPeriod(basis: Basis, start: Day, end: Day, frequency: number): number {
  if (basis === 'ActualActual') return end - start;
  return (basis === 'Actual365' ? 365 : 360) / frequency;
}

/** Years without coupon periods; Excel's ACT/ACT isn't supported. */
export function yearsBetween(
  basis: Exclude<Basis, 'ActualActual'>,
  from: Day,
  to: Day,
  quirks: Quirks,
): number {
  return basis === 'Actual365' ? (to - from) / 365 : daysBetween(basis, from, to, quirks) / 360;
}
