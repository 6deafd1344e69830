import { expect, test } from 'vitest';
import { parseDay } from './day.ts';
import { dayFromExcel, excelDay } from './excel-day.ts';

test('API-7 days that Excel doesn’t support are left as they are', () => {
  expect(excelDay(parseDay('1900-02-28')!)).toBe('1900-02-28');
  expect([0, -1, 60, 2_958_466, Number.NaN].map(dayFromExcel)).toEqual([
    '0',
    '-1',
    '60',
    '2958466',
    'NaN',
  ]);
});

test.each([
  [61, '1900-03-01'],
  [25_569, '1970-01-01'],
  [46_341, '2026-11-15'],
  [2_958_465, '9999-12-31'],
])('API-7 %d is %s', (serial, day) => {
  expect(excelDay(parseDay(day)!)).toBe(serial);
  expect(dayFromExcel(serial)).toBe(day);
  expect(dayFromExcel(serial + 0.75)).toBe(day);
});
