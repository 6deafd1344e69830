import { exportChart, type ExportFormat } from '../chart/export/export-chart.ts';
import { useColors } from '../chart/use-colors.ts';
import type { CurveChartProps } from './curve-chart.tsx';
import type { CurveLayout } from './curve-layout.ts';
import { curveColor, curveShapes } from './curve-shapes.ts';

const SIZE = { width: 960, height: 480 };
const FONTS = { title: 16, subtitle: 14, legend: 13 };
/** The same in all files. */
const OWN_COLOR = '#1b6fa8';

/** Exports the chart; the exporter is loaded with the first file. */
export function useCurveExport(
  { name, notes = [], languageTag, texts }: CurveChartProps,
  layout: CurveLayout,
): (format: ExportFormat) => void {
  const colors = useColors();
  return (format) => {
    if (!colors) return;
    void exportChart(format, {
      ...SIZE,
      makeShapes: () => curveShapes(layout, SIZE, { colors, accent: OWN_COLOR }),
      title: name,
      subtitle: texts.axis,
      legend: layout.lines.map((line) => ({
        name: line.name,
        color: curveColor(line, { colors, accent: OWN_COLOR }),
      })),
      notes,
      watermark: null,
      fontSizes: FONTS,
      colors,
      languageTag,
    });
  };
}
