import * as z from 'zod/mini';
import { COUPON_TYPES, SENIORITIES } from '../../domain/bonds/term-words.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { id, idParam, isoDay, maskedDecimal, maskedWord, text } from '../core/fields.ts';
import { quote } from '../instruments/quote.ts';

const params = z.strictObject({ instrumentId: idParam });
const status = z.enum(['active', 'matured', 'withdrawn']);
const couponType = z.enum(COUPON_TYPES);
const seniority = z.enum(SENIORITIES);
const outlook = z.nullable(z.enum(['positive', 'stable', 'negative', 'developing']));
/** 1 is the best of 22. */
const notch = z.nullable(z.int());

/** Everything that a bond pays, by its terms. */
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
    /** Per 100 of the original nominal. Of a perpetual the coupons of thirty years. */
    items: z.array(
      z.object({
        date: isoDay,
        coupon: z.number(),
        principal: z.number(),
        /** What of the nominal is left after it. */
        left: z.number(),
        status: z.enum(['paid', 'next', 'future']),
      }),
    ),
    currency: z.nullable(z.string()),
    faceValue: z.string(),
    couponsPerYear: z.int(),
    /** A floating coupon is listed as it is now; what it was before is not known. */
    isFloating: z.boolean(),
    /** The nominal of a linker grows with an index; amounts are without it. */
    isLinked: z.boolean(),
    isPerpetual: z.boolean(),
    source: z.string(),
  }),
});

/** For calendars: what is still to be paid. */
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
   * If the bond ended then, from its latest price; null of those that were past when that was made.
   * In percent, and in years.
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
    issuer: z.nullable(z.object({ id, name: z.string(), country: z.string(), sector: z.string() })),
    guarantor: z.nullable(z.object({ id, name: z.string() })),
    seniority,
    couponType,
    /** Percent a year; of a floating coupon the one that runs. */
    couponRate: z.string(),
    couponsPerYear: z.int(),
    indexName: z.nullable(z.string()),
    indexMargin: z.nullable(z.string()),
    indexRatio: z.nullable(z.string()),
    couponSteps: z.array(z.object({ from: isoDay, rate: z.string() })),
    /** Of the next coupon, and where there is a second one in the year, its day too. */
    couponDays: z.array(isoDay),
    dayCount: z.string(),
    businessDays: z.string(),
    /** By which it is settled and pays: the holidays of all of these. */
    calendars: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Who publishes its days; null where they are made by rule alone. */
        source: z.nullable(z.string()),
        /** The last year whose days are published. */
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
    issuedOn: isoDay,
    issuePrice: z.nullable(z.string()),
    maturesOn: z.nullable(isoDay),
    faceValue: z.string(),
    smallestLot: z.nullable(z.string()),
    amountIssued: z.string(),
    amountOutstanding: z.nullable(z.string()),
    governingLaw: z.nullable(z.string()),
    listing: z.nullable(z.string()),
    /** Where it is traded: a market identifier code (ISO 10383). */
    venue: z.nullable(z.string()),
    isGreen: z.boolean(),
    calls: z.array(right),
    puts: z.array(right),
    /** Of bonds that are repaid in parts. */
    repayments: z.array(z.object({ date: isoDay, share: z.string(), left: z.string() })),
    /** When the price was made from which the yields are; null where there is none. */
    pricedOn: z.nullable(z.string()),
    source: z.string(),
  }),
});

const rating = z.object({
  of: z.enum(['bond', 'issuer']),
  agency: z.string(),
  /**
   * `international`, or the country of a national scale, whose grades have no notch and are part of
   * no composite.
   */
  scale: z.string(),
  /** `***` for those who may not see values; then all below are null. */
  grade: maskedWord,
  notch,
  outlook,
  ratedOn: z.nullable(isoDay),
  action: z.nullable(z.enum(['assigned', 'raised', 'lowered', 'outlook', 'affirmed', 'withdrawn'])),
  /** What stood there before. */
  previousGrade: z.nullable(z.string()),
  previousOutlook: outlook,
});
const composite = z.nullable(z.object({ notch, grade: maskedWord }));
const ratings = z.object({
  /** The latest of each agency. */
  items: z.array(rating),
  /** All that agencies have said, the latest first; 200 at most. Empty where they are masked. */
  history: z.array(rating),
  /** By rule from those in force: the middle one, of two the worse. */
  composite: z.object({ bond: composite, issuer: composite }),
  /** Who told them. */
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

/** A bond in a list, with what its latest price says. */
const bondRow = z.object({
  id,
  name: z.string(),
  isin: z.nullable(z.string()),
  issuerId: z.nullable(id),
  currency: z.nullable(z.string()),
  status,
  couponType,
  couponRate: z.string(),
  indexName: z.nullable(z.string()),
  indexMargin: z.nullable(z.string()),
  seniority,
  isGreen: z.boolean(),
  maturesOn: z.nullable(isoDay),
  /** In default: it has a price, and neither yield nor duration nor spread. */
  isDefaulted: z.boolean(),
  /** The first call that is still to come. */
  callOn: z.nullable(isoDay),
  /** What is outstanding, in its currency. */
  amount: z.string(),
  /** By rule from all agencies, of the bond or else of its issuer. */
  rating: composite,
  quote,
  /** Percent, years and basis points, of the day below; all three to one end, the worst. */
  yield: maskedDecimal,
  duration: maskedDecimal,
  spread: maskedDecimal,
  /** That end: `maturity`, `call`, `put` or `perpetual`, and its day. */
  workout: z.nullable(maskedWord),
  workoutOn: z.nullable(maskedWord),
  /** The same three to maturity. */
  maturityYield: maskedDecimal,
  maturityDuration: maskedDecimal,
  maturitySpread: maskedDecimal,
  figuresOn: z.nullable(isoDay),
});

/** A benchmark curve as a line over durations; empty where the viewer may not see values. */
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
  // The others may be five seconds old for visitors, so that not every price drops every page.
  changesWith: 'instrumentId',
  params,
  answer: z.object({
    /** The bond itself is among them; in the order of their maturities. */
    items: z.array(
      z.object({
        ...bondRow.shape,
        /** Its spread less that of the bond, in basis points; where one has none, of the yields. */
        difference: maskedDecimal,
      }),
    ),
    /** What was looked for. */
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
  // As above: they stand on the pages of bonds, too.
  changesWith: 'nothing',
  params: z.strictObject({ companyId: idParam }),
  answer: z.object({
    items: z.array(bondRow),
    /** How many are outstanding in all. */
    total: z.int(),
    /** What falls due when; the year is null of perpetuals. */
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

/** `1,2,3`; each counts once. */
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
