import {
  firstDayOfMonth,
  lastDayOfMonth,
  monthFromDay,
  monthOfYear,
  type Month,
} from '../../domain/time/calendar.ts';
import { calendarDay, type Day } from '../../domain/time/day.ts';
import { dayOfStamp, MINUTES_PER_DAY, parseStamp, toStamp, type Stamp } from './stamp.ts';

/** The first and the last minute that may be chosen. */
export interface Bounds {
  readonly min: Stamp;
  readonly max: Stamp;
}

/** The years that `YYYY-MM-DD` can write. */
const FIRST_DAY = calendarDay(1000, 1, 1);
const LAST_DAY = calendarDay(9999, 12, 31);

/** From `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; a bound without a time holds its whole day. */
export function parseBounds(min: string | undefined, max: string | undefined, hasTime: boolean) {
  const first = parseStamp(min) ?? toStamp(FIRST_DAY);
  const last = parseStamp(max) ?? toStamp(LAST_DAY);
  const isLastWholeDay = !hasTime || !max?.includes('T');
  return {
    min: hasTime ? first : toStamp(dayOfStamp(first)),
    max: isLastWholeDay ? toStamp(dayOfStamp(last), MINUTES_PER_DAY - 1) : last,
  } satisfies Bounds;
}

export function refusalBy(bounds: Bounds, stamp: Stamp): 'before-min' | 'after-max' | undefined {
  if (stamp < bounds.min) return 'before-min';
  return stamp > bounds.max ? 'after-max' : undefined;
}

export function clampStamp(stamp: Stamp, { min, max }: Bounds): Stamp {
  return Math.max(min, Math.min(max, stamp));
}

export function clampDay(day: Day, { min, max }: Bounds): Day {
  return Math.max(dayOfStamp(min), Math.min(dayOfStamp(max), day));
}

/** Whether any minute between the first and the last day may be chosen. */
function touches({ min, max }: Bounds, first: Day, last: Day): boolean {
  return min <= max && first <= dayOfStamp(max) && last >= dayOfStamp(min);
}

export function isDayAllowed(bounds: Bounds, day: Day): boolean {
  return touches(bounds, day, day);
}

export function isMonthAllowed(bounds: Bounds, month: Month): boolean {
  return touches(bounds, firstDayOfMonth(month), lastDayOfMonth(month));
}

export function isYearAllowed(bounds: Bounds, year: number): boolean {
  return touches(
    bounds,
    firstDayOfMonth(monthOfYear(year, 1)),
    lastDayOfMonth(monthOfYear(year, 12)),
  );
}

/** The months that hold the bounds. */
export function monthsOfBounds({ min, max }: Bounds): { first: Month; last: Month } {
  return { first: monthFromDay(dayOfStamp(min)), last: monthFromDay(dayOfStamp(max)) };
}
