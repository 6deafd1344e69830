import { getConformance } from '../../../contracts/conformance.ts';
import { implement, type Route } from '../../http/api.ts';
import { describeConformance } from './service.ts';

export function conformanceRoutes(): Route[] {
  return [implement(getConformance, (_, context) => describeConformance(context))];
}
