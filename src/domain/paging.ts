export const DEFAULT_PAGE_SIZE = 30;

/** The specification's rule: floor((total − 1) / limit) + 1, a total of 0 counting as 1. */
export function lastPage(total: number, limit: number): number {
  return Math.floor((Math.max(total, 1) - 1) / limit) + 1;
}
