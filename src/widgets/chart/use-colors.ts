import { useSyncExternalStore } from 'react';
import type { ChartColors } from './chart-types.ts';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** Shared by all charts of a page; null until first needed, and after the theme has changed. */
let colors: ChartColors | null = null;
const listeners = new Set<() => void>();
let isWatching = false;

/** The page's colours for a canvas, updated when the theme changes. */
export function useColors(): ChartColors | null {
  return useSyncExternalStore(
    subscribe,
    () => (colors ??= readColors()),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  // Never removed: asking again for each chart would make the browser recalculate the page's
  // styles.
  if (!isWatching) watchTheme();
  isWatching = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function resetColors(): void {
  colors = null;
  for (const listener of listeners) listener();
}

function watchTheme(): void {
  window.matchMedia(DARK_SYSTEM).addEventListener('change', resetColors);
  const theme = new MutationObserver(resetColors);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

/**
 * A custom property may be `light-dark(…)`, which only an element that uses it resolves. One
 * element for all, because each read after a change makes the browser recalculate styles.
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
