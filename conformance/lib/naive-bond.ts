import type { Day } from '../../src/domain/time/day.ts';
import type { Basis } from './excel-rows.ts';
import { addMonths, daysBetween, daysOfPeriod, isLastOfMonth, type Quirks } from './naive-days.ts';

/**
 * The formulas that Microsoft publishes for PRICE, DURATION, ODDFPRICE and ODDLPRICE, term by term
 * and independent of the product's mathematics. Without quirks they give the value of a bond, with
 * them Excel's result.
 */
export interface NaiveBond {
  readonly basis: Basis;
  readonly settlement: Day;
  readonly maturity: Day;
  readonly frequency: number;
  readonly coupon: number;
  readonly redemption: number;
}

interface Regular {
  readonly basis: Basis;
  readonly settlement: Day;
  readonly count: number;
  readonly previous: Day;
  readonly next: Day;
  readonly accrued: number;
  readonly days: number;
  /** Remaining days of a period, until the next coupon. */
  readonly left: number;
}

/** Coupon days back from the maturity; at month ends if it is one. */
function findPeriod(bond: NaiveBond): { count: number; previous: Day; next: Day } {
  const { settlement, maturity, frequency } = bond;
  const isEnd = isLastOfMonth(maturity);
  let count = 1;
  const back = (k: number) => addMonths(maturity, (-12 / frequency) * k, isEnd);
  while (back(count) > settlement) count += 1;
  return { count, previous: back(count), next: back(count - 1) };
}

export function measureRegular(bond: NaiveBond, quirks: Quirks): Regular {
  const { basis, settlement, frequency } = bond;
  const { count, previous, next } = findPeriod(bond);
  const isExact = count === 1 && quirks.has('last_period_days') && !basis.includes('30_360');
  const days = daysOfPeriod(isExact ? 'ActualActual' : basis, previous, next, frequency);
  const accrued = daysBetween(basis, previous, settlement, quirks);
  const passed = runOut(accrued / days, (settlement - previous) / (next - previous), count, quirks);
  const isToEnd = count === 1 && quirks.has('last_period_days');
  const left = isToEnd ? daysBetween(basis, settlement, next, quirks) / days : 1 - passed;
  return { basis, settlement, count, previous, next, accrued, days, left };
}

/** If the basis counts the current period as elapsed, actual days decide. */
function runOut(passed: number, actual: number, count: number, quirks: Quirks): number {
  if (quirks.has('negative_time')) return passed;
  return passed > (count === 1 ? 1 - 1e-12 : 1 + 1e-12) ? actual : passed;
}

export function naivePrice(bond: NaiveBond, rate: number, quirks: Quirks): number {
  const { frequency, redemption } = bond;
  const { count, accrued, days, left } = measureRegular(bond, quirks);
  const coupon = (100 * bond.coupon) / frequency;
  const interest = (coupon * accrued) / days;
  if (count === 1) return (redemption + coupon) / (1 + (left * rate) / frequency) - interest;
  let price = redemption / (1 + rate / frequency) ** (count - 1 + left) - interest;
  for (let k = 0; k < count; k += 1) price += coupon / (1 + rate / frequency) ** (k + left);
  return price;
}

export function naiveDuration(bond: NaiveBond, rate: number, quirks: Quirks): number {
  const { frequency } = bond;
  const { count, left } = measureRegular(bond, quirks);
  const coupon = (100 * bond.coupon) / frequency;
  let [value, weighted] = [0, 0];
  for (let k = 0; k < count; k += 1) {
    const amount = k === count - 1 ? coupon + 100 : coupon;
    const worth = amount / (1 + rate / frequency) ** (k + left);
    value += worth;
    weighted += worth * (k + left);
  }
  return weighted / value / frequency;
}

/** Quasi-coupon days from an anchor, forwards or backwards. */
function walkDays(anchor: Day, months: number, quirks: Quirks) {
  const drifts = quirks.has('lost_month_end');
  const days = [anchor];
  return (k: number): Day => {
    while (days.length <= k) {
      days.push(drifts ? addMonths(days.at(-1)!, months) : addMonths(anchor, months * days.length));
    }
    return days[k]!;
  };
}

export interface OddFirst extends NaiveBond {
  readonly issue: Day;
  readonly firstCoupon: Day;
}

/** The days and periods that the formula of ODDFPRICE uses. */
export function measureOddFirst(bond: OddFirst, quirks: Quirks) {
  const { basis, issue, firstCoupon, maturity, frequency } = bond;
  const months = 12 / frequency;
  const isEnd = isLastOfMonth(maturity) && isLastOfMonth(firstCoupon);
  // The days of the month are the maturity's: 28 February may correspond to the 30th of other
  // months.
  let ahead = 0;
  while (addMonths(maturity, -months * ahead, isEnd) > firstCoupon) ahead += 1;
  const isAtEnd = isLastOfMonth(firstCoupon);
  const exact = quirks.has('two_grids')
    ? (k: number) => addMonths(firstCoupon, -months * k, isAtEnd)
    : (k: number) => addMonths(maturity, -months * (ahead + k), isEnd);
  const shown = quirks.has('lost_month_end') ? walkDays(firstCoupon, -months, quirks) : exact;
  const isLong =
    daysBetween(basis, issue, firstCoupon, quirks) >=
    daysOfPeriod(basis, exact(1), exact(0), frequency);
  let periods = 0;
  while (exact(periods) > issue) periods += 1;
  return { ahead, exact, shown, isLong, periods };
}

export function naiveOddFirst(bond: OddFirst, rate: number, quirks: Quirks): number {
  const { frequency, redemption } = bond;
  const { ahead, exact, shown, isLong, periods } = measureOddFirst(bond, quirks);
  const { due, accrued } = sumOddFirst(bond, shown, periods, isLong ? quirks : NONE);
  const time = timeToFirst(bond, exact, quirks, isLong);
  const coupon = (100 * bond.coupon) / frequency;
  const growth = 1 + rate / frequency;
  let price = redemption / growth ** (time + ahead) + (coupon * due) / growth ** time;
  for (let k = 1; k <= ahead; k += 1) price += coupon / growth ** (time + k);
  return price - coupon * accrued;
}

const NONE: Quirks = new Set();

/** The first coupon and its accrued part, in quasi-coupon periods. */
function sumOddFirst(
  { basis, settlement, issue, frequency }: OddFirst,
  quasi: (k: number) => Day,
  periods: number,
  quirks: Quirks,
): { due: number; accrued: number } {
  const counts = quirks.has('whole_period_days');
  let [due, accrued] = [0, 0];
  for (let k = 0; k < periods; k += 1) {
    const [start, end] = [quasi(k + 1), quasi(k)];
    const length = daysOfPeriod(basis, start, end, frequency);
    const share = (from: Day, to: Day): number => {
      if (to <= from) return 0;
      if (from === start && to === end && !counts) return 1;
      return Math.max(0, daysBetween(basis, from, to, quirks)) / length;
    };
    due += k === periods - 1 ? share(issue, end) : 1;
    accrued += share(Math.max(issue, start), Math.min(settlement, end));
  }
  return { due, accrued };
}

/** Periods from settlement to the first coupon: the current one minus its elapsed part. */
function timeToFirst(
  { basis, settlement, firstCoupon, frequency }: OddFirst,
  quasi: (k: number) => Day,
  quirks: Quirks,
  isLong: boolean,
): number {
  let k = 0;
  while (quasi(k + 1) > settlement) k += 1;
  const [start, end] = [quasi(k + 1), quasi(k)];
  const length = daysOfPeriod(basis, start, end, frequency);
  const whole =
    isLong && quirks.has('counted_from_settlement')
      ? countFromSettlement(settlement, firstCoupon, 12 / frequency)
      : k;
  const passed = daysBetween(basis, start, settlement, quirks) / length;
  const actual = (settlement - start) / (end - start);
  return whole + 1 - runOut(passed, actual, 2, quirks);
}

function countFromSettlement(settlement: Day, firstCoupon: Day, months: number): number {
  const isEnd = isLastOfMonth(firstCoupon);
  const start = isEnd ? addMonths(settlement, 0, true) : settlement;
  let count = settlement < start ? 1 : 0;
  for (let day = addMonths(start, months, isEnd); day < firstCoupon;) {
    day = addMonths(day, months, isEnd);
    count += 1;
  }
  return count;
}

export interface OddLast extends NaiveBond {
  readonly lastCoupon: Day;
}

/** Quasi-coupon days forwards from the last regular coupon, and how many periods Excel counts. */
export function measureOddLast(bond: OddLast, quirks: Quirks) {
  const { maturity, lastCoupon, frequency } = bond;
  const quasi = walkDays(lastCoupon, 12 / frequency, quirks);
  let periods = 0;
  while (quasi(periods) < maturity) periods += 1;
  return { quasi, periods, counted: findPeriod({ ...bond, settlement: lastCoupon }).count };
}

export function naiveOddLast(bond: OddLast, rate: number, quirks: Quirks): number {
  const { basis, settlement, maturity, frequency, redemption } = bond;
  const { quasi, periods, counted } = measureOddLast(bond, quirks);
  const isCounted = quirks.has('counted_from_maturity');
  let [due, accrued, left] = [0, 0, 0];
  for (let k = 0; k < (isCounted ? counted : periods); k += 1) {
    const isLast = isCounted && k + 1 === counted;
    const row = { basis, start: quasi(k), end: quasi(k + 1), frequency, isLast };
    const part = shareOddLast(row, settlement, maturity, quirks);
    due += part.due;
    accrued += part.accrued;
    left += part.left;
  }
  const coupon = (100 * bond.coupon) / frequency;
  return (redemption + coupon * due) / (1 + (left * rate) / frequency) - coupon * accrued;
}

interface Quasi {
  readonly basis: Basis;
  readonly start: Day;
  readonly end: Day;
  readonly frequency: number;
  /** The rest belongs to this period. */
  readonly isLast: boolean;
}

/** The due, accrued and remaining parts of one quasi-coupon period. */
function shareOddLast(
  { basis, start, end, frequency, isLast }: Quasi,
  settlement: Day,
  maturity: Day,
  quirks: Quirks,
): { due: number; accrued: number; left: number } {
  const stop = Math.min(end, maturity);
  const both = quirks.has('two_thirties');
  const count = (from: Day, to: Day, isBoth = false) =>
    to <= from ? 0 : Math.max(0, daysBetween(basis, from, to, quirks, isBoth));
  const length = both ? count(start, end, true) : daysOfPeriod(basis, start, end, frequency);
  const share = (to: Day) => (to >= end && !both ? 1 : count(start, to) / length);
  const whole = both ? count(start, stop, true) / length : share(stop);
  const due = isLast ? count(start, maturity, both) / length : whole;
  const isCounted = both || isLast;
  const isOver = isCounted ? end < settlement : settlement >= stop;
  const passed = isCounted ? count(start, settlement) / length : share(settlement);
  const accrued = isOver ? due : passed;
  if (!isLast && !quirks.has('days_left_counted')) return { due, accrued, left: due - accrued };
  return { due, accrued, left: count(Math.max(settlement, start), stop) / length };
}
