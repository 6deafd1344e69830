import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

const answer = z.object({
  items: z.array(
    z.object({
      id,
      /** HTML with the match marked. */
      ttl: z.string(),
      ticker: z.array(z.string()),
      status: z.string(),
    }),
  ),
  counter_title: z.int(),
  search_error: z.nullable(z.string()),
});

function suggestAt(path: `/${string}`) {
  return endpoint({
    method: 'POST',
    path,
    summary: 'Suggestions for a term',
    body: z.string(),
    bodyType: 'text',
    answer,
  });
}

export const suggestBonds = suggestAt('/api/suggest/bonds/');
export const suggestIndexes = suggestAt('/api/suggest/indexes/');
export const suggestStocks = suggestAt('/api/suggest/stocks/');
export const suggestEtf = suggestAt('/api/suggest/etf/');

export const suggestCompanies = endpoint({
  method: 'POST',
  path: '/api/suggest/companies/',
  summary: 'Suggestions of companies for a term, some statuses left out',
  body: z.strictObject({
    term: z.string(),
    emitent_stop_statuses_ids: z.optional(z.array(z.int())),
  }),
  answer,
});
