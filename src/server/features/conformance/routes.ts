import { getConformance, getConformanceRows } from '../../../contracts/conformance.ts';
import { implement, type Route } from '../../http/api.ts';
import { describeConformance, listRows } from './service.ts';

export function conformanceRoutes(): Route[] {
  return [
    implement(getConformance, (_, context) => describeConformance(context)),
    implement(getConformanceRows, ({ query }) => listRows(query)),
  ];
}
