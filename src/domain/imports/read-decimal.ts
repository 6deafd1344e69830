import { parseDecimal, type Decimal } from '../text/decimal.ts';

/** The decimal sign of a column. The other sign, spaces and apostrophes group thousands. */
export type DecimalForm = 'point' | 'comma';

export type DecimalFault =
  | 'empty'
  | 'not-a-number'
  | 'not-finite'
  | 'bad-grouping'
  | 'ambiguous-parentheses'
  | 'percent-sign'
  | 'too-many-digits';

const ZERO = 48;
const POINT = 46;
const COMMA = 44;
const MINUS = 45;
/** A whole number of fifteen digits is exact as a float. */
const FAST_DIGITS = 15;
const SMALL_POWERS = Array.from({ length: FAST_DIGITS + 1 }, (_, scale) => 10 ** scale);

const NOT_FINITE = /^[+\-−]?(?:inf|infinity|∞)$/i;
const PARENTHESES = /^\(([^()]*)\)$/;
/** Such as `(1)`: a negative number or a footnote. */
const FOOTNOTE = /^\d{1,2}$/;
const NUMBER = /^([+\-−]?)([\d.,\s'’]*)(?:[eE]([+\-−]?\d+))?$/;
const GROUPED = {
  point: /^[1-9]\d{0,2}(?:([,\s'’])\d{3})(?:\1\d{3})*$/,
  comma: /^[1-9]\d{0,2}(?:([.\s'’])\d{3})(?:\1\d{3})*$/,
} as const;

/**
 * The exact number that a cell contains, or why there is none. `−` (U+2212) is a minus. `(1.5)` is
 * negative, as accountants write it; `(1)` may as well be a footnote and is rejected.
 */
export function readDecimal(text: string, form: DecimalForm): Decimal | DecimalFault {
  return readPlain(text, form === 'point' ? POINT : COMMA) ?? readWritten(text.trim(), form);
}

export function isDecimalFault(value: Decimal | DecimalFault): value is DecimalFault {
  return typeof value === 'string';
}

/** `-1234.50` without groups and exponent; undefined for everything else. */
function readPlain(text: string, decimalSign: number): Decimal | undefined {
  const { length } = text;
  const isNegative = text.charCodeAt(0) === MINUS;
  let at = isNegative ? 1 : 0;
  if (length === at || length - at > FAST_DIGITS) return undefined;
  let units = 0;
  let scale = -1;
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at);
    const digit = code - ZERO;
    if (digit >= 0 && digit <= 9) {
      units = units * 10 + digit;
      if (scale >= 0) scale += 1;
    } else if (code === decimalSign && scale < 0) {
      scale = 0;
    } else {
      return undefined;
    }
  }
  // `1.`, `.` and `-.` are left to the thorough reading.
  if (scale === 0) return undefined;
  if (scale > 0) {
    const whole = units / SMALL_POWERS[scale]!;
    if (Number.isInteger(whole)) {
      units = whole;
      scale = 0;
    } else {
      while (units % 10 === 0) {
        units /= 10;
        scale -= 1;
      }
    }
  }
  return { units: BigInt(isNegative ? -units : units), scale: scale < 0 ? 0 : scale };
}

function readWritten(text: string, form: DecimalForm): Decimal | DecimalFault {
  if (text === '') return 'empty';
  if (NOT_FINITE.test(text)) return 'not-finite';
  const [, bracketed] = PARENTHESES.exec(text) ?? [];
  if (bracketed !== undefined) return readBracketed(bracketed.trim(), form);
  if (text.endsWith('%')) return 'percent-sign';
  const match = NUMBER.exec(text);
  if (!match) return 'not-a-number';
  const [, sign = '', mantissa = '', exponent] = match;
  const digits = mantissa.trim();
  if (!/\d/.test(digits)) return 'not-a-number';
  const plain = withoutGroups(digits, form);
  if (plain === undefined) return 'bad-grouping';
  const minus = sign === '' || sign === '+' ? '' : '-';
  const power = exponent === undefined ? '' : `e${exponent.replace('−', '-')}`;
  return parseDecimal(minus + plain + power) ?? 'too-many-digits';
}

function readBracketed(text: string, form: DecimalForm): Decimal | DecimalFault {
  if (FOOTNOTE.test(text)) return 'ambiguous-parentheses';
  const value = /^[+\-−(]/.test(text) ? 'not-a-number' : readWritten(text, form);
  return isDecimalFault(value) ? value : { units: -value.units, scale: value.scale };
}

/** Digits with a decimal point only; undefined if the groups aren't thousands. */
function withoutGroups(digits: string, form: DecimalForm): string | undefined {
  const sign = form === 'point' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = digits.split(sign);
  if (more.length > 0 || /\D/.test(fraction)) return undefined;
  if (/\D/.test(whole) && !GROUPED[form].test(whole)) return undefined;
  return `${whole.replaceAll(/\D/g, '')}.${fraction}`;
}
