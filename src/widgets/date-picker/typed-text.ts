import { calendarDay, formatDay, type Day } from '../../domain/time/day.ts';
import { languageOfTag } from '../../domain/text/language-tag.ts';
import { monthOfWord } from './month-words.ts';
import { minutesOfClock, toStamp, type Stamp } from './stamp.ts';

/** Why a typed text is rejected: it can't be read, or no such day or time exists. */
type ReadFailure = 'format' | 'no-such-date';

export type DateInputReason = ReadFailure | 'before-min' | 'after-max' | 'end-before-start';

/** The data of `input-error`. */
export interface DateInputError {
  readonly text: string;
  readonly reason: DateInputReason;
}

export type ReadText =
  | { readonly stamp: Stamp; readonly failure?: undefined }
  | { readonly stamp?: undefined; readonly failure: ReadFailure };

export interface Reading {
  readonly languageTag: string;
  readonly hasTime: boolean;
  /** The minutes since midnight to use if the date was typed without a time. */
  readonly defaultMinutes: number;
}

type Fields = readonly [year: number, month: number, dayOfMonth: number];

const CLOCK = /(?:[\sT,]+|^)(\d{1,2})[:.](\d{2})$/;
const EIGHT_DIGITS = /^\d{8}$/;
const NUMBERS = /^(\d{1,4})\s*([-./年\s])\s*(\d{1,2})\s*([-./月\s])\s*(\d{1,4})\s*日?$/;
/** A word in any alphabet, without the dot of a short form. */
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** “г.” and “р.” after the year, “de” between Spanish words. */
const FILLERS: ReadonlySet<string> = new Set(['г', 'р', 'r', 'de', 'del', 'года', 'року']);

/** Reads a typed date: in the order of the language, with the month as a word, or as ISO. */
export function readTyped(text: string, reading: Reading): ReadText {
  const typed = text.trim().normalize('NFC');
  const clock = reading.hasTime && typed.includes(':') ? CLOCK.exec(typed) : null;
  const minutes = clock
    ? minutesOfClock(Number(clock[1]), Number(clock[2]))
    : reading.defaultMinutes;
  const fields = parseFields(
    typed.slice(0, clock?.index ?? typed.length).trim(),
    reading.languageTag,
  );
  if (!fields) return { failure: 'format' };
  const day = dayOfFields(fields);
  if (day === undefined || minutes === undefined) return { failure: 'no-such-date' };
  return { stamp: toStamp(day, reading.hasTime ? minutes : 0) };
}

function parseFields(text: string, tag: string): Fields | undefined {
  if (EIGHT_DIGITS.test(text)) return fieldsOfEightDigits(text, tag);
  const numbers = NUMBERS.exec(text);
  if (numbers) return fieldsOfNumbers(numbers, tag);
  return fieldsOfWords(text, tag);
}

/**
 * 20261115 in all languages; 15112026 where the day comes first. A text that fits both is read with
 * the year first: months go up to 12, so its other year would be 1231 at the latest.
 */
function fieldsOfEightDigits(text: string, tag: string): Fields | undefined {
  const number = (from: number, to: number) => Number(text.slice(from, to));
  const yearFirst: Fields = [number(0, 4), number(4, 6), number(6, 8)];
  if (dayOfFields(yearFirst) !== undefined || languageOfTag(tag) === 'chn') return yearFirst;
  return languageOfTag(tag) === 'eng' ? undefined : [number(4, 8), number(2, 4), number(0, 2)];
}

function fieldsOfNumbers(match: RegExpExecArray, tag: string): Fields | undefined {
  const [, first = '', separator = '', middle = '', , last = ''] = match;
  const [a, b, c] = [Number(first), Number(middle), Number(last)];
  if (first.length === 4) return last.length <= 2 ? [a, b, c] : undefined;
  if (first.length > 2 || (last.length !== 4 && last.length !== 2)) return undefined;
  const language = languageOfTag(tag);
  if (language === 'chn') return last.length === 2 ? [fullYear(a), b, c] : undefined;
  const year = last.length === 2 ? fullYear(c) : c;
  if (language !== 'eng' || separator === '.') return [year, b, a];
  // English readers disagree on 5/6, so only dates that can be read in one way are accepted.
  if (a > 12 || a === b) return [year, b, a];
  return b > 12 ? [year, a, b] : undefined;
}

/** `15 Nov 2026`, `Nov 15, 2026`, `15 ноября 2026 г.`, `15 de noviembre de 2026`. */
function fieldsOfWords(text: string, tag: string): Fields | undefined {
  const words = (text.match(WORD) ?? []).filter((word) => !FILLERS.has(word.toLowerCase()));
  const numbers = text.match(/\d+/g) ?? [];
  const month = words.length === 1 ? monthOfWord(words[0] ?? '', tag) : undefined;
  if (month === undefined || numbers.length !== 2) return undefined;
  const [first = '', second = ''] = numbers;
  const [year, dayOfMonth] = first.length === 4 ? [first, second] : [second, first];
  if (dayOfMonth.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined;
  return [year.length === 2 ? fullYear(Number(year)) : Number(year), month, Number(dayOfMonth)];
}

/** Two digits mean 1970 to 2069. */
function fullYear(twoDigits: number): number {
  return twoDigits + (twoDigits < 70 ? 2000 : 1900);
}

function dayOfFields([year, month, dayOfMonth]: Fields): Day | undefined {
  if (year < 1000 || year > 9999) return undefined;
  const day = calendarDay(year, month, dayOfMonth);
  return formatDay(day) === `${year}-${pad(month)}-${pad(dayOfMonth)}` ? day : undefined;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
