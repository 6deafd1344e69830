import * as z from 'zod/mini';
import { SEARCH_TYPES } from '../domain/search-type.ts';
import { endpoint } from './endpoint.ts';
import { idParam, text } from './fields.ts';
import { suggestItem } from './suggest.ts';

export const MAX_SEARCH_PAGE = 100;

/** The search page's call: the same matches in the same order as the suggestions, with paging. */
export const searchInstruments = endpoint({
  method: 'GET',
  path: '/api/search/',
  summary: 'What a term finds of one type, 30 a page, with the counts of all types',
  needs: 'public',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  query: z.strictObject({
    q: text(200),
    type: z.enum(SEARCH_TYPES),
    page: z.optional(idParam.check(z.refine((page) => page <= MAX_SEARCH_PAGE))),
  }),
  answer: z.object({
    items: z.array(z.object({ ...suggestItem.shape, url: z.string() })),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    counts: z.object({
      bonds: z.int(),
      stocks: z.int(),
      indexes: z.int(),
      companies: z.int(),
      etf: z.int(),
    }),
  }),
});
