import uPlot from 'uplot';
import { CHART_HEIGHT, CHART_WIDTH, LINE_COLOR } from './points.ts';

const WHEEL_FACTOR = 1.2;

/**
 * A line over time as in its documentation; uPlot has no wheel zoom, so the usual plugin is added.
 */
export function makeUplot(host: HTMLElement, data: uPlot.AlignedData): uPlot {
  const plot = new uPlot(
    {
      width: CHART_WIDTH,
      height: CHART_HEIGHT,
      legend: { show: false },
      cursor: { drag: { x: false, y: false } },
      series: [{}, { stroke: LINE_COLOR, width: 1.75, fill: `${LINE_COLOR}1a` }],
      axes: [{}, { side: 1 }],
    },
    data,
    host,
  );
  plot.over.addEventListener('wheel', (event) => zoom(plot, event), { passive: false });
  return plot;
}

function zoom(plot: uPlot, event: WheelEvent): void {
  event.preventDefault();
  const { min = 0, max = 1 } = plot.scales['x'] as { min?: number; max?: number };
  const xs = plot.data[0];
  const at = plot.posToVal(event.clientX - plot.over.getBoundingClientRect().left, 'x');
  const factor = event.deltaY < 0 ? 1 / WHEEL_FACTOR : WHEEL_FACTOR;
  plot.setScale('x', {
    min: Math.max(xs[0] ?? min, at - (at - min) * factor),
    max: Math.min(xs[xs.length - 1] ?? max, at + (max - at) * factor),
  });
}
