import { dayOfMoment, formatDay, parseDay, SECONDS_PER_DAY, type Day } from './day.ts';
import type { ReachedDay } from './figure-day.ts';
import { localDate, momentOfLocal, type TimeZone } from './time-zone.ts';

/** A moment, and the zone of its calendar: the days of the portal begin at midnight there. */
export interface Now {
  readonly ms: number;
  readonly timeZone: TimeZone;
  /** The days that most leading instruments of a kind have reached, if known. */
  readonly marketDays?: ReadonlyMap<string, ReachedDay>;
}

export type Clock = () => Now;

export function todayAt({ ms, timeZone }: Now): Day {
  return dayAt(ms / 1000, timeZone);
}

/** The calendar day of a moment in the zone. */
export function dayAt(second: number, timeZone: TimeZone): Day {
  return dayOfMoment(localDate(second, timeZone).getTime());
}

/** Whether a quote is from a moment of that day (`YYYY-MM-DD`) rather than a daily value. */
export function isMomentOfDay(asOf: string, day: string, timeZone: TimeZone): boolean {
  if (parseDay(asOf) !== undefined) return false;
  return formatDay(dayAt(Date.parse(asOf) / 1000, timeZone)) === day;
}

/** From the first second of a day to that of the next: 23 or 25 hours when clocks change. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

export function spanOfDay(day: Day, timeZone: TimeZone): DaySpan {
  const [from, to] = [day, day + 1].map((each) => momentOfLocal(each * SECONDS_PER_DAY, timeZone));
  return { from: from!, to: to! };
}
