import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginOfBar, toBars } from './bars.ts';
import { calendarDay, weekdayFromDay } from '../time/day.ts';

const monday = calendarDay(2026, 11, 9);

describe('bars', () => {
  test('of days are the values themselves', () => {
    expect(
      toBars(
        [
          [monday, 1],
          [monday + 1, 2],
        ],
        'day',
      ),
    ).toEqual([
      { day: monday, close: 1 },
      { day: monday + 1, close: 2 },
    ]);
  });

  test('of weeks begin on Monday, of months on the first, and close at their last value', () => {
    const days = [calendarDay(2026, 10, 29), calendarDay(2026, 10, 30), calendarDay(2026, 11, 2)];
    const points = days.map((day, i) => [day, i] as const);
    expect(toBars(points, 'week')).toEqual([
      { day: calendarDay(2026, 10, 26), close: 1 },
      { day: calendarDay(2026, 11, 2), close: 2 },
    ]);
    expect(toBars(points, 'month')).toEqual([
      { day: calendarDay(2026, 10, 1), close: 1 },
      { day: calendarDay(2026, 11, 1), close: 2 },
    ]);
  });

  test('are ascending, one per step, and every step with a value has one', () => {
    const days = fc.uniqueArray(fc.integer({ min: -20_000, max: 40_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(days, fc.constantFrom('day', 'week', 'month'), (unsorted, step) => {
        const points = unsorted.toSorted((a, b) => a - b).map((day, i) => [day, i] as const);
        const bars = toBars(points, step);
        const begins = new Set(points.map(([day]) => beginOfBar(day, step)));
        expect(bars.map(({ day }) => day)).toEqual([...begins]);
        expect(bars.at(-1)?.close).toBe(points.at(-1)?.[1]);
        const weekdays = new Set(bars.map(({ day }) => weekdayFromDay(day)));
        expect(step === 'week' ? weekdays.size : 1).toBeLessThanOrEqual(1);
      }),
    );
  });
});
