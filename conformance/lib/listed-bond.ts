import { readCompounding } from '../../src/domain/bonds/compounding.ts';
import {
  measureAtPrice,
  prepareBond,
  type BondMeasures,
  type PreparedBond,
} from '../../src/domain/bonds/measure-bond.ts';
import type { Day } from '../../src/domain/time/day.ts';

/** A Russian bond: coupons by days, per 100 of the nominal. */
export interface ListedBond {
  readonly settlement: Day;
  readonly end: Day;
  readonly nextCoupon: Day;
  readonly periodDays: number;
  /** Length of the current coupon period: the first one may be longer. */
  readonly runningDays: number;
  /** The current coupon, and the later ones. */
  readonly running: number;
  readonly later: number;
}

function prepareListed(bond: ListedBond): PreparedBond | undefined {
  const { settlement, end, nextCoupon, periodDays, runningDays, running, later } = bond;
  const schedule = [];
  for (let day = nextCoupon; day <= end; day += periodDays) {
    const coupon = day === nextCoupon ? running : later;
    schedule.push({ day, coupon, principal: day === end ? 100 : 0 });
  }
  if (schedule.at(-1)?.day !== end) return undefined;
  const issueDay = nextCoupon - runningDays;
  const dates = { issueDay, maturityDay: end, schedule };
  const terms = { coupon: 0, frequency: 2, dayCount: 'ACT/365', ...dates } as const;
  return prepareBond(terms, settlement, readCompounding('annual', 2));
}

/** Per 100. */
export function accruedOn(bond: ListedBond): number {
  return prepareListed(bond)?.remaining.accruedInterest ?? Number.NaN;
}

/** Effective: compounded annually on 365 days, from the published price and accrued interest. */
export function measureListed(
  bond: ListedBond,
  cleanPrice: number,
  accrued: number,
): BondMeasures | undefined {
  const prepared = prepareListed(bond);
  if (!prepared) return undefined;
  const own = prepared.remaining.accruedInterest;
  return measureAtPrice(prepared, cleanPrice + accrued - own);
}
