import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { monthFromDay } from '../../domain/time/calendar.ts';
import { yearFromDay, type Day } from '../../domain/time/day.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import { isDayAllowed, isMonthAllowed, isYearAllowed } from './bounds.ts';
import css from './calendar.module.css';
import { CalendarPanel, type CalendarView } from './calendar-panel.tsx';
import { dayAt } from './day-at.ts';
import { listYearPage } from './grids.ts';
import { Icon } from '../icon/icon.tsx';
import {
  entered,
  focusedOn,
  movedBy,
  openedAt,
  revealing,
  showing,
  stepped,
  type Panel,
  type PanelState,
} from './panel-state.ts';
import type { Settings } from './settings.ts';

export interface CalendarProps extends CalendarView {
  /** The day to show: the chosen one, or the one that is being typed. */
  readonly shownDay: Day;
  readonly takesFocus: boolean;
  /** Tells screen readers what a choice has done. */
  readonly status: string;
  /** Returns the panel to show next. */
  readonly onPick: (day: Day) => Panel;
  readonly onDone: () => void;
  /** Under the days. */
  readonly foot: ReactNode;
}

/** The four panels, and how to get from one to another. */
export function Calendar(props: CalendarProps) {
  const { settings, columns, shownDay } = props;
  const extent = { bounds: settings.bounds, columns };
  const body = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(() => openedAt(shownDay, extent, props.takesFocus));
  const [followed, setFollowed] = useState(shownDay);
  if (followed !== shownDay) {
    setFollowed(shownDay);
    setState(revealing(state, shownDay, extent));
  }
  useEffect(() => focusWhereTheKeyboardStands(body.current, state), [state]);

  function show(panel: Panel, column?: number): void {
    setState(showing(state, panel, extent, column));
  }

  function pick(day: Day): void {
    if (!canEnter(state, settings, day)) return;
    if (state.panel !== 'date') setState(entered(state, day, extent));
    else setState(showing(focusedOn(state, day, extent), props.onPick(day), extent));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (dayAt(event.target) === undefined) return;
    const next = movedBy(event.key, event.shiftKey, state.panel, state.focused);
    if (next !== undefined) setState(focusedOn(state, next, extent));
    else if (event.key === 'Enter' || event.key === ' ') pick(state.focused);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={body} className={css.calendar} data-columns={columns}>
      <div className={visually.hidden} aria-live="polite">
        {announcementText(state, props)}
      </div>
      <CalendarPanel
        {...props}
        state={state}
        onStep={(direction) => setState(stepped(state, direction, extent))}
        onShow={show}
        onDay={pick}
        onKeyDown={onKeyDown}
      />
      {state.panel === 'date' ? (
        <div className={css.foot}>
          {props.foot}
          {props.times.length > 0 && (
            <TimeButton settings={settings} onClick={() => show('time')} />
          )}
        </div>
      ) : (
        <BackFoot
          settings={settings}
          onBack={() => show('date')}
          onDone={state.panel === 'time' ? props.onDone : undefined}
        />
      )}
    </div>
  );
}

function TimeButton({ settings, onClick }: { settings: Settings; onClick: () => void }) {
  return (
    <button type="button" className={css.footButton} onClick={onClick}>
      <Icon name="clock" />
      {settings.texts.chooseTime}
    </button>
  );
}

interface BackFootProps {
  readonly settings: Settings;
  readonly onBack: () => void;
  readonly onDone: (() => void) | undefined;
}

function BackFoot({ settings, onBack, onDone }: BackFootProps) {
  return (
    <div className={css.foot}>
      <button type="button" className={css.footButton} onClick={onBack}>
        <Icon name="left" />
        {settings.texts.backToDays}
      </button>
      {onDone && (
        <button type="button" className={css.done} onClick={onDone}>
          {settings.texts.done}
        </button>
      )}
    </div>
  );
}

function canEnter({ panel }: PanelState, { bounds }: Settings, day: Day): boolean {
  if (panel === 'date') return isDayAllowed(bounds, day);
  return panel === 'month'
    ? isMonthAllowed(bounds, monthFromDay(day))
    : isYearAllowed(bounds, yearFromDay(day));
}

/** The visible heading as a text, which screen readers announce when it changes. */
function announcementText(state: PanelState, { settings, columns, status }: CalendarProps): string {
  const { names } = settings;
  if (state.panel === 'time') return settings.texts.chooseTime;
  const year = yearFromDay(state.focused);
  if (state.panel === 'month') return names.year(year);
  const page = listYearPage(year);
  if (state.panel === 'year') return `${page[0]}–${page.at(-1)}`;
  const months = Array.from({ length: columns }, (_, i) => names.monthAndYear(state.month + i));
  return [status, months.join(' – ')].filter(Boolean).join(' ');
}

function focusWhereTheKeyboardStands(body: HTMLElement | null, state: PanelState): void {
  if (state.movesFocus) body?.querySelector<HTMLElement>('[data-focused]')?.focus();
}
