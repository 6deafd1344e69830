import * as z from 'zod/mini';
import { CURVE_KINDS, TENOR_NAMES } from '../../domain/curves/curve-tenors.ts';
import { WORKOUT_CHOICES } from '../../domain/bonds/workout-choice.ts';
import { WORKOUT_KINDS } from '../../domain/bonds/term-words.ts';
import { chartDataAt } from '../instruments/chart.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { id, idParam, isoDay, maskedDecimal, text } from '../core/fields.ts';
import { FILE_TYPES, type FileFormat } from '../core/file-format.ts';

/** The maximum number of comparisons for a curve. */
export const MAX_COMPARED = 5;

const origin = z.enum(['fitted', 'imported']);
const kind = z.enum(CURVE_KINDS);
const tenor = z.enum(TENOR_NAMES);
const curveParams = z.strictObject({ curveId: idParam });

/** Metadata of a curve. */
const curveFacts = {
  id,
  /** The country's name in the viewer's language. */
  name: z.string(),
  country: z.string(),
  currency: z.string(),
  /** Fitted by the portal to the government's bonds, or provided by the source. */
  origin,
  /** Spreads of bonds in this currency are measured from it. */
  isBenchmark: z.boolean(),
  source: z.string(),
} as const;

export const listCurves = endpoint({
  method: 'GET',
  path: '/api/curves/',
  summary: 'List government yield curves with their latest par rates in percent',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  answer: z.object({
    items: z.array(
      z.object({
        ...curveFacts,
        /** The number of bonds that it was fitted to on the last day. */
        bonds: z.nullable(z.int()),
        lastDay: z.nullable(isoDay),
        rate2y: maskedDecimal,
        /** In basis points since the previous day. */
        change2y: maskedDecimal,
        rate5y: maskedDecimal,
        change5y: maskedDecimal,
        rate10y: maskedDecimal,
        change10y: maskedDecimal,
        rate30y: maskedDecimal,
        change30y: maskedDecimal,
        /** 10 years minus 2, in basis points. */
        slope: maskedDecimal,
        /** A few points of the line; empty if the viewer may not see values. */
        line: z.array(z.number()),
      }),
    ),
    masked: z.boolean(),
  }),
});

/** Why a date or a comparison can't be shown. */
export const CURVE_REFUSALS = [
  'unreadable',
  'not_a_day',
  'future',
  'too_early',
  'unknown_curve',
  'no_days',
  'too_many',
  'repeated',
] as const;
export type CurveRefusal = (typeof CURVE_REFUSALS)[number];

const parameters = z.object({
  beta0: maskedDecimal,
  beta1: maskedDecimal,
  beta2: maskedDecimal,
  beta3: maskedDecimal,
  tau1: maskedDecimal,
  tau2: maskedDecimal,
});

export const getCurve = endpoint({
  method: 'GET',
  path: '/api/curves/{curveId}/',
  summary: 'Get a yield curve on a date, compared with other dates and curves',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'rates',
  changesWith: 'market',
  params: curveParams,
  query: z.strictObject({
    /** Default: the last one; for a day without a curve the last one before. */
    date: z.optional(text(20)),
    kind: z.optional(kind),
    /** Up to five of `2026-10-01`, `7` (another curve) and `7@2026-10-01`, separated by commas. */
    compare: z.optional(text(400)),
    /** `skip`: what can't be shown is left out and reported instead of rejected. */
    wrong: z.optional(z.enum(['refuse', 'skip'])),
  }),
  answer: z.object({
    ...curveFacts,
    allowsFiles: z.boolean(),
    firstDay: z.nullable(isoDay),
    lastDay: z.nullable(isoDay),
    kind,
    /** True if the viewer may not see values: lines have none, rates are masked. */
    masked: z.boolean(),
    ignored: z.array(
      z.object({
        field: z.enum(['date', 'compare']),
        text: z.string(),
        reason: z.enum(CURVE_REFUSALS),
      }),
    ),
    /** The curve itself, then its comparisons; empty if it has no days. */
    lines: z.array(
      z.object({
        /** Its identifier in `compare`; empty for the first. */
        key: z.string(),
        curveId: id,
        name: z.string(),
        currency: z.string(),
        /** The requested day; null for the last one. */
        asked: z.nullable(isoDay),
        day: isoDay,
        previousDay: z.nullable(isoDay),
        compounding: z.enum(['annual', 'semiannual', 'continuous']),
        bonds: z.nullable(z.int()),
        /** Years to maturity of its longest bond. */
        longest: z.nullable(z.number()),
        /** The root mean squared difference in yield, in basis points. */
        error: maskedDecimal,
        /** Svensson parameters: continuous, decimals; times in years. */
        parameters,
        /** In years. */
        times: z.array(z.number()),
        /** Percent; empty if the viewer may not see values. */
        values: z.array(z.number()),
      }),
    ),
    rates: z.array(
      z.object({
        /** The index of the line. */
        line: z.int(),
        curveId: id,
        name: z.string(),
        day: isoDay,
        tenor,
        years: z.number(),
        /** Percent. */
        rate: maskedDecimal,
        /** In basis points since the previous day. */
        change: maskedDecimal,
        /** The first line minus this one, in basis points. */
        difference: maskedDecimal,
      }),
    ),
  }),
});

export const listCurveBonds = endpoint({
  method: 'GET',
  path: '/api/curves/{curveId}/bonds/',
  summary: 'List the bonds of a curve on a date, with their yields in percent',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  params: curveParams,
  query: z.strictObject({ date: z.optional(text(20)) }),
  answer: z.object({
    day: z.nullable(isoDay),
    /** The workout of the yields. */
    workout: z.literal('maturity'),
    items: z.array(
      z.object({
        id,
        name: z.string(),
        isin: z.nullable(z.string()),
        couponType: z.enum(['fixed', 'zero']),
        maturesOn: isoDay,
        /** From the day to the maturity. */
        years: z.number(),
        yield: maskedDecimal,
      }),
    ),
  }),
});

/**
 * The rate of one tenor by day. Its shape next to that of a bond would reveal both
 * (masked-shapes.md).
 */
export const getCurveChart = chartDataAt('/api/curves/{curveId}/{kind}/{tenor}/chart/', {
  params: z.strictObject({ curveId: idParam, kind, tenor }),
  summary: 'Get chart data for one tenor of a curve',
  needs: 'values',
  changesWith: 'market',
});

function downloadAs(format: FileFormat) {
  return download({
    method: 'GET',
    path: `/curves/{curveId}/days.${format}`,
    summary: `Download all days of a curve, with parameters and rates (${format.toUpperCase()})`,
    needs: 'values',
    cost: 'file',
    scope: 'market',
    params: curveParams,
    query: z.strictObject({ kind: z.optional(kind) }),
    mediaType: FILE_TYPES[format],
  });
}

export const downloadCurveDays = { csv: downloadAs('csv'), xlsx: downloadAs('xlsx') };

const SPREAD_KINDS = ['g', 'z'] as const;

export const getBondSpread = endpoint({
  method: 'GET',
  path: '/api/bonds/{instrumentId}/spread/',
  summary: 'Get the spread of a bond over the benchmark curve of its currency, on any past date',
  needs: 'values',
  cost: 'heavy',
  scope: 'market',
  params: z.strictObject({ instrumentId: idParam }),
  query: z.strictObject({
    /** Default: today. */
    date: z.optional(text(20)),
    /** `g`: over the yield of the same payments priced by the curve; `z`: over every zero rate. */
    kind: z.optional(z.enum(SPREAD_KINDS)),
    /** The workout; default: maturity. */
    workout: z.optional(z.enum(WORKOUT_CHOICES)),
  }),
  answer: z.object({
    kind: z.enum(SPREAD_KINDS),
    /** In basis points. */
    spread: z.number(),
    /** The workout of the spread. */
    workout: z.object({
      kind: z.enum(WORKOUT_KINDS),
      /** Null for a perpetual. */
      date: z.nullable(isoDay),
      /** The redemption price per 100. */
      price: z.nullable(z.number()),
    }),
    curve: z.object({
      id,
      name: z.string(),
      country: z.string(),
      currency: z.string(),
      day: isoDay,
    }),
    /** Day count of the times to payments. */
    dayCount: z.string(),
    compounding: z.string(),
    /** Clean, in percent of the outstanding nominal. */
    price: z.number(),
    priceDay: isoDay,
    settlementDate: isoDay,
    /** The assumptions for unknown payments. */
    assumptions: z.array(z.literal('index-unchanged')),
  }),
});
