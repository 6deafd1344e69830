import type { Page } from 'playwright-core';

declare global {
  interface Window {
    shiftsOfLayout?: number[];
  }
}

/**
 * Measures layout shifts that no user action caused: on every page opened from now on, or just from
 * now on. Such a page needs `isAlone`, because its profile stays marked.
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
      // Shifts right after an action of the visitor are allowed.
      if (!entry.hadRecentInput) shifts.push(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: isFromBeginning });
}
