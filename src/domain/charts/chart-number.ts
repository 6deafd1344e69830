import { amountUnits } from '../text/amount.ts';
import { displayNumber } from '../text/format.ts';
import type { ChartWords } from './chart-words.ts';
import type { Language } from '../text/language.ts';

const MILLIONS_FROM = 100_000;
const MILLION = 1_000_000;
/** Decimals of numbers in millions, unless their axis distinguishes finer ones. */
const MILLION_DIGITS = 3;
const MAX_DIGITS = 15;

type NumberWords = Pick<ChartWords, 'language'>;

/**
 * The number format of one value axis. It is chosen once for the axis and all numbers next to it,
 * so that they agree.
 */
export interface AxisNumbers {
  readonly isMillions: boolean;
  /** Decimals of numbers in millions. */
  readonly digits: number;
}

/** All numbers are in millions if one tick is 100,000 or more. */
export function axisNumbers(ticks: readonly number[]): AxisNumbers {
  const isMillions = ticks.some(isInMillions);
  // One digit more than the ticks have, so that a value between two ticks can be read.
  const finest = ticks.length < 2 ? 0 : 1 + mostDigits(ticks.map((tick) => tick / MILLION));
  return { isMillions, digits: Math.max(MILLION_DIGITS, finest) };
}

/** Whether a number of this size is always in millions. */
export function isInMillions(value: number): boolean {
  return Math.abs(value) >= MILLIONS_FROM;
}

/** Formats a value like the numbers of its axis, or on its own if it has no axis. */
export function chartNumber(
  value: number,
  decimals: number,
  words: NumberWords,
  axis: AxisNumbers = axisNumbers([value]),
): string {
  if (!axis.isMillions && !isInMillions(value)) {
    return fullNumber(value, decimals, words.language);
  }
  const unit = amountUnits(words.language).million;
  return `${trimmed(value / MILLION, axis.digits, words)}\u00a0${unit}`;
}

/** Uses the given number of decimals, and more if the number would otherwise be all zeros. */
export function fullNumber(value: number, decimals: number, language: Language): string {
  const needed = value === 0 ? 0 : 2 - decimalMagnitude(value);
  const isLost = value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals;
  return displayNumber(plainText(value), isLost ? clampDigits(needed) : decimals, language);
}

/** The texts of an axis, all with as many digits as the finest tick needs. */
export function axisTexts(
  ticks: readonly number[],
  words: NumberWords,
  { isMillions }: AxisNumbers = axisNumbers(ticks),
): string[] {
  const values = isMillions ? ticks.map((tick) => tick / MILLION) : ticks;
  const digits = mostDigits(values);
  const unit = isMillions ? `\u00a0${amountUnits(words.language).million}` : '';
  return values.map((value) => displayNumber(plainText(value), digits, words.language) + unit);
}

/** As many digits as the finest tick needs. */
function mostDigits(ticks: readonly number[]): number {
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0)) || 1;
  return Math.max(0, ...ticks.map((value) => tickDigits(value, step)));
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
  return Math.min(MAX_DIGITS, Math.max(0, digits));
}

/** A number without exponent, as displayNumber reads it. */
function plainText(value: number): string {
  return value.toFixed(MAX_DIGITS);
}
