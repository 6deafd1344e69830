import type { Day } from '../../src/domain/time/day.ts';
import {
  measureOddFirst,
  measureOddLast,
  measureRegular,
  type NaiveBond,
  type OddFirst,
  type OddLast,
} from './naive-bond.ts';
import {
  daysBetween,
  daysOfPeriod,
  dayOfMonth,
  isLastOfFebruary,
  isLastOfMonth,
  type Quirk,
  type Quirks,
} from './naive-days.ts';

/**
 * The quirks that a row can have by its days and basis. No other one may excuse it, however well
 * its figure would fit.
 */
const NONE: Quirks = new Set();
const only = (quirk: Quirk): Quirks => new Set([quirk]);

type Rules = Partial<Record<Quirk, () => boolean>>;

const listThat = (rules: Rules): Quirk[] =>
  (Object.keys(rules) as Quirk[]).filter((quirk) => rules[quirk]!());

const is31st = (day: Day): boolean => dayOfMonth(day) === 31;

/** PRICE, YIELD, DURATION and COUPDAYBS. */
export function regularQuirks(bond: NaiveBond): Quirk[] {
  const { basis, settlement } = bond;
  const { previous, days, count } = measureRegular(bond, NONE);
  return listThat({
    thirty_first: () => basis === 'UsPsa30_360' && isLastOfFebruary(previous) && is31st(settlement),
    negative_time: () =>
      (basis === 'Actual360' || basis === 'Actual365') &&
      (count === 1 ? settlement - previous >= days : settlement - previous > days),
  });
}

/** YIELD with one coupon left: days to maturity aren't the period minus the elapsed days. */
export function lastPeriodQuirks(bond: NaiveBond): Quirk[] {
  const { basis, settlement } = bond;
  const { count, next } = measureRegular(bond, NONE);
  const isLast = count === 1 && basis !== 'ActualActual';
  return listThat({
    last_period_days: () => isLast,
    thirty_first: () =>
      isLast && basis === 'UsPsa30_360' && isLastOfFebruary(settlement) && is31st(next),
  });
}

/** ODDFPRICE. */
export function oddFirstQuirks(bond: OddFirst): Quirk[] {
  const { basis, settlement, issue, firstCoupon, frequency } = bond;
  const { exact, isLong, periods } = measureOddFirst(bond, NONE);
  const steps = Array.from({ length: periods + 1 }, (_, k) => k);
  const days = [issue, ...steps.map((k) => exact(k))];
  const walked = measureOddFirst(bond, only('lost_month_end')).shown;
  const other = measureOddFirst(bond, only('two_grids')).shown;
  const isUneven = (grid: typeof exact) =>
    steps.some((k) => {
      const [start, end] = [grid(k + 1), grid(k)];
      const length = daysOfPeriod(basis, start, end, frequency);
      return daysBetween(basis, start, end, NONE) !== length;
    });
  return listThat({
    thirty_first: () =>
      basis === 'UsPsa30_360' && days.some(isLastOfFebruary) && [settlement, ...days].some(is31st),
    lost_month_end: () =>
      steps.some((k) => walked(k) !== exact(k)) ||
      (isLastOfFebruary(firstCoupon) && steps.some((k) => walked(k) !== other(k))),
    whole_period_days: () =>
      basis === 'UsPsa30_360' && isLong && [exact, walked, other].some(isUneven),
    two_grids: () => isLastOfFebruary(firstCoupon) && steps.some((k) => other(k) !== exact(k)),
    counted_from_settlement: () => isLong && isLastOfMonth(firstCoupon),
  });
}

/** ODDLPRICE. */
export function oddLastQuirks(bond: OddLast): Quirk[] {
  const { basis, settlement, maturity, lastCoupon } = bond;
  const { quasi, periods, counted } = measureOddLast(bond, NONE);
  const walk = measureOddLast(bond, only('lost_month_end'));
  const steps = Array.from({ length: Math.max(periods, counted) + 1 }, (_, k) => k);
  const isUs = basis === 'UsPsa30_360';
  const days = [settlement, maturity, lastCoupon, ...steps.map((k) => quasi(k))];
  const isNearMonthEnd = days.some((day) => is31st(day) || isLastOfFebruary(day));
  return listThat({
    days_left_counted: () => isUs && isNearMonthEnd,
    thirty_first: () => isUs && days.some(isLastOfFebruary) && days.some(is31st),
    lost_month_end: () => steps.some((k) => walk.quasi(k) !== quasi(k)),
    counted_from_maturity: () => counted !== periods || counted !== walk.periods,
    two_thirties: () => isUs && isNearMonthEnd,
  });
}
