import { useState, type RefObject } from 'react';
import type { LegendItem } from './chart-legend.tsx';
import type { ChartProps } from './chart-card.tsx';
import css from './chart.module.css';
import type { MapContent, TimeContent } from './chart-types.ts';
import { afterDrawn } from './export/after-drawn.ts';
import { exportChart, type ChartSnapshot, type ExportFormat } from './export/export-chart.ts';
import { shownPeriod } from './export/shown-period.ts';
import type { TimeWindow } from './line-window.ts';
import type { Speech } from './reading.ts';
import type { PlotHandle } from './use-canvas.ts';
import { colorIn } from './palette.ts';
import type { useChartLook } from './use-chart-look.ts';

type AnyContent = TimeContent | MapContent;

interface Exported {
  readonly plot: RefObject<PlotHandle | null>;
  readonly section: RefObject<HTMLElement | null>;
  readonly look: ReturnType<typeof useChartLook>;
  readonly speech: Speech;
}

/** The exporter is loaded with the first export. */
export function useExport(
  { title = '', subtitle = '', name, content, notes = [], languageTag }: ChartProps<AnyContent>,
  { plot, section, look, speech }: Exported,
) {
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = async (format: ExportFormat, legend: readonly LegendItem[]) => {
    setStatus('busy');
    try {
      await afterDrawn(plot.current?.drawn ?? Promise.resolve());
      const drawn = plot.current?.snapshot(format === 'print');
      if (!drawn) throw new Error('nothing is drawn');
      await exportChart(format, {
        ...drawn,
        title: title === '' ? name : title,
        subtitle,
        legend: legend
          .filter(({ visible }) => visible)
          .map(({ seriesName, color }) => ({
            name: seriesName,
            color: colorIn(drawn.colors.scheme, color),
          })),
        notes: [...exportedPeriod(content, drawn.window, look.hidden, speech), ...notes],
        watermark: shownWatermark(section.current),
        fontSizes: look.fonts,
        languageTag,
      });
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return {
    isExporting: status === 'busy',
    hasFailed: status === 'failed',
    onExport: (format: ExportFormat, legend: readonly LegendItem[]) => void start(format, legend),
  };
}

/** Of the visible lines; a map has no period. */
function exportedPeriod(
  content: AnyContent,
  window: TimeWindow | undefined,
  hidden: ReadonlySet<string>,
  speech: Speech,
): string[] {
  if (content.mode !== 'time' || !window) return [];
  const lines = content.panes.flatMap(({ series }) => series).filter(({ id }) => !hidden.has(id));
  const period = shownPeriod(lines, window, speech);
  return period === '' ? [] : [period];
}

/** The logo as on screen; null if switched off. */
function shownWatermark(section: HTMLElement | null): ChartSnapshot['watermark'] {
  const logo = section?.getElementsByClassName(css.watermark ?? '')[0];
  if (!logo) return null;
  const { fontSize, letterSpacing, opacity } = getComputedStyle(logo);
  return {
    text: logo.textContent,
    sizePx: Number.parseFloat(fontSize),
    letterSpacingPx: Number.parseFloat(letterSpacing) || 0,
    opacity: Number(opacity),
  };
}
