import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../domain/time/day.ts';
import {
  historyAddress,
  isReversed,
  namedPeriod,
  periodNames,
  periodOfQuery,
  type HistoryPeriod,
} from './history-period.ts';

const TODAY = calendarDay(2026, 11, 14);
const ONE_YEAR = { name: '1y', periodId: 0, begin: '2025-11-14', end: '2026-11-14' };

function periodAt(address: string, isRealtime = true): HistoryPeriod {
  return periodOfQuery(new URL(address, 'http://localhost').searchParams, TODAY, isRealtime);
}

function arbitrary(begin: string, end: string): HistoryPeriod {
  return { name: null, periodId: null, begin, end };
}

describe('a named period', () => {
  test.each([
    ['1d', 99, '2026-11-14'],
    ['3m', 3, '2026-08-14'],
    ['1y', 0, '2025-11-14'],
    ['5y', 1, '2021-11-14'],
    ['10y', 2, '2016-11-14'],
  ] as const)('%s has the id %d and begins on %s', (name, periodId, begin) => {
    expect(namedPeriod(name, TODAY)).toEqual({ name, periodId, begin, end: '2026-11-14' });
  });

  test.each(periodNames(true))('%s can be restored from its URL', (name) => {
    const period = namedPeriod(name, TODAY);
    expect(periodAt(historyAddress('/indexes/7/', period))).toEqual(period);
    expect(periodAt(historyAddress('/indexes/7/', period, 3))).toEqual(period);
  });

  test('the default one has the shortest URL', () => {
    expect(historyAddress('/indexes/7/', namedPeriod('1y', TODAY))).toBe('/indexes/7/');
    expect(historyAddress('/indexes/7/', namedPeriod('10y', TODAY))).toBe('/indexes/7/?period=10y');
  });

  test('Today is only for instruments that move during the day', () => {
    expect(periodNames(true)).toEqual(['1d', '3m', '1y', '5y', '10y']);
    expect(periodNames(false)).toEqual(['3m', '1y', '5y', '10y']);
    expect(periodAt('/?period=1d', true).name).toBe('1d');
    expect(periodAt('/?period=1d', false)).toEqual(ONE_YEAR);
  });
});

describe('a custom period', () => {
  test.each([
    ['2020-02-29', '2026-03-01'],
    ['1969-12-31', '1970-01-01'],
    ['2026-03-01', '2020-02-29'],
  ])('%s to %s can be restored from its URL', (begin, end) => {
    const period = arbitrary(begin, end);
    expect(periodAt(historyAddress('/indexes/7/', period))).toEqual(period);
    expect(historyAddress('/indexes/7/', period)).toBe(`/indexes/7/?from=${begin}&to=${end}`);
  });

  test('takes precedence over a name in the same URL', () => {
    expect(periodAt('/?period=10y&from=2026-01-01&to=2026-02-01').name).toBeNull();
  });

  test('of one day requests its intraday values', () => {
    const day = periodAt('/?from=2026-03-02&to=2026-03-02');
    expect(day).toEqual({ ...arbitrary('2026-03-02', '2026-03-02'), periodId: 99 });
    expect(periodAt(historyAddress('/indexes/7/', day))).toEqual(day);
  });

  test('is reversed only if it starts after its end', () => {
    expect(isReversed(periodAt('/?from=2026-03-02&to=2026-03-01'))).toBe(true);
    expect(isReversed(periodAt('/?from=2026-03-02&to=2026-03-02'))).toBe(false);
    expect(isReversed(periodAt('/?from=2026-03-01&to=2026-03-02'))).toBe(false);
  });
});

test.each([
  '',
  '?period=',
  '?period=2y',
  '?period=1Y',
  '?period=toString',
  '?from=2026-01-01',
  '?to=2026-01-01',
  '?from=2026-02-30&to=2026-03-01',
  '?from=yesterday&to=today',
  '?from=&to=',
])('the URL %j, which names no period, shows one year', (query) => {
  expect(periodAt(`/indexes/7/${query}`)).toEqual(ONE_YEAR);
});

test('a page of the values is kept, the first is omitted', () => {
  expect(historyAddress('/indexes/7/', namedPeriod('1y', TODAY), 2)).toBe('/indexes/7/?page=2');
  expect(historyAddress('/indexes/7/', arbitrary('2026-01-01', '2026-02-01'), 2)).toBe(
    '/indexes/7/?from=2026-01-01&to=2026-02-01&page=2',
  );
  expect(historyAddress('/indexes/7/', namedPeriod('3m', TODAY), 1)).toBe('/indexes/7/?period=3m');
});
