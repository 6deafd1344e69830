import {
  amountBeforeDiscount,
  billInvestmentRate,
  billPriceFromDiscount,
  discountedAmount,
  simpleRate,
} from '../../src/domain/bond/bill.ts';
import { readCompounding } from '../../src/domain/bond/compounding.ts';
import { measureAtPrice, measureAtYield, prepareBond } from '../../src/domain/bond/measure-bond.ts';
import { buildSchedule } from '../../src/domain/bond/schedule.ts';
import { prepareSheetBond } from '../../src/domain/bond/spreadsheet.ts';
import type { Day } from '../../src/domain/day.ts';
import { checkExcel, plainModel } from '../lib/excel-check.ts';
import { yieldError, type Model } from '../lib/excel-exceptions.ts';
import { countDays, countYears, excelTerms, frequency, type Basis } from '../lib/excel-rows.ts';
import { naiveBillRate } from '../lib/naive-bill.ts';
import {
  measureRegular,
  naiveDuration,
  naiveOddFirst,
  naiveOddLast,
  naivePrice,
  type NaiveBond,
} from '../lib/naive-bond.ts';
import { daysBetween, yearsBetween, type Quirk, type Quirks } from '../lib/naive-days.ts';
import { usDay } from '../lib/reference-data.ts';
import type { Check, Suite } from '../lib/suite.ts';

const REGULAR: readonly Quirk[] = ['thirty_first', 'negative_time'];
const ODD_FIRST: readonly Quirk[] = [
  ...REGULAR,
  'lost_month_end',
  'whole_period_days',
  'days_to_next',
  'two_grids',
  'counted_from_settlement',
];
const ODD_LAST: readonly Quirk[] = [
  'thirty_first',
  'lost_month_end',
  'counted_from_maturity',
  'two_thirties',
];

function period(cells: string[], basis: Basis) {
  const [settlement, maturity] = [usDay(cells[0]), usDay(cells[1])];
  const times = frequency(cells[2]);
  const terms = excelTerms(basis, { coupon: 0.05, frequency: times, maturityDay: maturity });
  const { periods } = buildSchedule(terms, settlement);
  const { start, end } = periods[0]!;
  const naive = { basis, settlement, maturity, frequency: times, coupon: 0.05, redemption: 100 };
  return { settlement, start, end, count: periods.length, frequency: times, naive };
}
type Period = ReturnType<typeof period>;

/** Days since the year 1 in steps of 100 nanoseconds, as .NET writes them. */
const dayFromTicks = (ticks: string | undefined): Day => Number(ticks) / 864e9 - 719_162;

interface DayFigure {
  readonly ours: (found: Period, basis: Basis) => number;
  readonly naive: (measured: ReturnType<typeof measureRegular>, quirks: Quirks) => number;
  readonly quirks?: readonly Quirk[];
  readonly read?: (cell: string | undefined) => number;
}

function coupon(name: string, table: string, atLeast: number, figure: DayFigure): Check {
  const { ours, naive, quirks = [], read = Number } = figure;
  return checkExcel(name, table, atLeast, (cells) => {
    const basis = cells[3] as Basis;
    const found = period(cells, basis);
    return {
      actual: ours(found, basis),
      expected: read(cells[4]),
      model: plainModel(quirks, (some) => naive(measureRegular(found.naive, some), some)),
    };
  });
}

function periodDays({ start, end, frequency: times }: Period, basis: Basis) {
  if (basis === 'ActualActual') return end - start;
  return (basis === 'Actual365' ? 365 : 360) / times;
}

function daysLeft(found: Period, basis: Basis): number {
  if (basis !== 'UsPsa30_360') return countDays(basis, found.settlement, found.end);
  return periodDays(found, basis) - countDays(basis, found.start, found.settlement);
}

const couponDays: Check[] = [
  coupon('COUPPCD', 'couppcd.test', 900, {
    ours: ({ start }) => start,
    naive: ({ previous }) => previous,
    read: dayFromTicks,
  }),
  coupon('COUPNCD', 'coupncd.test', 900, {
    ours: ({ end }) => end,
    naive: ({ next }) => next,
    read: dayFromTicks,
  }),
  coupon('COUPNUM', 'coupnum.test', 900, {
    ours: ({ count }) => count,
    naive: ({ count }) => count,
  }),
  coupon('COUPDAYS', 'coupdays.test', 17, { ours: periodDays, naive: ({ days }) => days }),
  coupon('COUPDAYBS', 'coupdaysbs.test', 900, {
    ours: ({ start, settlement }, basis) => countDays(basis, start, settlement),
    naive: ({ accrued }) => accrued,
    quirks: ['thirty_first'],
  }),
  coupon('COUPDAYSNC', 'coupdaysnc.test', 900, {
    ours: daysLeft,
    naive: naiveDaysLeft,
    quirks: ['thirty_first', 'days_not_whole'],
  }),
];

function naiveDaysLeft(
  { basis, settlement, previous, next, days, accrued }: ReturnType<typeof measureRegular>,
  quirks: Quirks,
): number {
  if (basis !== 'UsPsa30_360') return daysBetween(basis, settlement, next, quirks);
  const whole = quirks.has('days_not_whole')
    ? daysBetween(basis, previous, next, quirks, true)
    : days;
  return whole - accrued;
}

/** Settlement, maturity, rate, yield, redemption, frequency, basis. */
function regular(cells: string[]) {
  const [settlement, maturity] = [usDay(cells[0]), usDay(cells[1])];
  const basis = cells[6] as Basis;
  const naive: NaiveBond = {
    basis,
    settlement,
    maturity,
    frequency: frequency(cells[5]),
    coupon: Number(cells[2]),
    redemption: Number(cells[4]),
  };
  const terms = excelTerms(basis, {
    coupon: naive.coupon,
    frequency: frequency(cells[5]),
    maturityDay: maturity,
    redemption: naive.redemption,
  });
  return { bond: prepareSheetBond(terms, settlement), naive };
}

const yieldModel = (bond: NaiveBond, price: number, quirks: readonly Quirk[]): Model => ({
  quirks,
  misses: (rate, some) => yieldError((at) => naivePrice(bond, at, some), price, rate),
});

const BELOW_LIMIT = ['below_limit'];
/** Excel stops before the last digits, within 2e-9. */
const ROUGH = ['rough_yield'];

const bonds: Check[] = [
  checkExcel('PRICE', 'price.test', 10_000, (cells) => {
    const { bond, naive } = regular(cells);
    const rate = Number(cells[3]);
    return {
      actual: measureAtYield(bond, rate).cleanPrice,
      expected: Number(cells[7]),
      model: plainModel(REGULAR, (some) => naivePrice(naive, rate, some)),
    };
  }),
  checkExcel('YIELD', 'price.test', 10_000, (cells) => {
    const { bond, naive } = regular(cells);
    const price = Number(cells[7]);
    return {
      actual: measureAtPrice(bond, price)?.yieldRate ?? Number.NaN,
      expected: Number(cells[3]),
      model: yieldModel(naive, price, REGULAR),
    };
  }),
  checkExcel('YIELD < 0', 'yieldnegativefails.csv', 4000, (cells) => {
    const { bond, naive } = regular(cells);
    const [expected, price] = [Number(cells[3]), Number(cells[7])];
    const actual = measureAtPrice(bond, price)?.yieldRate ?? Number.NaN;
    const model = yieldModel(naive, price, [...REGULAR, 'last_period_days']);
    const reason = (explain: () => readonly string[] | undefined) => {
      const missed = model.misses(expected, new Set());
      if (expected <= -2 && Number.isNaN(actual)) {
        return missed <= 1e-9 || explain() ? BELOW_LIMIT : undefined;
      }
      const isRough = missed < 2e-9 && missed > model.misses(actual, new Set());
      return isRough ? ROUGH : explain();
    };
    return { actual, expected, model, reason };
  }),
  checkExcel('DURATION', 'duration.test', 5000, (cells) => {
    const [settlement, maturity] = [usDay(cells[0]), usDay(cells[1])];
    const [basis, times, rate] = [cells[5] as Basis, frequency(cells[4]), Number(cells[3])];
    const terms = excelTerms(basis, {
      coupon: Number(cells[2]),
      frequency: times,
      maturityDay: maturity,
    });
    const bond = prepareBond(terms, settlement, readCompounding(undefined, times));
    const naive = { basis, settlement, maturity, frequency: times, redemption: 100 };
    return {
      actual: measureAtYield(bond, rate).macaulayDuration,
      expected: Number(cells[6]),
      model: plainModel(REGULAR, (some) =>
        naiveDuration({ ...naive, coupon: terms.coupon }, rate, some),
      ),
    };
  }),
];

const odd: Check[] = [
  checkExcel('ODDFPRICE', 'oddfprice.test', 19_000, (cells) => {
    const [settlement, maturity, issue, firstCoupon] = cells.slice(0, 4).map(usDay) as [
      Day,
      Day,
      Day,
      Day,
    ];
    const [basis, rate] = [cells[8] as Basis, Number(cells[5])];
    const [couponRate, redemption] = [Number(cells[4]), Number(cells[6])];
    const terms = excelTerms(basis, {
      coupon: couponRate,
      frequency: frequency(cells[7]),
      issueDay: issue,
      firstCouponDay: firstCoupon,
      maturityDay: maturity,
      redemption,
    });
    const bond = prepareBond(terms, settlement, readCompounding(undefined, terms.frequency));
    const dates = { settlement, maturity, issue, firstCoupon };
    const naive = { basis, ...dates, frequency: terms.frequency, coupon: couponRate, redemption };
    return {
      actual: measureAtYield(bond, rate).cleanPrice,
      expected: Number(cells[9]),
      model: plainModel(ODD_FIRST, (some) => naiveOddFirst(naive, rate, some)),
    };
  }),
  checkExcel('ODDLPRICE', 'oddlprice.test', 30_000, (cells) => {
    const [settlement, maturity, lastCoupon] = cells.slice(0, 3).map(usDay) as [Day, Day, Day];
    const [basis, rate] = [cells[7] as Basis, Number(cells[4])];
    const [couponRate, redemption] = [Number(cells[3]), Number(cells[5])];
    // All three give the same in Excel.
    const counted = basis.includes('30_360') ? basis : 'ActualActual';
    const terms = excelTerms(counted, {
      coupon: couponRate,
      frequency: frequency(cells[6]),
      issueDay: lastCoupon,
      lastRegularCouponDay: lastCoupon,
      maturityDay: maturity,
      isEndOfMonth: false,
      redemption,
    });
    const bond = prepareBond(terms, settlement, readCompounding('simple', terms.frequency));
    const dates = { settlement, maturity, lastCoupon };
    const naive = { basis, ...dates, frequency: terms.frequency, coupon: couponRate, redemption };
    return {
      actual: measureAtYield(bond, rate).cleanPrice,
      expected: Number(cells[8]),
      model: plainModel(ODD_LAST, (some) => naiveOddLast(naive, rate, some)),
    };
  }),
];

/** From, to, two numbers, basis, result. */
function discount(
  name: string,
  table: string,
  atLeast: number,
  ours: (a: number, b: number, years: number) => number,
  naive: (a: number, b: number, years: number) => number,
): Check {
  return checkExcel(name, table, atLeast, (cells) => {
    const basis = cells[4] as Basis;
    const [from, to] = [usDay(cells[0]), usDay(cells[1])];
    const [a, b] = [Number(cells[2]), Number(cells[3])];
    return {
      actual: ours(a, b, countYears(basis, from, to)),
      expected: Number(cells[5]),
      model: plainModel(['thirty_first', 'year_average'], (some) =>
        naive(a, b, yearsBetween(basis, from, to, some)),
      ),
    };
  });
}

const discounts: Check[] = [
  discount(
    'PRICEDISC',
    'pricedisc.test',
    3000,
    (rate, redemption, years) => discountedAmount(redemption, rate, years),
    (rate, redemption, years) => redemption - redemption * rate * years,
  ),
  discount(
    'YIELDDISC',
    'yielddisc.test',
    2000,
    simpleRate,
    (paid, repaid, years) => (repaid - paid) / paid / years,
  ),
  discount(
    'INTRATE',
    'intrate.test',
    2000,
    simpleRate,
    (paid, repaid, years) => (repaid - paid) / paid / years,
  ),
  discount(
    'RECEIVED',
    'received.test',
    1000,
    amountBeforeDiscount,
    (paid, rate, years) => paid / (1 - rate * years),
  ),
  discount(
    'ACCRINTM',
    'accrintm.test',
    300,
    (rate, par, years) => par * rate * years,
    (rate, par, years) => par * rate * years,
  ),
  checkExcel('TBILLPRICE', 'tbillprice.test', 80, (cells) => {
    const [rate, days] = [Number(cells[2]), usDay(cells[1]) - usDay(cells[0])];
    return {
      actual: billPriceFromDiscount(rate, days),
      expected: Number(cells[3]),
      model: plainModel([], () => 100 * (1 - (rate * days) / 360)),
    };
  }),
  checkExcel('TBILLEQ', 'tbilleq.test', 50, (cells) => {
    const [settlement, maturity, rate] = [usDay(cells[0]), usDay(cells[1]), Number(cells[2])];
    const price = billPriceFromDiscount(rate, maturity - settlement);
    return {
      actual: billInvestmentRate(price, settlement, maturity),
      expected: Number(cells[3]),
      model: plainModel(['bill_year'], (some) => naiveBillRate(settlement, maturity, rate, some)),
    };
  }),
];

export const excel: Suite = {
  id: 'excel',
  checks: [...couponDays, ...bonds, ...odd, ...discounts],
};
