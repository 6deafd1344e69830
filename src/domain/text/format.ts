import { dayOfMoment, type Day } from '../time/day.ts';
import type { Language } from './language.ts';
import { localDate, zoneName, type TimeZone } from '../time/time-zone.ts';

const MILLISECONDS_PER_DAY = 86_400_000;
const THIN_GROUPS = /\B(?=(\d{3})+(?!\d))/g;

const NO_LEADING_ZERO = /^[1-9]\d*$/;

export const ENGLISH_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Order of day, month and year in each language. English readers disagree on the order, so the
 * month is spelled out.
 */
const DAY_PATTERN: Record<Exclude<Language, 'eng'>, 'dmy.' | 'dmy/' | 'ymd/'> = {
  rus: 'dmy.',
  pol: 'dmy.',
  ita: 'dmy/',
  deu: 'dmy.',
  esp: 'dmy/',
  chn: 'ymd/',
  ukr: 'dmy.',
  fra: 'dmy/',
  tur: 'dmy.',
};

/** `15 Nov 2026`, `15.11.2026`, `15/11/2026`, `2026/11/15`: by language. */
export function displayDay(day: Day, language: Language): string {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  const y = date.getUTCFullYear();
  if (language === 'eng') return `${date.getUTCDate()} ${ENGLISH_MONTHS[date.getUTCMonth()]} ${y}`;
  const [m, d] = [twoDigits(date.getUTCMonth() + 1), twoDigits(date.getUTCDate())];
  const pattern = DAY_PATTERN[language];
  if (pattern === 'ymd/') return `${y}/${m}/${d}`;
  return pattern === 'dmy/' ? `${d}/${m}/${y}` : `${d}.${m}.${y}`;
}

/** The day without its year, for narrow columns of recent days. */
export function displayDayOfYear(day: Day, language: Language): string {
  return displayDay(day, language).replace(/[ ./]?\d{4}\/?/, '');
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

const NO_BREAK_SPACE = '\u00a0';
/** Languages with a decimal point; the others use a comma. */
const DECIMAL_POINT: ReadonlySet<Language> = new Set(['eng', 'chn']);

export function usesDecimalPoint(language: Language): boolean {
  return DECIMAL_POINT.has(language);
}

/** A decimal text with a fixed number of decimals, thousands separated by a space. */
export function displayNumber(value: string, decimals: number, language: Language): string {
  const rounded = roundDecimalText(value, decimals);
  const [whole = '0', fraction] = rounded.split('.');
  const mark = DECIMAL_POINT.has(language) ? '.' : ',';
  const signed = whole.replace('-', '−');
  const grouped = whole.length < 4 ? signed : signed.replaceAll(THIN_GROUPS, NO_BREAK_SPACE);
  return fraction ? grouped + mark + fraction : grouped;
}

/** Rounds half away from zero on the text itself, so that no binary fraction changes the result. */
export function roundDecimalText(value: string, decimals: number): string {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? value.slice(1) : value).split('.');
  // Nearly all values have no more decimals than are shown, so they need no rounding.
  if (fraction.length <= decimals && NO_LEADING_ZERO.test(whole)) {
    const sign = negative ? '-' : '';
    return decimals === 0 ? sign + whole : `${sign}${whole}.${fraction.padEnd(decimals, '0')}`;
  }
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const units = kept + (Number(fraction[decimals] ?? '0') >= 5 ? 1n : 0n);
  const digits = units.toString().padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return negative && units !== 0n ? `-${text}` : text;
}

/** `+0.29 %`, `−0.21 %`, `0.00 %`: the sign always gives the direction. */
export function displaySigned(value: string, decimals: number, language: Language): string {
  const text = displayNumber(value, decimals, language);
  const isZero = /^−?[0\u00a0.,]*$/.test(text);
  return isZero || text.startsWith('−') ? text : `+${text}`;
}

/** `15 Nov 2026 14:05 UTC+3`, with the date in the format of the language. */
export function displayMoment(
  milliseconds: number,
  language: Language,
  timeZone: TimeZone,
): string {
  const second = Math.floor(milliseconds / 1000);
  const time = `${displayClock(second, timeZone)} ${zoneName(second, timeZone)}`;
  return `${displayLocalDay(second, language, timeZone)} ${time}`;
}

/** The calendar day of a moment in the zone. */
export function displayLocalDay(second: number, language: Language, timeZone: TimeZone): string {
  return displayDay(dayOfMoment(localDate(second, timeZone).getTime()), language);
}

/** `14:05` on the zone's clocks. */
export function displayClock(second: number, timeZone: TimeZone): string {
  return localDate(second, timeZone).toISOString().slice(11, 16);
}
