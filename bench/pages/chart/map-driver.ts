import type { MapPoint } from '../../../src/widgets/chart/chart-types.ts';
import { afterPaint, nextFrame, painted } from '../frames.ts';
import { LINE_COLOR, makeBonds } from './points.ts';
import { watchCanvas } from './watch-canvas.ts';

export interface MapUnderTest {
  load(): Promise<unknown>;
  mount(host: HTMLElement, points: readonly MapPoint[]): void;
  unmount(host: HTMLElement): void;
}

export interface LabelFigures {
  readonly labels: number;
  /** Pairs of overlapping labels. */
  readonly overlaps: number;
}

export interface MapBenchPage {
  load(): Promise<unknown>;
  prepare(count: number): void;
  /** The time from points to a painted map, in ms. */
  mount(): Promise<number>;
  unmount(): Promise<void>;
  /** Mounts the map again and checks its labels. */
  countLabels(): Promise<LabelFigures>;
}

declare global {
  interface Window {
    mapBench: MapBenchPage;
  }
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function driveMap(map: MapUnderTest): void {
  let points: readonly MapPoint[] = [];
  const host = document.querySelector<HTMLElement>('#chart')!;
  const mount = async (): Promise<number> => {
    await nextFrame();
    await afterPaint();
    let isDrawn = false;
    const undo = watchCanvas('fill', (context) => {
      if (context.fillStyle === LINE_COLOR) isDrawn = true;
    });
    const begin = performance.now();
    map.mount(host, points);
    await painted(() => isDrawn);
    undo();
    return performance.now() - begin;
  };
  const unmount = async (): Promise<void> => {
    map.unmount(host);
    for (let i = 0; i < 5; i += 1) await nextFrame();
  };
  window.mapBench = {
    load: () => map.load(),
    prepare(count) {
      points = makeBonds(count);
    },
    mount,
    unmount,
    async countLabels() {
      const names = new Set(points.map(({ pointName }) => pointName));
      const boxes: Box[] = [];
      const undo = watchCanvas('fillText', (context, text, x, y) => {
        if (names.has(String(text)))
          boxes.push(inkBox(context, String(text), Number(x), Number(y)));
      });
      await mount();
      undo();
      return { labels: boxes.length, overlaps: countOverlaps(boxes) };
    },
  };
}

/** The area covered by a text's ink, measured by the browser instead of the chart. */
function inkBox(context: CanvasRenderingContext2D, text: string, x: number, y: number): Box {
  const ink = context.measureText(text);
  const { a, d, e, f } = context.getTransform();
  return {
    left: a * (x - ink.actualBoundingBoxLeft) + e,
    right: a * (x + ink.actualBoundingBoxRight) + e,
    top: d * (y - ink.actualBoundingBoxAscent) + f,
    bottom: d * (y + ink.actualBoundingBoxDescent) + f,
  };
}

function countOverlaps(boxes: readonly Box[]): number {
  let overlaps = 0;
  for (const [i, one] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left;
      const isAbove = one.bottom <= other.top || other.bottom <= one.top;
      if (!isBeside && !isAbove) overlaps += 1;
    }
  }
  return overlaps;
}
