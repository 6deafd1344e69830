import { floatsOn } from './floater-risk.ts';
import { solveDiscountMargin } from './floater.ts';
import type { PreparedBond } from './measure-bond.ts';

/** Defined only for bonds whose coupons float on the settlement date. */
export function discountMargin(bond: PreparedBond, cleanPrice: number): number | undefined {
  const { terms, settlement, timed, remaining } = bond;
  const { floating, maturityDay } = terms;
  if (!floating || !floatsOn(terms, settlement) || maturityDay === undefined) return undefined;
  const stepYears = Array.from(timed.times, (time, i) => time - (timed.times[i - 1] ?? 0));
  const { accruedInterest } = remaining;
  const { indexRate } = floating;
  const amounts = Array.from(timed.amounts);
  return solveDiscountMargin({ amounts, stepYears, indexRate, accruedInterest }, cleanPrice);
}
