import { formatDecimal, parseDecimal } from './decimal.ts';
import { displayNumber, usesDecimalPoint } from './format.ts';
import type { Language } from './language.ts';

/** A number as entered: plain decimal text, or why it can't be parsed. */
export type TypedNumber =
  | { readonly value: string; readonly failure?: undefined }
  | { readonly value?: undefined; readonly failure: 'format' | 'ambiguous' };

/** The character, besides a space, that readers of a language may mean as a thousands separator. */
const GROUPING_MARK: Partial<Record<Language, ',' | '.'>> = {
  eng: ',',
  chn: ',',
  deu: '.',
  ita: '.',
  esp: '.',
  tur: '.',
};

const SIGNED = /^([+\-−–]?)\s*([\d\s.,'’]+)$/;
const GROUPED_BY_SPACE = /^\d{1,3}(?:[\s'’]\d{3})+$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
const LONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Parses `1 234,5`, `1.234,5`, `1,234.5` and `1234.5` in every language. A lone separator before
 * three digits that the language also uses for thousands is ambiguous: 1.234 in German.
 */
export function readTypedNumber(text: string, language: Language): TypedNumber {
  const match = SIGNED.exec(text.trim());
  if (!match) return { failure: 'format' };
  const [, sign = '', digits = ''] = match;
  if (LONE_GROUP.test(digits) && digits.includes(GROUPING_MARK[language] ?? ' ')) {
    return { failure: 'ambiguous' };
  }
  const plain = withoutGroups(digits);
  const value = plain === undefined ? undefined : parseDecimal(plain);
  if (!value) return { failure: 'format' };
  const isNegative = sign !== '' && sign !== '+' && value.units !== 0n;
  return { value: (isNegative ? '-' : '') + formatDecimal(value) };
}

/**
 * Plain decimal text as a field shows it: all digits, the language's decimal mark, thousands
 * separated.
 */
export function displayTypedNumber(value: string, language: Language): string {
  if (!PLAIN.test(value)) return value;
  return displayNumber(value, value.split('.')[1]?.length ?? 0, language);
}

/** The two possible readings of an ambiguous text, in the format of the language. */
export function possibleReadings(text: string, language: Language): readonly [string, string] {
  const digits = text.replaceAll(/[^\d]/g, '');
  const mark = usesDecimalPoint(language) ? '.' : ',';
  const sign = /^\s*[-−–]/.test(text) ? '−' : '';
  return [
    `${sign}${digits.slice(0, -3)}${mark}${digits.slice(-3)}`,
    displayTypedNumber(`${sign === '' ? '' : '-'}${digits}`, language),
  ];
}

/** Digits with a decimal point only; undefined if the groups aren't thousands. */
function withoutGroups(text: string): string | undefined {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const isDecimal = marks.filter((mark) => mark === last).length === 1;
  const place = last !== undefined && isDecimal ? text.lastIndexOf(last) : text.length;
  const [whole, fraction] = [text.slice(0, place), text.slice(place + 1)];
  if (/\D/.test(fraction)) return undefined;
  const groups = whole.replaceAll(/[.,]/g, ' ');
  // Two kinds of separators in the whole part, such as 1.234 567, are invalid.
  if (/[.,]/.test(whole) && /[\s'’]/.test(whole)) return undefined;
  if (!/^\d*$/.test(groups) && !GROUPED_BY_SPACE.test(groups)) return undefined;
  return `${groups.replaceAll(/\D/g, '')}.${fraction}`;
}
