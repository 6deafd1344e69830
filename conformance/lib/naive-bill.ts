import type { Day } from '../../src/domain/time/day.ts';
import { addMonths, type Quirks } from './naive-days.ts';

/**
 * The rate of a bill that pays a coupon after half a year, by 31 CFR 356 appendix B; with the
 * quirk, Excel's TBILLEQ.
 */
export function naiveBillRate(
  settlement: Day,
  maturity: Day,
  discount: number,
  quirks: Quirks,
): number {
  const days = maturity - settlement;
  const isExcel = quirks.has('bill_year');
  const price = 1 - (discount * days) / 360;
  const year = isExcel ? 365 : addMonths(settlement, 12) - settlement;
  if (isExcel ? days <= 182 : days <= year / 2) return ((1 / price - 1) * year) / days;
  const share = days / year;
  // (share − 1/2)·i² + 2·share·i + 2·(1 − 1/price) = 0
  const [a, b, c] = [share - 0.5, 2 * share, 2 * (1 - 1 / price)];
  return (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
}
