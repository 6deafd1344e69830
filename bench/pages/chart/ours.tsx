import { Fragment, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { TimeContent } from '../../../src/widgets/chart/chart-types.ts';
import { Chart } from '../../../src/widgets/chart/chart.tsx';
import { ENGLISH } from '../../../src/widgets/chart/testing/english-texts.ts';
import type { YieldMap } from '../../../src/widgets/chart/yield-map.tsx';
import { driveChart } from './driver.ts';
import { driveMap } from './map-driver.ts';
import { CHART_HEIGHT, LINE_COLOR } from './points.ts';

/** A real page has its root before it has a chart. */
const roots = new WeakMap<HTMLElement, Root>();
let chartsMade = 0;
const FRAMES_OF_MOVEMENT = 10;

/** As on the currency page; the other charts have no tools either. */
const COMMON = {
  name: 'Bench',
  logo: 'Parcurve',
  languageTag: 'en',
  timeZone: 'UTC+3',
  texts: ENGLISH,
  hasTools: false,
  hasLegend: false,
} as const;

function show(host: HTMLElement, chart: ReactNode): void {
  const root = roots.get(host) ?? createRoot(host);
  roots.set(host, root);
  chartsMade += 1;
  root.render(<Fragment key={chartsMade}>{chart}</Fragment>);
  if (chartsMade === 1) moveMouse(FRAMES_OF_MOVEMENT);
}

/** A chart waits for a user action, and listens for it only while it is visible. */
function moveMouse(frames: number): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    window.dispatchEvent(new Event('pointermove'));
    moveMouse(frames - 1);
  });
}

const unmount = (host: HTMLElement): void => roots.get(host)?.render(null);

driveChart<TimeContent>({
  load: () => import('../../../src/widgets/chart/engine/canvas-engine.ts'),
  toData: ({ seconds, values }) => ({
    mode: 'time',
    panes: [
      {
        series: [{ id: 'line', name: 'Line', seconds, values, color: LINE_COLOR, decimals: 4 }],
        height: CHART_HEIGHT,
      },
    ],
  }),
  mount: (host, content) => show(host, <Chart {...COMMON} content={content} />),
  unmount,
  plot(host) {
    const plot = host.querySelector<HTMLElement>('[role=slider]');
    // A chart reacts to the wheel only when focused.
    plot?.focus();
    return plot;
  },
});

/** Loaded with the first map, so that a page of lines does not contain it. */
let LoadedMap: typeof YieldMap | undefined;

driveMap({
  load: async () => {
    ({ YieldMap: LoadedMap } = await import('../../../src/widgets/chart/yield-map.tsx'));
    await import('../../../src/widgets/chart/engine/canvas-engine.ts');
  },
  mount(host, points) {
    const series = [{ id: 'points', name: 'Points', points, color: LINE_COLOR }];
    const content = { mode: 'map', series, height: CHART_HEIGHT } as const;
    show(host, LoadedMap && <LoadedMap {...COMMON} content={content} />);
  },
  unmount,
});
