import { LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use, type ECharts } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

use([LineChart, ScatterChart, GridComponent, LabelLayout, CanvasRenderer]);

/** What draws the yield/duration map. */
export class MapEngine {
  readonly #chart: ECharts;

  constructor(host: HTMLElement, size: { width: number; height: number }) {
    this.#chart = init(host, null, { renderer: 'canvas', ...size });
  }

  /** Drawn when this returns. */
  draw(option: object): void {
    this.#chart.setOption({ ...option }, { notMerge: true, silent: true });
    this.#chart.getZr().flush();
  }

  resize(size: { width: number; height: number }): void {
    this.#chart.resize({ ...size, silent: true });
  }

  dispose(): void {
    this.#chart.dispose();
  }
}
