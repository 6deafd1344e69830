import { amountUnits } from './amount.ts';
import { displayNumber } from './format.ts';
import type { ChartWords } from './chart-words.ts';
import type { Language } from './language.ts';

const MILLIONS_FROM = 100_000;
const MILLION = 1_000_000;
const MILLION_DIGITS = 6;
const MOST_DIGITS = 15;

type NumberWords = Pick<ChartWords, 'language'>;

/**
 * How the numbers of one value axis are written. It is decided once for the axis and for all
 * numbers beside it, so that they agree.
 */
export interface AxisNumbers {
  readonly isMillions: boolean;
  /** Digits after the point of numbers in millions. */
  readonly digits: number;
  /** Numbers from here on are in millions in any case. */
  readonly millionsFrom: number;
}

/** All numbers are in millions if one tick is 100,000 or more; if things are counted, a million. */
export function axisNumbers(ticks: readonly number[], isCount = false): AxisNumbers {
  const millionsFrom = isCount ? MILLION : MILLIONS_FROM;
  const largest = Math.max(0, ...ticks.map(Math.abs));
  return { isMillions: largest >= millionsFrom, digits: millionDigits(largest), millionsFrom };
}

/** Writes a value as the numbers of its axis are written, or by itself if it has no axis. */
export function chartNumber(
  value: number,
  decimals: number,
  words: NumberWords,
  axis: AxisNumbers = axisNumbers([value]),
): string {
  if (!axis.isMillions && Math.abs(value) < axis.millionsFrom) {
    return fullNumber(value, decimals, words.language);
  }
  const digits = axis.isMillions ? axis.digits : millionDigits(Math.abs(value));
  return `${trimmed(value / MILLION, digits, words)}\u00a0${amountUnits(words.language).million}`;
}

/** Uses the given number of decimals, and more if the number would otherwise be all zeros. */
export function fullNumber(value: number, decimals: number, language: Language): string {
  const needed = value === 0 ? 0 : 2 - decimalMagnitude(value);
  const isLost = value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals;
  return displayNumber(plainText(value), isLost ? clampDigits(needed) : decimals, language);
}

/** The texts of an axis. All have as many digits as the finest tick needs. */
export function axisTexts(
  ticks: readonly number[],
  words: NumberWords,
  { isMillions }: AxisNumbers = axisNumbers(ticks),
): string[] {
  const values = isMillions ? ticks.map((tick) => tick / MILLION) : ticks;
  const step = Math.abs((values[1] ?? 1) - (values[0] ?? 0)) || 1;
  const digits = Math.max(0, ...values.map((value) => tickDigits(value, step)));
  const unit = isMillions ? `\u00a0${amountUnits(words.language).million}` : '';
  return values.map((value) => displayNumber(plainText(value), digits, words.language) + unit);
}

/** Allows six digits for the largest number. */
function millionDigits(largest: number): number {
  return Math.max(0, MILLION_DIGITS - 1 - decimalMagnitude(largest / MILLION));
}

/**
 * How many digits after the point distinguish this tick from its neighbours, without binary noise.
 */
function tickDigits(value: number, step: number): number {
  const finest = clampDigits(2 - decimalMagnitude(step));
  return (
    value
      .toFixed(finest)
      .replace(/\.?0+$/, '')
      .split('.')[1]?.length ?? 0
  );
}

function trimmed(value: number, digits: number, { language }: NumberWords): string {
  const text = value.toFixed(clampDigits(digits));
  const kept = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return displayNumber(kept, kept.split('.')[1]?.length ?? 0, language);
}

/** 0 for 1…9, 3 for thousands, −2 for hundredths. */
function decimalMagnitude(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
}

function clampDigits(digits: number): number {
  return Math.min(MOST_DIGITS, Math.max(0, digits));
}

/** A number without exponent, as displayNumber reads it. */
function plainText(value: number): string {
  return value.toFixed(MOST_DIGITS);
}
