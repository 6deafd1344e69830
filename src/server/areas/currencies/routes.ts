import { getPeriodicity, listPairs } from '../../../contracts/currencies/currencies.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { CurrencyService } from './service.ts';

export function currencyRoutes(currencies: CurrencyService): Route[] {
  return [
    implement(listPairs, ({ query }, context) => currencies.pairs(query, context)),
    implement(getPeriodicity, ({ params }) => currencies.periodicity(params.indexId)),
  ];
}
