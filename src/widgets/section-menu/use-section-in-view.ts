import { useCallback, useEffect, useRef, useState } from 'react';
import { sectionInView } from './section-in-view.ts';

/** Keys that scroll a page. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * The id of the section in view, null before the first, and a function that says which one the
 * reader has chosen: that one counts until the reader scrolls on, because a short section at the
 * end cannot come to the top. It is not told by an IntersectionObserver: sections that are all
 * visible would be one to it.
 */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const chosen = useRef<{ id: string | null; hasArrived: boolean } | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const controller = new AbortController();
    const listening = { signal: controller.signal, passive: true, capture: true };
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(chosen.current ? chosen.current.id : findInView(key === '' ? [] : key.split(' ')));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const release = () => {
      chosen.current = null;
      lookSoon();
    };
    document.addEventListener(
      'scroll',
      ({ target }) => {
        if (target !== document) return;
        if (chosen.current?.hasArrived) chosen.current = null;
        lookSoon();
      },
      listening,
    );
    document.addEventListener(
      'scrollend',
      () => {
        if (chosen.current) chosen.current.hasArrived = true;
      },
      listening,
    );
    window.addEventListener('resize', lookSoon, listening);
    for (const moved of ['wheel', 'touchmove']) {
      document.addEventListener(moved, release, listening);
    }
    document.addEventListener('keydown', (it) => SCROLL_KEYS.has(it.key) && release(), listening);
    lookSoon();
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
    };
  }, [key]);
  const choose = useCallback((id: string | null) => {
    chosen.current = { id, hasArrived: false };
    setCurrent(id);
  }, []);
  return [current, choose] as const;
}

function findInView(ids: readonly string[]): string | null {
  const root = document.documentElement;
  const found = ids.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  const number = sectionInView(
    found.map(({ top }) => top),
    {
      y: window.scrollY,
      maxY: root.scrollHeight - window.innerHeight,
      viewTop: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
      viewBottom: window.innerHeight,
    },
  );
  return found[number]?.id ?? null;
}
