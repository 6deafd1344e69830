import type { Browser } from 'playwright-core';
import { median } from '../../harness.ts';
import { MeasuredPage } from '../../lib/browser.ts';

/** Our chart comes first; these are also the names of the pages. */
export const CHARTS = ['ours', 'uplot', 'lightweight-charts'] as const;
export type ChartName = (typeof CHARTS)[number];
export const SIZES = [2500, 100_000, 1_000_000] as const;

const WARM_CHARTS = 5;
const SWEEP = 10;
const WHEEL_TURNS = 4 * SWEEP;

/** The time a reader waits for a step, and the time of the page's main thread; both in ms. */
export interface Step {
  readonly wall: number;
  readonly processor: number;
}

export interface LineFigures {
  /** The time to fetch the library from this machine and to run it. */
  readonly load: Step;
  /** The first chart of a page. */
  readonly cold: Step;
  readonly warm: Step;
  /** The processor time of one wheel event, in ms. */
  readonly wheel: number;
  /** Memory in bytes after all other steps. */
  readonly memory: number;
}

export async function measureLine(
  browser: Browser,
  address: string,
  size: number,
): Promise<LineFigures> {
  const measured = await MeasuredPage.open(browser, address);
  try {
    const { page } = measured;
    await page.evaluate((count) => window.chartBench.prepare(count), size);
    const load = await measureStep(measured, () => page.evaluate(() => window.chartBench.load()));
    const mount = () => measureStep(measured, () => page.evaluate(() => window.chartBench.mount()));
    const cold = await mount();
    const warm: Step[] = [];
    for (let i = 0; i < WARM_CHARTS; i += 1) {
      await page.evaluate(() => window.chartBench.unmount());
      warm.push(await mount());
    }
    const wheel = await measureWheel(measured);
    return { load, cold, warm: medianStep(warm), wheel, memory: await measured.memory() };
  } finally {
    await measured.close();
  }
}

/** Memory of the page with the points but without a chart, in bytes. */
export async function measureData(
  browser: Browser,
  address: string,
  size: number,
): Promise<number> {
  const measured = await MeasuredPage.open(browser, address);
  try {
    await measured.page.evaluate((count) => window.chartBench.prepare(count), size);
    return await measured.memory();
  } finally {
    await measured.close();
  }
}

export async function measureStep(
  measured: MeasuredPage,
  run: () => Promise<number>,
): Promise<Step> {
  const before = await measured.processorTime();
  const wall = await run();
  return { wall, processor: (await measured.processorTime()) - before };
}

export function medianStep(steps: readonly Step[]): Step {
  return {
    wall: median(steps.map(({ wall }) => wall)),
    processor: median(steps.map(({ processor }) => processor)),
  };
}

async function measureWheel(measured: MeasuredPage): Promise<number> {
  const turn = (turns: number) =>
    measured.page.evaluate(
      ([count = 0, sweep = 0]) => window.chartBench.turnWheel(count, sweep),
      [turns, SWEEP],
    );
  // The first wheel events compile the code for the others.
  await turn(2 * SWEEP);
  const before = await measured.processorTime();
  await turn(WHEEL_TURNS);
  return ((await measured.processorTime()) - before) / WHEEL_TURNS;
}
