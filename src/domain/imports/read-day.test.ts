import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, parseDay } from '../time/day.ts';
import { isDayFault, readDay, type DateForm } from './read-day.ts';

function plain(text: string, form: DateForm): string {
  const day = readDay(text, form);
  return isDayFault(day) ? day : formatDay(day);
}

test.for([
  ['2024-01-31', 'iso', '2024-01-31'],
  ['2024-01-31T00:00:00', 'iso', '2024-01-31'],
  ['2024-01-31 00:00:00.000+03:00', 'iso', '2024-01-31'],
  [' 1800-01-01 ', 'iso', '1800-01-01'],
  ['31.12.2024', 'dmy', '2024-12-31'],
  ['1/2/2024', 'dmy', '2024-02-01'],
  ['1-2-2024', 'dmy', '2024-02-01'],
  ['1/2/2024', 'mdy', '2024-01-02'],
  ['7/1/2024 12:00:00 AM', 'mdy', '2024-07-01'],
  ['2024/3/4', 'ymd', '2024-03-04'],
  ['2024.03.04', 'ymd', '2024-03-04'],
  ['20240131', 'compact', '2024-01-31'],
  ['20070101 00:00', 'compact', '2007-01-01'],
  ['17 Mar 2026', 'month-name', '2026-03-17'],
  ['17-MAR-2026', 'month-name', '2026-03-17'],
  ['03SEP2019', 'month-name', '2019-09-03'],
  ['Dec 06, 2024', 'month-name', '2024-12-06'],
  ['Mon, Jul 1, 2024', 'month-name', '2024-07-01'],
  ['January 31st, 2024', 'month-name', '2024-01-31'],
  ['5 Sept. 2024', 'month-name', '2024-09-05'],
  ['2024-Feb-29', 'month-name', '2024-02-29'],
] as const)('%s as %s is %s', ([text, form, expected]) => {
  expect(plain(text, form)).toBe(expected);
});

test.for([
  ['', 'iso', 'empty'],
  ['2024-02-30', 'iso', 'no-such-day'],
  ['2023-02-29', 'iso', 'no-such-day'],
  ['1900-02-29', 'iso', 'no-such-day'],
  ['2024-13-01', 'iso', 'no-such-day'],
  ['2024-00-10', 'iso', 'no-such-day'],
  ['30.02.2024', 'dmy', 'no-such-day'],
  ['0024-01-01', 'iso', 'year-out-of-range'],
  ['9999-01-01', 'iso', 'year-out-of-range'],
  ['1799-12-31', 'iso', 'year-out-of-range'],
  ['12024-01-01', 'iso', 'year-out-of-range'],
  ['31.12.99', 'dmy', 'two-digit-year'],
  ['1/2/24', 'mdy', 'two-digit-year'],
  ['2024-01-31T16:00:00Z', 'iso', 'has-time'],
  ['2024-02-30T16:00:00Z', 'iso', 'no-such-day'],
  ['13/04/2024', 'mdy', 'no-such-day'],
  ['03.04.2024', 'mdy', 'not-a-date'],
  ['03.04/2024', 'dmy', 'not-a-date'],
  ['2024-1-1', 'iso', 'not-a-date'],
  ['2024-03', 'iso', 'not-a-date'],
  ['12 Foo 2024', 'month-name', 'not-a-date'],
  ['45291', 'iso', 'not-a-date'],
  ['yesterday', 'iso', 'not-a-date'],
] as const)('IMP-3 %s as %s is rejected: %s', ([text, form, fault]) => {
  expect(plain(text, form)).toBe(fault);
});

test('days agree with the calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: -62_000, max: 84_000 }), (day) => {
      const text = formatDay(day);
      expect(readDay(text, 'iso')).toBe(parseDay(text));
      expect(readDay(text.replaceAll('-', ''), 'compact')).toBe(day);
      expect(readDay(text.split('-').toReversed().join('.'), 'dmy')).toBe(day);
    }),
  );
});
