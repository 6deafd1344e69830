import { ApiError } from '../../../contracts/core/errors.ts';
import type { OpenRange } from '../../../db/quotes/exact-points.ts';

/** Throws if a range ends before it begins; `field` names the start of the range in the request. */
export function refuseReversed({ from, to }: OpenRange, field: string): void {
  if (from !== undefined && to !== undefined && from > to) {
    throw new ApiError('period_start_after_end', { field, label: 'graph_period_start_incorrect' });
  }
}
