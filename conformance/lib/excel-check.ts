import { excelFile, readExcel } from './excel-rows.ts';
import { QuirkFinder, isConfirmed, relativeError, type Model } from './excel-exceptions.ts';
import type { Quirks } from './naive-days.ts';
import type { Check } from './suite.ts';

type Explain = () => readonly string[] | undefined;

interface Compared {
  readonly actual: number;
  readonly expected: number;
  readonly model: Model;
  /** Where Excel's result is no fault of its formula. */
  readonly reason?: ((explain: Explain) => readonly string[] | undefined) | undefined;
}

const WHAT: Readonly<Record<string, string>> = {
  COUPPCD: 'coupon_days',
  COUPNCD: 'coupon_days',
  COUPNUM: 'coupon_days',
  COUPDAYS: 'coupon_days',
  COUPDAYBS: 'coupon_days',
  COUPDAYSNC: 'coupon_days',
  PRICE: 'price_from_yield',
  YIELD: 'yield_from_price',
  'YIELD < 0': 'yield_from_price',
  DURATION: 'macaulay',
  ODDFPRICE: 'odd_first_price',
  ODDLPRICE: 'odd_last_price',
  PRICEDISC: 'discounted',
  YIELDDISC: 'simple_yield',
  INTRATE: 'simple_yield',
  RECEIVED: 'discounted',
  ACCRINTM: 'accrued',
  TBILLPRICE: 'bill_price',
  TBILLEQ: 'bill_yield',
};

/** Each row of a table of Excel's results; its last cell is the result. */
export function checkExcel(
  subject: string,
  table: string,
  atLeast: number,
  compare: (cells: string[]) => Compared,
): Check {
  return {
    subject,
    what: WHAT[subject] ?? subject,
    requirement: 'BND-4',
    measure: 'relative',
    tolerance: 1e-9,
    files: [excelFile(table)],
    atLeast,
    run: (tally) => {
      const quirks = new QuirkFinder();
      for (const cells of readExcel(table)) {
        const { actual, expected, model, reason } = compare(cells);
        const describe = () => cells.join().replaceAll(' 12:00:00 AM', '');
        tally.confirm(Number.isNaN(actual) || isConfirmed(model, actual), describe);
        const days = cells.filter((cell) => Number.isNaN(Number(cell))).join();
        const explain = () => quirks.explain(model, expected, days);
        tally.compare(actual, expected, describe, () => (reason ? reason(explain) : explain()));
      }
    },
  };
}

/** A model whose result is a number, not the root of an equation. */
export const plainModel = (
  quirks: Model['quirks'],
  formula: (quirks: Quirks) => number,
): Model => ({
  quirks,
  misses: (result, some) => relativeError(formula(some), result),
});
