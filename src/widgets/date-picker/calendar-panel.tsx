import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { yearFromDay, type Day } from '../../domain/time/day.ts';
import css from './calendar.module.css';
import { ChoiceGrid } from './choice-grid.tsx';
import { monthChoices, yearChoices } from './choices.ts';
import { dayAt } from './day-at.ts';
import { DayGrid } from './day-grid.tsx';
import type { DaySpan, MarkContext } from './day-marks.ts';
import { listYearPage } from './grids.ts';
import { MonthHead, YearHead, YearsHead } from './panel-head.tsx';
import type { Panel, PanelState } from './panel-state.ts';
import type { Settings } from './settings.ts';
import { TimePanel, type TimeEdge } from './time-panel.tsx';

/** What a calendar shows. */
export interface CalendarView {
  readonly settings: Settings;
  readonly today: Day;
  /** Months side by side. */
  readonly columns: number;
  readonly isRange: boolean;
  readonly chosen: DaySpan | undefined;
  /** The start of a period whose end is still to be chosen. */
  readonly start: Day | undefined;
  readonly times: readonly TimeEdge[];
}

interface CalendarPanelProps extends CalendarView {
  readonly state: PanelState;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onShow: (panel: Panel, column?: number) => void;
  readonly onDay: (day: Day) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The open panel. It handles presses and keys for all its cells. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { state, settings, today, chosen, start, onDay, onKeyDown } = props;
  const [hovered, setHovered] = useState<Day>();
  const reach = hovered ?? state.focused;
  const marks: MarkContext = { bounds: settings.bounds, today, chosen, start, reach };
  if (state.panel === 'time') return <TimePanel edges={props.times} settings={settings} />;
  return (
    <div
      role="presentation"
      className={css.panel}
      onClick={(event) => {
        const day = dayAt(event.target);
        if (day !== undefined) onDay(day);
      }}
      onPointerOver={(event) => setHovered(dayAt(event.target))}
      onPointerLeave={() => setHovered(undefined)}
      onKeyDown={(event) => {
        setHovered(undefined);
        onKeyDown(event);
      }}
    >
      {state.panel === 'date' ? (
        <Months {...props} marks={marks} />
      ) : (
        <Choices {...props} marks={marks} />
      )}
    </div>
  );
}

type MarkedProps = CalendarPanelProps & { readonly marks: MarkContext };

function Months(props: MarkedProps): ReactNode {
  const { state, columns } = props;
  return Array.from({ length: columns }, (_, column) => {
    const month = state.month + column;
    return (
      // The place, not the month: the arrows keep the focus while the months change.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={column} className={css.month}>
        <MonthHead {...props} month={month} column={column} />
        <DayGrid {...props} month={month} focused={state.focused} isAlone={columns === 1} />
      </div>
    );
  });
}

function Choices(props: MarkedProps): ReactNode {
  const { state, settings, marks } = props;
  const year = yearFromDay(state.focused);
  const isMonths = state.panel === 'month';
  const page = listYearPage(year);
  return (
    <div className={css.month}>
      {isMonths ? <YearHead {...props} /> : <YearsHead {...props} />}
      <ChoiceGrid
        label={isMonths ? settings.names.year(year) : `${page[0]}–${page.at(-1)}`}
        choices={(isMonths ? monthChoices : yearChoices)(state.focused, settings, marks)}
      />
    </div>
  );
}
