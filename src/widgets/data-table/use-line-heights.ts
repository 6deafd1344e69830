import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { RowOffsets } from './row-offsets.ts';

const USUAL_HEIGHT = 27;

interface Measured {
  readonly layout: unknown;
  readonly usual: number;
  /** The heights of unusual rows by their code, which sorting doesn't change. */
  readonly others: ReadonlyMap<number, number>;
}

const NO_OTHERS: Measured['others'] = new Map();

/**
 * Where the rows of a long table begin, learnt from those rendered. While all have the expected
 * height, the table's height never changes and nothing is measured.
 */
export function useLineHeights(
  body: RefObject<HTMLTableSectionElement | null>,
  lines: Int32Array,
  layout: unknown,
  isVirtual: boolean,
): RowOffsets {
  const [kept, setMeasured] = useState<Measured>({
    layout,
    usual: USUAL_HEIGHT,
    others: NO_OTHERS,
  });
  const { usual } = kept;
  const others = kept.layout === layout ? kept.others : NO_OTHERS;
  const offsets = useMemo(() => makeOffsets(lines, usual, others), [lines, usual, others]);

  useLayoutEffect(() => {
    const section = body.current;
    if (!isVirtual || !section) return undefined;
    const look = () => {
      if (Math.abs(section.getBoundingClientRect().height - offsets.total) < 1) return;
      const next = measure(section, offsets, others);
      // Before the frame is painted, so that nobody sees the table move.
      if (next) flushSync(() => setMeasured({ layout, ...next }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(section);
    return () => observer.disconnect();
  }, [body, isVirtual, offsets, others, layout]);
  return offsets;
}

function makeOffsets(lines: Int32Array, usual: number, others: Measured['others']): RowOffsets {
  const offsets = new RowOffsets(lines.length, usual);
  for (let i = 0; i < lines.length && others.size > 0; i++) {
    const height = others.get(lines[i] as number);
    if (height !== undefined) offsets.measure(i, height);
  }
  return offsets;
}

/** New heights of rendered rows; undefined if there are none. Visible rows stay in place. */
function measure(
  section: HTMLElement,
  offsets: RowOffsets,
  others: Measured['others'],
): Omit<Measured, 'layout'> | undefined {
  const rows = [...section.querySelectorAll<HTMLTableRowElement>('tr[data-line]')];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const lowest = Math.min(...boxes.map(({ height }) => height));
  if (others.size === 0 && Number.isFinite(lowest) && lowest !== offsets.height) {
    return { usual: lowest, others };
  }
  const next = new Map(others);
  let above = 0;
  let isNews = false;
  for (const [i, row] of rows.entries()) {
    const { top, height } = boxes[i] as DOMRect;
    const change = height - offsets.lineHeight(Number(row.dataset.line));
    if (Math.abs(change) < 0.5) continue;
    isNews = true;
    next.set(Number(row.dataset.code), height);
    if (top < 0) above += change;
  }
  if (above !== 0) window.scrollBy({ top: above, behavior: 'instant' });
  return isNews ? { usual: offsets.height, others: next } : undefined;
}
