import { Popover } from '../popover/popover.tsx';
import css from './chart.module.css';
import type { ChartTexts } from './chart-types.ts';
import type { ExportFormat } from './export/export-chart.ts';
import { ToolIcon } from './tool-icon.tsx';

const FORMATS: readonly ExportFormat[] = ['print', 'png', 'jpeg', 'pdf', 'svg'];

/** The export formats of a chart, behind an icon. */
export function ExportMenu({
  texts,
  isOff,
  onExport,
}: {
  texts: Pick<ChartTexts, 'export' | 'print'>;
  /** An export is in progress, or the page isn't hydrated yet. */
  isOff: boolean;
  onExport: (format: ExportFormat) => void;
}) {
  return (
    <Popover button={<ToolIcon name="export" title={texts.export} />} label={texts.export}>
      <ul className={css.exportList}>
        {FORMATS.map((format) => (
          <li key={format}>
            <button type="button" disabled={isOff} onClick={() => onExport(format)}>
              {format === 'print' ? texts.print : format.toUpperCase()}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
