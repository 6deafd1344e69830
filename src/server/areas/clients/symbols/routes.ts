import {
  checkProgram,
  getSymbolArchive,
  getSymbolHistory,
  getSymbolQuote,
} from '../../../../contracts/clients/symbols.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { SymbolService } from './service.ts';

export function symbolRoutes(symbols: SymbolService): Route[] {
  return [
    implement(checkProgram, () => ({ result: true as const })),
    implement(getSymbolQuote, ({ query }, context) => symbols.quote(query.symbol, context)),
    implement(getSymbolHistory, ({ query }, context) => symbols.history(query, context)),
    implement(getSymbolArchive, ({ query }, context) => symbols.archive(query, context)),
  ];
}
