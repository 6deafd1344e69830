import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Px per frame while an arrow is held. */
const STEP = 5;

export type Side = 'left' | 'right';

export interface SideScroll {
  /** The sides on which more of the table is hidden. */
  readonly more: Readonly<Record<Side, boolean>>;
  readonly hold: (side: Side) => void;
  readonly release: () => void;
}

const NOTHING = { left: false, right: false } as const;

/**
 * Keeps the header above the rows while they scroll sideways, and scrolls both while an arrow is
 * held. `hasHead`: whether the header is currently rendered.
 */
export function useSideScroll(
  head: RefObject<HTMLDivElement | null>,
  body: RefObject<HTMLDivElement | null>,
  hasHead = true,
): SideScroll {
  const [more, setMore] = useState<SideScroll['more']>(NOTHING);
  const frame = useRef(0);

  useLayoutEffect(() => {
    if (!body.current) return undefined;
    return follow(hasHead ? head.current : null, body.current, (next) =>
      setMore((now) => (now.left === next.left && now.right === next.right ? now : next)),
    );
  }, [head, body, hasHead]);

  const release = () => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const hold = (side: Side) => {
    release();
    const move = () => {
      body.current?.scrollBy({ left: side === 'left' ? -STEP : STEP, behavior: 'instant' });
      frame.current = requestAnimationFrame(move);
    };
    move();
  };
  return { more, hold, release };
}

/**
 * The header can't scroll with the rows: it sticks to the page, and they scroll in their own box.
 */
function follow(
  head: HTMLElement | null,
  body: HTMLElement,
  report: (more: SideScroll['more']) => void,
): () => void {
  const look = () => {
    const rest = body.scrollWidth - body.clientWidth - body.scrollLeft;
    report({ left: body.scrollLeft > 1, right: rest > 1 });
  };
  let given = head?.scrollLeft;
  const onBody = () => {
    if (head) {
      head.scrollLeft = body.scrollLeft;
      given = head.scrollLeft;
    }
    look();
  };
  // The browser scrolls the header by itself when one of its cells gets the focus. Positions we
  // have set are ignored here, because on a slow machine the rows have moved on meanwhile.
  const onHead = () => {
    if (head && head.scrollLeft !== given) body.scrollLeft = head.scrollLeft;
  };
  body.addEventListener('scroll', onBody, { passive: true });
  head?.addEventListener('scroll', onHead, { passive: true });
  onBody();
  const observer = new ResizeObserver(onBody);
  observer.observe(body);
  if (body.firstElementChild) observer.observe(body.firstElementChild);
  return () => {
    body.removeEventListener('scroll', onBody);
    head?.removeEventListener('scroll', onHead);
    observer.disconnect();
  };
}
