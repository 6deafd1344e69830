import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { joinClassNames, plainClassNames } from '../class-names/class-names.ts';
import { rangeFor, RowOffsets, withLine, type LineRange } from '../data-table/row-offsets.ts';
import { isNarrowNow } from '../media/use-media.ts';
import type { FoldedOption } from './select-state.ts';
import css from './select.module.css';

/** The height of a row with one line, as in the styles. */
const ROW_PX = 34;
const NARROW_ROW_PX = 44;
/** The space around the rows, as in the styles; visible with the first and the last of them. */
const PADDING_PX = 4;

export interface OptionRowsProps {
  readonly id: string;
  readonly found: readonly FoldedOption[];
  readonly active: number;
  readonly isPointed: boolean;
  readonly chosen: FoldedOption | undefined;
  readonly onPoint: (index: number) => void;
  readonly onPick: (index: number) => void;
}

/** Only visible rows exist, so that 5,000 options open as fast as five. */
export function useOptionRows(list: RefObject<HTMLDivElement | null>, props: OptionRowsProps) {
  const { id, found, active, isPointed } = props;
  const { offsets, range, look } = useRowsInView(list, found);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const row = document.getElementById(`${id}-${active}`);
    if (list.current && row && !isPointed) {
      scrollTo(list.current, row, isFirst.current);
      isFirst.current = false;
    }
    look();
  }, [list, look, id, active, isPointed]);

  // The active row exists even if it is scrolled away, because `aria-activedescendant` names it.
  const ranges = withLine(range, active);
  const end = ranges.at(-1)?.to ?? 0;
  return (
    <div role="presentation" className={css.rows}>
      {ranges.flatMap(({ from, to }, i) => {
        const before = ranges[i - 1]?.to ?? 0;
        const gap = offsets.lineTop(from) - offsets.lineTop(before);
        const rows = listIndexes(from, to).map((index) => (
          <Row key={found[index]!.option.id} index={index} rows={props} />
        ));
        return [<Gap key={`before ${from}`} height={gap} />].concat(rows);
      })}
      <Gap height={offsets.total - offsets.lineTop(end)} />
    </div>
  );
}

function listIndexes(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** Space for rows that aren't rendered. */
function Gap({ height }: { height: number }) {
  return <div role="presentation" style={{ height }} />;
}

/** The rows near the visible part of the list, and where each of them begins. */
function useRowsInView(
  list: RefObject<HTMLDivElement | null>,
  found: readonly FoldedOption[],
): { offsets: RowOffsets; range: LineRange; look: () => void } {
  const [height] = useState(() => (isNarrowNow() ? NARROW_ROW_PX : ROW_PX));
  const offsets = useMemo(() => new RowOffsets(found.length, height), [found, height]);
  const [seen, setSeen] = useState({ top: 0, bottom: 0 });
  const look = useCallback(() => {
    const box = list.current;
    if (!box) return;
    const isNews = measureRows(box, offsets);
    const next = { top: box.scrollTop, bottom: box.scrollTop + box.clientHeight };
    setSeen((old) =>
      isNews || !isSameRange(visibleRange(offsets, old), visibleRange(offsets, next)) ? next : old,
    );
  }, [list, offsets]);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    box.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [list, look]);
  return { offsets, range: visibleRange(offsets, seen), look };
}

function visibleRange(
  offsets: RowOffsets,
  { top, bottom }: { top: number; bottom: number },
): LineRange {
  return rangeFor(offsets, top, bottom);
}

function isSameRange(one: LineRange, other: LineRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** Long texts make higher rows; returns true if a height has changed. */
function measureRows(list: HTMLElement, offsets: RowOffsets): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  return rows
    .map((row) => offsets.measure(Number(row.dataset.index), row.offsetHeight))
    .includes(true);
}

function scrollTo(list: HTMLElement, row: HTMLElement, isCentred: boolean): void {
  const [top, bottom] = [row.offsetTop - PADDING_PX, row.offsetTop + row.offsetHeight + PADDING_PX];
  const { scrollTop, clientHeight } = list;
  if (isCentred) list.scrollTop = (top + bottom - clientHeight) / 2;
  else if (top < scrollTop) list.scrollTop = top;
  else if (bottom > scrollTop + clientHeight) list.scrollTop = bottom - clientHeight;
}

function Row({ index, rows }: { index: number; rows: OptionRowsProps }) {
  const { id, found, active, chosen, onPoint, onPick } = rows;
  const item = found[index]!;
  const isChosen = item === chosen;
  return (
    // The button and the search field handle its keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-setsize={found.length}
      aria-posinset={index + 1}
      data-index={index}
      data-active={index === active || undefined}
      className={joinClassNames(css.option, ...plainClassNames(item.option.classes))}
      onPointerMove={({ pointerType }) => {
        // A finger that scrolls doesn't point at an option.
        if (pointerType === 'mouse' && index !== active) onPoint(index);
      }}
      onClick={() => onPick(index)}
    >
      <span className={css.text}>{item.option.text}</span>
      {isChosen && (
        <svg className={css.check} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m3 8.5 3.5 3.5L13 4.5" />
        </svg>
      )}
    </div>
  );
}
