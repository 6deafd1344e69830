import type { Day } from '../time/day.ts';

/**
 * The order and spelling of a column's dates: `2024-01-31`, `31.01.2024`, `01/31/2024`,
 * `2024/1/31`, `20240131`, `31 Jan 2024` or `January 31, 2024`.
 */
export const DATE_FORMS = ['iso', 'dmy', 'mdy', 'ymd', 'compact', 'month-name'] as const;
export type DateForm = (typeof DATE_FORMS)[number];

export type DayFault =
  | 'empty'
  | 'not-a-date'
  | 'no-such-day'
  | 'two-digit-year'
  | 'year-out-of-range'
  | 'has-time';

const FIRST_YEAR = 1800;
const LAST_YEAR = 2200;

const ZERO = 48;
const HYPHEN = 45;
/** A day that is written as a moment: only midnight is that day without doubt. */
const MOMENT =
  /^(.*?\d)[T ]\s*(\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[AP]M)?)\s*(?:Z|[+-]\d{2}:?\d{2})?$/i;
const MIDNIGHT = /^(?:0{1,2}:00(?::00(?:[.,]0+)?)?(?:\s*AM)?|12:00(?::00(?:[.,]0+)?)?\s*AM)$/i;

const PARTS: Readonly<Record<Exclude<DateForm, 'month-name'>, RegExp>> = {
  iso: /^(?<year>\d+)-(?<month>\d\d)-(?<day>\d\d)$/,
  dmy: /^(?<day>\d{1,2})(?<mark>[./ -])(?<month>\d{1,2})\k<mark>(?<year>\d+)$/,
  // No country writes the month first with full stops.
  mdy: /^(?<month>\d{1,2})(?<mark>[/ -])(?<day>\d{1,2})\k<mark>(?<year>\d+)$/,
  ymd: /^(?<year>\d{3,})(?<mark>[./ -])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/,
  compact: /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
};
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\\s+)?';
const DAY_FIRST = new RegExp(
  `^${WEEKDAY}(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s./-]*(?<name>[a-z]{3,9})[.,]?[\\s./-]*(?<year>\\d+)$`,
  'i',
);
const MONTH_FIRST = new RegExp(
  `^${WEEKDAY}(?<name>[a-z]{3,9})\\.?[\\s-]*(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,-]+(?<year>\\d+)$`,
  'i',
);
const YEAR_FIRST = /^(?<year>\d{3,})[\s./-]*(?<name>[a-z]{3,9})[\s./-]*(?<day>\d{1,2})$/i;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/**
 * The day that a cell contains, or why there is none. A time of day is accepted at midnight only,
 * and the day is the one written, whatever the time zone.
 */
export function readDay(text: string, form: DateForm): Day | DayFault {
  if (form === 'iso' && text.length === 10) {
    const day = readPlainIso(text);
    if (day !== undefined) return day;
  }
  return readWritten(text.trim(), form);
}

export function isDayFault(value: Day | DayFault): value is DayFault {
  return typeof value === 'string';
}

function readPlainIso(text: string): Day | DayFault | undefined {
  if (text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN) return undefined;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  // A character that isn't a digit makes its part NaN.
  return year + month + day >= 0 ? checkedDay(year, month, day) : undefined;
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

function readWritten(text: string, form: DateForm): Day | DayFault {
  if (text === '') return 'empty';
  const [, written = text, time] = MOMENT.exec(text) ?? [];
  const parts = dateParts(written.trimEnd(), form);
  if (!parts) return 'not-a-date';
  const { year, month, day, yearLength } = parts;
  if (yearLength === 2) return 'two-digit-year';
  if (yearLength !== 4) return yearLength > 4 ? 'year-out-of-range' : 'not-a-date';
  const value = checkedDay(year, month, day);
  const isMidnight = time === undefined || MIDNIGHT.test(time);
  return isMidnight || isDayFault(value) ? value : 'has-time';
}

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly yearLength: number;
}

function dateParts(text: string, form: DateForm): DateParts | undefined {
  const match =
    form === 'month-name'
      ? (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text) ?? YEAR_FIRST.exec(text))
      : PARTS[form].exec(text);
  if (!match?.groups) return undefined;
  const { year = '', month, name = '', day } = match.groups;
  const number = month === undefined ? monthFromName(name) : Number(month);
  if (number === undefined) return undefined;
  return { year: Number(year), month: number, day: Number(day), yearLength: year.length };
}

function monthFromName(name: string): number | undefined {
  const lower = name.toLowerCase();
  // Britons also abbreviate September to four letters.
  const index = MONTHS.findIndex(
    (month) =>
      month === lower || month.slice(0, 3) === lower || (lower === 'sept' && month[0] === 's'),
  );
  return index < 0 ? undefined : index + 1;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Days before a month, in a year that begins on 1 March. */
const DAYS_BEFORE = [306, 337, 0, 31, 61, 92, 122, 153, 184, 214, 245, 275] as const;
/** 1970-01-01, counted from 1 March of year 0. */
const EPOCH = 719_468;

function checkedDay(year: number, month: number, day: number): Day | DayFault {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return 'no-such-day';
  if (year < FIRST_YEAR || year > LAST_YEAR) return 'year-out-of-range';
  const marchYear = month < 3 ? year - 1 : year;
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + DAYS_BEFORE[month - 1]! + day - 1 - EPOCH;
}

function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : MONTH_LENGTHS[month - 1]!;
}
