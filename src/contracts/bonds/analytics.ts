import * as z from 'zod/mini';
import { FIGURE_ASSUMPTIONS } from '../../domain/bonds/assumptions.ts';
import { bondKind, kindQuery } from './bond-kinds.ts';
import { WORKOUT_CHOICES } from '../../domain/bonds/workout-choice.ts';
import { WORKOUT_KINDS } from '../../domain/bonds/term-words.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { idParam, isoDay, maskedDecimal } from '../core/fields.ts';
import { FILE_TYPES, type FileFormat } from '../core/file-format.ts';
import { quote } from '../instruments/quote.ts';
import { termGaps } from './term-gaps.ts';

const params = z.strictObject({ instrumentId: idParam });
const FIGURES = ['yield', 'duration', 'macaulay', 'convexity', 'dv01', 'margin', 'spread'] as const;
export type FigureName = (typeof FIGURES)[number];

/** The figures with a documented derivation; `worst` is the yield to worst. */
export const DERIVED_FIGURES = [
  'yield',
  'worst',
  'duration',
  'accrued',
  'spread',
  // Floaters only.
  'margin',
  'spread_duration',
] as const;
export type DerivedFigure = (typeof DERIVED_FIGURES)[number];

/** `other`: as often as the figure's `timesAYear` says. */
const compounding = z.enum(['annual', 'semiannual', 'quarterly', 'monthly', 'other']);
const assumptions = z.array(z.enum(FIGURE_ASSUMPTIONS));
const workout = z.enum(WORKOUT_KINDS);
/** Maturity, worst, next call or next put; defaults to worst if calls or puts remain. */
const workoutChoice = z.optional(z.enum(WORKOUT_CHOICES));
const priceKind = z.enum(['close', 'live']);

const curve = z.object({
  id: z.int(),
  /** The government whose bonds it is fitted to, as two letters. */
  country: z.string(),
  /** The last day with a curve, on or before the day of the price. */
  day: isoDay,
  /** The yield of the bond's payments priced by the curve, in percent. */
  yield: maskedDecimal,
});

/** A figure with everything it depends on. */
const figure = z.object({
  figure: z.enum(FIGURES),
  /**
   * Yields in percent, durations in years, convexity in years squared, spreads and margins in basis
   * points; DV01 as the price change for one basis point per 100 of the outstanding nominal.
   */
  value: maskedDecimal,
  /** Since the previous close: yields and spreads in basis points, null for the others. */
  change: maskedDecimal,
  /** Clean, in percent of the outstanding nominal. */
  price: maskedDecimal,
  priceKind,
  priceDay: isoDay,
  settlementDate: isoDay,
  /** The workout, the same for all viewers; null for the worst if values are hidden. */
  workout: z.nullable(workout),
  workoutDate: z.nullable(isoDay),
  /** The redemption price in percent. */
  workoutPrice: z.nullable(z.string()),
  compounding,
  timesAYear: z.int(),
  dayCount: z.string(),
  curve: z.nullable(curve),
  /** The index from which a margin is measured. */
  indexName: z.nullable(z.string()),
  /** The last year with published holidays; null if they were never compared with a publication. */
  calendarUntil: z.nullable(z.int()),
  assumptions,
});

/** A possible workout of the bond. Days and prices are terms; which one is the worst is a value. */
const workoutRow = z.object({
  kind: workout,
  date: z.nullable(isoDay),
  /** The redemption price in percent. */
  price: z.nullable(z.string()),
  /** The workout choice that selects it by the terms: maturity, next call, next put. */
  choice: z.nullable(z.enum(['maturity', 'call', 'put'])),
  /** Whether `worst` selects it; null if values are hidden, or without calls and puts. */
  isWorst: z.nullable(z.boolean()),
  yield: maskedDecimal,
  /** For floaters the discount margin. */
  spread: maskedDecimal,
  duration: maskedDecimal,
  convexity: maskedDecimal,
  dv01: maskedDecimal,
});

/**
 * The accrued interest of the current period, which follows from the terms: everyone may see it.
 */
const accrual = z.object({
  /** Per 100 of the outstanding nominal; negative after the ex-coupon day. */
  interest: z.string(),
  settlementDate: isoDay,
  dayCount: z.string(),
  from: isoDay,
  to: isoDay,
  /** Payment date of the accruing coupon. */
  paidOn: isoDay,
  /** Days by the day count. */
  days: z.int(),
  periodDays: z.int(),
  /** Trades without accrued interest. */
  isFlat: z.boolean(),
  isExCoupon: z.boolean(),
});

export const getBondFigures = endpoint({
  method: 'GET',
  path: '/api/bonds/{instrumentId}/figures/',
  summary:
    'Get yield, durations, convexity, DV01, spread and accrued interest of a bond at its latest price, all to one workout',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  changesWith: 'instrumentId',
  params,
  query: z.strictObject({ workout: workoutChoice, ...kindQuery }),
  answer: z.object({
    quote,
    /** Repaid or withdrawn: the figures are those of its last price. */
    isOver: z.boolean(),
    /** In default: the price reflects the possible recovery, and all figures are null. */
    isDefaulted: z.boolean(),
    /** Business days from trade to settlement. */
    settlementDays: z.int(),
    ...termGaps,
    /** Null without a price, or if a term is missing; there are no figures then either. */
    settlementDate: z.nullable(isoDay),
    /**
     * At settlement, per 100 of the original nominal; prices, accrued interest and DV01 are per 100
     * of the outstanding nominal.
     */
    outstanding: z.nullable(z.string()),
    /** The workout of all items: the requested one, or the default. */
    workout: z.enum(WORKOUT_CHOICES),
    items: z.array(figure),
    /** All workouts by the terms, the maturity first, with the same figures to each. */
    workouts: z.array(workoutRow),
    /** Null for bonds without coupons. */
    accrual: z.nullable(accrual),
    /** Additional figures of floaters, bills, linkers and bonds in default. */
    kind: bondKind,
  }),
});
export type BondFigure = z.output<typeof figure>;
export type BondWorkout = z.output<typeof workoutRow>;

/** Texts with the displayed digits: the lines add up to the totals. */
const decimal = z.string();
const derivedFlow = z.object({
  /** Null for a line that combines several payments. */
  date: z.nullable(isoDay),
  /** Null for endless payments. */
  count: z.nullable(z.int()),
  years: z.nullable(decimal),
  amount: z.nullable(decimal),
  /** Zero rate of the curve in percent, continuously compounded. */
  zeroRate: z.nullable(decimal),
  discount: z.nullable(decimal),
  presentValue: decimal,
  /** Present value times years. */
  weighted: decimal,
});

export const getBondDerivation = endpoint({
  method: 'GET',
  path: '/api/bonds/{instrumentId}/derivation/',
  summary: 'Explain how a figure of a bond is calculated: inputs, cash flows and each step',
  needs: 'values',
  cost: 'heavy',
  scope: 'market',
  params,
  query: z.strictObject({ figure: z.enum(DERIVED_FIGURES), workout: workoutChoice }),
  answer: z.object({
    /** The workout of the figure. */
    workout: z.enum(WORKOUT_CHOICES),
    /** Null for accrued interest, which needs no price. */
    figure: z.nullable(figure),
    cleanPrice: decimal,
    accruedInterest: decimal,
    dirtyPrice: decimal,
    /** Compounding periods per year. */
    timesAYear: z.int(),
    /** In percent; to the workout of this figure. */
    yield: decimal,
    macaulay: z.nullable(decimal),
    /**
     * For the rate duration of a floater: the dirty price after a one-basis-point move of the
     * index.
     */
    indexMoves: z.nullable(z.object({ margin: decimal, up: decimal, down: decimal })),
    /**
     * For the margin and spread duration of a floater: the dirty price after a one-basis-point move
     * of the margin.
     */
    marginMoves: z.nullable(
      z.object({
        margin: decimal,
        /** In percent: the index rate assumed for coupons that aren't fixed. */
        indexRate: decimal,
        up: decimal,
        down: decimal,
        spreadDuration: decimal,
      }),
    ),
    accrual: z.nullable(
      z.object({ ...accrual.shape, rate: decimal, coupon: decimal, years: decimal }),
    ),
    /** For a yield to worst: all possible workouts. */
    workouts: z.array(
      z.object({ kind: workout, date: z.nullable(isoDay), price: decimal, yield: decimal }),
    ),
    curve: z.nullable(
      z.object({
        ...curve.shape,
        price: decimal,
        beta0: decimal,
        beta1: decimal,
        beta2: decimal,
        beta3: decimal,
        tau1: decimal,
        tau2: decimal,
      }),
    ),
    flows: z.array(derivedFlow),
    presentValue: decimal,
    weighted: decimal,
  }),
});

function historyFile(format: FileFormat) {
  return download({
    method: 'GET',
    path: `/bonds/{instrumentId}/history.${format}`,
    summary: `Download daily prices, accrued interest, yields, spreads and money prices of a bond (${format.toUpperCase()})`,
    needs: 'values',
    cost: 'file',
    scope: 'market',
    params,
    query: z.strictObject({ from: z.optional(isoDay), to: z.optional(isoDay) }),
    mediaType: FILE_TYPES[format],
  });
}

export const downloadBondHistory = { csv: historyFile('csv'), xlsx: historyFile('xlsx') };
