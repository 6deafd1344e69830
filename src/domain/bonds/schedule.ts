import type { Day } from '../time/day.ts';
import { BondRefusal } from './bond-refusal.ts';
import type { BondTerms } from './bond-terms.ts';
import { adjustDay, WEEKENDS_ONLY } from './business-days.ts';
import { isMonthEnd } from './civil-date.ts';
import { createGrid, gridDay, gridIndexAt, isOnGrid, type CouponGrid } from './coupon-grid.ts';

export interface CouponPeriod {
  readonly start: Day;
  readonly end: Day;
  /** The end, moved to a business day. */
  readonly payDay: Day;
  readonly isRegular: boolean;
  /** The amount per 100 of the original nominal, if the terms specify it. */
  readonly coupon?: number | undefined;
}

export interface Schedule {
  /** The periods that end after a day, in order. */
  readonly periods: readonly CouponPeriod[];
  /** Absent if the terms list all coupons by date. */
  readonly grid: CouponGrid | undefined;
  readonly periodsPerYear: number;
}

/** Coupons of a perpetual are listed for this long; a formula sums the rest. */
const PERPETUAL_DAYS = 30 * 366;
/** Weekly coupons for fifty years; longer terms are abuse, not a bond. */
const MAX_PERIODS = 2600;

/** The periods that end after `after`. */
export function buildSchedule(terms: BondTerms, after: Day): Schedule {
  const listed = terms.schedule?.some(({ coupon }) => coupon !== undefined) ?? false;
  if (listed) return buildListed(terms, after);
  const periodsPerYear = terms.frequency === 0 ? 1 : terms.frequency;
  const grid = findGrid(terms, periodsPerYear);
  const ends = terms.frequency === 0 ? listOnlyEnd(terms, after) : listEnds(terms, grid, after);
  const periods: CouponPeriod[] = [];
  for (let i = 1; i < ends.length; i += 1) {
    const [start, end] = [ends[i - 1]!, ends[i]!];
    if (end <= after) continue;
    // Only the first two and the last can be off the grid; checking all takes most of the time.
    const isInner = i > 2 && i < ends.length - 1;
    const isRegular = isInner || (terms.frequency !== 0 && isGridPeriod(grid, start, end));
    periods.push(describePeriod(terms, start, end, isRegular));
  }
  return { periods, grid, periodsPerYear };
}

/** The first day on which the coupons of a perpetual are listed further ahead. */
export function nextListing({ periods, grid }: Schedule): Day {
  const last = periods.at(-1)?.end;
  if (!grid || last === undefined) return Number.NEGATIVE_INFINITY;
  return gridDay(grid, gridIndexAt(grid, last) + 1) - PERPETUAL_DAYS + 1;
}

/**
 * The coupon day of the month is that of the maturity, or of the first coupon if the maturity
 * doesn't match it (an odd last period).
 */
function findGrid(terms: BondTerms, periodsPerYear: number): CouponGrid {
  const { firstCouponDay, lastRegularCouponDay, maturityDay, issueDay } = terms;
  const isEndOfMonth = terms.isEndOfMonth ?? guessEndOfMonth(terms);
  if (lastRegularCouponDay !== undefined) {
    return createGrid(lastRegularCouponDay, periodsPerYear, isEndOfMonth);
  }
  if (maturityDay !== undefined) {
    const grid = createGrid(maturityDay, periodsPerYear, isEndOfMonth);
    const isFitting = firstCouponDay === undefined || isOnGrid(grid, firstCouponDay);
    return isFitting ? grid : createGrid(firstCouponDay, periodsPerYear, isEndOfMonth);
  }
  const anchor = firstCouponDay ?? issueDay;
  if (anchor === undefined) {
    throw new BondRefusal(
      'terms.maturityDate',
      'missing',
      'A bond without maturity needs a first coupon or an issue date.',
    );
  }
  return createGrid(anchor, periodsPerYear, isEndOfMonth);
}

/**
 * A first coupon shows whether month ends recur. Without one, an issue date suggests that the terms
 * are complete and the day of the month recurs (30 June, 30 December); a maturity alone is
 * interpreted like in Excel and at the US Treasury (30 June, 31 December).
 */
function guessEndOfMonth({ firstCouponDay, issueDay, maturityDay }: BondTerms): boolean {
  if (firstCouponDay !== undefined) return isMonthEnd(firstCouponDay);
  return issueDay === undefined || maturityDay === undefined;
}

function listOnlyEnd({ issueDay, maturityDay }: BondTerms, after: Day): Day[] {
  if (maturityDay === undefined) {
    throw new BondRefusal('terms.maturityDate', 'missing', 'Without coupons a bond needs an end.');
  }
  return [issueDay ?? after, maturityDay];
}

/** The ends of all periods from the current one on `after`; the first entry is its start. */
function listEnds(terms: BondTerms, grid: CouponGrid, after: Day): Day[] {
  const { firstCouponDay: first = Number.NEGATIVE_INFINITY, maturityDay } = terms;
  const end = maturityDay ?? after + PERPETUAL_DAYS;
  const lastRegular = terms.lastRegularCouponDay ?? end;
  const start = findRunningStart(terms, grid, after, lastRegular);
  const ends = [start];
  if (start < first && first < end) ends.push(first);
  for (let index = gridIndexAt(grid, Math.max(start, first)) + 1; ; index += 1) {
    const day = gridDay(grid, index);
    if (day > lastRegular || day >= end) break;
    ends.push(day);
    if (ends.length > MAX_PERIODS) {
      throw new BondRefusal('terms.maturityDate', 'too-many', 'The bond has too many coupons.');
    }
  }
  if (maturityDay !== undefined) ends.push(end);
  return ends;
}

/** Before the first coupon the period starts at the issue date; without one, on the grid. */
function findRunningStart(
  { issueDay, firstCouponDay }: BondTerms,
  grid: CouponGrid,
  after: Day,
  lastRegular: Day,
): Day {
  if (firstCouponDay !== undefined && after < firstCouponDay) {
    return issueDay ?? gridDay(grid, gridIndexAt(grid, firstCouponDay - 1));
  }
  const begin = issueDay ?? Number.NEGATIVE_INFINITY;
  const onGrid = gridDay(grid, gridIndexAt(grid, Math.max(after, begin)));
  return Math.max(Math.min(onGrid, lastRegular), begin);
}

function isGridPeriod(grid: CouponGrid, start: Day, end: Day): boolean {
  const index = gridIndexAt(grid, start);
  return gridDay(grid, index) === start && gridDay(grid, index + 1) === end;
}

function describePeriod(terms: BondTerms, start: Day, end: Day, isRegular: boolean): CouponPeriod {
  const calendar = terms.calendar ?? WEEKENDS_ONLY;
  const rule = terms.businessDayRule ?? 'unadjusted';
  const payDay = adjustDay(calendar, end, rule);
  if (!terms.adjustsPeriods) return { start, end, payDay, isRegular };
  return { start: adjustDay(calendar, start, rule), end: payDay, payDay, isRegular };
}

/**
 * Each row with a coupon ends a period; the first starts at the issue date, or one regular period
 * earlier.
 */
function buildListed(terms: BondTerms, after: Day): Schedule {
  const periodsPerYear = terms.frequency === 0 ? 1 : terms.frequency;
  const rows = (terms.schedule ?? []).filter(({ coupon }) => coupon !== undefined);
  const calendar = terms.calendar ?? WEEKENDS_ONLY;
  const rule = terms.businessDayRule ?? 'unadjusted';
  let start = terms.issueDay ?? usualStart(rows[0]?.day ?? after, periodsPerYear);
  const periods: CouponPeriod[] = [];
  for (const { day, coupon } of rows) {
    const payDay = adjustDay(calendar, day, rule);
    if (day > after) periods.push({ start, end: day, payDay, isRegular: true, coupon });
    start = day;
  }
  return { periods, grid: undefined, periodsPerYear };
}

function usualStart(firstEnd: Day, periodsPerYear: number): Day {
  return gridDay(createGrid(firstEnd, periodsPerYear, true), -1);
}
