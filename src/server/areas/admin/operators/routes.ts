import { getOperatorCounts } from '../../../../contracts/admin/operators.ts';
import type { Db } from '../../../../db/connect.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { readCounts } from './store.ts';

/** What all operator pages show in their menu. */
export function operatorRoutes(db: Db): Route[] {
  return [implement(getOperatorCounts, () => readCounts(db))];
}
