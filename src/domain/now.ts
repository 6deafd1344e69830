import { dayOfMoment, formatDay, parseDay, SECONDS_PER_DAY, type Day } from './day.ts';
import { localDate, momentOfLocal, type TimeZone } from './time-zone.ts';

/** A moment and whose calendar it is read by: the portal's days begin at midnight of its zone. */
export interface Now {
  readonly ms: number;
  readonly timeZone: TimeZone;
}

export type Clock = () => Now;

export function todayAt({ ms, timeZone }: Now): Day {
  return dayAt(ms / 1000, timeZone);
}

/** The day that the zone's calendars show at a moment. */
export function dayAt(second: number, timeZone: TimeZone): Day {
  return dayOfMoment(localDate(second, timeZone).getTime());
}

/** Whether what a quote is as of is a moment of that day (`YYYY-MM-DD`), and not a day itself. */
export function isMomentOfDay(asOf: string, day: string, timeZone: TimeZone): boolean {
  if (parseDay(asOf) !== undefined) return false;
  return formatDay(dayAt(Date.parse(asOf) / 1000, timeZone)) === day;
}

/** A day from its first second to the first one of the next: an hour more or less where clocks change. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

export function spanOfDay(day: Day, timeZone: TimeZone): DaySpan {
  const [from, to] = [day, day + 1].map((each) => momentOfLocal(each * SECONDS_PER_DAY, timeZone));
  return { from: from!, to: to! };
}
