import type { OpenRange } from '../../../db/quotes/exact-points.ts';
import { parseDay } from '../../../domain/day.ts';
import { refuseReversed } from '../../market/refuse-reversed.ts';

/** The days of a query that the contract has validated. */
export function rangeOfQuery(query: {
  from?: string | undefined;
  to?: string | undefined;
}): OpenRange {
  const range = { from: parseDay(query.from ?? ''), to: parseDay(query.to ?? '') };
  refuseReversed(range, 'query.from');
  return range;
}
