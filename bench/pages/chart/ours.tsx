import { createRoot, type Root } from 'react-dom/client';
import type { MapContent, TimeContent } from '../../../src/widgets/chart/chart-types.ts';
import { Chart } from '../../../src/widgets/chart/chart.tsx';
import { driveChart } from './driver.ts';
import { driveMap } from './map-driver.ts';
import { CHART_HEIGHT, LINE_COLOR } from './points.ts';
import { TEXTS } from './texts.ts';

/** A page has its root before it has a chart. */
const roots = new WeakMap<HTMLElement, Root>();
let chartsMade = 0;

function show(host: HTMLElement, content: TimeContent | MapContent): void {
  const root = roots.get(host) ?? createRoot(host);
  roots.set(host, root);
  chartsMade += 1;
  root.render(
    <Chart
      key={chartsMade}
      name="Bench"
      logo="Parcurve"
      languageTag="en"
      timeZone="UTC+3"
      texts={TEXTS}
      content={content}
      // As on the currency page; the others have no tools either.
      hasTools={false}
      hasLegend={false}
    />,
  );
  // A chart waits for a sign of its reader before it loads its engine.
  requestAnimationFrame(() => window.dispatchEvent(new Event('pointermove')));
}

const unmount = (host: HTMLElement): void => roots.get(host)?.render(null);

driveChart<TimeContent>({
  load: () => import('../../../src/widgets/chart/engine/time-engine.ts'),
  dataOf: ({ seconds, values }) => ({
    mode: 'time',
    panes: [
      {
        series: [{ id: 'line', name: 'Line', seconds, values, color: LINE_COLOR, decimals: 4 }],
        height: CHART_HEIGHT,
      },
    ],
  }),
  mount: show,
  unmount,
  plot(host) {
    const plot = host.querySelector<HTMLElement>('[role=slider]');
    // A chart takes the wheel only from a reader who has gone to it.
    plot?.focus();
    return plot;
  },
});

driveMap({
  load: () => import('../../../src/widgets/chart/engine/map-engine.ts'),
  mount(host, points) {
    show(host, {
      mode: 'map',
      series: [{ id: 'points', name: 'Points', points, color: LINE_COLOR }],
      height: CHART_HEIGHT,
    });
  },
  unmount,
});
