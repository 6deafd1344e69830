import type { Day } from '../time/day.ts';
import type { BondTerms } from './bond-terms.ts';
import { countedPeriod, type CashFlow, type RemainingFlows } from './cash-flows.ts';
import type { Compounding } from './compounding.ts';
import { gridDay, gridIndexAt, type CouponGrid } from './coupon-grid.ts';
import { yearFraction, type CountedPeriod } from './day-count.ts';
import type { TimedFlows } from './present-value.ts';
import type { Schedule } from './schedule.ts';

/** The flows with the time to each, measured by the terms. */
export function timeFlows(
  terms: BondTerms,
  remaining: RemainingFlows,
  settlement: Day,
  compounding: Compounding,
): TimedFlows {
  const { flows, endlessCoupon, schedule } = remaining;
  const times = new Float64Array(flows.length);
  const amounts = new Float64Array(flows.length);
  const measure = chooseMeasure(terms, remaining, settlement);
  for (let i = 0; i < flows.length; i += 1) {
    times[i] = measure(flows[i]!);
    amounts[i] = flows[i]!.coupon + flows[i]!.principal;
  }
  return {
    times,
    amounts,
    simpleStart: compounding.hasSimpleStart ? simpleYears(terms, remaining, settlement, times) : 0,
    endlessCoupon,
    periodsPerYear: schedule.periodsPerYear,
  };
}

/**
 * Years of the current coupon period that have elapsed on a day: all payments have come closer by
 * that much since it began. Undefined if they don't all come closer by the same amount.
 */
export function createElapsed(
  terms: BondTerms,
  { schedule, flows, endlessCoupon }: RemainingFlows,
  settlement: Day,
): ((day: Day) => number) | undefined {
  const [running] = schedule.periods;
  const isPlain = terms.frequency !== 0 && terms.timing !== 'periods' && !terms.adjustsPeriods;
  if (!running || !isPlain || settlement < running.start) return undefined;
  if ((flows[0]?.dueDay ?? -Infinity) < running.end) return undefined;
  if (endlessCoupon !== 0 && schedule.grid) {
    if (!running.isRegular) return undefined;
    const within = createWithin(terms, schedule, schedule.grid);
    const index = gridIndexAt(schedule.grid, running.start);
    return (day) => within(index, day);
  }
  const dayCount = terms.yieldDayCount ?? terms.dayCount;
  const counted = countedPeriod(terms, schedule, running);
  return (day) => yearFraction(dayCount, running.start, day, counted);
}

type Measure = (flow: CashFlow) => number;

function chooseMeasure(terms: BondTerms, remaining: RemainingFlows, settlement: Day): Measure {
  const { grid } = remaining.schedule;
  const isByPeriods = terms.timing === 'periods' || remaining.endlessCoupon !== 0;
  return isByPeriods && grid
    ? measureByPeriods(terms, remaining, settlement, grid)
    : measureByDayCount(terms, remaining, settlement);
}

/**
 * Step by step from one coupon to the next. The first step is the period minus its elapsed part:
 * with 30/360 the two parts of a period need not add up to it. Interest paid at maturity has one
 * such period, from the issue date; a zero-coupon bond accrues nothing and has none.
 */
function measureByDayCount(
  terms: BondTerms,
  { schedule }: RemainingFlows,
  settlement: Day,
): Measure {
  const dayCount = terms.yieldDayCount ?? terms.dayCount;
  const accrues = terms.frequency !== 0 || terms.coupon !== 0;
  let years = 0;
  let from = settlement;
  let next = 0;
  return ({ day, dueDay }) => {
    for (; next < schedule.periods.length; next += 1) {
      const period = schedule.periods[next]!;
      if (period.end > dueDay) break;
      const counted = countedPeriod(terms, schedule, period);
      const isBroken = accrues && from > period.start;
      years += isBroken
        ? yearFraction(dayCount, period.start, period.end, counted) -
          yearFraction(dayCount, period.start, from, counted)
        : yearFraction(dayCount, from, period.end, counted);
      from = period.end;
    }
    const running = schedule.periods[Math.min(next, schedule.periods.length - 1)];
    // A payment moved to a business day, or a repayment between coupons.
    if (day === from || !running) return years;
    return years + yearFraction(dayCount, from, day, countedPeriod(terms, schedule, running));
  };
}

const ALMOST_ONE = 1 - 1e-12;
const JUST_OVER = 1 + 1e-12;

/** Whole periods count as one each, whatever their length; only the current one is fractional. */
function measureByPeriods(
  terms: BondTerms,
  { schedule }: RemainingFlows,
  settlement: Day,
  grid: CouponGrid,
): Measure {
  const { periodsPerYear } = schedule;
  const within = createWithin(terms, schedule, grid);
  const running = gridIndexAt(grid, settlement);
  const passed = within(running, settlement);
  return ({ dueDay }) => {
    const index = gridIndexAt(grid, dueDay);
    const isWhole = gridDay(grid, index) === dueDay;
    return (index - running) / periodsPerYear - passed + (isWhole ? 0 : within(index, dueDay));
  };
}

/** Years from the beginning of a grid period to a day in it. */
function createWithin(
  terms: BondTerms,
  schedule: Schedule,
  grid: CouponGrid,
): (index: number, day: Day) => number {
  const { periodsPerYear } = schedule;
  const dayCount = terms.accrualDayCount ?? terms.dayCount;
  return (index, day) => {
    const counted: CountedPeriod = {
      start: gridDay(grid, index),
      end: gridDay(grid, index + 1),
      periodsPerYear,
      maturity: terms.maturityDay,
      calendar: terms.calendar,
    };
    const years = yearFraction(dayCount, counted.start, day, counted);
    // 364 days are more than a 360-day year: the current period must not count as elapsed, and some
    // of the last one must remain.
    const isOver =
      years * periodsPerYear > (schedule.periods.length === 1 ? ALMOST_ONE : JUST_OVER);
    return isOver ? yearFraction('ACT/ACT ICMA', counted.start, day, counted) : years;
  };
}

/** Until the next grid day, or the next payment if there is no grid or the payment comes first. */
function simpleYears(
  terms: BondTerms,
  { schedule, flows }: RemainingFlows,
  settlement: Day,
  times: Float64Array,
): number {
  const period = 1 / schedule.periodsPerYear;
  const first = times[0] ?? 0;
  const { grid } = schedule;
  if (!grid || !flows[0]) return Math.min(first, period);
  const next = gridDay(grid, gridIndexAt(grid, settlement) + 1);
  if (next >= flows[0].dueDay) return first;
  const measure = measureByPeriods(terms, { schedule } as RemainingFlows, settlement, grid);
  return measure({ day: next, dueDay: next, coupon: 0, principal: 0 });
}
