import * as z from 'zod/mini';
import { CALCULATION_ASSUMPTIONS } from '../../domain/bonds/assumptions.ts';
import type { TermsInput } from '../../domain/bonds/read-terms.ts';
import { WORKOUT_KINDS } from '../../domain/bonds/term-words.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, isoDay, text } from '../core/fields.ts';
import { termGaps } from './term-gaps.ts';

/**
 * The calculation validates days, choices and numbers and names the invalid one with the reason.
 */
const day = text(10);
const choice = text(40);
const MAX_ROWS = 1800;
const rows = <T extends z.ZodMiniType>(row: T) => z.array(row).check(z.maxLength(MAX_ROWS));
const rateSteps = rows(z.strictObject({ from: day, rate: z.number() }));
const rights = rows(z.strictObject({ date: day, price: z.number() }));

/** Terms that only the server sets; callers can't choose them. */
type ServerTerms = 'adjustsPeriods' | 'calendar' | 'timing';

/**
 * Exactly the terms that the calculation reads, checked by the compiler.
 *
 * Days as `YYYY-MM-DD`, rates as decimals (0.05). Amounts of a schedule are per 100 of the original
 * nominal; prices are per 100 of the nominal outstanding on their day, as markets quote them.
 */
const terms = z.strictObject({
  coupon: z.number(),
  frequency: z.number(),
  dayCount: choice,
  /** A period of t years pays (1 + coupon)^t − 1. */
  compoundsCoupon: z.optional(z.boolean()),
  accrualDayCount: z.optional(choice),
  yieldDayCount: z.optional(choice),
  issueDate: z.optional(day),
  firstCouponDate: z.optional(day),
  lastRegularCouponDate: z.optional(day),
  /** Absent for a perpetual. */
  maturityDate: z.optional(day),
  endOfMonth: z.optional(z.boolean()),
  redemption: z.optional(z.number()),
  couponSteps: z.optional(rateSteps),
  floating: z.optional(
    z.strictObject({
      from: z.optional(day),
      indexRate: z.number(),
      spread: z.number(),
      cap: z.optional(z.number()),
      floor: z.optional(z.number()),
      fixings: z.optional(rateSteps),
    }),
  ),
  schedule: z.optional(
    rows(
      z.strictObject({
        date: day,
        coupon: z.optional(z.number()),
        principal: z.optional(z.number()),
      }),
    ),
  ),
  calls: z.optional(rights),
  puts: z.optional(rights),
  businessDayRule: z.optional(choice),
  exCoupon: z.optional(z.strictObject({ days: z.int(), unit: z.enum(['calendar', 'business']) })),
  tradesFlat: z.optional(z.boolean()),
  indexRatio: z.optional(z.number()),
  /** Linkers: at least the nominal is repaid. */
  deflationFloor: z.optional(z.boolean()),
} satisfies Record<Exclude<keyof TermsInput, ServerTerms>, z.ZodMiniType>);
export type BondTermsInput = z.output<typeof terms>;

/** The bond as if it ended at this workout. */
const workout = z.object({
  kind: z.enum(WORKOUT_KINDS),
  date: z.optional(z.string()),
  yield: z.number(),
  macaulayDuration: z.number(),
  modifiedDuration: z.number(),
  convexity: z.number(),
  dv01: z.number(),
});

export const getBondTerms = endpoint({
  method: 'GET',
  path: '/api/bonds/{instrumentId}/terms/',
  summary: 'Get the terms of a bond, as the calculation accepts them',
  needs: 'public',
  cost: 'light',
  scope: 'market',
  changesWith: 'instrumentId',
  params: z.strictObject({ instrumentId: idParam }),
  answer: z.object({
    /** Null is a term that isn't known. */
    terms: z.object({
      ...terms.shape,
      coupon: z.nullable(terms.shape.coupon),
      frequency: z.nullable(terms.shape.frequency),
      dayCount: z.nullable(terms.shape.dayCount),
    }),
    ...termGaps,
    /** The settlement date of a trade on the day of the latest price, or today without one. */
    settlementDate: isoDay,
    calendar: z.object({
      names: z.array(z.string()),
      /**
       * The last year with published holidays; null if they were never compared with a publication.
       */
      certainUntil: z.nullable(z.int()),
      /** 0 is Sunday. */
      weekend: z.array(z.int()),
      /** Non-business weekdays from issue to maturity, or for thirty years. */
      holidays: z.array(isoDay),
    }),
    /** Linkers with a reference index: the data for the index ratio on any settlement date. */
    indexation: z.nullable(
      z.object({
        /** The reference index of the bond's first day. */
        baseIndex: z.number(),
        /** Values of the price index by `YYYY-MM`, from the first one relevant at issue. */
        months: z.record(z.string(), z.number()),
      }),
    ),
  }),
});

/** All figures of a bond from its price or its yield. */
export const calculateBond = endpoint({
  method: 'POST',
  path: '/api/bonds/calculate/',
  summary: 'Calculate price, yield, durations and cash flows of a bond from its terms or its ID',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  body: z.strictObject({
    /** Uses the terms of this stored bond. */
    bondId: z.optional(id),
    terms: z.optional(terms),
    /**
     * Default for a stored bond: the settlement of its latest price, or of a trade today if another
     * price is given.
     */
    settlementDate: z.optional(day),
    /**
     * Holiday calendars by name, such as `EU` or `EU+US`; default: those of the stored bond, or
     * only weekends for given terms.
     */
    calendar: z.optional(choice),
    /** Clean; `market` is the latest price of the bond, for viewers who may see it. */
    price: z.optional(z.union([z.number(), z.literal('market')])),
    yield: z.optional(z.number()),
    /** Default: the coupon frequency. */
    compounding: z.optional(choice),
    /** Linkers: annual inflation for the nominal yield; default 0.02. */
    inflation: z.optional(z.number()),
    /** Bills: the kind of rate of `yield`; default: the annual yield. */
    quote: z.optional(choice),
    /** Bills given by terms: 360 (default) or 365. A stored bill uses that of its currency. */
    moneyMarketYear: z.optional(z.union([z.literal(360), z.literal(365)])),
    /**
     * The workout of yield, durations, convexity, DV01 and cash flows: `maturity` (default),
     * `worst`, the next `call` or the next `put`. A given yield is one to this workout.
     */
    workout: z.optional(choice),
  }),
  answer: z.object({
    /** The workout of all figures. */
    workout: z.object({
      kind: z.enum(WORKOUT_KINDS),
      date: z.optional(z.string()),
      /** The redemption price per 100. */
      price: z.number(),
    }),
    cleanPrice: z.number(),
    dirtyPrice: z.number(),
    accruedInterest: z.number(),
    yield: z.number(),
    macaulayDuration: z.number(),
    modifiedDuration: z.number(),
    convexity: z.number(),
    dv01: z.number(),
    currentYield: z.number(),
    /** With calls or puts: the same figures to maturity, whatever `workout` is. */
    toMaturity: z.optional(workout),
    /** To the call with the lowest yield, and to the put with the highest. */
    yieldToCall: z.optional(workout),
    yieldToPut: z.optional(workout),
    /** With calls or puts: the workout that costs the holder most. */
    worst: z.optional(workout),
    yieldToWorst: z.optional(z.number()),
    workoutDate: z.optional(z.string()),
    /** With calls or puts: all remaining workouts, the maturity first. */
    workouts: z.optional(
      z.array(
        z.object({
          ...workout.shape,
          /** The redemption price per 100. */
          price: z.number(),
          isWorst: z.boolean(),
          ...z.partial(z.omit(workout, { kind: true, date: true })).shape,
        }),
      ),
    ),
    discountMargin: z.optional(z.number()),
    /**
     * Floaters only. Their modified duration, convexity and DV01 measure rates; sensitivities to
     * the margin are given here.
     */
    floater: z.optional(
      z.object({
        rateDuration: z.number(),
        rateConvexity: z.number(),
        spreadDuration: z.number(),
        rateDv01: z.number(),
        spreadDv01: z.number(),
        /** Over forward rates of the benchmark curve; for viewers who may see the curve. */
        forwardMargin: z.optional(z.number()),
        /** The current coupon. */
        resetRate: z.number(),
        resetDate: isoDay,
        /** False if its rate isn't stored: index plus margin is assumed. */
        isFixed: z.boolean(),
        nextResetDate: z.optional(isoDay),
        /** Absent if the index is compounded overnight, or has no name. */
        nextFixingDate: z.optional(isoDay),
      }),
    ),
    /** Single payments of 100, up to a year before maturity: the rates that money markets quote. */
    bill: z.optional(
      z.object({
        days: z.int(),
        /** For discount rate and money-market yield. */
        dayCount: z.string(),
        discountRate: z.number(),
        moneyMarketYield: z.number(),
        /** By the US Treasury's method: simple, compounded once beyond half a year. */
        bondEquivalentYield: z.number(),
      }),
    ),
    linker: z.optional(
      z.object({
        indexRatio: z.number(),
        /** Annual, as a decimal: the given rate, or 0.02. */
        inflation: z.number(),
        nominalYield: z.optional(z.number()),
        /** Stored bonds only: the date of the ratio, null if unknown. */
        ratioDate: z.optional(z.nullable(isoDay)),
        /** Whether prices would fall so far that the deflation floor applies. */
        isFloorReached: z.boolean(),
      }),
    ),
    /** Linkers: in money, per 100 of the outstanding nominal before indexation. */
    indexed: z.optional(
      z.object({ cleanPrice: z.number(), accruedInterest: z.number(), dirtyPrice: z.number() }),
    ),
    /** Assumptions of the figures where the terms don't determine the payments. */
    assumptions: z.array(z.enum(CALCULATION_ASSUMPTIONS)),
    settlementDate: isoDay,
    /** If the settlement date isn't a business day: the next business day. */
    nextBusinessDay: z.optional(isoDay),
    /** The calendar of business days; absent if only weekends are excluded. */
    calendar: z.optional(
      z.object({
        names: z.array(z.string()),
        /**
         * The last year with published holidays; null if they were never compared with a
         * publication.
         */
        certainUntil: z.nullable(z.int()),
      }),
    ),
    /** The basis of prices, interest, DV01 and flows: 100 of the nominal at settlement. */
    nominalBasis: z.literal('outstanding'),
    /** Per 100 of the original nominal. */
    outstanding: z.number(),
    isExCoupon: z.boolean(),
    cashFlows: z.array(
      z.object({
        date: z.string(),
        coupon: z.number(),
        principal: z.number(),
        presentValue: z.number(),
        /** Per 100 of the original nominal, like a schedule of the terms. */
        ofOriginal: z.object({ coupon: z.number(), principal: z.number() }),
      }),
    ),
  }),
});
