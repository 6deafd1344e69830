import { abilitiesFor } from '../../../access/viewer.ts';
import { searchInstruments } from '../../../contracts/search.ts';
import {
  suggestBonds,
  suggestCompanies,
  suggestEtf,
  suggestIndexes,
  suggestStocks,
} from '../../../contracts/suggest.ts';
import type { Claim, Gate } from '../../http/admission.ts';
import { implement, type Route } from '../../http/api.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { SearchService } from './service.ts';

export function searchClaim(context: RequestContext): Claim {
  return {
    from: context.from,
    isSignedIn: () => abilitiesFor(context.viewer).isSignedIn,
    isGone: () => context.isGone(),
  };
}

export function searchRoutes(search: SearchService, gate: Gate): Route[] {
  const inTurn = <T>(context: RequestContext, work: () => Promise<T>) =>
    gate.run(searchClaim(context), work);
  return [
    implement(suggestBonds, ({ body }, context) =>
      inTurn(context, () => search.suggest('bonds', body, context)),
    ),
    implement(suggestStocks, ({ body }, context) =>
      inTurn(context, () => search.suggest('stocks', body, context)),
    ),
    implement(suggestIndexes, ({ body }, context) =>
      inTurn(context, () => search.suggest('indexes', body, context)),
    ),
    implement(suggestEtf, ({ body }, context) =>
      inTurn(context, () => search.suggest('etf', body, context)),
    ),
    implement(suggestCompanies, ({ body }, context) =>
      inTurn(context, () => search.suggestCompanies(body, context)),
    ),
    implement(searchInstruments, ({ query }, context) =>
      inTurn(context, () => search.search(query, context)),
    ),
  ];
}
