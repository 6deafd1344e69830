import { monthFromDay, type Month } from '../../domain/time/calendar.ts';
import { formatDay, type Day } from '../../domain/time/day.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './calendar.module.css';
import { markDay, type DayMarks, type MarkContext } from './day-marks.ts';
import { listWeeks } from './grids.ts';
import type { Settings } from './settings.ts';

interface DayGridProps {
  readonly month: Month;
  readonly settings: Settings;
  readonly marks: MarkContext;
  readonly focused: Day;
  readonly isRange: boolean;
  /**
   * If another month is beside it, days of neighbouring months are left out: no day is shown twice.
   */
  readonly isAlone: boolean;
}

/** One month. The calendar around it handles presses and keys. */
export function DayGrid({ month, settings, marks, focused, isRange, isAlone }: DayGridProps) {
  const { names } = settings;
  return (
    <table
      // The calendar pattern of ARIA: its cells take the focus and the choice.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className={css.days}
      aria-label={names.monthAndYear(month)}
      aria-multiselectable={isRange || undefined}
    >
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th key={long} scope="col">
              <span aria-hidden="true">{short}</span>
              <span className={visually.hidden}>{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              isAlone || monthFromDay(day) === month ? (
                <DayCell
                  key={day}
                  day={day}
                  settings={settings}
                  marks={markDay(day, marks)}
                  isFocused={day === focused}
                  isOutside={monthFromDay(day) !== month}
                />
              ) : (
                <td key={day} aria-hidden="true" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly settings: Settings;
  readonly marks: DayMarks;
  readonly isFocused: boolean;
  readonly isOutside: boolean;
}

function DayCell({ day, settings, marks, isFocused, isOutside }: DayCellProps) {
  return (
    <td
      data-day={day}
      data-focused={isFocused || undefined}
      className={dayClasses(marks, isOutside)}
      tabIndex={isFocused ? 0 : -1}
      aria-label={dayName(day, marks, settings)}
      aria-selected={marks.isInside}
      aria-disabled={marks.isDisabled || undefined}
      aria-current={marks.isToday ? 'date' : undefined}
    >
      <span>{Number(formatDay(day).slice(8))}</span>
    </td>
  );
}

function dayName(day: Day, marks: DayMarks, { names, texts }: Settings): string {
  const isSpan = marks.isStart !== marks.isEnd;
  const parts = [
    names.fullDay(day),
    marks.isToday && texts.today,
    isSpan && marks.isStart && texts.startOfRange,
    isSpan && marks.isEnd && texts.endOfRange,
  ];
  return parts.filter(Boolean).join(', ');
}

function dayClasses(marks: DayMarks, isOutside: boolean): string {
  return [
    css.day,
    isOutside && css.outside,
    marks.isToday && css.today,
    marks.isInside && css.inside,
    marks.isStart && css.start,
    marks.isEnd && css.end,
    marks.isPreview && css.preview,
  ]
    .filter(Boolean)
    .join(' ');
}
