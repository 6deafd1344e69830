import { decimal, formatDecimal, parseDecimal, unitsAtScale } from '../text/decimal.ts';
import { isMomentOfDay } from '../time/now.ts';
import type { Quote } from './quote.ts';
import type { TimeZone } from '../time/time-zone.ts';

/**
 * The close that a quote of this day (`YYYY-MM-DD`) is compared with. Null if the quote is hidden,
 * has no change, or isn't an intraday quote of that day.
 */
export function findPreviousClose(
  { value, change, asOf }: Pick<Quote, 'value' | 'change' | 'asOf'>,
  day: string,
  timeZone: TimeZone,
): number | null {
  const isOfDay = asOf !== null && isMomentOfDay(asOf, day, timeZone);
  const [now, moved] = [parseDecimal(value ?? ''), parseDecimal(change ?? '')];
  if (!isOfDay || !now || !moved) return null;
  const scale = Math.max(now.scale, moved.scale);
  const before = unitsAtScale(now, scale) - unitsAtScale(moved, scale);
  return Number(formatDecimal(decimal(before, scale)));
}
