import type { Day } from '../day.ts';
import { civilFromDay, monthLength } from './civil-date.ts';

/** The index of a month, `month` from 1 to 12; undefined if it is not published. */
export type MonthlyIndex = (year: number, month: number) => number | undefined;

/**
 * 31 CFR 356, appendix B, I.B: the index of the third month before for the first day of a month,
 * then in a straight line to that of the second month before; cut to 6 decimals, rounded to 5.
 */
export function referenceIndex(index: MonthlyIndex, day: Day): number | undefined {
  const { year, month, dayOfMonth } = civilFromDay(day);
  const early = monthBefore(index, year, month, 3);
  const late = monthBefore(index, year, month, 2);
  if (early === undefined || late === undefined) return undefined;
  return cutAndRound(early + ((dayOfMonth - 1) / monthLength(year, month)) * (late - early));
}

/** How much the nominal has grown since the bond's first day; rounded as reference indexes are. */
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

/** A quotient a hair below a digit belongs to it: 1.0099999999999998 is 1.01. */
const HAIR = 1e-9;

function cutAndRound(value: number): number {
  const cut = Math.floor(value * 1e6 + HAIR) / 1e6;
  return Math.floor(cut * 1e5 + 0.5 + HAIR) / 1e5;
}
