import * as z from 'zod/mini';
import { SEARCH_TYPES } from '../../domain/search/search-type.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParam, text } from '../core/fields.ts';
import { suggestItem } from './suggest.ts';

export const MAX_SEARCH_PAGE = 100;
/** A term has at most 200 characters, a pasted list of ISINs more. */
export const MAX_SEARCH_TEXT = 2000;
const MAX_TERM = 200;
const ISIN_LIST = /^\s*(?:[A-Z]{2}[A-Z0-9]{9}\d[^A-Z0-9]*)+$/i;
export const SEARCH_STATUSES = ['active', 'inactive'] as const;

const facet = z.array(z.object({ value: z.nullable(z.string()), count: z.int() }));

/**
 * The call of the search page: the same results in the same order as the suggestions, with paging.
 */
export const searchInstruments = endpoint({
  method: 'GET',
  path: '/api/search/',
  summary: 'Search one type of instrument or issuer, 30 per page, with counts for all types',
  needs: 'public',
  cost: 'search',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  query: z.strictObject({
    q: text(MAX_SEARCH_TEXT).check(z.refine((q) => q.length <= MAX_TERM || ISIN_LIST.test(q))),
    type: z.enum(SEARCH_TYPES),
    page: z.optional(idParam.check(z.refine((page) => page <= MAX_SEARCH_PAGE))),
    /** Only results of this country, currency or status. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    status: z.optional(z.enum(SEARCH_STATUSES)),
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
    /**
     * The number of results for each country, currency and status; each facet adds up to the total.
     * Null if there are too many results to count.
     */
    facets: z.nullable(z.object({ country: facet, currency: facet, status: facet })),
    /** Possible list filters in the term. */
    filters: z.array(
      z.object({ field: z.enum(['country', 'currency', 'sector', 'category']), value: z.string() }),
    ),
    unknownIsins: z.array(z.string()),
  }),
});
