import type { Page } from 'playwright-core';

declare global {
  interface Window {
    shiftsOfLayout?: number[];
  }
}

/**
 * Measures how far elements move by themselves: on each page that is opened from now on, or from now
 * on only. Such a page needs `isAlone`, or leaves its profile marked.
 */
export async function watchShifts(
  page: Page,
  { isNow = false }: { readonly isNow?: boolean } = {},
): Promise<() => Promise<number>> {
  if (isNow) await page.evaluate(observeShifts, false);
  else await page.addInitScript(observeShifts, true);
  return () =>
    page.evaluate(() => (window.shiftsOfLayout ?? []).reduce((sum, value) => sum + value, 0));
}

function observeShifts(isFromBeginning: boolean): void {
  const shifts: number[] = [];
  window.shiftsOfLayout = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      // What a visitor has just asked for may move.
      if (!entry.hadRecentInput) shifts.push(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: isFromBeginning });
}
