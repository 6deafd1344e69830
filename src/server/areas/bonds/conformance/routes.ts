import { getConformance, getConformanceRows } from '../../../../contracts/bonds/conformance.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { describeConformance, listRows } from './service.ts';

export function conformanceRoutes(): Route[] {
  return [
    implement(getConformance, (_, context) => describeConformance(context)),
    implement(getConformanceRows, ({ query }) => listRows(query)),
  ];
}
