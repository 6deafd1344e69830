import { existingPage, pagesAround, type PageOrGap } from '../../domain/text/paging.ts';

/** Two pages on each side of the current one; a phone only has room for the current one. */
const AROUND = 2;

export interface PageSlot {
  readonly item: PageOrGap;
  readonly on: 'all' | 'wide' | 'narrow';
}

/**
 * The numbers and gaps for wide and narrow screens in one row: the server doesn't know the screen,
 * so the style sheet hides those that don't apply.
 */
export function pageSlots(current: number, last: number): PageSlot[] {
  const wide = pagesAround(current, last, AROUND);
  const narrow = narrowPages(current, last);
  return wide.flatMap((item, index): PageSlot[] => {
    // Each gap is rendered with the page before it.
    if (item === null) return [];
    const hasWideGap = wide[index + 1] === null;
    const place = narrow.indexOf(item);
    const hasNarrowGap = place !== -1 && (narrow[place + 1] ?? item) > item + 1;
    const slots: PageSlot[] = [{ item, on: place === -1 ? 'wide' : 'all' }];
    if (hasWideGap && hasNarrowGap) slots.push({ item: null, on: 'all' });
    else if (hasWideGap) slots.push({ item: null, on: 'wide' });
    else if (hasNarrowGap) slots.push({ item: null, on: 'narrow' });
    return slots;
  });
}

/** The first, the current and the last page; at either end also the page next to it. */
function narrowPages(current: number, last: number): number[] {
  const inner = Math.max(2, Math.min(existingPage(current, last), last - 1));
  return [...new Set([1, inner, last])].filter((page) => page <= last);
}
