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
    implement(suggestBonds, ({ body }, reader) => search.suggest('bonds', body, reader)),
    implement(suggestStocks, ({ body }, reader) => search.suggest('stocks', body, reader)),
    implement(suggestIndexes, ({ body }, reader) => search.suggest('indexes', body, reader)),
    implement(suggestEtf, ({ body }, reader) => search.suggest('etf', body, reader)),
    implement(suggestCompanies, ({ body }, reader) => search.suggestCompanies(body, reader)),
    implement(searchInstruments, ({ query }, reader) => search.search(query, reader)),
  ];
}
