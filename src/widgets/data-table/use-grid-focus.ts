import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { moveInGrid, type GridPlace } from './grid-move.ts';
import type { LineCode } from './table-lines.ts';

export interface GridFocus {
  /** The row and column of the tab stop among all rows and columns. */
  readonly line: number;
  readonly column: number;
  readonly headColumn: number;
  /** The row with the focus, which has to stay rendered; -1 means none. */
  readonly keptLine: number;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Moves the focus to the cell of this element. */
  readonly focusCellAround: (element: Element) => void;
}

interface GridFocusOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly lines: Int32Array;
  /** The indexes of the shown cells among all cells of a row, including the checkbox. */
  readonly slots: readonly number[];
  readonly slotCount: number;
  readonly reveal: (slot: number) => void;
  /** Called for Enter and Space on a cell without a control. */
  readonly onActivate: (code: LineCode, key: string) => void;
}

interface Kept {
  readonly code: LineCode;
  readonly line: number;
  readonly column: number;
  readonly headColumn: number;
  readonly isInside: boolean;
}

/** Keyboard navigation: one tab stop in the header and one in the rows. */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { grid, lines, slots } = options;
  const [kept, setKept] = useState<Kept>(NOWHERE);
  const wanted = useRef<(GridPlace & { readonly isClicked?: boolean }) | null>(null);
  const line = followLine(kept, lines);

  useLayoutEffect(() => {
    const place = wanted.current;
    if (!place) return;
    wanted.current = null;
    const cell = grid.current && cellAt(grid.current, place.line, slots.indexOf(place.column));
    if (cell) focusCell(cell, place.isClicked !== true);
  });

  const go = (place: NonNullable<typeof wanted.current>) => {
    wanted.current = place;
    options.reveal(place.column);
    setKept((now) => keep(now, place, lines));
  };
  return {
    line,
    column: kept.column,
    headColumn: kept.headColumn,
    keptLine: kept.isInside ? line : -1,
    onFocus: ({ target }) => {
      const place = findCellPlace(target, slots, kept.column);
      if (place) setKept((now) => keep(now, place, lines));
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setKept((now) => ({ ...now, isInside: false }));
    },
    onKeyDown: (event) => handleKey(event, options, kept.column, go),
    focusCellAround: (element) => {
      const place = findCellPlace(element, slots, -1);
      if (place) go({ ...place, isClicked: true });
    },
  };
}

const NOWHERE: Kept = { code: -1, line: 0, column: 0, headColumn: 0, isInside: false };

function keep(now: Kept, place: GridPlace, lines: Int32Array): Kept {
  const { line, column } = place;
  if (line < 0) return { ...now, headColumn: column, column, isInside: false };
  return { code: lines[line] ?? -1, line, column, headColumn: column, isInside: true };
}

/** Sorting and folding move rows; the focus stays with its row while the row exists. */
function followLine({ code, line }: Kept, lines: Int32Array): number {
  if (lines[line] === code) return line;
  const moved = lines.indexOf(code);
  return moved >= 0 ? moved : Math.max(0, Math.min(line, lines.length - 1));
}

function handleKey(
  event: KeyboardEvent,
  { grid, lines, slots, slotCount, onActivate }: GridFocusOptions,
  column: number,
  go: (place: GridPlace) => void,
): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.shiftKey) return;
  const at = findCellPlace(target, slots, column);
  if (!at) return;
  const size = { lines: lines.length, columns: slotCount, page: linesPerPage(grid.current) };
  const to = moveInGrid(at, key, event.ctrlKey || event.metaKey, size);
  if (to) {
    event.preventDefault();
    if (to.line !== at.line || to.column !== at.column) go(to);
    return;
  }
  if (key !== 'Enter' && key !== ' ') return;
  const isCheckbox = target instanceof HTMLInputElement;
  // Browsers toggle a checkbox only by Space.
  if (isCheckbox && key === 'Enter') target.click();
  // Space also sorts by a heading, whether it is a button or a link.
  if (at.line < 0 && key === ' ' && target instanceof HTMLAnchorElement) {
    event.preventDefault();
    target.click();
  }
  const isCell = target.matches('td, th');
  if (isCell && at.line >= 0) onActivate(lines[at.line] as LineCode, key);
  if (isCell || (isCheckbox && key === 'Enter')) event.preventDefault();
}

function linesPerPage(grid: HTMLElement | null): number {
  const row = grid?.querySelector<HTMLElement>('tbody tr[data-line]');
  const head = grid?.querySelector('thead')?.getBoundingClientRect();
  if (!row || !head) return 10;
  return Math.max(1, Math.floor((window.innerHeight - head.height * 2) / row.offsetHeight) - 2);
}

/** `column` is kept if the cell covers it, so that moving up and down stays in one column. */
function findCellPlace(
  element: Element,
  slots: readonly number[],
  column: number,
): GridPlace | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest<HTMLTableRowElement>('tr[data-line]');
  if (!cell || !row) return undefined;
  let first = 0;
  for (const other of row.cells) {
    if (other === cell) break;
    first += other.colSpan;
  }
  const isCovered = slots.slice(first, first + cell.colSpan).includes(column);
  return { line: Number(row.dataset.line), column: isCovered ? column : (slots[first] ?? 0) };
}

function cellAt(grid: Element, line: number, shown: number): HTMLElement | null {
  const row = grid.querySelector<HTMLTableRowElement>(`tr[data-line="${line}"]`);
  let before = 0;
  for (const cell of row?.cells ?? []) {
    before += cell.colSpan;
    if (shown < before) return cell;
  }
  return null;
}

/** The control in a cell gets the focus, so that a screen reader announces what Enter does. */
function focusCell(cell: HTMLElement, isToBeShown: boolean): void {
  const target = cell.querySelector<HTMLElement>('[data-control]') ?? cell;
  target.focus({ preventScroll: true });
  // After a click the cell is visible anyway. The margins for the sticky header are on the cell.
  if (isToBeShown) {
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }
}
