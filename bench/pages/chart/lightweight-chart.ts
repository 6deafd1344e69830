import { AreaSeries, createChart, type IChartApi, type UTCTimestamp } from 'lightweight-charts';
import { CHART_HEIGHT, CHART_WIDTH, LINE_COLOR } from './points.ts';

export interface LightweightPoint {
  readonly time: UTCTimestamp;
  readonly value: number;
}

export function makeLightweight(host: HTMLElement, data: LightweightPoint[]): IChartApi {
  const chart = createChart(host, {
    width: CHART_WIDTH,
    height: CHART_HEIGHT,
    // Without it a line of a million points would not fit into the plot.
    timeScale: { minBarSpacing: 1e-5, enableConflation: true },
  });
  const series = chart.addSeries(AreaSeries, {
    lineColor: LINE_COLOR,
    topColor: `${LINE_COLOR}1a`,
    bottomColor: `${LINE_COLOR}1a`,
    lineWidth: 2,
    lastValueVisible: false,
    priceLineVisible: false,
  });
  series.setData(data);
  chart.timeScale().fitContent();
  return chart;
}
