import { abilitiesFor } from '../../../access/viewer.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { searchInstruments } from '../../../contracts/search/search.ts';
import {
  suggestBonds,
  suggestCompanies,
  suggestEtf,
  suggestIndexes,
  suggestStocks,
} from '../../../contracts/search/suggest.ts';
import type { UsageCounter } from '../../core/usage/usage.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { SearchService } from './service.ts';
import { parseTerm } from '../../engines/search/term.ts';

export function searchRoutes(
  search: SearchService,
  figures: Pick<UsageCounter, 'countMiss'>,
): Route[] {
  return [
    implement(suggestBonds, ({ body }, context) => search.suggest('bonds', body, context)),
    implement(suggestStocks, ({ body }, context) => search.suggest('stocks', body, context)),
    implement(suggestIndexes, ({ body }, context) => search.suggest('indexes', body, context)),
    implement(suggestEtf, ({ body }, context) => search.suggest('etf', body, context)),
    implement(suggestCompanies, ({ body }, context) => search.suggestCompanies(body, context)),
    implement(searchInstruments, async ({ query }, context) => {
      const answer = await search.search(query, context);
      if (isMiss(query, answer, context)) figures.countMiss(query.q, context.language);
      return answer;
    }),
  ];
}

/**
 * Whether a search found nothing of any type. Not counted: suggestions, which are requested while a
 * term is being typed; results narrowed down to nothing; programs, which may work through a list;
 * and operators, who check from the list of these terms whether one is still missing.
 */
function isMiss(
  { q, page = 1, country, currency, status }: ValidInput<typeof searchInstruments>['query'],
  { counts }: Answer<typeof searchInstruments>,
  { viewer }: RequestContext,
): boolean {
  if ((country ?? currency ?? status) !== undefined) return false;
  if (page > 1 || viewer.token || abilitiesFor(viewer).operates) return false;
  const term = parseTerm(q);
  if (term === undefined || term.isins.length > 0) return false;
  return Object.values(counts).every((count) => count === 0);
}
