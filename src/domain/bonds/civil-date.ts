import { calendarDay, type Day } from '../time/day.ts';

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly dayOfMonth: number;
}

const DAYS_PER_ERA = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const EPOCH_SHIFT = 719_468;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Year, month and day by integer arithmetic: the flows of bonds need millions of them. */
export function civilFromDay(day: Day): CivilDate {
  const shifted = day + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  // Counted from March, so that the leap day comes last.
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth };
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function monthLength(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

export function isMonthEnd(day: Day): boolean {
  const { year, month, dayOfMonth } = civilFromDay(day);
  return dayOfMonth === monthLength(year, month);
}

/** Whether a 29 February falls after `from` and not after `to`. */
export function hasLeapDay(from: Day, to: Day): boolean {
  for (let year = civilFromDay(from).year; year <= civilFromDay(to).year; year += 1) {
    if (!isLeapYear(year)) continue;
    const leapDay = calendarDay(year, 2, 29);
    if (leapDay > from && leapDay <= to) return true;
  }
  return false;
}
