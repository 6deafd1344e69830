import { SECONDS_PER_DAY as DAY } from '../time/day.ts';
import { displayLocalDay, ENGLISH_MONTHS } from '../text/format.ts';
import { LANGUAGES, type Language } from '../text/language.ts';
import {
  localDate,
  momentOfLocal,
  offsetSeconds,
  zoneName,
  type TimeZone,
} from '../time/time-zone.ts';

const MINUTE = 60;
const HOUR = 3600;

type TickUnit = 'minute' | 'day' | 'month' | 'year';

/** The zone whose clock and calendar the axis follows; null for daily values. */
type AxisZone = TimeZone | null;
/** Daily values are stored at midnight UTC, so days begin there on such an axis. */
const DAYS_ZONE: TimeZone = 'UTC';

/** The positions of the texts of a time axis, and their kind. */
export interface TimeTicks {
  readonly unit: TickUnit;
  /** Seconds since 1970, ascending, within the span. */
  readonly seconds: readonly number[];
}

/** Familiar steps of clocks and calendars, the shortest first. */
const STEPS: readonly { unit: TickUnit; count: number; approximateSeconds: number }[] = [
  ...[1, 2, 5, 10, 15, 30].map((n) => step('minute', n, n * MINUTE)),
  ...[1, 2, 3, 6, 12].map((n) => step('minute', n * 60, n * HOUR)),
  ...[1, 2, 5, 7, 14].map((n) => step('day', n, n * DAY)),
  ...[1, 2, 3, 6].map((n) => step('month', n, n * 30 * DAY)),
  ...[1, 2, 5, 10, 20, 50, 100].map((n) => step('year', n, n * 365 * DAY)),
];

function step(unit: TickUnit, count: number, approximateSeconds: number) {
  return { unit, count, approximateSeconds };
}

/** At most `most` ticks at round times, with the shortest step that allows it. */
export function timeTicks(from: number, to: number, most: number, zone: AxisZone): TimeTicks {
  const smallest = zone === null ? 'day' : 'minute';
  if (to <= from) return { unit: smallest, seconds: [from] };
  const span = to - from;
  for (const { unit, count, approximateSeconds } of STEPS) {
    if (span / approximateSeconds > most || (zone === null && unit === 'minute')) continue;
    const seconds = ticksAt(unit, count, { from, to, zone: zone ?? DAYS_ZONE });
    // If both ends are round times, or months differ in length, there is one more tick than steps.
    if (seconds.length > most) continue;
    // A short span may contain no round time: its beginning is then the only tick.
    if (seconds.length === 0) return firstTick(from, to, zone);
    return { unit, seconds };
  }
  return { unit: 'year', seconds: [from] };
}

function firstTick(from: number, to: number, zone: AxisZone): TimeTicks {
  if (zone !== null) return { unit: to - from < DAY ? 'minute' : 'day', seconds: [from] };
  const midnight = Math.ceil(from / DAY) * DAY;
  return { unit: 'day', seconds: midnight <= to ? [midnight] : [] };
}

function ticksAt(
  unit: TickUnit,
  count: number,
  { from, to, zone }: { from: number; to: number; zone: TimeZone },
): number[] {
  const start = localDate(from, zone);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  const offset = offsetSeconds(from, zone);
  const tickNumber = (i: number): number => {
    if (unit === 'year') {
      return momentOfLocal(Date.UTC((Math.floor(year / count) + i) * count, 0) / 1000, zone);
    }
    if (unit === 'month') {
      const firstMonth = (Math.floor(month / count) + i) * count;
      return momentOfLocal(Date.UTC(year, firstMonth, 1) / 1000, zone);
    }
    const length = count * (unit === 'day' ? DAY : MINUTE);
    const local = (Math.floor((from + offset) / length) + i) * length;
    // Minutes are evenly spaced even when clocks change.
    return unit === 'day' ? momentOfLocal(local, zone) : local - offset;
  };
  const ticks: number[] = [];
  for (let i = 0; ; i += 1) {
    const second = tickNumber(i);
    if (second > to) return ticks;
    if (second >= from) ticks.push(second);
  }
}

/**
 * `14:05`, `15 Nov`, `Nov`, `2026`: the first tick of a larger unit shows the name of that unit.
 */
export function tickText(
  second: number,
  unit: TickUnit,
  zone: AxisZone,
  language: Language,
): string {
  const local = localDate(second, zone ?? DAYS_ZONE);
  if (unit === 'minute') {
    const clock = local.toISOString().slice(11, 16);
    return clock === '00:00' ? localText(local, language, 'day') : clock;
  }
  if (unit === 'month' && local.getUTCMonth() === 0) return localText(local, language, 'year');
  return localText(local, language, unit);
}

const PATTERNS = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

function localText(local: Date, language: Language, unit: keyof typeof PATTERNS): string {
  // Only Chinese adds something to the number. The first date format of a page takes a browser 20
  // ms or more, so the other languages avoid it.
  if (unit === 'year' && language !== 'chn') return String(local.getUTCFullYear());
  if (language === 'eng') {
    const month = ENGLISH_MONTHS[local.getUTCMonth()]!;
    // English readers differ on the order: the day comes first, as on the rest of the page.
    return unit === 'day' ? `${local.getUTCDate()} ${month}` : month;
  }
  const key = `${language} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LANGUAGES[language].tag, {
      ...PATTERNS[unit],
      timeZone: 'UTC',
    });
    formats.set(key, format);
  }
  return format.format(local);
}

/** The moment of an intraday point: `15 Nov 2026 14:05:12 UTC+3`. */
export function pointMoment(second: number, language: Language, timeZone: TimeZone): string {
  const clock = localDate(second, timeZone).toISOString().slice(11, 19);
  const day = displayLocalDay(second, language, timeZone);
  return `${day} ${clock} ${zoneName(second, timeZone)}`;
}
