import { billInvestmentRate, billPriceFromDiscount } from '../../src/domain/bonds/bill.ts';
import { readCompounding } from '../../src/domain/bonds/compounding.ts';
import {
  measureAtPrice,
  measureAtYield,
  prepareBond,
} from '../../src/domain/bonds/measure-bond.ts';
import { buildSchedule } from '../../src/domain/bonds/schedule.ts';
import { sheetPrice, sheetYield, type SheetBond } from '../../src/domain/bonds/spreadsheet.ts';
import type { Day } from '../../src/domain/time/day.ts';
import { checkExcel, plainModel } from '../lib/excel-check.ts';
import { yieldError, type Model } from '../lib/excel-exceptions.ts';
import {
  basisNumber,
  countDays,
  excelTerms,
  frequency,
  singleTerms,
  type Basis,
} from '../lib/excel-rows.ts';
import {
  lastPeriodQuirks,
  oddFirstQuirks,
  oddLastQuirks,
  regularQuirks,
} from '../lib/excel-rules.ts';
import { naiveBillRate } from '../lib/naive-bill.ts';
import {
  measureRegular,
  naiveDuration,
  naiveOddFirst,
  naiveOddLast,
  naivePrice,
  type NaiveBond,
} from '../lib/naive-bond.ts';
import {
  addMonths,
  dayOfMonth,
  isLastOfFebruary,
  yearsBetween,
  type Quirk,
} from '../lib/naive-days.ts';
import { usDay } from '../lib/reference-data.ts';
import type { Check, Suite } from '../lib/suite.ts';

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

/** Converts .NET ticks (100 ns since the year 1). */
const dayFromTicks = (ticks: string | undefined): Day => Number(ticks) / 864e9 - 719_162;

interface DayFigure {
  readonly ours: (found: Period, basis: Basis) => number;
  readonly naive: (measured: ReturnType<typeof measureRegular>) => number;
  readonly quirks?: (bond: NaiveBond) => Quirk[];
  readonly parseCell?: (cell: string | undefined) => number;
}

function coupon(name: string, table: string, atLeast: number, figure: DayFigure): Check {
  const { ours, naive, quirks, parseCell = Number } = figure;
  return checkExcel(name, table, atLeast, (cells) => {
    const basis = cells[3] as Basis;
    const found = period(cells, basis);
    return {
      actual: ours(found, basis),
      expected: parseCell(cells[4]),
      model: plainModel(quirks?.(found.naive) ?? [], (some) =>
        naive(measureRegular(found.naive, some)),
      ),
    };
  });
}

const couponDays: Check[] = [
  coupon('COUPPCD', 'couppcd.test', 900, {
    ours: ({ start }) => start,
    naive: ({ previous }) => previous,
    parseCell: dayFromTicks,
  }),
  coupon('COUPNCD', 'coupncd.test', 900, {
    ours: ({ end }) => end,
    naive: ({ next }) => next,
    parseCell: dayFromTicks,
  }),
  coupon('COUPNUM', 'coupnum.test', 900, {
    ours: ({ count }) => count,
    naive: ({ count }) => count,
  }),
  coupon('COUPDAYBS', 'coupdaysbs.test', 900, {
    ours: ({ start, settlement }, basis) => countDays(basis, start, settlement),
    naive: ({ accrued }) => accrued,
    quirks: regularQuirks,
  }),
];

/** Settlement, maturity, rate, yield, redemption, frequency, basis. */
function regular(cells: string[]) {
  const basis = cells[6] as Basis;
  const dates = { settlement: usDay(cells[0]), maturity: usDay(cells[1]) };
  const amounts = { coupon: Number(cells[2]), redemption: Number(cells[4]) };
  const shared = { ...dates, ...amounts, frequency: frequency(cells[5]) };
  const sheet: SheetBond = { ...shared, basis: basisNumber(basis) };
  const naive: NaiveBond = { ...shared, basis };
  return { sheet, naive };
}

/** A rejected calculation has no figure. */
function orNone(calculate: () => number): number {
  try {
    return calculate();
  } catch {
    return Number.NaN;
  }
}

const yieldModel = (bond: NaiveBond, price: number, quirks: readonly Quirk[]): Model => ({
  quirks,
  misses: (rate, some) => yieldError((at) => naivePrice(bond, at, some), price, rate),
});

const BELOW_LIMIT = ['below_limit'];

/** The plain formulas give Excel's yield, which is rejected here. */
function isBelowLimit(
  actual: number,
  expected: number,
  model: Model,
  explain: () => readonly string[] | undefined,
): boolean {
  if (expected > -2 || !Number.isNaN(actual)) return false;
  return model.misses(expected, new Set()) <= 1e-9 || explain() !== undefined;
}

/** Excel stops before the last digits, within 2e-9. */
const ROUGH = ['rough_yield'];

const bonds: Check[] = [
  checkExcel('PRICE', 'price.test', 10_000, (cells) => {
    const { sheet, naive } = regular(cells);
    const rate = Number(cells[3]);
    return {
      actual: orNone(() => sheetPrice(sheet, rate)),
      expected: Number(cells[7]),
      model: plainModel(regularQuirks(naive), (some) => naivePrice(naive, rate, some)),
    };
  }),
  checkExcel('YIELD', 'price.test', 10_000, (cells) => {
    const { sheet, naive } = regular(cells);
    const price = Number(cells[7]);
    return {
      actual: orNone(() => sheetYield(sheet, price)),
      expected: Number(cells[3]),
      model: yieldModel(naive, price, regularQuirks(naive)),
    };
  }),
  checkExcel('YIELD < 0', 'yieldnegativefails.csv', 4000, (cells) => {
    const { sheet, naive } = regular(cells);
    const [expected, price] = [Number(cells[3]), Number(cells[7])];
    const actual = orNone(() => sheetYield(sheet, price));
    const rules = [...regularQuirks(naive), ...lastPeriodQuirks(naive)];
    const model = yieldModel(naive, price, rules);
    const reason = (explain: () => readonly string[] | undefined) => {
      if (isBelowLimit(actual, expected, model, explain)) return BELOW_LIMIT;
      const missed = model.misses(expected, new Set());
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
    const dates = { basis, settlement, maturity, frequency: times };
    const naive: NaiveBond = { ...dates, coupon: terms.coupon, redemption: 100 };
    return {
      actual: measureAtYield(bond, rate).macaulayDuration,
      expected: Number(cells[6]),
      model: plainModel(regularQuirks(naive), (some) => naiveDuration(naive, rate, some)),
    };
  }),
];

/** Odd periods in days by 360/f or 365/f: each of Excel's functions has its own method. */
const isByActualDays = (basis: Basis): boolean => basis === 'Actual360' || basis === 'Actual365';

const odd: Check[] = [
  checkExcel('ODDFPRICE', 'oddfprice.test', 11_000, (cells) => {
    const [settlement, maturity, issue, firstCoupon] = cells.slice(0, 4).map(usDay) as [
      Day,
      Day,
      Day,
      Day,
    ];
    const [basis, rate] = [cells[8] as Basis, Number(cells[5])];
    if (isByActualDays(basis)) return { convention: 'odd_first_days' };
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
      model: plainModel(oddFirstQuirks(naive), (some) => naiveOddFirst(naive, rate, some)),
    };
  }),
  checkExcel('ODDLPRICE', 'oddlprice.test', 17_000, (cells) => {
    const [settlement, maturity, lastCoupon] = cells.slice(0, 3).map(usDay) as [Day, Day, Day];
    const [basis, rate] = [cells[7] as Basis, Number(cells[4])];
    if (isByActualDays(basis)) return { convention: 'odd_last_days' };
    const [couponRate, redemption] = [Number(cells[3]), Number(cells[5])];
    const terms = excelTerms(basis, {
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
      model: plainModel(oddLastQuirks(naive), (some) => naiveOddLast(naive, rate, some)),
    };
  }),
];

interface Single {
  readonly basis: Basis;
  readonly from: Day;
  readonly to: Day;
  readonly cells: [number, number];
}

/** From, to, two numbers, basis, result: debts with a single payment at maturity. */
function single(
  name: string,
  table: string,
  atLeast: number,
  ours: (row: Single) => number,
  naive: (a: number, b: number, years: number) => number,
): Check {
  return checkExcel(name, table, atLeast, (cells) => {
    const basis = cells[4] as Basis;
    // It divides by the average length of the years involved, which is neither ISDA's nor ICMA's
    // method.
    if (basis === 'ActualActual') return { convention: 'year_average' };
    const [from, to] = [usDay(cells[0]), usDay(cells[1])];
    const [a, b] = [Number(cells[2]), Number(cells[3])];
    const is31stAfterFebruary =
      basis === 'UsPsa30_360' && isLastOfFebruary(from) && dayOfMonth(to) === 31;
    const [actual, expected] = [ours({ basis, from, to, cells: [a, b] }), Number(cells[5])];
    const model = plainModel(is31stAfterFebruary ? ['thirty_first'] : [], (some) =>
      naive(a, b, yearsBetween(basis, from, to, some)),
    );
    const reason = (explain: () => readonly string[] | undefined) =>
      isBelowLimit(actual, expected, model, explain) ? BELOW_LIMIT : explain();
    return { actual, expected, model, reason };
  });
}

/** The simple yield of a debt that is bought and repaid with nothing in between. */
function simpleYield({ basis, from, to, cells: [paid, repaid] }: Single): number {
  const terms = singleTerms(basis, { coupon: 0, issueDay: from, maturityDay: to });
  const bond = prepareBond(terms, from, readCompounding('simple', 0));
  return measureAtPrice(bond, (100 * paid) / repaid)?.yieldRate ?? Number.NaN;
}

/** The interest paid at maturity. */
function interestAtEnd({ basis, from, to, cells: [rate, par] }: Single): number {
  const terms = singleTerms(basis, { coupon: rate, issueDay: from, maturityDay: to });
  const { remaining } = prepareBond(terms, from, readCompounding('simple', 0));
  return ((remaining.flows[0]?.coupon ?? Number.NaN) * par) / 100;
}

const ratio = (paid: number, repaid: number, years: number) => (repaid - paid) / paid / years;

/** TBILLEQ: beyond 182 days, or with a 29 February in the year from settlement. */
function billQuirks(settlement: Day, maturity: Day): Quirk[] {
  const isLeap = addMonths(settlement, 12) - settlement === 366;
  return isLeap || maturity - settlement > 182 ? ['bill_year'] : [];
}

const singles: Check[] = [
  single('YIELDDISC', 'yielddisc.test', 2000, simpleYield, ratio),
  single('INTRATE', 'intrate.test', 2000, simpleYield, ratio),
  single('ACCRINTM', 'accrintm.test', 280, interestAtEnd, (rate, par, years) => par * rate * years),
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
      model: plainModel(billQuirks(settlement, maturity), (some) =>
        naiveBillRate(settlement, maturity, rate, some),
      ),
    };
  }),
];

export const excel: Suite = {
  id: 'excel',
  checks: [...couponDays, ...bonds, ...odd, ...singles],
};
