import { sortPlaces } from '../../domain/screens/radix-sort.ts';
import type { SortOrder } from './table-types.ts';

/**
 * The indexes of the rows in sorted order. Equal rows keep their order in both directions, and
 * missing values are always last.
 */
export function radixOrder(keys: Float64Array, order: SortOrder): Int32Array {
  const rows = new Int32Array(keys.length);
  let present = 0;
  for (let i = 0; i < keys.length; i++) if (!Number.isNaN(keys[i])) rows[present++] = i;
  for (let i = 0, at = present; at < rows.length; i++) if (Number.isNaN(keys[i])) rows[at++] = i;
  // Descending order is ascending order of the negated numbers, which keeps equal rows in place.
  const rising = order === 'asc' ? keys : keys.map((key) => -key);
  rows.set(sortPlaces(rising, rows.subarray(0, present)));
  return rows;
}
