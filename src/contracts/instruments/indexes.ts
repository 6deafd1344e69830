import * as z from 'zod/mini';
import { INDEX_CATEGORIES } from '../../domain/instruments/index-category.ts';
import { INDEX_MEASURES } from '../../domain/instruments/index-measure.ts';
import { PERIOD } from '../../domain/time/period.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { chartDataAt } from './chart.ts';
import { FILE_TYPES, type FileFormat } from '../core/file-format.ts';
import { id, idParam, isoDay, maskedDecimal, moment, searchText } from '../core/fields.ts';
import { quote } from './quote.ts';

const category = z.enum(INDEX_CATEGORIES);

/** A chart point on the wire; `value` is a 0–100 share if the response is masked. */
const graphicPoint = z.object({
  'date.numeric': z.int(),
  value: z.number(),
  date: z.string(),
});
export type GraphicPoint = z.output<typeof graphicPoint>;

export const getGraphicData = endpoint({
  method: 'POST',
  path: '/api/indexes/{indexId}/getGraphicData/',
  summary: 'Get chart points for an index or currency pair',
  needs: 'public',
  cost: 'chart',
  scope: 'market',
  changesWith: 'indexId',
  params: z.strictObject({ indexId: idParam }),
  body: z.strictObject({
    beginDate: z.optional(isoDay),
    endDate: z.optional(isoDay),
    periodId: z.optional(z.union(Object.values(PERIOD).map((period) => z.literal(period)))),
  }),
  hasRepeatedBody: true,
  answer: z.object({
    result: z.literal(true),
    data: z.array(graphicPoint),
    realtime: z.boolean(),
    name: z.string(),
    /** True if the values are only a shape. */
    masked: z.boolean(),
    /** True if there is a line, but only for viewers who may see values. */
    locked: z.boolean(),
  }),
});

const indexRow = z.object({
  id,
  name: z.string(),
  ticker: z.nullable(z.string()),
  category: z.nullable(category),
  quote,
});

export const getIndex = endpoint({
  method: 'GET',
  path: '/api/indexes/{indexId}/',
  summary: 'Get an index or currency pair with its latest value',
  needs: 'public',
  cost: 'light',
  scope: 'market',
  changesWith: 'indexId',
  params: z.strictObject({ indexId: idParam }),
  answer: z.object({
    ...indexRow.shape,
    kind: z.enum(['index', 'currency']),
    isin: z.nullable(z.string()),
    currency: z.nullable(z.string()),
    /** Removed from the portal: not listed anywhere, reachable only by its URL. */
    isHidden: z.boolean(),
    source: z.string(),
    /** Whether the source permits its values in downloads. */
    allowsFiles: z.boolean(),
    /** The first and last day with a value; null if there is none. */
    firstDay: z.nullable(isoDay),
    lastDay: z.nullable(isoDay),
  }),
});

/** The chart widget's own call, for an index or a currency pair. */
export const getIndexChart = chartDataAt('/api/indexes/{indexId}/chart/', {
  params: z.strictObject({ indexId: idParam }),
  summary: 'Get chart data for an index or currency pair',
  changesWith: 'indexId',
});

export const STATISTIC_PERIODS = ['1M', '3M', '1Y', '5Y'] as const;

export const getIndexStatistics = endpoint({
  method: 'GET',
  path: '/api/indexes/{indexId}/statistics/',
  summary:
    'Get high, low and change of an index or currency pair over 1 and 3 months, 1 and 5 years',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  changesWith: 'indexId',
  params: z.strictObject({ indexId: idParam }),
  answer: z.object({
    items: z.array(
      z.object({
        period: z.enum(STATISTIC_PERIODS),
        /** The base day of the change; null if the history doesn't reach back that far. */
        since: z.nullable(isoDay),
        /** The value on that day. */
        base: maskedDecimal,
        high: maskedDecimal,
        /** Null if the viewer may not see values, like `lowOn`. */
        highOn: z.nullable(isoDay),
        low: maskedDecimal,
        lowOn: z.nullable(isoDay),
        change: maskedDecimal,
        changePercent: maskedDecimal,
      }),
    ),
  }),
});

export const listIndexValues = endpoint({
  method: 'GET',
  path: '/api/indexes/{indexId}/values/',
  summary:
    'List values, latest first, 30 per page: daily, or intraday if the range is a single day',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'indexId',
  params: z.strictObject({ indexId: idParam }),
  query: z.strictObject({
    from: z.optional(isoDay),
    to: z.optional(isoDay),
    page: z.optional(idParam),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        day: isoDay,
        /** The time of an intraday value (`from` equal to `to`); daily values have none. */
        at: z.optional(moment),
        value: maskedDecimal,
        change: maskedDecimal,
        changePercent: maskedDecimal,
      }),
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
});

function downloadAs(format: FileFormat) {
  return download({
    method: 'GET',
    path: `/indexes/{indexId}/values.${format}`,
    summary: `Download the values of an index or currency pair, earliest first (${format.toUpperCase()})`,
    needs: 'values',
    cost: 'file',
    scope: 'market',
    params: z.strictObject({ indexId: idParam }),
    query: z.strictObject({ from: z.optional(isoDay), to: z.optional(isoDay) }),
    mediaType: FILE_TYPES[format],
  });
}

export const downloadIndexValues = { csv: downloadAs('csv'), xlsx: downloadAs('xlsx') };

/** Sorting by value or change needs a single measure, and a viewer who may see values. */
export const INDEX_SORTS = ['name', 'value', 'change'] as const;
export type IndexSort = (typeof INDEX_SORTS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const listIndexes = endpoint({
  method: 'GET',
  path: '/api/indexes/',
  summary: 'List indexes, 30 per page, most important first by default',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  query: z.strictObject({
    page: z.optional(idParam),
    category: z.optional(category),
    measure: z.optional(z.enum(INDEX_MEASURES)),
    search: z.optional(searchText),
    sort: z.optional(z.enum(INDEX_SORTS)),
    order: z.optional(z.enum(SORT_ORDERS)),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        ...indexRow.shape,
        /** The closes of the last 30 days; as 0–100 shares if the viewer may not see values. */
        sparkline: z.array(z.number()),
      }),
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** The number of results of each measure for the category and the search. */
    measures: z.object({ levels: z.int(), rates: z.int() }),
    /** The categories of this measure, each with its number of search results. */
    categories: z.array(z.object({ category, count: z.int() })),
    /** Over all categories. */
    count: z.int(),
  }),
});
