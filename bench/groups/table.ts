import type { Browser } from 'playwright-core';
import { inTurns, median, row, type Group, type Row, type Target } from '../harness.ts';
import { MeasuredPage, startBrowser } from '../lib/browser.ts';
import { buildPages, type BuiltPages } from '../lib/built-pages.ts';
import type { SortBy } from '../pages/table/rows.ts';

const PEER = 'AG Grid Community';
const ROUNDS = 5;
const SCROLL_SECONDS = 3;
/** About 4 of our lines per frame at 60 Hz, which is faster than anyone reads. */
const SCROLL_SPEED = 6000;
const COUNTED_FRAMES = 120;
const SORTS: readonly SortBy[] = ['number', 'text', 'code'];
const NO_WORSE: Target = { atMost: 1 };
const NO_FEWER: Target = { atLeast: 1 };
const BETTER: Target = { atMost: 0.99 };

/** The time a reader waits for a step, and the time of the page's main thread; both in ms. */
interface Step {
  readonly wall: number;
  readonly processor: number;
}

interface Figures {
  readonly mount: Step;
  readonly sorts: Readonly<Record<SortBy, Step>>;
  /** Per frame; and how many of 100 frames came within 33 ms, and how many had no blank area. */
  readonly scroll: Step & { readonly inTime: number; readonly full: number };
  /** Memory in bytes: with the visible table, and after all steps. */
  readonly memory: { readonly shown: number; readonly used: number };
}

/** Compares our data table with AG Grid on the same 100,000 rows × 12 columns. */
export const table: Group = {
  name: 'table',
  async run(context) {
    context.reportProgress('building the pages');
    const pages = await buildPages('table', ['ours', 'ag-grid', 'data'], context);
    const browser = await startBrowser(context);
    const data = await memoryOfData(browser, pages);
    let turn = 0;
    const measure = (name: string) => async (): Promise<Figures> => {
      context.reportProgress(`${name}, round ${Math.floor(turn++ / 2)} of ${ROUNDS}`);
      return measurePage(browser, `${pages.origin}/${name}.html`);
    };
    const [ours = [], theirs = []] = await inTurns(ROUNDS, [measure('ours'), measure('ag-grid')]);
    return [...toRows(ours, theirs, data), ...byteRows(pages)];
  },
};

/** The page with the rows but without a table. */
async function memoryOfData(browser: Browser, pages: BuiltPages): Promise<number> {
  const values: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const measured = await MeasuredPage.open(browser, `${pages.origin}/data.html`);
    await measured.page.evaluate(() => window.bench.prepare());
    values.push(await measured.memory());
    await measured.close();
  }
  return median(values);
}

async function measurePage(browser: Browser, address: string): Promise<Figures> {
  const measured = await MeasuredPage.open(browser, address);
  try {
    const { page } = measured;
    await page.evaluate(() => window.bench.prepare());
    const mount = await measureStep(measured, () => page.evaluate(() => window.bench.mount()));
    const shown = await measured.memory();
    const sorts: Partial<Record<SortBy, Step>> = {};
    for (const by of SORTS) {
      sorts[by] = await measureStep(measured, () =>
        page.evaluate((to) => window.bench.sortBy(to), by),
      );
    }
    const scroll = await measureScroll(measured);
    return {
      mount,
      sorts: sorts as Record<SortBy, Step>,
      scroll,
      memory: { shown, used: await measured.memory() },
    };
  } finally {
    await measured.close();
  }
}

async function measureStep(measured: MeasuredPage, run: () => Promise<number>): Promise<Step> {
  const before = await measured.processorTime();
  const wall = await run();
  return { wall, processor: (await measured.processorTime()) - before };
}

async function measureScroll(measured: MeasuredPage): Promise<Figures['scroll']> {
  const { frames, seconds, longFrames, blankFrames } = await measured.page.evaluate(
    ([px = 0, length = 0]) => window.bench.scroll(px, length),
    [SCROLL_SPEED, SCROLL_SECONDS],
  );
  // A slow table draws fewer frames, so the cost of a frame is compared where both draw the same
  // number.
  const before = await measured.processorTime();
  await measured.page.evaluate(
    ([px = 0, count = 0]) => window.bench.scrollFrames(px, count),
    [SCROLL_SPEED / 60, COUNTED_FRAMES],
  );
  const processor = ((await measured.processorTime()) - before) / COUNTED_FRAMES;
  // In whole ms, so that frames that are all in time count as equal.
  return {
    wall: Math.round((seconds * 1000) / frames),
    processor,
    inTime: Math.max(1, Math.round((1 - longFrames / frames) * 100)),
    full: Math.max(1, Math.round((1 - blankFrames / frames) * 100)),
  };
}

function toRows(ours: readonly Figures[], theirs: readonly Figures[], data: number): Row[] {
  const compared = (
    name: string,
    unit: string,
    pick: (figures: Figures) => number,
    target: Target = NO_WORSE,
  ): Row =>
    row(
      {
        name,
        unit,
        value: median(ours.map(pick)),
        peer: PEER,
        peerValue: median(theirs.map(pick)),
      },
      target,
    );
  const step = (name: string, pick: (figures: Figures) => Step, target = NO_WORSE): Row[] => [
    compared(name, 'ms', (figures) => pick(figures).wall, target),
    compared(`${name}, processor time`, 'ms', (figures) => pick(figures).processor, target),
  ];
  const megabytes = (bytes: number): number => (bytes - data) / 1e6;
  return [
    ...step('first paint', ({ mount }) => mount, BETTER),
    ...step('sort by numbers', ({ sorts }) => sorts.number),
    ...step('sort by text, by language', ({ sorts }) => sorts.text),
    ...step('sort by codes', ({ sorts }) => sorts.code),
    ...step('scrolling, per frame', ({ scroll }) => scroll),
    compared('scrolling, frames in time', '%', ({ scroll }) => scroll.inTime, NO_FEWER),
    compared('scrolling, frames without a blank', '%', ({ scroll }) => scroll.full, NO_FEWER),
    compared('memory, shown', 'MB', ({ memory }) => megabytes(memory.shown)),
    compared('memory, sorted and scrolled', 'MB', ({ memory }) => megabytes(memory.used)),
  ];
}

/** Without the files that a page with rows but no table would load. */
function byteRows(pages: BuiltPages): Row[] {
  const all = pages.bytesBeyond('ours', 'data') / 1000;
  const peerValue = pages.bytesBeyond('ag-grid', 'data') / 1000;
  const figures = { unit: 'kB', peer: PEER, peerValue };
  const alone = all - pages.bytesOfChunk('react') / 1000;
  return [
    row({ name: 'script and styles, gzip, with React', value: all, ...figures }, BETTER),
    row({ name: 'script and styles, gzip, without React', value: alone, ...figures }, BETTER),
  ];
}
