import { parseDay } from './day.ts';
import { decimal, formatDecimal, parseDecimal, unitsAtScale } from './decimal.ts';
import type { Quote } from './quote.ts';

/**
 * The close that a quote of this day (`YYYY-MM-DD`, UTC) is compared with. Null where the quote is
 * hidden, without change, or not a moment of that day.
 */
export function previousCloseOf(
  { value, change, asOf }: Pick<Quote, 'value' | 'change' | 'asOf'>,
  day: string,
): number | null {
  const isOfDay = asOf !== null && parseDay(asOf) === undefined && asOf.startsWith(day);
  const [now, moved] = [parseDecimal(value ?? ''), parseDecimal(change ?? '')];
  if (!isOfDay || !now || !moved) return null;
  const scale = Math.max(now.scale, moved.scale);
  const before = unitsAtScale(now, scale) - unitsAtScale(moved, scale);
  return Number(formatDecimal(decimal(before, scale)));
}
