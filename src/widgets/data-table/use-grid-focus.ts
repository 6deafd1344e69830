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
  /** The line and column that the tab stop of the rows is in, by their places among all. */
  readonly line: number;
  readonly column: number;
  readonly headColumn: number;
  /** A line that must stay drawn because the focus is in it; -1 = none. */
  readonly keptLine: number;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Takes the focus to the cell of this element. */
  readonly focusCellAround: (element: Element) => void;
}

interface GridFocusOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly lines: Int32Array;
  /** Places among all cells of a row of those that are shown, the checkbox among them. */
  readonly slots: readonly number[];
  readonly slotCount: number;
  readonly reveal: (slot: number) => void;
  /** Enter and Space on a cell without a control. */
  readonly onActivate: (code: LineCode, key: string) => void;
}

interface Kept {
  readonly code: LineCode;
  readonly line: number;
  readonly column: number;
  readonly headColumn: number;
  readonly isInside: boolean;
}

/** The keyboard's way through the table: one tab stop in the header, one in the rows. */
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

/** Lines move when rows are sorted and folded: the focus goes with its row while it is there. */
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
  // Browsers flip a checkbox by Space only.
  if (isCheckbox && key === 'Enter') target.click();
  // A heading sorts by Space too, be it a button or a link.
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

/** `column` is kept where the cell covers it, so that going up and down stays in one column. */
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

/** The control of a cell takes its place: a screen reader then says what Enter will do. */
function focusCell(cell: HTMLElement, isToBeShown: boolean): void {
  const target = cell.querySelector<HTMLElement>('[data-control]') ?? cell;
  target.focus({ preventScroll: true });
  // Who clicks sees the cell. The margins that the sticky header needs are on the cell.
  if (isToBeShown) {
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }
}
