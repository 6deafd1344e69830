import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use, type ECharts } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([LineChart, GridComponent, CanvasRenderer]);

/** What draws on the screen; loaded after the page has been painted. */
export class TimeEngine {
  readonly #chart: ECharts;
  #lines = '';

  constructor(host: HTMLElement, size: { width: number; height: number }) {
    this.#chart = init(host, null, { renderer: 'canvas', ...size });
  }

  /** Drawn when this returns. */
  draw(option: { readonly series?: readonly { readonly id: string }[] }): void {
    // Merged into what is there while the lines are the same ones; that is what makes zooming fast.
    const lines = JSON.stringify(option.series?.map(({ id }) => id));
    this.#chart.setOption(option, { notMerge: lines !== this.#lines, silent: true });
    this.#lines = lines;
    this.#chart.getZr().flush();
  }

  resize(size: { width: number; height: number }): void {
    this.#chart.resize({ ...size, silent: true });
  }

  dispose(): void {
    this.#chart.dispose();
  }
}
