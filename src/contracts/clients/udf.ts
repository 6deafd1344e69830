import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/**
 * UDF, the data protocol of TradingView-compatible chart clients: its paths, fields and errors
 * (`{"s":"error"}` with 200) are not ours. Unknown fields are ignored, because clients send some of
 * their own.
 */
const UDF = { method: 'GET', needs: 'public', scope: 'market', errorStyle: 'udf' } as const;

export const UDF_RESOLUTIONS = ['1D', '1W', '1M'] as const;
export const UDF_TYPES = ['bond', 'stock', 'etf', 'index', 'forex', 'curve'] as const;

const failure = z.object({ s: z.literal('error'), errmsg: z.string() });
const choice = z.object({ value: z.string(), name: z.string() });
const symbol = text(100).check(z.minLength(1));
/** Seconds since 1970. */
const seconds = z.pipe(text(13).check(z.regex(/^-?\d{1,12}(?:\.\d+)?$/)), z.transform(Number));

export const getUdfConfig = endpoint({
  ...UDF,
  cost: 'none',
  path: '/api/udf/config',
  summary: 'UDF: get the configuration for chart clients',
  changesWith: 'nothing',
  answer: z.object({
    supports_search: z.literal(true),
    supports_group_request: z.literal(false),
    supports_marks: z.literal(false),
    supports_timescale_marks: z.literal(false),
    supports_time: z.literal(true),
    supported_resolutions: z.array(z.enum(UDF_RESOLUTIONS)),
    exchanges: z.array(choice),
    symbols_types: z.array(choice),
  }),
});

export const getUdfTime = endpoint({
  ...UDF,
  cost: 'none',
  path: '/api/udf/time',
  summary: 'UDF: get the server time as Unix time in seconds',
  answer: z.int(),
});

export const getUdfSymbol = endpoint({
  ...UDF,
  cost: 'light',
  path: '/api/udf/symbols',
  summary:
    'UDF: get an instrument (ticker, ISIN or `ID:1001`), a bond figure (`ID:10001:yield`) or a curve rate (`CURVE:US:10Y:par`)',
  query: z.object({ symbol }),
  answer: z.union([
    z.object({
      name: z.string(),
      /** The symbol for requesting its history. */
      ticker: z.string(),
      description: z.string(),
      type: z.enum(UDF_TYPES),
      exchange: z.string(),
      listed_exchange: z.string(),
      session: z.string(),
      timezone: z.string(),
      format: z.literal('price'),
      minmov: z.int(),
      /** 100 for prices with two decimals; always 100 if the viewer may not see values. */
      pricescale: z.number(),
      has_intraday: z.literal(false),
      has_daily: z.literal(true),
      has_weekly_and_monthly: z.literal(true),
      supported_resolutions: z.array(z.enum(UDF_RESOLUTIONS)),
      visible_plots_set: z.literal('c'),
      data_status: z.literal('endofday'),
      currency_code: z.optional(z.string()),
    }),
    failure,
  ]),
});

export const searchUdfSymbols = endpoint({
  ...UDF,
  cost: 'search',
  path: '/api/udf/search',
  summary: 'UDF: search instruments',
  query: z.object({
    query: z.optional(text(200)),
    type: z.optional(text(20)),
    exchange: z.optional(text(100)),
    limit: z.optional(z.pipe(text(5).check(z.regex(/^\d{1,5}$/)), z.transform(Number))),
  }),
  answer: z.union([
    z.array(
      z.object({
        symbol: z.string(),
        full_name: z.string(),
        description: z.string(),
        exchange: z.string(),
        ticker: z.string(),
        type: z.enum(UDF_TYPES),
      }),
    ),
    failure,
  ]),
});

export const getUdfHistory = endpoint({
  ...UDF,
  needs: 'values',
  cost: 'heavy',
  path: '/api/udf/history',
  summary: 'UDF: get closes by day, week or month; requires access to values',
  query: z.object({
    symbol,
    resolution: text(5),
    from: z.optional(seconds),
    to: seconds,
    countback: z.optional(z.pipe(text(7).check(z.regex(/^\d{1,7}$/)), z.transform(Number))),
  }),
  answer: z.union([
    z.object({ s: z.literal('ok'), t: z.array(z.int()), c: z.array(z.number()) }),
    /** `nextTime` is the last bar before the requested range; without it there is none. */
    z.object({ s: z.literal('no_data'), nextTime: z.optional(z.int()) }),
    failure,
  ]),
});
