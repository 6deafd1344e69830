import * as z from 'zod/mini';
import { CALCULATION_ASSUMPTIONS } from '../../domain/bonds/assumptions.ts';
import type { TermsInput } from '../../domain/bonds/read-terms.ts';
import { WORKOUT_KINDS } from '../../domain/bonds/term-words.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, isoDay, text } from '../core/fields.ts';

/** The mathematics checks days, choices and numbers, and says which of them is wrong and why. */
const day = text(10);
const choice = text(40);
const MAX_ROWS = 1800;
const rows = <T extends z.ZodMiniType>(row: T) => z.array(row).check(z.maxLength(MAX_ROWS));
const rateSteps = rows(z.strictObject({ from: day, rate: z.number() }));
const rights = rows(z.strictObject({ date: day, price: z.number() }));

/** Terms that the server adds itself; no caller chooses them. */
type ServerTerms = 'adjustsPeriods' | 'calendar' | 'timing';

/**
 * Exactly the terms that the mathematics reads, which the compiler checks.
 *
 * Days as `YYYY-MM-DD`, rates as decimals (0.05). Amounts of a schedule are per 100 of the original
 * nominal; prices are per 100 of what is outstanding on their day, as markets quote them.
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
  /** Missing of a perpetual. */
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
  /** Of linkers: at least the nominal is repaid. */
  deflationFloor: z.optional(z.boolean()),
} satisfies Record<Exclude<keyof TermsInput, ServerTerms>, z.ZodMiniType>);
export type BondTermsInput = z.output<typeof terms>;

/** The bond as if it ended there. */
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
    terms,
    /** When a trade on the day of the latest price is settled; of today where there is none. */
    settlementDate: isoDay,
    calendar: z.object({
      names: z.array(z.string()),
      /** The last year whose holidays are published; null where they never were compared. */
      certainUntil: z.nullable(z.int()),
      /** 0 is Sunday. */
      weekend: z.array(z.int()),
      /** Weekdays without business from the issue to the maturity, or for thirty years. */
      holidays: z.array(isoDay),
    }),
    /** Of linkers with a reference index: what gives the index ratio of any settlement. */
    indexation: z.nullable(
      z.object({
        /** The reference index of the bond's first day. */
        baseIndex: z.number(),
        /** Values of the price index by `YYYY-MM`, from the first that counts at the issue. */
        months: z.record(z.string(), z.number()),
      }),
    ),
  }),
});

/** Everything about a bond from its price or its yield. */
export const calculateBond = endpoint({
  method: 'POST',
  path: '/api/bonds/calculate/',
  summary: 'Calculate price, yield, durations and cash flows of a bond from its terms or its ID',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  body: z.strictObject({
    /** Its own terms are taken. */
    bondId: z.optional(id),
    terms: z.optional(terms),
    /** If missing, of a bond's number: that of its latest price, or of a trade today at another. */
    settlementDate: z.optional(day),
    /** Holidays by name, as `EU` or `EU+US`; those of the bond if missing, weekends only of terms. */
    calendar: z.optional(choice),
    /** Clean; `market` is the latest price of the bond, for those who may see it. */
    price: z.optional(z.union([z.number(), z.literal('market')])),
    yield: z.optional(z.number()),
    /** At the coupon's frequency if missing. */
    compounding: z.optional(choice),
    /** Of linkers: the inflation of the nominal yield, a year; 0.02 if missing. */
    inflation: z.optional(z.number()),
    /** Of bills: the rate that `yield` is; the annual yield if missing. */
    quote: z.optional(choice),
    /** Of bills by their terms: 360 (if missing) or 365. A stored bill has that of its currency. */
    moneyMarketYear: z.optional(z.union([z.literal(360), z.literal(365)])),
    /**
     * The end that yield, durations, convexity, DV01 and cash flows are to: `maturity` if missing,
     * `worst`, the next `call` or the next `put`. A yield that is given is one to this end.
     */
    workout: z.optional(choice),
  }),
  answer: z.object({
    /** The end that all figures are to. */
    workout: z.object({
      kind: z.enum(WORKOUT_KINDS),
      date: z.optional(z.string()),
      /** What is paid then, per 100. */
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
    /** With calls or puts: the same figures to the last end, whatever `workout` is. */
    toMaturity: z.optional(workout),
    /** To the call with the lowest yield, and to the put with the highest. */
    yieldToCall: z.optional(workout),
    yieldToPut: z.optional(workout),
    /** With calls or puts: the end that costs the holder most. */
    worst: z.optional(workout),
    yieldToWorst: z.optional(z.number()),
    workoutDate: z.optional(z.string()),
    /** With calls or puts: all ends that are left, the last one first. */
    workouts: z.optional(
      z.array(
        z.object({
          ...workout.shape,
          /** What is paid then, per 100. */
          price: z.number(),
          isWorst: z.boolean(),
          ...z.partial(z.omit(workout, { kind: true, date: true })).shape,
        }),
      ),
    ),
    discountMargin: z.optional(z.number()),
    /**
     * Of floaters. Their modified duration, convexity and DV01 are those of rates; here the margin
     * has its own.
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
        /** The coupon that runs. */
        resetRate: z.number(),
        resetDate: isoDay,
        /** False where its rate isn't stored: index plus margin is assumed. */
        isFixed: z.boolean(),
        nextResetDate: z.optional(isoDay),
        /** Missing where the index is compounded overnight, or has no name. */
        nextFixingDate: z.optional(isoDay),
      }),
    ),
    /** Of what pays 100 once, up to a year before: the rates that money markets quote. */
    bill: z.optional(
      z.object({
        days: z.int(),
        /** Of discount rate and money-market yield. */
        dayCount: z.string(),
        discountRate: z.number(),
        moneyMarketYield: z.number(),
        /** As the US Treasury has it: simple, beyond half a year compounded once. */
        bondEquivalentYield: z.number(),
      }),
    ),
    linker: z.optional(
      z.object({
        indexRatio: z.number(),
        /** A year, as a decimal: what was given, or 0.02. */
        inflation: z.number(),
        nominalYield: z.optional(z.number()),
        /** Of stored bonds: the day of the ratio, null where it isn't known. */
        ratioDate: z.optional(z.nullable(isoDay)),
        /** Whether prices would fall so far that the deflation floor counts. */
        isFloorReached: z.boolean(),
      }),
    ),
    /** Of linkers: in money, per 100 of the outstanding nominal before indexation. */
    indexed: z.optional(
      z.object({ cleanPrice: z.number(), accruedInterest: z.number(), dirtyPrice: z.number() }),
    ),
    /** What the figures take for granted where the terms do not say what will be paid. */
    assumptions: z.array(z.enum(CALCULATION_ASSUMPTIONS)),
    settlementDate: isoDay,
    /** Where the settlement has no business: the next day that has. */
    nextBusinessDay: z.optional(isoDay),
    /** By which business days are counted; missing if only weekends are left out. */
    calendar: z.optional(
      z.object({
        names: z.array(z.string()),
        /** The last year whose holidays are published; null where they never were compared. */
        certainUntil: z.nullable(z.int()),
      }),
    ),
    /** What prices, interest, DV01 and flows are per 100 of: the nominal at settlement. */
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
        /** Per 100 of the original nominal, the unit of a schedule of the terms. */
        ofOriginal: z.object({ coupon: z.number(), principal: z.number() }),
      }),
    ),
  }),
});
