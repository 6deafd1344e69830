import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthFromDay } from '../../domain/time/calendar.ts';
import { calendarDay, formatDay, parseDay } from '../../domain/time/day.ts';
import { parseBounds, isDayAllowed } from './bounds.ts';
import {
  entered,
  focusedOn,
  movedBy,
  openedAt,
  revealing,
  showing,
  stepped,
  type Extent,
  type Panel,
  type PanelState,
} from './panel-state.ts';

const today = calendarDay(2026, 11, 15);
const open: Extent = { bounds: parseBounds(undefined, undefined, false), columns: 1 };

function moved(key: string, panel: Panel = 'date', isShift = false, from = '2026-11-15') {
  const day = movedBy(key, isShift, panel, parseDay(from) ?? Number.NaN);
  return day === undefined ? undefined : formatDay(day);
}

describe('keys', () => {
  test.each([
    ['ArrowLeft', '2026-11-14'],
    ['ArrowRight', '2026-11-16'],
    ['ArrowUp', '2026-11-08'],
    ['ArrowDown', '2026-11-22'],
    ['Home', '2026-11-09'],
    ['End', '2026-11-15'],
    ['PageUp', '2026-10-15'],
    ['PageDown', '2026-12-15'],
    ['a', undefined],
  ])('%s moves from a day to %s', (key, day) => expect(moved(key)).toBe(day));

  test('with Shift a page is a year', () => {
    expect(moved('PageUp', 'date', true)).toBe('2025-11-15');
    expect(moved('PageDown', 'date', true, '2024-02-29')).toBe('2025-02-28');
  });

  test.each([
    ['ArrowLeft', '2026-10-15', '2025-11-15'],
    ['ArrowDown', '2027-02-15', '2029-11-15'],
    ['Home', '2026-01-15', '2016-11-15'],
    ['End', '2026-12-15', '2027-11-15'],
    ['PageDown', '2027-11-15', '2038-11-15'],
  ])('%s moves to %s among months, to %s among years', (key, month, year) => {
    expect(moved(key, 'month')).toBe(month);
    expect(moved(key, 'year')).toBe(year);
  });
});

describe('DTP-1 panels', () => {
  test('from days to months, years, months and back to days', () => {
    const days = openedAt(today, open, true);
    const years = showing(days, 'year', open, 0);
    expect(years.panel).toBe('year');
    const months = entered(years, calendarDay(2020, 11, 15), open);
    expect(months.panel).toBe('month');
    const back = entered(months, calendarDay(2020, 2, 15), open);
    expect([back.panel, back.month]).toEqual(['date', monthFromDay(calendarDay(2020, 2, 1))]);
    expect(formatDay(back.focused)).toBe('2020-02-15');
  });

  test('the last month is on the right of two', () => {
    const bounds = parseBounds(undefined, '2026-11-15', false);
    const state = openedAt(today, { bounds, columns: 2 }, true);
    expect(state.month).toBe(monthFromDay(calendarDay(2026, 10, 1)));
  });

  test('the heading of the second month opens its own year', () => {
    const two = { ...open, columns: 2 };
    const state = openedAt(calendarDay(2026, 12, 15), two, true);
    expect(formatDay(showing(state, 'month', two, 1).focused)).toBe('2027-01-15');
  });

  test('a button keeps the focus, a key moves it to the day', () => {
    const state = openedAt(today, open, false);
    expect(stepped(state, 1, open).movesFocus).toBe(false);
    expect(revealing(state, today + 60, open).movesFocus).toBe(false);
    expect(focusedOn(state, today + 1, open).movesFocus).toBe(true);
  });

  test('after any keys the focused day is allowed and visible', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp'];
    const step = fc.oneof(
      fc.record({ key: fc.constantFrom(...keys, 'PageDown'), shift: fc.boolean() }),
      fc.constantFrom<1 | -1>(1, -1),
      fc.constantFrom<Panel>('date', 'month', 'year'),
    );
    const recent = fc.integer({ min: calendarDay(1990, 1, 1), max: calendarDay(2060, 1, 1) });
    fc.assert(
      fc.property(
        ...([recent, recent, recent, fc.constantFrom(1, 2), fc.array(step)] as const),
        (a, b, day, columns, steps) => {
          const [min, max] = [formatDay(Math.min(a, b)), formatDay(Math.max(a, b))];
          const extent = { bounds: parseBounds(min, max, false), columns };
          let state = openedAt(day, extent, true);
          for (const one of steps) {
            state = after(state, one, extent);
            const month = monthFromDay(state.focused);
            expect(isDayAllowed(extent.bounds, state.focused)).toBe(true);
            expect(month).toBeGreaterThanOrEqual(state.month);
            expect(month).toBeLessThan(state.month + columns);
          }
        },
      ),
    );
  });
});

type Step = { key: string; shift: boolean } | 1 | -1 | Panel;

function after(state: PanelState, step: Step, extent: Extent): PanelState {
  if (typeof step === 'number') return stepped(state, step, extent);
  if (typeof step === 'string') return showing(state, step, extent, 0);
  const day = movedBy(step.key, step.shift, state.panel, state.focused);
  return day === undefined ? state : focusedOn(state, day, extent);
}
