import { calculateBond, getBondTerms } from '../../../contracts/bonds/bonds.ts';
import {
  getSymbolBond,
  getSymbolPrice,
  getSymbolYield,
} from '../../../contracts/clients/symbols.ts';
import { implement, type Route } from '../../core/http/api.ts';
import type { BondService } from './service.ts';
import type { SheetService } from './sheet-service.ts';

export function bondRoutes(bonds: BondService, sheet: SheetService): Route[] {
  return [
    implement(getBondTerms, ({ params }) => bonds.terms(params.instrumentId)),
    implement(getSymbolBond, ({ query }, context) => sheet.bond(query, context)),
    implement(getSymbolYield, ({ query }) => sheet.yield(query)),
    implement(getSymbolPrice, ({ query }) => sheet.price(query)),
    implement(calculateBond, ({ body }, context) => bonds.calculate(body, context)),
  ];
}
