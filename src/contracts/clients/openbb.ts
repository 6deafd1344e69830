import * as z from 'zod/mini';
import { noContract } from '../derivatives/derivatives.ts';
import { endpoint } from '../core/endpoint.ts';
import { CURVE_KINDS, TENOR_NAMES } from '../../domain/curves/curve-tenors.ts';
import { readTemplateDay } from '../../domain/time/template-day.ts';
import { idParam, isoDay, moment, text } from '../core/fields.ts';

/**
 * The OpenBB Workspace interface: a description of widgets, and their rows as flat lists with
 * numeric values.
 */
const TABLE = { method: 'GET', needs: 'values', cost: 'heavy', scope: 'market' } as const;

export const getOpenbbWidgets = endpoint({
  method: 'GET',
  path: '/widgets.json',
  summary: 'OpenBB Workspace: get the widgets of this portal by ID',
  needs: 'public',
  cost: 'none',
  scope: 'any',
  changesWith: 'nothing',
  answer: z.record(z.string(), z.looseObject({ name: z.string(), endpoint: z.string() })),
});

export const getOpenbbApps = endpoint({
  method: 'GET',
  path: '/apps.json',
  summary: 'OpenBB Workspace: list dashboards built from these widgets',
  needs: 'public',
  cost: 'none',
  scope: 'any',
  changesWith: 'nothing',
  answer: z.array(z.looseObject({ name: z.string() })),
});

/**
 * `YYYY-MM-DD`, or a template that the Workspace has not resolved: `$currentDate`,
 * `$currentDate-1d`, `$currentDate+3M` (h, d, w, M, y).
 */
const templateDay = text(24).check(
  // An empty field counts as missing.
  z.refine((day) => day === '' || readTemplateDay(day, 0) !== undefined),
);

const number = z.nullable(z.number());

/** A ticker, an ISIN or `ID:1001`. */
const symbol = text(100).check(z.minLength(1));

/** A number as a form sends it. An empty field counts as missing. */
const typedNumber = z.pipe(
  text(40).check(z.trim(), z.regex(/^(?:[+-]?\d+(?:\.\d*)?)?$/)),
  z.transform((typed) => (typed === '' ? undefined : Number(typed))),
);

const quoteRows = z.array(
  z.object({
    ticker: z.nullable(z.string()),
    name: z.string(),
    value: number,
    change: number,
    changePercent: number,
    unit: z.string(),
    asOf: z.nullable(z.union([moment, isoDay])),
  }),
);

export const listOpenbbIndexes = endpoint({
  ...TABLE,
  path: '/api/openbb/indexes/',
  summary: 'OpenBB Workspace: list indexes with their latest values, 30 per page',
  query: z.strictObject({ page: z.optional(idParam) }),
  answer: quoteRows,
});

export const listOpenbbCurrencies = endpoint({
  ...TABLE,
  path: '/api/openbb/currencies/',
  summary: 'OpenBB Workspace: list currency pairs with their latest values, 50 per page',
  query: z.strictObject({ page: z.optional(idParam) }),
  answer: quoteRows,
});

export const listOpenbbQuotes = endpoint({
  ...TABLE,
  path: '/api/openbb/history/',
  summary: 'OpenBB Workspace: get the latest bars of an instrument by ticker, ISIN or `ID:1001`',
  query: z.strictObject({ symbol }),
  answer: z.array(z.object({ date: isoDay, close: z.number() })),
});

/** A term or figure with its name in the reader's language, including the unit. */
const figureRows = z.array(
  z.object({
    field: z.string(),
    name: z.string(),
    value: number,
    /** The workout of the figure; null if it doesn't depend on one. */
    workout: z.nullable(z.string()),
  }),
);

export const listOpenbbBondFigures = endpoint({
  ...TABLE,
  path: '/api/openbb/bond/',
  summary:
    'OpenBB Workspace: get price, yields, durations and spread of a bond, each with its date',
  query: z.strictObject({ symbol }),
  answer: z.array(
    z.object({
      field: z.string(),
      name: z.string(),
      value: number,
      /** Prices in percent of the nominal, yields and spreads in basis points. */
      change: number,
      /** The workout of the figure. */
      workout: z.nullable(z.string()),
      workoutDate: z.nullable(isoDay),
      priceDay: z.nullable(z.union([moment, isoDay])),
    }),
  ),
});

export const listOpenbbBondFlows = endpoint({
  ...TABLE,
  path: '/api/openbb/bond-flows/',
  summary: 'OpenBB Workspace: list the cash flows of a bond, per 100 of the original nominal',
  query: z.strictObject({ symbol }),
  answer: z.array(
    z.object({
      date: isoDay,
      coupon: z.number(),
      principal: z.number(),
      total: z.number(),
      left: z.number(),
      status: z.string(),
    }),
  ),
});

/** Clean price per 100 or yield in percent; if both are missing, the latest price of the bond. */
const calculated = {
  symbol,
  settlement: z.optional(templateDay),
  price: z.optional(typedNumber),
  yield: z.optional(typedNumber),
};

export const listOpenbbBondWorkouts = endpoint({
  ...TABLE,
  path: '/api/openbb/bond-workouts/',
  summary: 'OpenBB Workspace: get yield and durations of a bond to each of its workouts',
  query: z.strictObject(calculated),
  answer: z.array(
    z.object({
      workout: z.string(),
      date: z.nullable(isoDay),
      isWorst: z.boolean(),
      /** All null if no yield matches the price. */
      yield: number,
      modifiedDuration: number,
      macaulayDuration: number,
      convexity: number,
      dv01: number,
    }),
  ),
});

export const listOpenbbCalculation = endpoint({
  ...TABLE,
  path: '/api/openbb/calculator/',
  summary:
    'OpenBB Workspace: calculate a bond’s yield from its price or price from its yield, and its other figures',
  query: z.strictObject(calculated),
  answer: figureRows,
});

export const listOpenbbCurve = endpoint({
  ...TABLE,
  path: '/api/openbb/curve/',
  summary: 'OpenBB Workspace: get a yield curve on a date, by tenor',
  query: z.strictObject({
    /** Default: the first of the list. */
    curveId: z.optional(idParam),
    date: z.optional(templateDay),
    kind: z.optional(z.enum(CURVE_KINDS)),
  }),
  answer: z.array(
    z.object({
      tenor: z.enum(TENOR_NAMES),
      years: z.number(),
      rate: number,
      /** In basis points since the previous day. */
      change: number,
      day: isoDay,
    }),
  ),
});

const options = z.array(z.object({ label: z.string(), value: z.string() }));

export const listOpenbbCurves = endpoint({
  method: 'GET',
  path: '/api/openbb/curves/',
  summary: 'OpenBB Workspace: list the available yield curves',
  needs: 'public',
  cost: 'light',
  scope: 'market',
  changesWith: 'market',
  answer: options,
});

export const listOpenbbExchanges = endpoint({
  method: 'GET',
  path: '/api/openbb/exchanges/',
  summary: 'OpenBB Workspace: list the exchanges available in the archive',
  needs: 'public',
  cost: 'light',
  scope: 'archive',
  changesWith: 'market',
  answer: options,
});

export const listOpenbbContracts = endpoint({
  method: 'GET',
  path: '/api/openbb/contracts/',
  summary: 'OpenBB Workspace: list the available contracts of an exchange',
  needs: 'public',
  cost: 'light',
  scope: 'archive',
  changesWith: 'market',
  query: z.strictObject({ exchangeId: idParam }),
  answer: options,
});

export const listOpenbbArchive = endpoint({
  method: 'GET',
  path: '/api/openbb/archive/',
  summary: 'OpenBB Workspace: get the latest 100 rows of a contract in the futures archive',
  needs: 'values',
  cost: 'heavy',
  scope: 'archive',
  query: z.strictObject({
    exchangeId: idParam,
    contractId: z.union([idParam, noContract]),
    from: z.optional(templateDay),
    to: z.optional(templateDay),
  }),
  answer: z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
});
