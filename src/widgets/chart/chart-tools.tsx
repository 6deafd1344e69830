import type { ReactNode } from 'react';
import { Popover } from '../popover/popover.tsx';
import { Select } from '../select/select.tsx';
import css from './chart.module.css';
import type { LegendItem } from './chart-legend.tsx';
import type { ChartShared } from './chart-shared.ts';
import { ToolIcon } from './tool-icon.tsx';
import type { ChartTexts, TrendChoice } from './chart-types.ts';
import type { ExportFormat } from './export/export-chart.ts';

const TRENDS: readonly TrendChoice[] = ['not_selected', 'linear', 'logarithmic', 'exponential'];
const FORMATS: readonly ExportFormat[] = ['print', 'png', 'jpeg', 'pdf', 'svg'];

export interface ChartToolsProps {
  readonly shared: ChartShared;
  readonly texts: ChartTexts;
  /** What a file says of the lines. */
  readonly legend: readonly LegendItem[];
  /** Of the mode: what else its settings have, and what stands beside them. */
  readonly settings?: ReactNode;
  readonly children?: ReactNode;
}

/** Everything beside the chart that changes how it looks, or takes it away as a file. */
export function ChartTools(props: ChartToolsProps) {
  const { texts, legend } = props;
  const { look, isExporting, onExport } = props.shared;
  return (
    <div className={css.tools}>
      {props.children}
      <Popover button={<ToolIcon name="export" title={texts.export} />} label={texts.export}>
        <ul className={css.exportList}>
          {FORMATS.map((format) => (
            <li key={format}>
              <button type="button" disabled={isExporting} onClick={() => onExport(format, legend)}>
                {format === 'print' ? texts.print : format.toUpperCase()}
              </button>
            </li>
          ))}
        </ul>
      </Popover>
      <Popover
        button={<ToolIcon name="settings" title={texts.settings} />}
        label={texts.settings}
        staysOpen
      >
        <div className={css.settings}>
          <div className={css.fonts}>
            <button
              type="button"
              className={css.button}
              // What is seen is part of what is heard: who says "A−" means this button.
              aria-label={`A− ${texts.fontSmaller}`}
              onClick={() => look.stepFonts(-1)}
            >
              A−
            </button>
            <button
              type="button"
              className={css.button}
              aria-label={`A+ ${texts.fontLarger}`}
              onClick={() => look.stepFonts(1)}
            >
              A+
            </button>
          </div>
          <Check isOn={look.hasLogo} onChange={look.setHasLogo}>
            {texts.showLogo}
          </Check>
          {props.settings}
          <Select
            className={css.trend}
            label={texts.trend}
            value={look.trend}
            options={TRENDS.map((id) => ({ id, text: texts.trends[id] }))}
            onChange={(id) => look.setTrend(id as TrendChoice)}
          />
        </div>
      </Popover>
      <span role="status">{isExporting && texts.exporting}</span>
    </div>
  );
}

export function Check({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={css.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}
