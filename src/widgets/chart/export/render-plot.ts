import { LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { cleanPlotSvg } from './clean-plot-svg.ts';

use([LineChart, ScatterChart, GridComponent, LabelLayout, SVGRenderer]);

/**
 * The plot drawn a second time, as SVG: the chart on the screen is a canvas and knows no other
 * form. Nor need that one have loaded: without it the file would have no line.
 */
export function renderPlot({ option, width, height }: ChartSnapshot): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({
      ...option,
      animation: false,
      // The watermark lies behind the plot.
      backgroundColor: 'transparent',
      textStyle: {
        ...('textStyle' in option && typeof option.textStyle === 'object' ? option.textStyle : {}),
        // Labels are placed by the widths of the fonts that will write them.
        fontFamily: "Inter, 'Noto Sans SC', sans-serif",
      },
    });
    return cleanPlotSvg(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}
