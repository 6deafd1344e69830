import { displayNumber } from '../../../../domain/text/format.ts';
import type { Language } from '../../../../domain/text/language.ts';

const SMALLEST_PLAIN = 1e-4;

/** Two significant digits; small numbers with a power of ten: `4.9e-13`. */
export function shortNumber(value: number, language: Language): string {
  if (value === 0) return '0';
  if (value >= SMALLEST_PLAIN) {
    const digits = Math.max(0, 1 - Math.floor(Math.log10(value)));
    return displayNumber(value.toFixed(digits), digits, language);
  }
  return Number(value.toPrecision(2)).toExponential().replace('-', '−');
}
