import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_LIMIT_YEARS, limitRange } from './chart-range.ts';
import { addMonths, formatDay, parseDay } from '../time/day.ts';

const day = (text: string) => parseDay(text) ?? Number.NaN;

function limited(begin: string, end: string, moved: 'begin' | 'end', years?: number): string {
  const range = limitRange({ begin: day(begin), end: day(end) }, moved, years);
  return `${formatDay(range.begin)} ${formatDay(range.end)}`;
}

const anyDay = fc.integer({ min: 0, max: 30_000 });

test.each([
  // A range of exactly the limit is allowed.
  ['2016-05-04', '2026-05-04', 'begin', undefined, '2016-05-04 2026-05-04'],
  ['2016-05-03', '2026-05-04', 'begin', undefined, '2016-05-03 2026-05-03'],
  ['2016-05-03', '2026-05-04', 'end', undefined, '2016-05-04 2026-05-04'],
  ['2000-01-01', '2026-05-04', 'begin', 5, '2000-01-01 2005-01-01'],
  ['2000-01-01', '2026-05-04', 'end', 1, '2025-05-04 2026-05-04'],
  // From a leap day to a common year, forwards and backwards, and to a leap year.
  ['2012-02-29', '2026-05-04', 'begin', undefined, '2012-02-29 2022-02-28'],
  ['2000-01-01', '2024-02-29', 'end', undefined, '2014-02-28 2024-02-29'],
  ['2000-01-01', '2024-02-29', 'end', 4, '2020-02-29 2024-02-29'],
  ['1000-01-01', '2026-05-04', 'begin', 0, '1000-01-01 2026-05-04'],
  ['1000-01-01', '2026-05-04', 'end', 0, '1000-01-01 2026-05-04'],
] as const)('CHT-3 %s – %s with the %s moved and a limit of %s', (begin, end, moved, years, is) => {
  expect(limited(begin, end, moved, years)).toBe(is);
});

test('CHT-3 the limit is ten years by default', () => {
  expect(DEFAULT_LIMIT_YEARS).toBe(10);
});

test('CHT-3 the moved end stays, and the range never exceeds the limit', () => {
  const moved = fc.constantFrom('begin' as const, 'end' as const);
  fc.assert(
    fc.property(
      anyDay,
      anyDay,
      moved,
      fc.integer({ min: 1, max: 30 }),
      (begin, end, end1, years) => {
        const range = limitRange({ begin, end }, end1, years);
        expect(range[end1]).toBe({ begin, end }[end1]);
        const isWithin =
          range.end <= addMonths(range.begin, 12 * years) ||
          range.begin >= addMonths(range.end, -12 * years);
        expect(isWithin).toBe(true);
      },
    ),
  );
});

test('CHT-3 a start after the end is left for the chart to report', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 20_000 }), (end, later) => {
      const range = { begin: end + later, end };
      expect(limitRange(range, 'begin')).toEqual(range);
      expect(limitRange(range, 'end')).toEqual(range);
    }),
  );
});
