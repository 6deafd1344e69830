import {
  getUdfConfig,
  getUdfHistory,
  getUdfSymbol,
  getUdfTime,
  searchUdfSymbols,
} from '../../../../contracts/clients/udf.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { UdfService } from './service.ts';

export function udfRoutes(udf: UdfService): Route[] {
  return [
    implement(getUdfConfig, (_input, context) => udf.config(context)),
    implement(getUdfTime, () => udf.time()),
    implement(getUdfSymbol, ({ query }, context) => udf.symbol(query.symbol, context)),
    implement(searchUdfSymbols, ({ query }, context) => udf.search(query, context)),
    implement(getUdfHistory, ({ query }, context) => udf.history(query, context)),
  ];
}
