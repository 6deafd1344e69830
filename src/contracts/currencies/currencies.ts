import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, searchText, text } from '../core/fields.ts';
import { quote } from '../instruments/quote.ts';

export const getPeriodicity = endpoint({
  method: 'GET',
  path: '/api/currency/periodicity/{indexId}',
  summary: 'Get the quoting frequency of a currency pair; 0 and 8 add the 3M tab',
  needs: 'public',
  cost: 'light',
  scope: 'market',
  changesWith: 'indexId',
  params: z.strictObject({ indexId: idParam }),
  answer: z.int(),
});

/** More charts can't be viewed at once; a longer list is rejected. */
export const MAX_SELECTED_PAIRS = 50;
const ID_LIST = /^(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8})*)?$/;

/** `1,5,12`; an empty text is an empty list. */
const idList = z
  .pipe(
    text(10 * MAX_SELECTED_PAIRS).check(z.regex(ID_LIST)),
    z.transform((list: string) => [...new Set(list === '' ? [] : list.split(',').map(Number))]),
  )
  .check(z.refine((ids) => ids.length <= MAX_SELECTED_PAIRS));

const pairRow = z.object({
  'index_id.numeric': id,
  /** The name in the viewer's language. Only the name of the field is Russian. */
  index_name_rus: z.string(),
  index_subregion_id: z.int(),
  /** Whether its chart is shown. */
  checked: z.boolean(),
  /** `EUR/USD`. */
  ticker: z.string(),
  quote,
  /** The closes of the last 30 days; as 0–100 shares if the viewer may not see values. */
  sparkline: z.array(z.number()),
});
export type PairRow = z.output<typeof pairRow>;

export const listPairs = endpoint({
  method: 'GET',
  path: '/api/currencies/',
  summary: 'List currency pairs, most important first, 50 per page',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  query: z.strictObject({
    page: z.optional(idParam),
    subregion: z.optional(idParam),
    search: z.optional(searchText),
    /** The pairs whose charts are shown; default: the first of the list. */
    pairs: z.optional(idList),
  }),
  answer: z.object({
    items: z.array(pairRow),
    /** The pairs whose charts are shown, in the requested order, whatever page they are on. */
    selected: z.array(pairRow),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** All sub-regions with the number of pairs that match the search. */
    subregions: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
    /** Over all sub-regions. */
    count: z.int(),
    /** The sources of the pairs, e.g. `ECB`. */
    sources: z.array(z.string()),
  }),
});
