import * as z from 'zod/mini';
import { FIGURE_ASSUMPTIONS } from '../../domain/bonds/assumptions.ts';
import { bondKind, kindQuery } from './bond-kinds.ts';
import { WORKOUT_CHOICES } from '../../domain/bonds/workout-choice.ts';
import { WORKOUT_KINDS } from '../../domain/bonds/term-words.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { idParam, isoDay, maskedDecimal } from '../core/fields.ts';
import { FILE_TYPES, type FileFormat } from '../core/file-format.ts';
import { quote } from '../instruments/quote.ts';

const params = z.strictObject({ instrumentId: idParam });
const FIGURES = ['yield', 'duration', 'macaulay', 'convexity', 'dv01', 'margin', 'spread'] as const;
export type FigureName = (typeof FIGURES)[number];

/** What is told how it is made; `worst` is the yield to the worst end. */
export const DERIVED_FIGURES = [
  'yield',
  'worst',
  'duration',
  'accrued',
  'spread',
  // Of floaters.
  'margin',
  'spread_duration',
] as const;
export type DerivedFigure = (typeof DERIVED_FIGURES)[number];

const compounding = z.enum(['annual', 'semiannual', 'quarterly', 'monthly']);
const assumptions = z.array(z.enum(FIGURE_ASSUMPTIONS));
const workout = z.enum(WORKOUT_KINDS);
/** Maturity, the worst end, the next call or the next put; the worst where calls or puts are left. */
const workoutChoice = z.optional(z.enum(WORKOUT_CHOICES));
const priceKind = z.enum(['close', 'live']);

const curve = z.object({
  id: z.int(),
  /** Of the government whose bonds it is made of, as two letters. */
  country: z.string(),
  /** The last one with a curve, not after that of the price. */
  day: isoDay,
  /** What the payments of the bond yield if the curve prices them, in percent. */
  yield: maskedDecimal,
});

/** A figure with all that it depends on. */
const figure = z.object({
  figure: z.enum(FIGURES),
  /**
   * Yields in percent, durations in years, convexity in years squared, spreads and margins in basis
   * points; of DV01 what a basis point changes in the price of 100 of the outstanding nominal.
   */
  value: maskedDecimal,
  /** Since the close before: of yields and spreads in basis points, null of others. */
  change: maskedDecimal,
  /** Clean, in percent of the nominal that is outstanding. */
  price: maskedDecimal,
  priceKind,
  priceDay: isoDay,
  settlementDate: isoDay,
  /** The workout it is calculated to, the same for all; null for the worst where values are hidden. */
  workout: z.nullable(workout),
  workoutDate: z.nullable(isoDay),
  /** What is paid then, in percent. */
  workoutPrice: z.nullable(z.string()),
  compounding,
  dayCount: z.string(),
  curve: z.nullable(curve),
  /** What a margin is measured from. */
  indexName: z.nullable(z.string()),
  /** The last year whose holidays are published; null where nobody has compared them. */
  calendarUntil: z.nullable(z.int()),
  assumptions,
});

/** A way in which the bond may end. Days and prices are terms; which is the worst is a value. */
const workoutRow = z.object({
  kind: workout,
  date: z.nullable(isoDay),
  /** What is paid then, in percent. */
  price: z.nullable(z.string()),
  /** What asks for it by the terms: the last end, the next call, the next put. */
  choice: z.nullable(z.enum(['maturity', 'call', 'put'])),
  /** Whether `worst` asks for it; null where values are hidden, or there are no calls and puts. */
  isWorst: z.nullable(z.boolean()),
  yield: maskedDecimal,
  /** Of floaters the discount margin. */
  spread: maskedDecimal,
  duration: maskedDecimal,
  convexity: maskedDecimal,
  dv01: maskedDecimal,
});

/** The interest of the running period, by the terms: everybody may read it. */
const accrual = z.object({
  /** Per 100 of the nominal that is outstanding; below 0 after the ex-coupon day. */
  interest: z.string(),
  settlementDate: isoDay,
  dayCount: z.string(),
  from: isoDay,
  to: isoDay,
  /** Of the coupon that accrues. */
  paidOn: isoDay,
  /** As the day count counts them. */
  days: z.int(),
  periodDays: z.int(),
  /** Traded without accrued interest. */
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
    /** In default: the price is what may be recovered, and all figures are null. */
    isDefaulted: z.boolean(),
    /** Business days from trade to settlement. */
    settlementDays: z.int(),
    /** Null where there is no price; then there are no figures either. */
    settlementDate: z.nullable(isoDay),
    /**
     * At settlement, per 100 of the original nominal; prices, accrued interest and DV01 are per 100
     * of what is outstanding.
     */
    outstanding: z.nullable(z.string()),
    /** To which end all items are: the one that was asked for, or the usual one. */
    workout: z.enum(WORKOUT_CHOICES),
    items: z.array(figure),
    /** All ends by the terms, the last one first; with the same figures to each. */
    workouts: z.array(workoutRow),
    /** Null of bonds without coupons. */
    accrual: z.nullable(accrual),
    /** What floaters, bills, linkers and bonds in default have beside. */
    kind: bondKind,
  }),
});
export type BondFigure = z.output<typeof figure>;
export type BondWorkout = z.output<typeof workoutRow>;

/** Texts with the digits that are shown: the lines add up to the sums. */
const decimal = z.string();
const derivedFlow = z.object({
  /** Null of a line that stands for several payments. */
  date: z.nullable(isoDay),
  /** Null of payments that never end. */
  count: z.nullable(z.int()),
  years: z.nullable(decimal),
  amount: z.nullable(decimal),
  /** Of the curve, in percent, continuously compounded. */
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
    /** To which end it is. */
    workout: z.enum(WORKOUT_CHOICES),
    /** Null of accrued interest, which needs no price. */
    figure: z.nullable(figure),
    cleanPrice: decimal,
    accruedInterest: decimal,
    dirtyPrice: decimal,
    /** How often a year interest is compounded. */
    timesAYear: z.int(),
    /** In percent; to the end of this figure. */
    yield: decimal,
    macaulay: z.nullable(decimal),
    /** Of a floater's rate duration: what a buyer pays if the index moves by a basis point. */
    indexMoves: z.nullable(z.object({ margin: decimal, up: decimal, down: decimal })),
    /** Of a floater's margin and spread duration: what a buyer pays if the margin moves by 1 bp. */
    marginMoves: z.nullable(
      z.object({
        margin: decimal,
        /** In percent: the index at which coupons that aren't fixed are taken. */
        indexRate: decimal,
        up: decimal,
        down: decimal,
        spreadDuration: decimal,
      }),
    ),
    accrual: z.nullable(
      z.object({ ...accrual.shape, rate: decimal, coupon: decimal, years: decimal }),
    ),
    /** Of a yield to worst: all ends that there may be. */
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
