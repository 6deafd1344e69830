import { LANGUAGES, type Language } from './language.ts';

/** Charts show times at a fixed distance from UTC: Moscow's. */
export const MOSCOW_OFFSET_SECONDS = 10_800;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

type TickUnit = 'minute' | 'day' | 'month' | 'year';

/** Where the texts of a time axis stand, and what kind of text they are. */
export interface TimeTicks {
  readonly unit: TickUnit;
  /** True seconds since 1970, ascending, within the span. */
  readonly seconds: readonly number[];
}

/** Steps of a clock or a calendar that readers know, the shortest first. */
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

/** At most `most` ticks at round times, as few steps apart as that allows. */
export function timeTicks(from: number, to: number, most: number): TimeTicks {
  // The value of a whole day is kept at midnight UTC and has no time to be told.
  if (to <= from) return { unit: from % DAY === 0 ? 'day' : 'minute', seconds: [from] };
  const span = to - from;
  for (const { unit, count, approximateSeconds } of STEPS) {
    if (span / approximateSeconds > most) continue;
    const seconds = ticksAt(unit, count, from, to);
    // Both ends may be round times, and months differ: then it is one more than the span has steps.
    if (seconds.length > most) continue;
    // A span within one step has no round time in it: then its beginning says where it is.
    if (seconds.length === 0) return { unit: span < DAY ? 'minute' : 'day', seconds: [from] };
    return { unit, seconds };
  }
  return { unit: 'year', seconds: [from] };
}

function ticksAt(unit: TickUnit, count: number, from: number, to: number): number[] {
  const start = new Date((from + MOSCOW_OFFSET_SECONDS) * 1000);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  const tickNumber = (i: number): number => {
    if (unit === 'year') return Date.UTC((Math.floor(year / count) + i) * count, 0) / 1000;
    if (unit === 'month') {
      return Date.UTC(year, (Math.floor(month / count) + i) * count, 1) / 1000;
    }
    const length = count * (unit === 'day' ? DAY : MINUTE);
    return (Math.floor((from + MOSCOW_OFFSET_SECONDS) / length) + i) * length;
  };
  const ticks: number[] = [];
  for (let i = 0; ; i += 1) {
    const second = tickNumber(i) - MOSCOW_OFFSET_SECONDS;
    if (second > to) return ticks;
    if (second >= from) ticks.push(second);
  }
}

/** `14:05`, `15 Nov`, `Nov`, `2026`: the first of a larger unit is named by that one. */
export function tickText(second: number, unit: TickUnit, language: Language): string {
  const local = new Date((second + MOSCOW_OFFSET_SECONDS) * 1000);
  if (unit === 'minute') {
    const clock = local.toISOString().slice(11, 16);
    return clock === '00:00' ? textOf(local, language, 'day') : clock;
  }
  if (unit === 'month' && local.getUTCMonth() === 0) return textOf(local, language, 'year');
  return textOf(local, language, unit);
}

const PATTERNS = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

function textOf(local: Date, language: Language, unit: keyof typeof PATTERNS): string {
  // English readers differ on the order: the day first, as everywhere on the page.
  if (language === 'eng' && unit === 'day') {
    return `${local.getUTCDate()} ${textOf(local, language, 'month')}`;
  }
  // Only Chinese writes more than the number; a page's first format costs a browser 20 ms and more.
  if (unit === 'year' && language !== 'chn') return String(local.getUTCFullYear());
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

/** `14:05:12`, at Moscow's time. */
export function clockText(second: number): string {
  return new Date((second + MOSCOW_OFFSET_SECONDS) * 1000).toISOString().slice(11, 19);
}
