import { afterPaint, nextFrame, painted } from '../frames.ts';
import { LINE_COLOR, makeLine, type Line } from './points.ts';
import { watchCanvas } from './watch-canvas.ts';

/**
 * The interface between measurements and a chart; `Data` is its library's preferred data format.
 */
export interface ChartUnderTest<Data> {
  /** Fetches the library and runs it. */
  load(): Promise<unknown>;
  toData(line: Line): Data;
  mount(host: HTMLElement, data: Data): void;
  unmount(host: HTMLElement): void;
  /** The element that receives wheel events; the chart is ready to zoom. */
  plot(host: HTMLElement): HTMLElement | null;
}

export interface ChartBenchPage {
  /** The time until the library has loaded and run, in ms. */
  load(): Promise<number>;
  prepare(count: number): void;
  /** The time from points to a painted line, in ms. */
  mount(): Promise<number>;
  unmount(): Promise<void>;
  /**
   * One wheel event per frame: `sweep` events in, then as many out, and so on. Fails if the line
   * doesn't follow.
   */
  turnWheel(turns: number, sweep: number): Promise<void>;
}

declare global {
  interface Window {
    chartBench: ChartBenchPage;
  }
}

/** This many frames until everything is unmounted and no work is left. */
const FRAMES_TO_SETTLE = 5;

export function driveChart<Data>(chart: ChartUnderTest<Data> | null): void {
  const line = { strokes: 0 };
  watchCanvas('stroke', ({ strokeStyle }) => {
    if (strokeStyle === LINE_COLOR) line.strokes += 1;
  });
  let data: Data | undefined;
  const parts = () => {
    const host = document.querySelector<HTMLElement>('#chart');
    if (!chart || !host || data === undefined) throw new Error('no chart on this page');
    return { chart, host, data };
  };
  window.chartBench = {
    async load() {
      const begin = performance.now();
      await chart?.load();
      return performance.now() - begin;
    },
    prepare(count) {
      const points = makeLine(count);
      // Also kept on the page without a chart, which shows the memory of the points alone.
      data = chart ? chart.toData(points) : (points as Data);
    },
    async mount() {
      const { chart: mounted, host, data: shown } = parts();
      // All start at the same point of a frame, because otherwise the number of frames would vary.
      await nextFrame();
      await afterPaint();
      line.strokes = 0;
      const begin = performance.now();
      mounted.mount(host, shown);
      await painted(() => line.strokes > 0);
      return performance.now() - begin;
    },
    async unmount() {
      const { chart: mounted, host } = parts();
      mounted.unmount(host);
      for (let i = 0; i < FRAMES_TO_SETTLE; i += 1) await nextFrame();
    },
    async turnWheel(turns, sweep) {
      const { chart: mounted, host } = parts();
      const plot = mounted.plot(host);
      if (!plot) throw new Error('nothing to turn the wheel over');
      let drawn = 0;
      line.strokes = 0;
      for (let i = 0; i < turns + 2; i += 1) {
        await nextFrame();
        // A line may consist of several strokes.
        if (line.strokes > 0) drawn += 1;
        line.strokes = 0;
        if (i < turns) turn(plot, i % (2 * sweep) < sweep ? -100 : 100);
      }
      // The last wheel events out may not change the chart.
      if (drawn < turns * 0.9) throw new Error(`${drawn} of ${turns} turns are drawn`);
    },
  };
}

function turn(plot: HTMLElement, deltaY: number): void {
  const { left, top, width, height } = plot.getBoundingClientRect();
  const place = { clientX: left + width * 0.6, clientY: top + height / 2 };
  plot.dispatchEvent(
    new WheelEvent('wheel', { deltaY, ...place, bubbles: true, cancelable: true }),
  );
}
