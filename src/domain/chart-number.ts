import { displayNumber } from './format.ts';
import type { Language } from './language.ts';

const MILLIONS_FROM = 100_000;
const MILLION = 1_000_000;
const MILLION_DIGITS = 6;
const MOST_DIGITS = 15;

export interface NumberWords {
  readonly language: Language;
  /** What stands behind millions: `mln`. */
  readonly million: string;
}

/**
 * A value as a chart says it: from 100,000 up in millions, below with its decimals, and with more of
 * them where it would come out as nothing but zeros.
 */
export function chartNumber(value: number, decimals: number, words: NumberWords): string {
  if (Math.abs(value) >= MILLIONS_FROM) {
    const millions = value / MILLION;
    const digits = Math.max(0, MILLION_DIGITS - 1 - magnitudeOf(millions));
    return `${trimmed(millions, digits, words)}\u00a0${words.million}`;
  }
  const needed = value === 0 ? 0 : 2 - magnitudeOf(value);
  const isLost = value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals;
  return displayNumber(plainText(value), isLost ? clampDigits(needed) : decimals, words.language);
}

/** The texts of an axis: all with the digits that the finest of them needs. */
export function axisTexts(ticks: readonly number[], words: NumberWords): string[] {
  const isMillions = ticks.some((tick) => Math.abs(tick) >= MILLIONS_FROM);
  const values = isMillions ? ticks.map((tick) => tick / MILLION) : ticks;
  const step = Math.abs((values[1] ?? 1) - (values[0] ?? 0)) || 1;
  const digits = Math.max(0, ...values.map((value) => digitsOf(value, step)));
  const unit = isMillions ? `\u00a0${words.million}` : '';
  return values.map((value) => displayNumber(plainText(value), digits, words.language) + unit);
}

/** Digits after the point that tell this tick from its neighbours, binary noise left aside. */
function digitsOf(value: number, step: number): number {
  const finest = clampDigits(2 - magnitudeOf(step));
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
function magnitudeOf(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
}

function clampDigits(digits: number): number {
  return Math.min(MOST_DIGITS, Math.max(0, digits));
}

/** A number without exponent, as displayNumber reads it. */
function plainText(value: number): string {
  return value.toFixed(MOST_DIGITS);
}
