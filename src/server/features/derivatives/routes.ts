import {
  getDerivativesTable,
  getExpiryHistory,
  getSettlementCurve,
  listContracts,
  listExchanges,
} from '../../../contracts/derivatives.ts';
import { implement, type Route } from '../../http/api.ts';
import type { DerivativesService } from './service.ts';

export function derivativesRoutes(derivatives: DerivativesService): Route[] {
  return [
    implement(listExchanges, (_input, context) => derivatives.exchanges(context)),
    implement(listContracts, ({ params }, context) =>
      derivatives.contracts(params.exchangeId, context),
    ),
    implement(getDerivativesTable, ({ body }, context) => derivatives.table(body, context)),
    implement(getSettlementCurve, (input, context) => derivatives.curve(input, context)),
    implement(getExpiryHistory, (input, context) => derivatives.history(input, context)),
  ];
}
