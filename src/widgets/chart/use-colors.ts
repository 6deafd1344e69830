import { useLayoutEffect, useState } from 'react';
import type { ChartColors } from './chart-types.ts';

const LIGHT_SYSTEM = '(prefers-color-scheme: dark)';

/** The page's colours as a canvas understands them, and again when the theme changes. */
export function useColors(): ChartColors | null {
  const [colors, setColors] = useState<ChartColors | null>(null);
  // Before anything is painted: a chart whose engine is here is drawn in its first frame.
  useLayoutEffect(() => {
    const read = () => setColors(readColors());
    read();
    const system = window.matchMedia(LIGHT_SYSTEM);
    system.addEventListener('change', read);
    const theme = new MutationObserver(read);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      system.removeEventListener('change', read);
      theme.disconnect();
    };
  }, []);
  return colors;
}

/** A custom property may be `light-dark(…)`: only an element that uses it knows what it comes to. */
function readColors(): ChartColors {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colorOf = (property: string): string => {
    probe.style.color = `var(${property})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    background: colorOf('--bg'),
    text: colorOf('--text'),
    muted: colorOf('--muted'),
    line: colorOf('--line'),
  };
  probe.remove();
  return colors;
}
