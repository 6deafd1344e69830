import { decimal, formatDecimal, parseDecimal, plainNumber } from './decimal.ts';
import { displaySigned } from './format.ts';
import type { Language } from './language.ts';
import { changeBetween } from './quote.ts';

export type Direction = 'rose' | 'fell' | 'unchanged';

/** What happened from one value of a line to another, in the words of its unit. */
export interface LineChange {
  /** Of the numbers as they are shown: a change too small to be seen is none. */
  readonly direction: Direction;
  /** All texts have a sign. In the line's own unit; of a percentage in basis points. */
  readonly amount: string;
  readonly isBasisPoints: boolean;
  /** Null where a percentage would say nothing: of percentages, and of what is not above zero. */
  readonly percent: string | null;
}

const PERCENT_DECIMALS = 2;

export function lineChange(
  first: number,
  last: number,
  line: { readonly unit: string; readonly decimals: number; readonly language: Language },
): LineChange {
  const { unit, decimals, language } = line;
  const isBasisPoints = unit.trim() === '%';
  const { change, changePercent } = changeBetween(
    parseDecimal(plainNumber(first)),
    parseDecimal(plainNumber(last)),
  );
  const amount = isBasisPoints
    ? displaySigned(hundredfold(change ?? '0'), Math.max(0, decimals - 2), language)
    : displaySigned(change ?? '0', decimals, language);
  return {
    direction: directionOf(amount),
    amount,
    isBasisPoints,
    percent:
      isBasisPoints || changePercent === null
        ? null
        : `${displaySigned(changePercent, PERCENT_DECIMALS, language)}\u00a0%`,
  };
}

function hundredfold(text: string): string {
  const { units, scale } = parseDecimal(text)!;
  return formatDecimal(decimal(units, scale - 2));
}

/** Of a signed text. */
function directionOf(text: string): Direction {
  if (!/[1-9]/.test(text)) return 'unchanged';
  return text.startsWith('−') ? 'fell' : 'rose';
}
