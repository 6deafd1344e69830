import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { countFitting } from './fold-actions.ts';

const GAP_PX = 8;

/** How many actions fit as buttons. None if the controls wrap or scroll even without them. */
export function useFolding(count: number): {
  readonly row: RefObject<HTMLDivElement | null>;
  readonly shown: number;
} {
  const row = useRef<HTMLDivElement>(null);
  /** Known once all have been rendered. */
  const widths = useRef<readonly number[]>([]);
  const [shown, setShown] = useState(count);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || count === 0) return undefined;
    const fold = () => {
      const buttons = [...element.querySelectorAll<HTMLElement>('[data-action]')];
      if (buttons.length === count) widths.current = buttons.map((each) => each.offsetWidth);
      if (widths.current.length !== count) return;
      const height = element.firstElementChild?.clientHeight ?? 0;
      const room = element.clientWidth - neededWidth(element) - GAP_PX;
      setShown(countFitting(widths.current, room, GAP_PX, height));
    };
    const observer = new ResizeObserver(fold);
    observer.observe(element);
    fold();
    return () => observer.disconnect();
  }, [count]);
  return { row, shown: Math.min(shown, count) };
}

/** The width of all controls except the actions in one row. */
function neededWidth(row: HTMLElement): number {
  const start = row.querySelector('[data-start]');
  const fixed = [...(start?.children ?? []), ...(start?.nextElementSibling?.children ?? [])].filter(
    (each) => !each.matches('[data-action], [aria-haspopup=menu], [popover]'),
  );
  return fixed.reduce((sum, each) => sum + each.scrollWidth + GAP_PX, 0);
}
