import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  calendarDay,
  dayOfMoment,
  firstDayOfYear,
  formatDay,
  parseDay,
  weekdayFromDay,
  yearFromDay,
} from './day.ts';

const anyDay = fc.integer({ min: calendarDay(1000, 1, 1), max: calendarDay(9999, 12, 31) });

function later(text: string, months: number): string {
  return formatDay(addMonths(parseDay(text) ?? Number.NaN, months));
}

/** Months of a `YYYY-MM-DD` date since year 0. */
function countMonths(text: string): number {
  return 12 * Number(text.slice(0, 4)) + Number(text.slice(5, 7));
}

describe('parseDay and formatDay', () => {
  test('every day of the years 1000 to 9999 survives formatting and parsing', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseDay(formatDay(day))).toBe(day);
      }),
    );
  });

  test('count the days since 1970-01-01', () => {
    expect(parseDay('1970-01-01')).toBe(0);
    expect(parseDay('1969-12-31')).toBe(-1);
    expect(parseDay('1000-01-01')).toBe(-354_285);
    expect(parseDay('2000-03-01')).toBe(11_017);
    expect(formatDay(-1)).toBe('1969-12-31');
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-04-31',
    '2026-01-00',
    '2026-01-32',
    '0999-12-31',
    '0026-01-01',
    '10000-01-01',
    '2026-1-1',
    '2026/01/01',
    '01.02.2026',
    '20260101',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    '-2026-01-01',
    '٢٠٢٦-٠١-٠١',
    'today',
    '',
  ])('“%s” isn’t a day', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  test('29 February exists in leap years only', () => {
    expect(parseDay('2024-02-29')).toBe(calendarDay(2024, 2, 29));
    expect(parseDay('2000-02-29')).toBe(calendarDay(2000, 2, 29));
  });
});

describe('dayOfMoment', () => {
  test('a day lasts from midnight to the last millisecond before the next, in UTC', () => {
    const midnight = Date.UTC(2026, 10, 15);
    expect(formatDay(dayOfMoment(midnight - 1))).toBe('2026-11-14');
    expect(formatDay(dayOfMoment(midnight))).toBe('2026-11-15');
    expect(formatDay(dayOfMoment(midnight + 86_399_999))).toBe('2026-11-15');
  });

  test('moments before 1970 fall on their own day', () => {
    expect(formatDay(dayOfMoment(-1))).toBe('1969-12-31');
  });
});

describe('years', () => {
  test('a day is between the first days of its year and of the next', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const year = yearFromDay(day);
        expect(firstDayOfYear(year)).toBeLessThanOrEqual(day);
        expect(firstDayOfYear(year + 1)).toBeGreaterThan(day);
      }),
    );
  });

  test('a leap year has 366 days', () => {
    expect(firstDayOfYear(2025) - firstDayOfYear(2024)).toBe(366);
    expect(firstDayOfYear(2101) - firstDayOfYear(2100)).toBe(365);
  });
});

describe('weekdayFromDay', () => {
  test.each([
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['1969-12-28', 0],
    ['2024-02-29', 4],
    ['2026-11-15', 0],
    ['2026-11-14', 6],
  ])('%s is day %i of the week that starts on Sunday', (text, weekday) => {
    expect(weekdayFromDay(parseDay(text) ?? Number.NaN)).toBe(weekday);
  });

  test('agrees with the calendar on every day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayFromDay(day)).toBe(new Date(day * 86_400_000).getUTCDay());
      }),
    );
  });
});

describe('addMonths', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2024-02-29', -48, '2020-02-29'],
    ['2024-02-29', 120, '2034-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-01-31', -3, '2025-10-31'],
    ['1970-01-31', -2, '1969-11-30'],
    ['2026-07-31', 0, '2026-07-31'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(later(from, months)).toBe(to);
  });

  test('ends up in the expected month, on the same day or the last one', () => {
    const months = fc.integer({ min: -1200, max: 1200 });
    const recent = fc.integer({ min: calendarDay(1900, 1, 1), max: calendarDay(2200, 12, 31) });
    fc.assert(
      fc.property(recent, months, (day, count) => {
        const [from, to] = [formatDay(day), formatDay(addMonths(day, count))];
        expect(countMonths(to) - countMonths(from)).toBe(count);
        const isLastOfMonth = formatDay(addMonths(day, count) + 1).endsWith('-01');
        expect(
          to.slice(8) === from.slice(8) || (isLastOfMonth && to.slice(8) < from.slice(8)),
        ).toBe(true);
      }),
    );
  });
});
