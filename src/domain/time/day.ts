/** A calendar day as the number of days since 1970-01-01 (UTC). */
export type Day = number;

const MILLISECONDS_PER_DAY = 86_400_000;
export const SECONDS_PER_DAY = 86_400;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export function calendarDay(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / MILLISECONDS_PER_DAY;
}

/** The day a moment falls on, in UTC. */
export function dayOfMoment(milliseconds: number): Day {
  return Math.floor(milliseconds / MILLISECONDS_PER_DAY);
}

/** Parses `YYYY-MM-DD`; undefined for anything but a real day of the years 1000 to 9999. */
export function parseDay(text: string): Day | undefined {
  const match = ISO_DAY.exec(text);
  if (!match) return undefined;
  const [year, month, dayOfMonth] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1000) return undefined;
  const day = calendarDay(year, month, dayOfMonth);
  // A nonexistent day or month would roll over into the next one.
  const date = new Date(day * MILLISECONDS_PER_DAY);
  const isReal = date.getUTCDate() === dayOfMonth && date.getUTCMonth() === month - 1;
  return isReal ? day : undefined;
}

export function formatDay(day: Day): string {
  return new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

export function yearFromDay(day: Day): number {
  return new Date(day * MILLISECONDS_PER_DAY).getUTCFullYear();
}

export function firstDayOfYear(year: number): Day {
  return calendarDay(year, 1, 1);
}

/** 0 = Sunday … 6 = Saturday. 1970-01-01 was a Thursday. */
export function weekdayFromDay(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The same day of the month `months` later or earlier; the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  const firstOfTarget = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const lengthOfTarget = new Date(
    Date.UTC(firstOfTarget.getUTCFullYear(), firstOfTarget.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return (
    firstOfTarget.getTime() / MILLISECONDS_PER_DAY + Math.min(date.getUTCDate(), lengthOfTarget) - 1
  );
}
