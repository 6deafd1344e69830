import { useLayoutEffect, useState, type RefObject } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';

/** The width of an element in whole px; 0 until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const isHydrated = useHydrated();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setWidth(Math.floor(target.getBoundingClientRect().width));
    // The server's page shows the still picture meanwhile: the observer tells soon enough.
    if (isHydrated) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isHydrated]);
  return width;
}
