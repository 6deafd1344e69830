import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rangeFor, type LineRange, type RowOffsets } from './row-offsets.ts';
import { useLineHeights } from './use-line-heights.ts';

/** A table with more rows only renders those near the visible part. */
const VIRTUAL_FROM = 300;
/** How many of them the server renders. */
const FIRST_LINES = 100;
/** Print renders more rows, but not without limit. */
const PRINTED_LINES = 5000;

export interface RowWindow {
  readonly isVirtual: boolean;
  readonly range: LineRange;
  readonly offsets: RowOffsets;
}

/**
 * Decides which rows to render. The page scrolls, not the table, so any scrolling in the document
 * may move it. `layout` changes when row heights may have changed.
 */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  lines: Int32Array,
  layout: unknown,
  isPrinted: boolean,
): RowWindow {
  const isVirtual = lines.length > VIRTUAL_FROM && !isPrinted;
  const offsets = useLineHeights(body, lines, layout, isVirtual);
  const [range, setRange] = useState<LineRange>({ from: 0, to: FIRST_LINES });
  const drawn = useRef(range);
  useEffect(() => {
    drawn.current = range;
  }, [range]);

  useLayoutEffect(() => {
    if (!isVirtual) return undefined;
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = rangeFor(offsets, -top, window.innerHeight - top);
      if (next.from === drawn.current.from && next.to === drawn.current.to) return undefined;
      drawn.current = next;
      return next;
    };
    const onScroll = () => {
      const next = look();
      // In the same frame as the scrolling, because otherwise the reader would see a blank part.
      if (next) flushSync(() => setRange(next));
    };
    const first = look();
    if (first) setRange(first);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onScroll);
    };
  }, [body, isVirtual, offsets]);

  return useMemo(() => {
    if (isVirtual) return { isVirtual, offsets, range: within(range, lines.length) };
    const to = isPrinted ? Math.min(lines.length, PRINTED_LINES) : lines.length;
    return { isVirtual, offsets, range: { from: 0, to } };
  }, [isVirtual, offsets, range, lines, isPrinted]);
}

/** There may be fewer lines than before, and the range must not go beyond them. */
function within({ from, to }: LineRange, count: number): LineRange {
  if (to <= count) return { from, to };
  return { from: Math.max(0, from - (to - count)), to: count };
}
