import type { ChartSnapshot } from './chart-snapshot.ts';

export type { ChartSnapshot } from './chart-snapshot.ts';
export type ExportFormat = 'print' | 'png' | 'jpeg' | 'pdf' | 'svg';

/**
 * Creates the file in the browser and saves it, or opens the print dialog. Exporters are loaded on
 * first use: only this file comes with the chart.
 */
export async function exportChart(format: ExportFormat, snapshot: ChartSnapshot): Promise<void> {
  if (format === 'print') {
    const { printChart } = await import('./print-chart.ts');
    return printChart(snapshot);
  }
  const [file, { saveFile }] = await Promise.all([
    FILES[format](snapshot),
    import('./save-file.ts'),
  ]);
  saveFile(file, `chart.${format}`);
}

type FileFormat = Exclude<ExportFormat, 'print'>;

const FILES: Record<FileFormat, (snapshot: ChartSnapshot) => Promise<Blob>> = {
  svg: async (snapshot) => (await import('./svg-file.ts')).svgFile(snapshot),
  pdf: async (snapshot) => (await import('./pdf-file.ts')).pdfFile(snapshot),
  png: async (snapshot) => (await import('./raster-file.ts')).rasterFile(snapshot, 'png'),
  jpeg: async (snapshot) => (await import('./raster-file.ts')).rasterFile(snapshot, 'jpeg'),
};
