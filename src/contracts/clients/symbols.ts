import * as z from 'zod/mini';
import { WORKOUT_KINDS } from '../../domain/bonds/term-words.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, isoDay, text } from '../core/fields.ts';
import { historyAnswer } from '../instruments/history.ts';
import { quote } from '../instruments/quote.ts';

/**
 * Values by the symbols used in spreadsheets: a ticker, an ISIN or `ID:1001`, with a suffix such as
 * `:yield` for a figure of a bond; `CURVE:US:10Y` for a rate of a curve; the MIC of an exchange and
 * the code of a contract.
 */
const symbol = text(100).check(z.trim(), z.minLength(1));
const code = text(50).check(z.trim(), z.minLength(1));
const days = { from: z.optional(isoDay), to: z.optional(isoDay) };

export const getSymbolQuote = endpoint({
  method: 'GET',
  path: '/api/symbols/quote/',
  summary:
    'Get the latest value of an instrument (ticker, ISIN or `ID:1001`), a bond figure (`ID:10001:yield`) or a curve rate (`CURVE:US:10Y:par`)',
  needs: 'values',
  cost: 'light',
  scope: 'market',
  query: z.strictObject({ symbol }),
  answer: z.object({
    id,
    name: z.string(),
    isin: z.nullable(z.string()),
    ticker: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    source: z.string(),
    quote,
  }),
});

export const getSymbolHistory = endpoint({
  method: 'GET',
  path: '/api/symbols/history/',
  summary:
    'Get all daily values, or a date range, of an instrument, a bond figure or a curve rate by symbol',
  needs: 'values',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  query: z.strictObject({ symbol, ...days }),
  answer: historyAnswer,
});

/** Spreadsheets that need more rows can download a file. */
export const MAX_ARCHIVE_ROWS = 20_000;

export const getSymbolArchive = endpoint({
  method: 'GET',
  path: '/api/symbols/archive/',
  summary:
    'Get up to 20,000 daily rows of a futures contract by exchange and contract code, latest first; three months by default',
  needs: 'values',
  cost: 'heavy',
  scope: 'archive',
  query: z.strictObject({ exchange: code, contract: code, ...days }),
  answer: z.object({
    exchangeId: id,
    contractId: id,
    /** In the viewer's language, with the unit. */
    columns: z.array(z.object({ title: z.string(), kind: z.enum(['day', 'text', 'number']) })),
    /** Numbers as exact decimal text, days as `YYYY-MM-DD`. */
    rows: z.array(z.array(z.nullable(z.string()))),
  }),
});

/** Figures that differ between the workouts of a bond. */
export const WORKOUT_FIELDS = [
  'yield',
  'worst',
  'workout',
  'duration',
  'macaulay',
  'convexity',
  'dv01',
  'spread',
  // Floaters only.
  'margin',
  'forwardmargin',
  'spreadduration',
  'spreaddv01',
] as const;

/** The bond fields available to spreadsheets: terms, and figures at the latest or a given price. */
export const BOND_FIELDS = [
  'name',
  'isin',
  'ticker',
  'currency',
  'coupon',
  'frequency',
  'daycount',
  'issued',
  'maturity',
  'settlement',
  'price',
  'dirty',
  'accrued',
  'outstanding',
  'current',
  ...WORKOUT_FIELDS,
  // Floaters.
  'reset',
  'resetdate',
  'nextreset',
  'nextfixing',
  // Bills.
  'discount',
  'moneymarket',
  'bondequivalent',
  // Linkers.
  'indexratio',
  'referenceindex',
  'nominalyield',
  // Bonds in default.
  'claim',
  'recovery',
] as const;

const number = z.pipe(
  text(40).check(z.trim(), z.regex(/^[+-]?\d+(?:\.\d*)?(?:[eE][+-]?\d{1,3})?$/)),
  z.transform(Number),
);

/** Rates are decimals (0.05), prices and DV01 per 100 of the outstanding nominal, spreads basis points. */
export const getSymbolBond = endpoint({
  method: 'GET',
  path: '/api/symbols/bond/',
  summary:
    'Get one term or figure of a bond by ticker, ISIN or `ID:10001`, at its latest price or a price you pass',
  needs: 'values',
  cost: 'heavy',
  scope: 'market',
  query: z.strictObject({
    symbol,
    /** Case-insensitive. */
    field: text(20),
    settlement: z.optional(isoDay),
    price: z.optional(number),
    /** The workout of yield, durations, convexity, DV01 and spread; default: maturity. */
    workout: z.optional(text(20)),
  }),
  answer: z.object({
    id,
    field: z.enum(BOND_FIELDS),
    kind: z.enum(['text', 'number', 'day']),
    /** Null if the bond has no such field. */
    value: z.nullable(z.string()),
    /** The workout of the figure; null if it doesn't depend on one. */
    workout: z.nullable(
      z.object({
        kind: z.enum(WORKOUT_KINDS),
        date: z.nullable(isoDay),
      }),
    ),
  }),
});

/** A stored bond by its symbol, or terms with the names and order of spreadsheet functions. */
const sheetBond = {
  symbol: z.optional(symbol),
  settlement: z.optional(isoDay),
  maturity: z.optional(isoDay),
  coupon: z.optional(number),
  redemption: z.optional(number),
  frequency: z.optional(number),
  basis: z.optional(number),
};
const sheetNumber = z.object({ value: z.number() });

export const getSymbolYield = endpoint({
  method: 'GET',
  path: '/api/symbols/yield/',
  summary:
    'Calculate the yield of a bond from its price, for a stored bond or for terms as in Excel’s YIELD',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  query: z.strictObject({ ...sheetBond, price: number }),
  answer: sheetNumber,
});

export const getSymbolPrice = endpoint({
  method: 'GET',
  path: '/api/symbols/price/',
  summary:
    'Calculate the price of a bond from its yield, for a stored bond or for terms as in Excel’s PRICE',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  query: z.strictObject({ ...sheetBond, yield: number }),
  answer: sheetNumber,
});

export const checkProgram = endpoint({
  method: 'GET',
  path: '/api/symbols/access/',
  summary: 'Check that a token is valid and can read values; rejected otherwise',
  needs: 'values',
  cost: 'light',
  scope: 'any',
  answer: z.object({ result: z.literal(true) }),
});
