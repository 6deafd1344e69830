import { useSyncExternalStore } from 'react';
import type { ChartColors } from './chart-types.ts';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** The same for all charts of a page; asked anew when the theme changes, or when there was no chart. */
let colors: ChartColors | null = null;
const listeners = new Set<() => void>();
let stopWatching: () => void = () => {};

/** The page's colours as a canvas understands them, and again when the theme changes. */
export function useColors(): ChartColors | null {
  return useSyncExternalStore(
    subscribe,
    () => (colors ??= readColors()),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = watchTheme();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching();
    colors = null;
  };
}

function readAgain(): void {
  colors = null;
  for (const listener of listeners) listener();
}

function watchTheme(): () => void {
  const system = window.matchMedia(DARK_SYSTEM);
  system.addEventListener('change', readAgain);
  const theme = new MutationObserver(readAgain);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', readAgain);
    theme.disconnect();
  };
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
  });
  document.body.append(probe);
  const { backgroundColor, color, outlineColor, caretColor } = getComputedStyle(probe);
  const read = { background: backgroundColor, text: color, muted: outlineColor, line: caretColor };
  probe.remove();
  return read;
}
