import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay } from './day.ts';
import { dayAt, isMomentOfDay, spanOfDay, todayAt } from './now.ts';

const DAY = calendarDay(2026, 11, 14);
const zone = fc.constantFrom('UTC', 'UTC+3', 'UTC-5', 'UTC+5:30', 'Europe/Berlin', 'America/Lima');

test('ZON-1 the portal’s day begins at midnight in its zone', () => {
  const evening = Date.parse('2026-11-14T20:59:59Z');
  expect(todayAt({ ms: evening, timeZone: 'UTC+3' })).toBe(DAY);
  expect(todayAt({ ms: evening + 1000, timeZone: 'UTC+3' })).toBe(DAY + 1);
  expect(todayAt({ ms: evening + 1000, timeZone: 'UTC' })).toBe(DAY);
});

test('every moment is within the span of its day', () => {
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 4e9 }), (timeZone, second) => {
      const { from, to } = spanOfDay(dayAt(second, timeZone), timeZone);
      expect(from).toBeLessThanOrEqual(second);
      expect(to).toBeGreaterThan(second);
    }),
  );
});

test('a day is an hour longer or shorter when the clocks change', () => {
  const days = [calendarDay(2026, 3, 29), calendarDay(2026, 10, 25), DAY];
  const spans = days.map((day) => spanOfDay(day, 'Europe/Berlin'));
  expect(spans.map(({ from, to }) => (to - from) / 3600)).toEqual([23, 25, 24]);
});

test('a mere day isn’t a moment within it', () => {
  expect(isMomentOfDay('2026-11-14', '2026-11-14', 'UTC+3')).toBe(false);
  expect(isMomentOfDay('2026-11-13T21:00:00.000Z', '2026-11-14', 'UTC+3')).toBe(true);
  expect(isMomentOfDay('2026-11-13T20:59:59.000Z', '2026-11-14', 'UTC+3')).toBe(false);
});
