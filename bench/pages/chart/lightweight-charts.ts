import { driveChart } from './driver.ts';
import type { LightweightPoint, makeLightweight } from './lightweight-chart.ts';

let make: typeof makeLightweight | undefined;
let shown: { remove(): void } | undefined;

driveChart<LightweightPoint[]>({
  load: async () => {
    ({ makeLightweight: make } = await import('./lightweight-chart.ts'));
  },
  toData: ({ seconds, values }) =>
    Array.from(seconds, (time, i) => ({ time, value: values[i] })) as LightweightPoint[],
  mount(host, data) {
    shown = make?.(host, data);
  },
  unmount: () => shown?.remove(),
  plot: (host) => host.querySelector('canvas'),
});
