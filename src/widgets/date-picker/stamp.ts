import { formatDay, parseDay, type Day } from '../../domain/time/day.ts';

/**
 * A minute counted from 1970-01-01 00:00, so that dates with and without a time can be compared.
 */
export type Stamp = number;

const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 1440;
const ISO_STAMP = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?$/;

export function toStamp(day: Day, minutes = 0): Stamp {
  return day * MINUTES_PER_DAY + minutes;
}

export function dayOfStamp(stamp: Stamp): Day {
  return Math.floor(stamp / MINUTES_PER_DAY);
}

/** Minutes since midnight. */
export function minutesInDay(stamp: Stamp): number {
  return stamp - dayOfStamp(stamp) * MINUTES_PER_DAY;
}

/** Minutes since midnight of a time on the clock; undefined for 24:00 and the like. */
export function minutesOfClock(hours: number, minutes: number): number | undefined {
  return hours < 24 && minutes < MINUTES_PER_HOUR ? hours * MINUTES_PER_HOUR + minutes : undefined;
}

/** Reads `YYYY-MM-DD` and `YYYY-MM-DDTHH:mm`; undefined for anything else. */
export function parseStamp(text: string | null | undefined): Stamp | undefined {
  const match = ISO_STAMP.exec(text ?? '');
  const day = parseDay(match?.[1] ?? '');
  const minutes = minutesOfClock(Number(match?.[2] ?? 0), Number(match?.[3] ?? 0));
  return day === undefined || minutes === undefined ? undefined : toStamp(day, minutes);
}

export function formatStamp(stamp: Stamp, hasTime: boolean): string {
  const day = formatDay(dayOfStamp(stamp));
  return hasTime ? `${day}T${formatClock(minutesInDay(stamp))}` : day;
}

/** `09:05`. */
export function formatClock(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return [hours, minutes % MINUTES_PER_HOUR].map((n) => String(n).padStart(2, '0')).join(':');
}
