import { searchInstruments } from '../../../contracts/search.ts';
import {
  suggestBonds,
  suggestCompanies,
  suggestEtf,
  suggestIndexes,
  suggestStocks,
} from '../../../contracts/suggest.ts';
import { implement, type Route } from '../../http/api.ts';
import type { SearchService } from './service.ts';

export function searchRoutes(search: SearchService): Route[] {
  return [
    implement(suggestBonds, ({ body }, { language }) => search.suggest('bonds', body, language)),
    implement(suggestStocks, ({ body }, { language }) => search.suggest('stocks', body, language)),
    implement(suggestIndexes, ({ body }, { language }) =>
      search.suggest('indexes', body, language),
    ),
    implement(suggestEtf, ({ body }, { language }) => search.suggest('etf', body, language)),
    implement(suggestCompanies, ({ body }, { language }) =>
      search.suggestCompanies(body, language),
    ),
    implement(searchInstruments, ({ query }, { language }) => search.search(query, language)),
  ];
}
