const NUMBER = /\d[\d\s.,'’]*(?:e[+-]?\d+)?/i;
const GROUPING = /[\s'’]/g;
const NEGATIVE_BEFORE = /[-−]\s*\D{0,3}$/;

/**
 * The number in a text, which may have spaces, a sign, %, ▲▼ and units around it; a minus or ▼
 * makes it negative. NaN if there is none. `mark` decides how to read a lone comma.
 */
export function parseNumber(text: string, mark: string): number {
  const match = NUMBER.exec(text);
  if (!match) return Number.NaN;
  const before = text.slice(0, match.index);
  const isNegative =
    NEGATIVE_BEFORE.test(before) || (before.includes('▼') && !before.includes('+'));
  const value = Number(withPoint(match[0].replaceAll(GROUPING, ''), mark));
  return isNegative && value !== 0 ? -value : value;
}

function withPoint(digits: string, mark: string): string {
  const text = digits.replace(/[.,]+$/, '');
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma < 0) return isRepeated(text, '.') ? text.replaceAll('.', '') : text;
  if (point >= 0) {
    return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  }
  const isGrouping = isRepeated(text, ',') || (mark === '.' && /,\d{3}$/.test(text));
  return isGrouping ? text.replaceAll(',', '') : text.replace(',', '.');
}

function isRepeated(text: string, character: string): boolean {
  return text.indexOf(character) !== text.lastIndexOf(character);
}

const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/;
const DAY_FIRST = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/;
const SPELLED = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})/;
const TIME =
  /(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?\s*(?:UTC|GMT)?\s*(?:([+-])(\d{2}):?(\d{2}))?/;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** A larger number of seconds would be after the year 5138, so it is in milliseconds. */
const MILLISECONDS_FROM = 1e11;

/** Seconds since 1970 of `2026-11-15`, `15.11.2026 14:05`, `15 Nov 2026`, `14:05`; NaN if none. */
export function parseMoment(text: string): number {
  const day = parseDayText(text);
  const match = TIME.exec(day ? text.slice(day.length) : text);
  if (!day && !match) return /^-?\d+(?:\.\d+)?$/.test(text) ? ofNumber(Number(text)) : Number.NaN;
  return (day ? day.seconds : 0) + (match ? secondsOfTime(match) : 0);
}

export function ofNumber(value: number): number {
  return Math.abs(value) > MILLISECONDS_FROM ? value / 1000 : value;
}

function parseDayText(text: string): { seconds: number; length: number } | undefined {
  const iso = ISO.exec(text);
  if (iso) return dayOfParts(iso[1], Number(iso[2]), iso[3], iso[0].length);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst)
    return dayOfParts(dayFirst[3], Number(dayFirst[2]), dayFirst[1], dayFirst[0].length);
  const spelled = SPELLED.exec(text);
  if (!spelled) return undefined;
  const month = MONTHS.indexOf((spelled[2] ?? '').toLowerCase()) / 3 + 1;
  return Number.isInteger(month) && month > 0
    ? dayOfParts(spelled[3], month, spelled[1], spelled[0].length)
    : undefined;
}

function dayOfParts(
  year: string | undefined,
  month: number,
  day: string | undefined,
  length: number,
) {
  return { seconds: Date.UTC(Number(year), month - 1, Number(day)) / 1000, length };
}

function secondsOfTime(match: RegExpExecArray): number {
  const [, hours, minutes, seconds = '0', sign, zoneHours, zoneMinutes] = match;
  const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (!sign) return time;
  const zone = Number(zoneHours) * 3600 + Number(zoneMinutes) * 60;
  return sign === '+' ? time - zone : time + zone;
}
