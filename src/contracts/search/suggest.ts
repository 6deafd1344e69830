import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';

export const suggestItem = z.object({
  id,
  /** HTML with the match marked. */
  ttl: z.string(),
  /** Ticker and ISIN, if available. */
  ticker: z.array(z.string()),
  /** Empty if active, otherwise a word in the viewer's language. */
  status: z.string(),
  /** Its kind, country, currency and so on, in the viewer's language. No values. */
  about: z.string(),
});

const answer = z.object({
  items: z.array(suggestItem),
  /** The number of matches; usually more than ten. */
  counter_title: z.int(),
  /** Why there are no items although the count isn't 0. */
  search_error: z.nullable(z.string()),
  /** ISINs of a pasted list that no type contains. */
  unknown_isins: z.array(z.string()),
});

function suggestAt(path: `/${string}`, summary: string) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    needs: 'public',
    cost: 'search',
    scope: 'market',
    body: z.string(),
    bodyType: 'text',
    answer,
  });
}

export const suggestBonds = suggestAt('/api/suggest/bonds/', 'Suggest bonds for a search term');
export const suggestIndexes = suggestAt(
  '/api/suggest/indexes/',
  'Suggest indexes and currency pairs for a search term',
);
export const suggestStocks = suggestAt('/api/suggest/stocks/', 'Suggest stocks for a search term');
export const suggestEtf = suggestAt('/api/suggest/etf/', 'Suggest ETFs for a search term');

export const suggestCompanies = endpoint({
  method: 'POST',
  path: '/api/suggest/companies/',
  summary: 'Suggest issuers for a search term, leaving out some statuses',
  needs: 'public',
  cost: 'search',
  scope: 'market',
  body: z.strictObject({
    /** URL-encoded, like the body of the other four. */
    term: z.string(),
    /** Statuses to exclude: 1 active, 2 liquidated (COMPANY_STATUS_ID). */
    emitent_stop_statuses_ids: z.optional(z.array(z.int())),
  }),
  answer,
});
