import 'uplot/dist/uPlot.min.css';
import type { AlignedData } from 'uplot';
import { driveChart } from './driver.ts';
import type { makeUplot } from './uplot-chart.ts';

let make: typeof makeUplot | undefined;
let shown: { destroy(): void } | undefined;

driveChart<AlignedData>({
  load: async () => {
    ({ makeUplot: make } = await import('./uplot-chart.ts'));
  },
  toData: ({ seconds, values }) => [seconds, values],
  mount(host, data) {
    shown = make?.(host, data);
  },
  unmount: () => shown?.destroy(),
  plot: (host) => host.querySelector('.u-over'),
});
