import { useLayoutEffect, useState, type RefObject } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';

/** The width of an element in whole px; 0 until known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const isHydrated = useHydrated();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let known = 0;
    const measure = () => {
      const measured = Math.floor(target.getBoundingClientRect().width);
      // The observer first reports the current width.
      if (measured !== known) setWidth(measured);
      known = measured;
    };
    // The server's page shows the still picture meanwhile, so the observer is early enough.
    if (isHydrated) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isHydrated]);
  return width;
}
