import type { ChartWords } from '../../domain/charts/chart-words.ts';
import type { LegendItem } from './chart-legend.tsx';
import type { ChartState } from './chart-types.ts';
import type { ExportFormat } from './export/export-chart.ts';
import type { useChartLook } from './use-chart-look.ts';

/** What both modes of a chart get from the card around them. */
export interface ChartShared {
  readonly name: string;
  readonly state: ChartState;
  readonly isMasked: boolean;
  readonly look: ReturnType<typeof useChartLook>;
  readonly words: ChartWords;
  readonly watermark: string | null;
  readonly isExporting: boolean;
  readonly onExport: (format: ExportFormat, legend: readonly LegendItem[]) => void;
}
