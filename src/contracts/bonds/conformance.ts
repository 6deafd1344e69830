import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';

export const CONFORMANCE_SUITES = [
  'us-treasury',
  'quantlib',
  'excel',
  'curves',
  'moex',
  'ofz-auctions',
  'german',
] as const;

/**
 * The kind of source behind the figures of a suite: one bound by its own figures, a calculation
 * that others rely on, or a program with its own conventions.
 */
export const CONFORMANCE_KINDS: Readonly<
  Record<(typeof CONFORMANCE_SUITES)[number], 'official' | 'reference' | 'conventions'>
> = {
  'us-treasury': 'official',
  curves: 'official',
  moex: 'official',
  'ofz-auctions': 'official',
  quantlib: 'reference',
  german: 'reference',
  excel: 'conventions',
};

export const CONFORMANCE_FIGURES = [
  'price_from_yield',
  'yield_from_price',
  'last_period_yield',
  'dirty_price',
  'accrued',
  'macaulay',
  'modified',
  'convexity',
  'basis_point',
  'coupon_days',
  'odd_first_price',
  'odd_last_price',
  'simple_yield',
  'bill_price',
  'bill_yield',
  'index_ratio',
  'reference_index',
  'money_price',
  'discount_margin',
  'zero_rates',
  'forward_rates',
  'par_rates',
  'fitted_rates',
] as const;

/** Why figures differ or could not be compared. */
export const CONFORMANCE_REASONS = [
  'thirty_first',
  'negative_time',
  'last_period_days',
  'year_average',
  'bill_year',
  'lost_month_end',
  'whole_period_days',
  'two_grids',
  'counted_from_settlement',
  'counted_from_maturity',
  'days_left_counted',
  'two_thirties',
  'odd_first_days',
  'odd_last_days',
  'below_limit',
  'rough_yield',
  'payments_unknown',
  'coupon_unknown',
  'index_derived',
] as const;

const count = z.int().check(z.minimum(0));
const explained = z.object({
  /** Codes, and the same as texts. */
  reasons: z.array(z.enum(CONFORMANCE_REASONS)),
  sentences: z.array(z.string()),
  cases: count,
});

const item = z.object({
  suite: z.enum(CONFORMANCE_SUITES),
  /** The publisher of the figures, the date and the licence. */
  source: z.string(),
  origin: z.string(),
  /** A name in the source, such as an Excel function. */
  subject: z.string(),
  figure: z.enum(CONFORMANCE_FIGURES),
  figureText: z.string(),
  requirement: z.string(),
  /** How a difference is measured, and the largest accepted one. */
  measure: z.enum(['absolute', 'relative']),
  tolerance: z.number(),
  cases: count,
  agreeing: count,
  /** Figures that plain formulas, written independently of the product, reproduce. */
  confirmed: count,
  /** The largest difference among those that agree. */
  worst: z.number(),
  excepted: count,
  /** Rows that the source calculates by another convention, and rows with missing data. */
  aside: count,
  skipped: count,
  exceptions: z.array(
    z.object({
      ...explained.shape,
      worst: z.number(),
      /** The number of our figures that the plain formulas reproduce. */
      confirmed: count,
      /** An example: the input, the published figure, and ours unless the input is rejected. */
      example: z.object({
        row: z.string(),
        expected: z.number(),
        ours: z.nullable(z.number()),
      }),
    }),
  ),
  conventions: z.array(explained),
  leftOut: z.array(explained),
});
export type ConformanceItem = z.output<typeof item>;

export const getConformanceRows = endpoint({
  method: 'GET',
  path: '/api/conformance/rows/',
  summary: 'List the rows of a source that differ or weren’t compared, with reasons',
  needs: 'public',
  cost: 'heavy',
  scope: 'any',
  changesWith: 'nothing',
  rows: 'items',
  query: z.strictObject({
    suite: z.enum(CONFORMANCE_SUITES),
    subject: z.string().check(z.maxLength(100)),
    figure: z.enum(CONFORMANCE_FIGURES),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        /** It differs by a rule, follows another convention, or lacks data. */
        kind: z.enum(['exception', 'convention', 'skipped']),
        /** A file of the source, and the number of a row in it. */
        file: z.string(),
        row: z.int(),
        reasons: z.string(),
      }),
    ),
  }),
});

export const getConformance = endpoint({
  method: 'GET',
  path: '/api/conformance/',
  summary:
    'Get the conformance results of this version’s bond mathematics, as recorded by the test run',
  needs: 'public',
  cost: 'heavy',
  scope: 'any',
  changesWith: 'nothing',
  rows: 'items',
  answer: z.object({
    version: z.string(),
    /** A hash of the measured source files. */
    mathematics: z.string(),
    items: z.array(item),
    examples: z.array(
      z.object({
        id: z.string(),
        source: z.string(),
        inputs: z.array(z.object({ name: z.string(), value: z.string() })),
        figure: z.enum(CONFORMANCE_FIGURES),
        figureText: z.string(),
        expected: z.number(),
        decimals: count,
        ours: z.number(),
      }),
    ),
  }),
});
export type Conformance = Answer<typeof getConformance>;
