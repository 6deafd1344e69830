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
/** Without a type the answer has the first results of each. */
export const MAX_PER_TYPE = 5;
/** Larger results aren't counted by facet, because all of them would have to be read. */
export const MAX_COUNTED_RESULTS = 500;
export const SEARCH_STATUSES = ['active', 'inactive'] as const;

const facet = z.array(z.object({ value: z.nullable(z.string()), count: z.int() }));

/** The call of the search page: the same results in the same order as the suggestions. */
export const searchInstruments = endpoint({
  method: 'GET',
  path: '/api/search/',
  summary: 'Search instruments and issuers: the first of each type, or one type with 30 per page',
  needs: 'public',
  cost: 'search',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  query: z.strictObject({
    q: text(MAX_SEARCH_TEXT).check(z.refine((q) => q.length <= MAX_TERM || ISIN_LIST.test(q))),
    type: z.optional(z.enum(SEARCH_TYPES)),
    /** Only with a type. */
    page: z.optional(idParam.check(z.refine((page) => page <= MAX_SEARCH_PAGE))),
    /** Only results of this country, currency or status. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    status: z.optional(z.enum(SEARCH_STATUSES)),
  }),
  answer: z.object({
    items: z.array(z.object({ ...suggestItem.shape, type: z.enum(SEARCH_TYPES), url: z.string() })),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** The number of results of each type, with the same country, currency and status. */
    counts: z.object({
      bonds: z.int(),
      stocks: z.int(),
      indexes: z.int(),
      companies: z.int(),
      etf: z.int(),
    }),
    /**
     * The number of results for each country, currency and status, of all types or the requested
     * one; each facet adds up to the total. Null for more than 500 results, lists of ISINs and
     * corrected terms.
     */
    facets: z.nullable(z.object({ country: facet, currency: facet, status: facet })),
    /** Possible list filters in the term. */
    filters: z.array(
      z.object({ field: z.enum(['country', 'currency', 'sector', 'category']), value: z.string() }),
    ),
    unknownIsins: z.array(z.string()),
  }),
});
