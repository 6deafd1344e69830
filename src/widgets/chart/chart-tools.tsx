import type { ReactNode } from 'react';
import { Popover } from '../popover/popover.tsx';
import { Select } from '../select/select.tsx';
import css from './chart.module.css';
import type { LegendItem } from './chart-legend.tsx';
import type { ChartShared } from './chart-shared.ts';
import { ExportMenu } from './export-menu.tsx';
import { ToolIcon } from './tool-icon.tsx';
import type { ChartTexts, TrendChoice } from './chart-types.ts';

const TRENDS: readonly TrendChoice[] = ['not_selected', 'linear', 'logarithmic', 'exponential'];

export interface ChartToolsProps {
  readonly shared: ChartShared;
  readonly texts: ChartTexts;
  /** The legend in a file. */
  readonly legend: readonly LegendItem[];
  /** Further settings of this kind of chart, and further tools. */
  readonly settings?: ReactNode;
  readonly children?: ReactNode;
}

/** All tools that change how the chart looks or export it. */
export function ChartTools(props: ChartToolsProps) {
  const { texts, legend } = props;
  const { look, isExporting, onExport } = props.shared;
  return (
    <>
      {props.children}
      <ExportMenu texts={texts} isOff={isExporting} onExport={(each) => onExport(each, legend)} />
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
              // The visible text is part of the accessible name, so that voice control finds the
              // button by “A−”.
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
    </>
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
