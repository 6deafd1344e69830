import { afterPaint, nextFrame, painted } from '../frames.ts';
import { COLUMNS, makeRows, ROW_HEIGHT, SORT_FIELDS, type BenchRow, type SortBy } from './rows.ts';

/** The interface between measurements and a table. */
export interface TableUnderTest {
  mount(host: HTMLElement, rows: BenchRow[]): void;
  /** The control that sorts by a column. */
  sortControl(field: string): HTMLElement | null;
  /** A drawn cell; lines count from 0 in displayed order. */
  cell(line: number, field: string): Element | null;
  /** Selector of drawn cells. */
  readonly cellSelector: string;
  /** The scrolling element. */
  scroller(): Element;
}

export interface ScrollFigures {
  readonly frames: number;
  readonly seconds: number;
  /** Frames that took longer than two frames at 60 Hz. */
  readonly longFrames: number;
  /** Frames with a blank at one of the checked points. */
  readonly blankFrames: number;
}

export interface BenchPage {
  /** Creates the rows, and computes which row must be first after sorting. */
  prepare(): void;
  /** The time from rows to a painted table, in ms. */
  mount(): Promise<number>;
  /** The time from the click to the painted order, in ms. */
  sortBy(by: SortBy): Promise<number>;
  scroll(pxPerSecond: number, seconds: number): Promise<ScrollFigures>;
  /** Scrolls from the current position by the same step in every frame. */
  scrollFrames(pxPerFrame: number, frames: number): Promise<void>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const LONG_FRAME_MS = 33.5;

export function drive(table: TableUnderTest | null): void {
  let rows: BenchRow[] = [];
  let first: Readonly<Record<SortBy, string>> = { number: '', text: '', code: '' };

  window.bench = {
    prepare() {
      rows = makeRows();
      const least = Math.min(...rows.map((row) => Number(row[SORT_FIELDS.number])));
      first = {
        number: least.toFixed(2),
        text: firstText(rows, SORT_FIELDS.text),
        code: firstText(rows, SORT_FIELDS.code),
      };
    },
    async mount() {
      const host = document.querySelector<HTMLElement>('#table');
      if (!table || !host) throw new Error('no table on this page');
      const lastSeen = Math.floor(window.innerHeight / ROW_HEIGHT) - 2;
      const begin = performance.now();
      table.mount(host, rows);
      await painted(() =>
        COLUMNS.every(
          ({ field }) => table.cell(0, field) && table.cell(lastSeen, field)?.textContent,
        ),
      );
      return performance.now() - begin;
    },
    async sortBy(by) {
      if (!table) throw new Error('no table on this page');
      const field = SORT_FIELDS[by];
      const control = table.sortControl(field);
      const isSorted = (): boolean => table.cell(0, field)?.textContent.trim() === first[by];
      if (!control || isSorted()) throw new Error(`cannot sort by ${field}`);
      const begin = performance.now();
      control.click();
      await painted(isSorted);
      return performance.now() - begin;
    },
    scroll(pxPerSecond, seconds) {
      if (!table) throw new Error('no table on this page');
      return scrollThrough(table, pxPerSecond, seconds);
    },
    async scrollFrames(pxPerFrame, frames) {
      if (!table) throw new Error('no table on this page');
      const scroller = table.scroller();
      for (let i = 0; i < frames; i += 1) {
        await nextFrame();
        scroller.scrollTop += pxPerFrame;
      }
    },
  };
}

function firstText(rows: readonly BenchRow[], field: string): string {
  const { compare } = new Intl.Collator('en');
  let first = String(rows[0]?.[field]);
  for (const row of rows) if (compare(String(row[field]), first) < 0) first = String(row[field]);
  return first;
}

async function scrollThrough(
  table: TableUnderTest,
  pxPerSecond: number,
  seconds: number,
): Promise<ScrollFigures> {
  const scroller = table.scroller();
  scroller.scrollTop = 0;
  await nextFrame();
  const begin = await nextFrame();
  let [last, frames, longFrames, blankFrames] = [begin, 0, 0, 0];
  while (last - begin < seconds * 1000) {
    const now = await nextFrame();
    frames += 1;
    if (now - last > LONG_FRAME_MS) longFrames += 1;
    last = now;
    scroller.scrollTop = ((now - begin) / 1000) * pxPerSecond;
    await afterPaint();
    if (isBlank(table.cellSelector)) blankFrames += 1;
  }
  return { frames, seconds: (last - begin) / 1000, longFrames, blankFrames };
}

/** Checks two points, below the header and above the lower edge, without causing a layout. */
function isBlank(cellSelector: string): boolean {
  const x = window.innerWidth / 2;
  return [ROW_HEIGHT * 3, window.innerHeight - ROW_HEIGHT * 2].some(
    (y) => !document.elementFromPoint(x, y)?.closest(cellSelector),
  );
}
