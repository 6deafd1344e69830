import type { OpenRange } from '../../../db/quotes/exact-points.ts';
import { parseDay, type Day } from '../../../domain/time/day.ts';
import { refuseReversed } from '../quotes/refuse-reversed.ts';

/** The days of a query that the contract has validated. */
export function rangeOfQuery(query: {
  from?: string | undefined;
  to?: string | undefined;
}): OpenRange {
  const range = { from: parseDay(query.from ?? ''), to: parseDay(query.to ?? '') };
  refuseReversed(range, 'query.from');
  return range;
}

/** The day, if the range is a single day; such a range shows intraday values, as charts do. */
export function findOnlyDay({ from, to }: OpenRange): Day | null {
  return from !== undefined && from === to ? from : null;
}
