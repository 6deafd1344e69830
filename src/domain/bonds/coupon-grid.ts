import { calendarDay, type Day } from '../time/day.ts';
import { civilFromDay, isMonthEnd, monthLength } from './civil-date.ts';

/**
 * The coupon dates of a bond if all its periods were regular, extended without limit in both
 * directions. Odd periods are measured in the periods of the grid ("quasi-coupon" periods).
 */
export interface CouponGrid {
  /** Months since January of the year 0. */
  readonly anchorMonth: number;
  readonly anchorDayOfMonth: number;
  readonly stepMonths: number;
  /** Set instead of the months if periods last whole weeks. */
  readonly stepDays: number;
  readonly anchor: Day;
  /** All days are month ends. */
  readonly isEndOfMonth: boolean;
}

const MONTHS_PER_YEAR = 12;
/** 52 weeks: markets that pay by the week count a year as so many days. */
const DAYS_OF_WEEKS = 364;

export function createGrid(anchor: Day, periodsPerYear: number, isEndOfMonth: boolean): CouponGrid {
  const { year, month, dayOfMonth } = civilFromDay(anchor);
  const hasMonths = MONTHS_PER_YEAR % periodsPerYear === 0;
  return {
    anchorMonth: year * 12 + month - 1,
    anchorDayOfMonth: dayOfMonth,
    stepMonths: hasMonths ? MONTHS_PER_YEAR / periodsPerYear : 0,
    stepDays: hasMonths ? 0 : DAYS_OF_WEEKS / periodsPerYear,
    anchor,
    isEndOfMonth: isEndOfMonth && isMonthEnd(anchor),
  };
}

/**
 * The day `index` steps after the anchor. Counted from the anchor so that a 31st does not drift.
 */
export function gridDay(grid: CouponGrid, index: number): Day {
  if (grid.stepDays !== 0) return grid.anchor + index * grid.stepDays;
  const months = grid.anchorMonth + index * grid.stepMonths;
  const year = Math.floor(months / 12);
  const month = months - year * 12 + 1;
  const length = monthLength(year, month);
  return calendarDay(
    year,
    month,
    grid.isEndOfMonth ? length : Math.min(grid.anchorDayOfMonth, length),
  );
}

/** The index of the last grid day on or before `day`. */
export function gridIndexAt(grid: CouponGrid, day: Day): number {
  if (grid.stepDays !== 0) return Math.floor((day - grid.anchor) / grid.stepDays);
  const { year, month } = civilFromDay(day);
  let index = Math.floor((year * 12 + month - 1 - grid.anchorMonth) / grid.stepMonths);
  while (gridDay(grid, index) > day) index -= 1;
  while (gridDay(grid, index + 1) <= day) index += 1;
  return index;
}

export function isOnGrid(grid: CouponGrid, day: Day): boolean {
  return gridDay(grid, gridIndexAt(grid, day)) === day;
}
