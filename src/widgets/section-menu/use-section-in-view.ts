import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { sectionInView } from './section-in-view.ts';

/** Keys that scroll a page. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** WebKit has no `scrollend`: a scroll has ended when no event arrives for a while. */
const HAS_SCROLL_END = 'onscrollend' in globalThis;
const QUIET_MS = 150;

/**
 * The ID of the section in view, null before the first, and a function that sets the one the reader
 * has chosen. That one counts until the reader scrolls on, because a short section at the end can't
 * reach the top. Not with an IntersectionObserver, which can't tell sections apart that are all
 * visible.
 */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const chosen = useRef<Chosen | null>(null);
  const key = ids.join(' ');
  useEffect(() => followReading(key === '' ? [] : key.split(' '), chosen, setCurrent), [key]);
  const choose = useCallback((id: string | null) => {
    chosen.current = { id, hasArrived: false };
    setCurrent(id);
  }, []);
  return [current, choose] as const;
}

/** The section the reader has chosen; `hasArrived` once the page has scrolled there. */
interface Chosen {
  readonly id: string | null;
  hasArrived: boolean;
}

/**
 * Reports the section in view whenever it may have changed, until the returned function is called.
 */
function followReading(
  ids: readonly string[],
  chosen: RefObject<Chosen | null>,
  onSection: (id: string | null) => void,
): () => void {
  const controller = new AbortController();
  const listening = { signal: controller.signal, passive: true, capture: true };
  let frame = 0;
  let quiet = 0;
  const look = () => {
    frame = 0;
    onSection(chosen.current ? chosen.current.id : findInView(ids));
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const release = () => {
    chosen.current = null;
    lookSoon();
  };
  const scroll = ({ target }: Event) => {
    // Boxes within the page scroll, too.
    if (target !== document) return;
    if (chosen.current?.hasArrived) chosen.current = null;
    lookSoon();
    if (HAS_SCROLL_END) return;
    window.clearTimeout(quiet);
    quiet = window.setTimeout(arrive, QUIET_MS);
  };
  const arrive = () => {
    if (chosen.current) chosen.current.hasArrived = true;
  };
  document.addEventListener('scroll', scroll, listening);
  document.addEventListener('scrollend', arrive, listening);
  document.addEventListener('wheel', release, listening);
  document.addEventListener('touchmove', release, listening);
  document.addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && release(), listening);
  window.addEventListener('resize', lookSoon, listening);
  lookSoon();
  return () => {
    controller.abort();
    window.clearTimeout(quiet);
    cancelAnimationFrame(frame);
  };
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
