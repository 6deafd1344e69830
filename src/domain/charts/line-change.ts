import { parseDecimal, plainNumber } from '../text/decimal.ts';
import { displaySigned } from '../text/format.ts';
import type { Language } from '../text/language.ts';
import { BASIS_POINT_DECIMALS, changeBetween, inBasisPoints } from '../instruments/quote.ts';

export type Direction = 'rose' | 'fell' | 'unchanged';

/** The change from one value of a line to another, written in its unit. */
export interface LineChange {
  /** Computed from the displayed numbers: an invisible change counts as none. */
  readonly direction: Direction;
  /** All texts are signed. The change is in the line's own unit, for rates in basis points. */
  readonly amount: string;
  readonly isBasisPoints: boolean;
  /** Null if a percentage is meaningless: for rates, and if the first value isn't positive. */
  readonly percent: string | null;
}

const PERCENT_DECIMALS = 2;

export function lineChange(
  first: number,
  last: number,
  line: {
    readonly isRate: boolean;
    readonly isInPoints?: boolean;
    readonly decimals: number;
    readonly language: Language;
  },
): LineChange {
  const { isRate, isInPoints = false, decimals, language } = line;
  const { change, changePercent } = changeBetween(
    parseDecimal(plainNumber(first)),
    parseDecimal(plainNumber(last)),
  );
  const amount = isRate
    ? displaySigned(inBasisPoints(change ?? '0'), BASIS_POINT_DECIMALS, language)
    : displaySigned(change ?? '0', decimals, language);
  return {
    direction: signDirection(amount),
    amount,
    isBasisPoints: isRate,
    percent:
      isRate || isInPoints || changePercent === null
        ? null
        : `${displaySigned(changePercent, PERCENT_DECIMALS, language)}\u00a0%`,
  };
}

/** The direction given by the sign of a text. */
function signDirection(text: string): Direction {
  if (!/[1-9]/.test(text)) return 'unchanged';
  return text.startsWith('−') ? 'fell' : 'rose';
}
