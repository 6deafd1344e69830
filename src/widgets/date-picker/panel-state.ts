import {
  firstDayOfMonth,
  lastDayOfMonth,
  startOfWeek,
  monthFromDay,
  monthOfYear,
  MONTHS_PER_YEAR,
  type Month,
} from '../../domain/time/calendar.ts';
import { addMonths, yearFromDay, type Day } from '../../domain/time/day.ts';
import { clampDay, monthsOfBounds, type Bounds } from './bounds.ts';
import { CHOICES_PER_ROW, listYearPage } from './grids.ts';

export type Panel = 'date' | 'month' | 'year' | 'time';

/** What the calendar shows, without what is chosen. */
export interface PanelState {
  readonly panel: Panel;
  /** The focused day; its month and year are the focused ones in the other panels. */
  readonly focused: Day;
  /** The first month shown. */
  readonly month: Month;
  /**
   * Whether the focus moves to the focused day; after a press on a button it stays on the button.
   */
  readonly movesFocus: boolean;
}

/** The limits of the calendar. */
export interface Extent {
  readonly bounds: Bounds;
  /** Months side by side. */
  readonly columns: number;
}

export function openedAt(day: Day, extent: Extent, movesFocus: boolean): PanelState {
  const focused = clampDay(day, extent.bounds);
  const month = fittingMonth(monthFromDay(focused), extent);
  return { panel: 'date', focused, month, movesFocus };
}

/** The last months are at the right end, so that no empty month is beside them. */
function fittingMonth(month: Month, { bounds, columns }: Extent): Month {
  const { first, last } = monthsOfBounds(bounds);
  return Math.max(first, Math.min(month, last - columns + 1));
}

export function focusedOn(state: PanelState, day: Day, extent: Extent): PanelState {
  const focused = clampDay(day, extent.bounds);
  const month = monthFromDay(focused);
  const isShown = month >= state.month && month < state.month + extent.columns;
  const wanted = month < state.month ? month : month - extent.columns + 1;
  return {
    ...state,
    focused,
    month: isShown ? state.month : fittingMonth(wanted, extent),
    movesFocus: true,
  };
}

/** The arrows of the heading move by a month, a year or a page of years, depending on the panel. */
export function stepped(state: PanelState, direction: 1 | -1, extent: Extent): PanelState {
  const months = direction * panelStep(state.panel);
  const month = fittingMonth(state.month + months, extent);
  const moved = clampDay(addMonths(state.focused, months), extent.bounds);
  const last = lastDayOfMonth(month + extent.columns - 1);
  const focused = Math.max(firstDayOfMonth(month), Math.min(moved, last));
  return { ...state, month, focused: clampDay(focused, extent.bounds), movesFocus: false };
}

function panelStep(panel: Panel): number {
  if (panel === 'month') return MONTHS_PER_YEAR;
  return panel === 'year' ? MONTHS_PER_YEAR * listYearPage(0).length : 1;
}

/** From the heading of a shown month to its months or years, and back. */
export function showing(
  state: PanelState,
  panel: Panel,
  extent: Extent,
  column?: number,
): PanelState {
  const shift = column === undefined ? 0 : state.month + column - monthFromDay(state.focused);
  const focused = clampDay(addMonths(state.focused, shift), extent.bounds);
  return { ...state, panel, focused, movesFocus: true };
}

/** Shows a day that was chosen elsewhere, e.g. typed; the focus does not move. */
export function revealing(state: PanelState, day: Day, extent: Extent): PanelState {
  return { ...focusedOn(state, day, extent), movesFocus: false };
}

/** Choosing a year opens its months; choosing a month opens its days. */
export function entered(state: PanelState, day: Day, extent: Extent): PanelState {
  const focused = clampDay(day, extent.bounds);
  const panel = state.panel === 'year' ? 'month' : 'date';
  return { panel, focused, month: fittingMonth(monthFromDay(focused), extent), movesFocus: true };
}

/** The day that a key moves to; undefined for other keys. */
export function movedBy(key: string, isShift: boolean, panel: Panel, from: Day): Day | undefined {
  if (panel === 'date') return movedByDays(key, isShift, from);
  const unit = panel === 'month' ? 1 : MONTHS_PER_YEAR;
  const page = panel === 'month' ? MONTHS_PER_YEAR : MONTHS_PER_YEAR * listYearPage(0).length;
  const [first, last] = pageEnds(panel, from);
  const months: Record<string, number> = {
    ArrowLeft: -unit,
    ArrowRight: unit,
    ArrowUp: -unit * CHOICES_PER_ROW,
    ArrowDown: unit * CHOICES_PER_ROW,
    PageUp: -page,
    PageDown: page,
    Home: first - monthFromDay(from),
    End: last - monthFromDay(from),
  };
  const move = months[key];
  return move === undefined ? undefined : addMonths(from, move);
}

/** The first and the last choice of the page, in the month of the day they were reached from. */
function pageEnds(panel: Panel, from: Day): readonly [Month, Month] {
  const year = yearFromDay(from);
  if (panel === 'month') return [monthOfYear(year, 1), monthOfYear(year, MONTHS_PER_YEAR)];
  const page = listYearPage(year);
  const month = monthFromDay(from) - monthOfYear(year, 1) + 1;
  return [monthOfYear(page[0] ?? year, month), monthOfYear(page.at(-1) ?? year, month)];
}

function movedByDays(key: string, isShift: boolean, from: Day): Day | undefined {
  const months = isShift ? MONTHS_PER_YEAR : 1;
  switch (key) {
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowRight':
      return from + 1;
    case 'ArrowUp':
      return from - 7;
    case 'ArrowDown':
      return from + 7;
    case 'Home':
      return startOfWeek(from);
    case 'End':
      return startOfWeek(from) + 6;
    case 'PageUp':
      return addMonths(from, -months);
    case 'PageDown':
      return addMonths(from, months);
    default:
      return undefined;
  }
}
