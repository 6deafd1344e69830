import { useSyncExternalStore } from 'react';
import type { ChartColors } from './chart-types.ts';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** The same for all charts of a page; null until one asks, and after the theme has changed. */
let colors: ChartColors | null = null;
const listeners = new Set<() => void>();
let isWatching = false;

/** The page's colours as a canvas understands them, and again when the theme changes. */
export function useColors(): ChartColors | null {
  return useSyncExternalStore(
    subscribe,
    () => (colors ??= readColors()),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  // For good: to ask again for each chart has the browser work out the styles of the page.
  if (!isWatching) watchTheme();
  isWatching = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readAgain(): void {
  colors = null;
  for (const listener of listeners) listener();
}

function watchTheme(): void {
  window.matchMedia(DARK_SYSTEM).addEventListener('change', readAgain);
  const theme = new MutationObserver(readAgain);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

/**
 * A custom property may be `light-dark(…)`: only an element that uses it knows what it comes to.
 * One element for all, since each question after a change makes the browser work out its styles.
 */
function readColors(): ChartColors {
  const probe = document.createElement('span');
  Object.assign(probe.style, {
    backgroundColor: 'var(--bg)',
    color: 'var(--text)',
    outlineColor: 'var(--muted)',
    caretColor: 'var(--line)',
    columnRuleColor: 'light-dark(white, black)',
  });
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const read: ChartColors = {
    scheme: style.columnRuleColor === 'rgb(0, 0, 0)' ? 'dark' : 'light',
    background: style.backgroundColor,
    text: style.color,
    muted: style.outlineColor,
    line: style.caretColor,
  };
  probe.remove();
  return read;
}
