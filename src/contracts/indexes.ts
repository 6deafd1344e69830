import * as z from 'zod/mini';
import { INDEX_CATEGORIES } from '../domain/index-category.ts';
import { PERIOD } from '../domain/period.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, isoDay, maskedDecimal, moment } from './fields.ts';

const category = z.enum(INDEX_CATEGORIES);

/** A point of a chart on the wire; `value` is a share of 0–100 where the viewer may not see values. */
const graphicPoint = z.object({
  'date.numeric': z.int(),
  value: z.number(),
  date: z.string(),
});
export type GraphicPoint = z.output<typeof graphicPoint>;

export const getGraphicData = endpoint({
  method: 'POST',
  path: '/api/indexes/{indexId}/getGraphicData/',
  summary: 'Chart points of an index or a currency pair',
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
  }),
});

const quote = z.object({
  value: maskedDecimal,
  change: maskedDecimal,
  changePercent: maskedDecimal,
  /** When the value was true: a moment for a realtime one, a day otherwise. */
  asOf: z.nullable(z.union([moment, isoDay])),
  isRealtime: z.boolean(),
  decimals: z.int(),
  unit: z.string(),
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
  summary: 'An index: what it is and its latest value',
  params: z.strictObject({ indexId: idParam }),
  answer: z.object({
    ...indexRow.shape,
    currency: z.nullable(z.string()),
    source: z.string(),
  }),
});

export const listIndexes = endpoint({
  method: 'GET',
  path: '/api/indexes/',
  summary: 'Indexes, the most important first, 30 a page',
  query: z.strictObject({
    page: z.optional(idParam),
    category: z.optional(category),
  }),
  answer: z.object({
    items: z.array(indexRow),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
});
