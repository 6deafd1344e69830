import { parseDay, type Day } from '../time/day.ts';
import { civilFromDay, monthLength } from './civil-date.ts';

/** The index of a month, `month` from 1 to 12; undefined if it isn't published. */
export type MonthlyIndex = (year: number, month: number) => number | undefined;

/**
 * 31 CFR 356, appendix B, I.B: on the first day of a month the index of three months before, then
 * linearly interpolated to that of two months before; truncated to 6 decimals, rounded to 5.
 */
export function referenceIndex(index: MonthlyIndex, day: Day): number | undefined {
  const { year, month, dayOfMonth } = civilFromDay(day);
  const early = monthBefore(index, year, month, 3);
  const late = monthBefore(index, year, month, 2);
  if (early === undefined || late === undefined) return undefined;
  return cutAndRound(early + ((dayOfMonth - 1) / monthLength(year, month)) * (late - early));
}

/** Index data of a linker: its base reference index, and the monthly indexes by `YYYY-MM`. */
export interface IndexHistory {
  readonly baseIndex: number;
  readonly months: Readonly<Record<string, number>>;
}

export interface DayRatio {
  readonly ratio: number;
  readonly referenceIndex: number;
}

/** Undefined for a day whose index isn't published or isn't stored. */
export function ratioOfDay({ baseIndex, months }: IndexHistory, day: Day): DayRatio | undefined {
  const index: MonthlyIndex = (year, month) => months[monthName(12 * year + month - 1)];
  const reference = referenceIndex(index, day);
  if (reference === undefined) return undefined;
  return { ratio: indexRatio(reference, baseIndex), referenceIndex: reference };
}

/** The first and last day with a ratio; undefined if there is none. */
export function findRatioSpan({
  months,
}: Pick<IndexHistory, 'months'>): { readonly from: Day; readonly to: Day } | undefined {
  const names = new Set(Object.keys(months));
  // A day needs the indexes of two and three months before.
  const counted = [...names]
    .map((name) => 12 * Number(name.slice(0, 4)) + Number(name.slice(5)) - 1)
    .filter((month) => names.has(monthName(month + 1)))
    .toSorted((a, b) => a - b);
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { from: firstDay(first + 3), to: firstDay(last + 4) - 1 };
}

/** Months are counted from the year 0. */
function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

function firstDay(month: number): Day {
  return parseDay(`${monthName(month)}-01`)!;
}

/** The growth of the nominal since the bond's first day; rounded like reference indexes. */
export function indexRatio(reference: number, referenceAtStart: number): number {
  return cutAndRound(reference / referenceAtStart);
}

function monthBefore(
  index: MonthlyIndex,
  year: number,
  month: number,
  months: number,
): number | undefined {
  const shifted = year * 12 + month - 1 - months;
  return index(Math.floor(shifted / 12), (shifted % 12) + 1);
}

/** Tolerance for a quotient just below a digit: 1.0099999999999998 is 1.01. */
const HAIR = 1e-9;

function cutAndRound(value: number): number {
  const cut = Math.floor(value * 1e6 + HAIR) / 1e6;
  return Math.floor(cut * 1e5 + 0.5 + HAIR) / 1e5;
}
