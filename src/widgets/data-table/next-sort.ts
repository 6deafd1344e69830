import type { TableSort } from './table-types.ts';

/** Ascending, then descending, then none; another column starts ascending. */
export function nextSort(sort: TableSort | null, field: string): TableSort {
  if (sort?.field !== field || sort.order === null) return { field, order: 'asc' };
  return { field, order: sort.order === 'asc' ? 'desc' : null };
}
