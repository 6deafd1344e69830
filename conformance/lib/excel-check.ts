import { excelFile, readExcel } from './excel-rows.ts';
import { QuirkFinder, isConfirmed, relativeError, type Model } from './excel-exceptions.ts';
import type { Quirks } from './naive-days.ts';
import type { Check } from './suite.ts';

type Explain = () => readonly string[] | undefined;

interface Compared {
  readonly actual: number;
  readonly expected: number;
  readonly model: Model;
  /** Explains an Excel result that isn't an error in its formula. */
  readonly reason?: ((explain: Explain) => readonly string[] | undefined) | undefined;
}

/** A row for which Excel uses a convention that the product doesn't have: not compared. */
interface Unlike {
  readonly convention: string;
}

/** Excel follows the formula published by Microsoft, we follow another published one. */
const OTHER_CONVENTIONS = new Set(['days_left_counted']);
const TOLERANCE = 1e-9;

const WHAT: Readonly<Record<string, string>> = {
  COUPPCD: 'coupon_days',
  COUPNCD: 'coupon_days',
  COUPNUM: 'coupon_days',
  COUPDAYBS: 'coupon_days',
  PRICE: 'price_from_yield',
  YIELD: 'yield_from_price',
  'YIELD < 0': 'yield_from_price',
  DURATION: 'macaulay',
  ODDFPRICE: 'odd_first_price',
  ODDLPRICE: 'odd_last_price',
  YIELDDISC: 'simple_yield',
  INTRATE: 'simple_yield',
  ACCRINTM: 'accrued',
  TBILLPRICE: 'bill_price',
  TBILLEQ: 'bill_yield',
};

/** Each row of a table of Excel's results; its last cell is the result. */
export function checkExcel(
  subject: string,
  table: string,
  atLeast: number,
  compare: (cells: string[]) => Compared | Unlike,
): Check {
  return {
    subject,
    what: WHAT[subject] ?? subject,
    requirement: 'BND-4',
    measure: 'relative',
    tolerance: TOLERANCE,
    files: [excelFile(table)],
    atLeast,
    run: (tally) => {
      const quirks = new QuirkFinder();
      for (const { line, cells } of readExcel(table)) {
        const row = compare(cells);
        if ('convention' in row) {
          tally.setAside('conventions', row.convention, line);
          continue;
        }
        const { actual, expected, model, reason } = row;
        const describe = () => cells.join().replaceAll(' 12:00:00 AM', '');
        const isRefused = Number.isNaN(actual);
        const days = cells.filter((cell) => Number.isNaN(Number(cell))).join();
        const find = () => quirks.explain(model, expected, days);
        const isFar = !(relativeError(actual, expected) <= TOLERANCE);
        const reasons = isFar ? (reason ? reason(find) : find()) : undefined;
        if (reasons?.length === 1 && OTHER_CONVENTIONS.has(reasons[0]!)) {
          tally.setAside('conventions', reasons[0]!, line);
          continue;
        }
        tally.confirm(isRefused || isConfirmed(model, actual), describe);
        tally.compare(actual, expected, describe, () =>
          reasons ? { reasons, row: line, isConfirmed: !isRefused } : undefined,
        );
      }
    },
  };
}

/** A model whose result is a number instead of the root of an equation. */
export const plainModel = (
  quirks: Model['quirks'],
  formula: (quirks: Quirks) => number,
): Model => ({
  quirks,
  misses: (result, some) => relativeError(formula(some), result),
});
