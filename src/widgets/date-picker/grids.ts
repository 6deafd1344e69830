import {
  DAYS_PER_WEEK,
  firstDayOfMonth,
  startOfWeek,
  monthOfYear,
  MONTHS_PER_YEAR,
  type Month,
} from '../../domain/time/calendar.ts';
import type { Day } from '../../domain/time/day.ts';

const WEEKS_SHOWN = 6;
const YEARS_PER_PAGE = 12;
/** Months and years are in rows of three. */
export const CHOICES_PER_ROW = 3;

/**
 * Six weeks from the Monday on or before the first of the month: every month has the same height.
 */
export function listWeeks(month: Month): readonly (readonly Day[])[] {
  const start = startOfWeek(firstDayOfMonth(month));
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (__, day) => start + week * DAYS_PER_WEEK + day),
  );
}

export function listMonths(year: number): readonly Month[] {
  return Array.from({ length: MONTHS_PER_YEAR }, (_, i) => monthOfYear(year, i + 1));
}

/** The page of years with this one; pages are fixed and do not depend on the way to them. */
export function listYearPage(year: number): readonly number[] {
  const first = Math.floor(year / YEARS_PER_PAGE) * YEARS_PER_PAGE;
  return Array.from({ length: YEARS_PER_PAGE }, (_, i) => first + i);
}

export function splitRows<T>(
  items: readonly T[],
  size = CHOICES_PER_ROW,
): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) =>
    items.slice(row * size, (row + 1) * size),
  );
}
