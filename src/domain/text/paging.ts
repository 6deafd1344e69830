export const DEFAULT_PAGE_SIZE = 30;
export const PAIRS_PAGE_SIZE = 50;

/** The specification's rule: floor((total − 1) / limit) + 1, a total of 0 counting as 1. */
export function lastPage(total: number, limit: number): number {
  return Math.floor((Math.max(total, 1) - 1) / limit) + 1;
}

/** The nearest existing page; the first one if the input isn't a number. */
export function existingPage(page: number, last: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.min(Math.max(Math.trunc(page), 1), last);
}

/** A page number, or `null` for a gap. */
export type PageOrGap = number | null;

/**
 * The page numbers to offer: the first, the last, and `around` pages on both sides of the current
 * one. Near an end there are more on the other side, so that the links keep their places from page
 * to page. A gap always represents two pages or more.
 */
export function pagesAround(current: number, last: number, around: number): PageOrGap[] {
  const inside = 2 * around + 1;
  if (last <= inside + 4) return numbers(1, last);
  const page = existingPage(current, last);
  if (page <= around + 3) return [...numbers(1, inside + 2), null, last];
  if (page >= last - around - 2) return [1, null, ...numbers(last - inside - 1, last)];
  return [1, null, ...numbers(page - around, page + around), null, last];
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
