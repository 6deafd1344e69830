import { calculateBond, getBondTerms } from '../../../contracts/bonds.ts';
import { implement, type Route } from '../../http/api.ts';
import type { BondService } from './service.ts';

export function bondRoutes(bonds: BondService): Route[] {
  return [
    implement(getBondTerms, ({ params }) => bonds.terms(params.instrumentId)),
    implement(calculateBond, ({ body }, context) => bonds.calculate(body, context)),
  ];
}
