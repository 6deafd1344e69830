import * as z from 'zod/mini';
import { COUPON_TYPES, SENIORITIES } from '../../domain/bonds/term-words.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { id, idParam, isoDay, maskedDecimal, maskedWord, text } from '../core/fields.ts';
import { quote } from '../instruments/quote.ts';
import { termGaps } from './term-gaps.ts';

const params = z.strictObject({ instrumentId: idParam });
const status = z.enum(['active', 'matured', 'withdrawn']);
const couponType = z.enum(COUPON_TYPES);
const seniority = z.enum(SENIORITIES);
const outlook = z.nullable(z.enum(['positive', 'stable', 'negative', 'developing']));
/** 1 is the best of 22. */
const notch = z.nullable(z.int());

/** All payments of a bond by its terms. */
export const getBondPayments = endpoint({
  method: 'GET',
  path: '/api/bonds/{instrumentId}/cash-flows/',
  summary: 'List the past and future cash flows of a bond, from its terms',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'instrumentId',
  params,
  answer: z.object({
    /** Per 100 of the original nominal. For a perpetual the coupons of thirty years. */
    items: z.array(
      z.object({
        date: isoDay,
        coupon: z.number(),
        principal: z.number(),
        /** The outstanding nominal after the payment. */
        left: z.number(),
        status: z.enum(['paid', 'next', 'future']),
      }),
    ),
    currency: z.nullable(z.string()),
    faceValue: z.nullable(z.string()),
    couponsPerYear: z.nullable(z.int()),
    /** If a needed term isn't known, there are no items. */
    ...termGaps,
    /** A floating coupon is listed at its current rate; past rates are unknown. */
    isFloating: z.boolean(),
    /** The nominal of a linker grows with an index; amounts exclude the growth. */
    isLinked: z.boolean(),
    isPerpetual: z.boolean(),
    source: z.string(),
  }),
});

/** For calendars: the payments still due. */
export const downloadBondPayments = download({
  method: 'GET',
  path: '/bonds/{instrumentId}/payments.ics',
  summary: 'Download the upcoming payments of a bond (iCalendar)',
  needs: 'public',
  cost: 'file',
  scope: 'market',
  params,
  mediaType: 'text/calendar; charset=utf-8',
});

const right = z.object({
  date: isoDay,
  /** Percent of the nominal. */
  price: z.string(),
  isPast: z.boolean(),
  /**
   * If the bond ended on this date, from its latest price, in percent and in years; null for rights
   * that were past when the price was made.
   */
  yield: maskedDecimal,
  duration: maskedDecimal,
});

export const getBondFacts = endpoint({
  method: 'GET',
  path: '/api/bonds/{instrumentId}/key-terms/',
  summary: 'Get the key terms of a bond, with yields to its calls and puts',
  needs: 'public',
  cost: 'light',
  scope: 'market',
  changesWith: 'instrumentId',
  params,
  answer: z.object({
    id,
    issuer: z.nullable(
      z.object({
        id,
        name: z.string(),
        country: z.nullable(z.string()),
        sector: z.nullable(z.string()),
      }),
    ),
    guarantor: z.nullable(z.object({ id, name: z.string() })),
    seniority,
    couponType,
    ...termGaps,
    /** Percent per year; for a floating coupon the current rate. Null here is an unknown term. */
    couponRate: z.nullable(z.string()),
    couponsPerYear: z.nullable(z.int()),
    indexName: z.nullable(z.string()),
    indexMargin: z.nullable(z.string()),
    indexRatio: z.nullable(z.string()),
    couponSteps: z.array(z.object({ from: isoDay, rate: z.string() })),
    /** The date of the next coupon, and of a second one within the year. */
    couponDays: z.array(isoDay),
    dayCount: z.nullable(z.string()),
    businessDays: z.string(),
    /** The calendars for settlement and payments: the holidays of all of these. */
    calendars: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** The publisher of its days; null if they are only rule-based. */
        source: z.nullable(z.string()),
        /** The last year with published days. */
        certainUntil: z.nullable(z.int()),
        /** That year is the portal's judgement: the publisher names none. */
        isJudged: z.boolean(),
      }),
    ),
    settlementDays: z.int(),
    exCouponDays: z.nullable(z.int()),
    flatFrom: z.nullable(isoDay),
    isin: z.nullable(z.string()),
    figi: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    issuedOn: z.nullable(isoDay),
    issuePrice: z.nullable(z.string()),
    maturesOn: z.nullable(isoDay),
    faceValue: z.nullable(z.string()),
    smallestLot: z.nullable(z.string()),
    amountIssued: z.nullable(z.string()),
    amountOutstanding: z.nullable(z.string()),
    governingLaw: z.nullable(z.string()),
    listing: z.nullable(z.string()),
    /** The market where it is traded: a market identifier code (ISO 10383). */
    venue: z.nullable(z.string()),
    isGreen: z.boolean(),
    calls: z.array(right),
    puts: z.array(right),
    /** For bonds repaid in parts. */
    repayments: z.array(z.object({ date: isoDay, share: z.string(), left: z.string() })),
    /** The time of the price behind the yields; null without a price. */
    pricedOn: z.nullable(z.string()),
    source: z.string(),
  }),
});

const rating = z.object({
  of: z.enum(['bond', 'issuer']),
  agency: z.string(),
  /**
   * `international`, or the country of a national scale, whose grades have no notch and aren't part
   * of a composite.
   */
  scale: z.string(),
  /** `***` for viewers who may not see values; all fields below are then null. */
  grade: maskedWord,
  notch,
  outlook,
  ratedOn: z.nullable(isoDay),
  action: z.nullable(z.enum(['assigned', 'raised', 'lowered', 'outlook', 'affirmed', 'withdrawn'])),
  /** The previous grade. */
  previousGrade: z.nullable(z.string()),
  previousOutlook: outlook,
});
const composite = z.nullable(z.object({ notch, grade: maskedWord }));
const ratings = z.object({
  /** The latest rating of each agency. */
  items: z.array(rating),
  /** All ratings by agencies, the latest first, 200 at most. Empty if masked. */
  history: z.array(rating),
  /** Derived from the ratings in force: the middle one, or the worse of two. */
  composite: z.object({ bond: composite, issuer: composite }),
  /** The sources of the ratings. */
  sources: z.array(z.string()),
});

export const getBondRatings = endpoint({
  method: 'GET',
  path: '/api/bonds/{instrumentId}/ratings/',
  summary: 'List ratings of a bond and its issuer by agency, with history',
  needs: 'public',
  cost: 'light',
  scope: 'market',
  rows: 'items',
  changesWith: 'instrumentId',
  params,
  answer: ratings,
});

export const getCompanyRatings = endpoint({
  method: 'GET',
  path: '/api/company/{companyId}/ratings/',
  summary: 'List ratings of an issuer by agency, with history',
  needs: 'public',
  cost: 'light',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  params: z.strictObject({ companyId: idParam }),
  answer: ratings,
});

/** A bond in a list, with the figures of its latest price. */
const bondRow = z.object({
  id,
  name: z.string(),
  isin: z.nullable(z.string()),
  issuerId: z.nullable(id),
  currency: z.nullable(z.string()),
  status,
  couponType,
  couponRate: z.nullable(z.string()),
  indexName: z.nullable(z.string()),
  indexMargin: z.nullable(z.string()),
  seniority,
  isGreen: z.boolean(),
  maturesOn: z.nullable(isoDay),
  /** In default: it has a price, but no yield, duration or spread. */
  isDefaulted: z.boolean(),
  /** The first remaining call. */
  callOn: z.nullable(isoDay),
  /** The amount outstanding, in the bond's currency; null if it isn't known. */
  amount: z.nullable(z.string()),
  /** The composite of all agencies, of the bond or else of its issuer. */
  rating: composite,
  quote,
  /** Percent, years and basis points on the day below; all three to the worst workout. */
  yield: maskedDecimal,
  duration: maskedDecimal,
  spread: maskedDecimal,
  /** That workout: `maturity`, `call`, `put` or `perpetual`, and its day. */
  workout: z.nullable(maskedWord),
  workoutOn: z.nullable(maskedWord),
  /** The same three to maturity. */
  maturityYield: maskedDecimal,
  maturityDuration: maskedDecimal,
  maturitySpread: maskedDecimal,
  figuresOn: z.nullable(isoDay),
});

/** A benchmark curve as a line over durations; empty if the viewer may not see values. */
const curveLine = z.object({
  id,
  country: z.string(),
  currency: z.string(),
  day: isoDay,
  points: z.array(z.object({ duration: z.number(), yield: z.number() })),
});

export const getComparableBonds = endpoint({
  method: 'GET',
  path: '/api/bonds/{instrumentId}/comparables/',
  summary:
    'List bonds of the same currency and kind with a similar rating and the nearest maturities',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  // The other bonds may be five seconds old for visitors, so that a price change doesn't invalidate
  // every cached page.
  changesWith: 'instrumentId',
  params,
  answer: z.object({
    /** Includes the bond itself; sorted by maturity. */
    items: z.array(
      z.object({
        ...bondRow.shape,
        /**
         * Its spread minus that of the bond, in basis points; if one has none, the difference of
         * the yields.
         */
        difference: maskedDecimal,
      }),
    ),
    /** The criteria of the search. */
    choice: z.object({
      currency: z.nullable(z.string()),
      category: z.nullable(z.string()),
      maturesFrom: z.nullable(isoDay),
      maturesTo: z.nullable(isoDay),
      bestGrade: z.nullable(z.string()),
      worstGrade: z.nullable(z.string()),
    }),
    curves: z.array(curveLine),
    sources: z.array(z.string()),
  }),
});

export const getCompanyBonds = endpoint({
  method: 'GET',
  path: '/api/company/{companyId}/bonds/',
  summary: 'List the bonds of an issuer by maturity: the most important ones, up to 200',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  // As above: they are on the pages of bonds, too.
  changesWith: 'nothing',
  params: z.strictObject({ companyId: idParam }),
  answer: z.object({
    items: z.array(bondRow),
    /** The total number outstanding. */
    total: z.int(),
    /** Amounts by maturity year; the year is null for perpetuals. */
    due: z.array(
      z.object({
        bondId: id,
        currency: z.nullable(z.string()),
        year: z.nullable(z.int()),
        amount: z.string(),
      }),
    ),
    curves: z.array(curveLine),
    sources: z.array(z.string()),
  }),
});

const MAX_ADDED_BONDS = 20;

/** `1,2,3`; duplicates count once. */
const bondIds = z
  .pipe(
    text(11 * MAX_ADDED_BONDS).check(
      z.refine((list) => list.split(',').every((each) => idParam.safeParse(each).success)),
    ),
    z.transform((list: string) => [...new Set(list.split(',').map(Number))]),
  )
  .check(z.refine((ids) => ids.length <= MAX_ADDED_BONDS));

export const getBondsByNumber = endpoint({
  method: 'GET',
  path: '/api/bonds/by-number/',
  summary: 'Get price, yield, duration and spread of up to 20 bonds by ID',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  query: z.strictObject({ ids: bondIds }),
  answer: z.object({ items: z.array(bondRow), curves: z.array(curveLine) }),
});
