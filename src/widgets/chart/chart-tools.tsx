import type { ReactNode } from 'react';
import { Popover } from '../popover/popover.tsx';
import { Select } from '../select/select.tsx';
import css from './chart.module.css';
import { ToolIcon } from './tool-icon.tsx';
import type { ChartTexts, TrendChoice } from './chart-types.ts';
import type { ExportFormat } from './export/export-chart.ts';

const TRENDS: readonly TrendChoice[] = ['not_selected', 'linear', 'logarithmic', 'exponential'];
const FORMATS: readonly ExportFormat[] = ['print', 'png', 'jpeg', 'pdf', 'svg'];

export interface ChartToolsProps {
  readonly texts: ChartTexts;
  readonly hasLogo: boolean;
  readonly trend: TrendChoice;
  readonly isExporting: boolean;
  /** Of the mode: what else its settings have, and what stands beside them. */
  readonly settings?: ReactNode;
  readonly children?: ReactNode;
  readonly onFont: (step: 1 | -1) => void;
  readonly onLogo: (isShown: boolean) => void;
  readonly onTrend: (trend: TrendChoice) => void;
  readonly onExport: (format: ExportFormat) => void;
}

/** Everything beside the chart that changes how it looks, or takes it away as a file. */
export function ChartTools(props: ChartToolsProps) {
  const { texts, onFont } = props;
  return (
    <div className={css.tools}>
      {props.children}
      <Popover button={<ToolIcon name="export" title={texts.export} />} label={texts.export}>
        <ul className={css.exportList}>
          {FORMATS.map((format) => (
            <li key={format}>
              <button
                type="button"
                disabled={props.isExporting}
                onClick={() => props.onExport(format)}
              >
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
              onClick={() => onFont(-1)}
            >
              A−
            </button>
            <button
              type="button"
              className={css.button}
              aria-label={`A+ ${texts.fontLarger}`}
              onClick={() => onFont(1)}
            >
              A+
            </button>
          </div>
          <Check isOn={props.hasLogo} onChange={props.onLogo}>
            {texts.showLogo}
          </Check>
          {props.settings}
          <Select
            className={css.trend}
            label={texts.trend}
            value={props.trend}
            options={TRENDS.map((id) => ({ id, text: texts.trends[id] }))}
            onChange={(id) => props.onTrend(id as TrendChoice)}
          />
        </div>
      </Popover>
      <span role="status">{props.isExporting && texts.exporting}</span>
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
