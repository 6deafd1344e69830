import { expect, test } from 'vitest';
import { currencyPeriods, settlePeriodId } from './currency-periods.ts';
import { parseDay } from '../time/day.ts';
import { PERIOD } from '../time/period.ts';

const TODAY = parseDay('2026-05-31') ?? Number.NaN;
const tabs = (isRealtime: boolean, periodicity: number) =>
  currencyPeriods({ isRealtime, periodicity }, TODAY, (id) => `title of ${id}`);
const ids = (isRealtime: boolean, periodicity: number) =>
  tabs(isRealtime, periodicity).map(({ id }) => id);

test('CUR-8 the tabs 1D, 3M, 1Y, 5Y, 10Y with their months, dates and period ids', () => {
  expect(
    tabs(true, 0).map((tab) => [tab.id, tab.month, tab.start_date, tab.end_date, tab.periodId]),
  ).toEqual([
    ['1D', 0, '2026-05-31', '2026-05-31', 99],
    ['3M', 3, '2026-02-28', '2026-05-31', 3],
    ['1Y', 12, '2025-05-31', '2026-05-31', 0],
    ['5Y', 60, '2021-05-31', '2026-05-31', 1],
    ['10Y', 120, '2016-05-31', '2026-05-31', 2],
  ]);
  expect(Object.keys(tabs(true, 0)[0] ?? {}).toSorted()).toEqual([
    'end_date',
    'id',
    'month',
    'periodId',
    'start_date',
    'ttl',
  ]);
  expect(tabs(true, 0)[1]?.ttl).toBe('title of 3M');
});

test('CUR-9 3M only for a periodicity of 0 or 8', () => {
  const withThreeMonths = Array.from({ length: 20 }, (_, i) => i - 1).filter((periodicity) =>
    ids(true, periodicity).includes('3M'),
  );
  expect(withThreeMonths).toEqual([0, 8]);
  expect(ids(true, 1)).toEqual(['1D', '1Y', '5Y', '10Y']);
});

test('CUR-10 a pair that is not realtime has no Today, and begins with the next tab', () => {
  expect(ids(false, 0)).toEqual(['3M', '1Y', '5Y', '10Y']);
  expect(ids(false, 4)).toEqual(['1Y', '5Y', '10Y']);
});

test('CUR-11 a start equal to the end is period 99, whatever was requested', () => {
  expect(settlePeriodId(PERIOD.fiveYears, '2026-05-04', '2026-05-04')).toBe(99);
  expect(settlePeriodId(null, '2026-05-04', '2026-05-04')).toBe(99);
  expect(settlePeriodId(PERIOD.fiveYears, '2021-05-04', '2026-05-04')).toBe(1);
  expect(settlePeriodId(null, '2026-05-03', '2026-05-04')).toBeNull();
});
