import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, isoDay, maskedDecimal, text } from '../core/fields.ts';
import { SECTIONS, type Section } from './instruments.ts';

const query = z.strictObject({ from: z.optional(isoDay), to: z.optional(isoDay) });

export const historyAnswer = z.object({
  id,
  name: z.string(),
  isin: z.nullable(z.string()),
  ticker: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  unit: z.string(),
  /** Displayed decimals; a value may have more. */
  decimals: z.int(),
  source: z.string(),
  /** The earliest first. */
  items: z.array(z.object({ date: isoDay, value: maskedDecimal })),
});

const shared = {
  method: 'GET',
  needs: 'values',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  query,
  answer: historyAnswer,
} as const;

function historyAt(section: Section, summary: string) {
  return endpoint({
    ...shared,
    path: `/api/${section}/{instrumentId}/history/`,
    summary,
    params: z.strictObject({ instrumentId: idParam }),
  });
}

/** All daily values of an instrument, or of some days, for programs: not paged or rounded. */
export const getHistory = {
  indexes: endpoint({
    ...shared,
    path: '/api/indexes/{indexId}/history/',
    summary: 'Get all daily values of an index or currency pair, or a date range',
    params: z.strictObject({ indexId: idParam }),
  }),
  bonds: historyAt('bonds', 'Get all daily prices of a bond, or a date range'),
  stocks: historyAt('stocks', 'Get all daily prices of a stock, or a date range'),
  etf: historyAt('etf', 'Get all daily prices of an ETF, or a date range'),
};

export type HistorySection = keyof typeof getHistory;

/** The kinds of instruments in each section. */
export const HISTORY_KINDS = {
  indexes: ['index', 'currency'],
  bonds: [SECTIONS.bonds],
  stocks: [SECTIONS.stocks],
  etf: [SECTIONS.etf],
} as const;

/** In the format that portfolio programs read. */
export const getQuotesByIsin = endpoint({
  method: 'GET',
  path: '/api/quotes/{isin}.json',
  summary:
    'Get closes of an instrument by ISIN, earliest first, in the format that portfolio programs read',
  needs: 'values',
  cost: 'heavy',
  scope: 'market',
  params: z.strictObject({ isin: text(12).check(z.regex(/^[A-Za-z]{2}[A-Za-z0-9]{9}\d$/)) }),
  query,
  answer: z.array(z.object({ date: isoDay, close: z.number() })),
});
