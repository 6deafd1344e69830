import { expect, test } from 'vitest';
import { formatDay } from './day.ts';
import { readTemplateDay } from './template-day.ts';

const NOW = Date.UTC(2026, 2, 31, 15, 30);

test.each([
  ['2026-02-03', '2026-02-03'],
  ['$currentDate', '2026-03-31'],
  ['$currentDate-1d', '2026-03-30'],
  ['$currentDate+2w', '2026-04-14'],
  ['$currentDate-1M', '2026-02-28'],
  ['$currentDate-1m', '2026-02-28'],
  // A plus sign that wasn't URL-encoded.
  ['$currentDate 1m', '2026-04-30'],
  ['$currentDate-1y', '2025-03-31'],
  ['$currentDate-16h', '2026-03-30'],
])('%s is %s', (text, day) => {
  expect(formatDay(readTemplateDay(text, NOW)!)).toBe(day);
});

test.each(['$currentDate-', '$currentDate-1q', '$today', '$currentDate--1d', '2026-02-30', ''])(
  '%s isn’t a day',
  (text) => {
    expect(readTemplateDay(text, NOW)).toBeUndefined();
  },
);
