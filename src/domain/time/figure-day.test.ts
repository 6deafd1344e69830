import { describe, expect, test } from 'vitest';
import { formatDay, parseDay } from './day.ts';
import { findBase, isBehind, isChangeOfDay, marketDay, mostCommon } from './figure-day.ts';
import { UNKNOWN_MARKET } from './calendars/holidays.ts';
import { tradingDayBefore } from './trading-day.ts';

const day = (text: string) => parseDay(text)!;

/** The market day at noon, given the day of most prices. */
const reachedOn = (today: string, reached?: string, calendars = UNKNOWN_MARKET) =>
  formatDay(
    marketDay(
      {
        ms: Date.parse(`${today}T12:00:00Z`),
        timeZone: 'UTC',
        ...(reached !== undefined && {
          marketDays: new Map([['stock', { day: day(reached), calendars }]]),
        }),
      },
      'stock',
    ),
  );

describe('HOM-1 the market day', () => {
  test.each([
    ['2026-11-18', '2026-11-18', '2026-11-18'],
    ['2026-11-18', '2026-11-17', '2026-11-17'],
    // A load may be a day late.
    ['2026-11-18', '2026-11-16', '2026-11-16'],
    // Later than that, nothing is current any more.
    ['2026-11-18', '2026-11-13', '2026-11-17'],
    // Over a weekend Friday is the last day.
    ['2026-11-15', '2026-11-13', '2026-11-13'],
    ['2026-11-16', '2026-11-12', '2026-11-12'],
    ['2026-11-16', '2026-11-11', '2026-11-13'],
  ])('on %s, when most prices are of %s, is %s', (today, reached, expected) => {
    expect(reachedOn(today, reached)).toBe(expected);
  });

  test.each([
    // From Good Friday to Easter Monday no price can be newer than Thursday's.
    ['2026-04-07', '2026-04-02', '2026-04-02', ['EU']],
    ['2026-04-08', '2026-04-02', '2026-04-02', ['EU']],
    ['2026-04-09', '2026-04-02', '2026-04-08', ['EU']],
    ['2026-04-07', '2026-04-02', '2026-04-06', ['JP']],
  ])('on %s, when most prices are of %s, is %s for %s', (today, reached, expected, calendars) => {
    expect(reachedOn(today, reached, calendars)).toBe(expected);
  });

  test('without any data it is the trading day before today', () => {
    expect(reachedOn('2026-11-16')).toBe('2026-11-13');
  });
});

test.each([
  ['2026-11-16', '2026-11-17', true],
  ['2026-11-13', '2026-11-16', true],
  ['2026-11-13', '2026-11-17', false],
  ['2026-07-01', '2026-11-17', false],
  ['2026-12-24', '2026-12-28', true],
  ['2026-12-23', '2026-12-28', false],
  // Weekend values follow Friday's or each other.
  ['2026-11-13', '2026-11-14', true],
  ['2026-11-14', '2026-11-16', true],
  ['2026-11-17', '2026-11-17', false],
])('HOM-1 from %s to %s is a daily change: %s', (from, to, expected) => {
  expect(isChangeOfDay(day(from), day(to), UNKNOWN_MARKET)).toBe(expected);
});

test.each([
  // Thanksgiving is on 26 November.
  ['2026-11-25', '2026-11-27', 'XNYS', true],
  ['2026-11-24', '2026-11-27', 'XNYS', false],
  ['2026-11-25', '2026-11-27', 'XETR', false],
  // Golden Week.
  ['2026-09-30', '2026-10-08', 'CN', true],
  ['2026-09-29', '2026-10-08', 'CN', false],
  // Trading continues over Christmas where it isn't a holiday.
  ['2026-12-24', '2026-12-28', 'JP', false],
  ['2026-12-23', '2026-12-29', 'GB', false],
  ['2026-12-24', '2026-12-29', 'GB', true],
  // Both currencies of a pair must be open.
  ['2026-11-25', '2026-11-27', 'EU US', true],
])('HOM-1 from %s to %s is a daily change of %s: %s', (from, to, calendars, expected) => {
  expect(isChangeOfDay(day(from), day(to), calendars.split(' '))).toBe(expected);
});

test.each([
  ['2026-11-25', '2026-11-26', 'XNYS', false],
  ['2026-11-25', '2026-11-26', 'XETR', true],
  ['2026-11-24', '2026-11-26', 'XNYS', true],
  ['2026-11-27', '2026-11-26', 'XETR', false],
  ['2026-11-25', '2026-11-27', 'XNYS', true],
])('HOM-1 a price of %s is behind the %s at %s: %s', (from, reached, calendar, expected) => {
  expect(isBehind(day(from), day(reached), [calendar])).toBe(expected);
});

test('the previous trading day skips weekends and two holidays', () => {
  expect(formatDay(tradingDayBefore(day('2027-01-02')))).toBe('2026-12-31');
});

test('of equally common days the latest is chosen', () => {
  expect(mostCommon(['a', 'b', 'b', 'a', 'c'])).toBe('b');
  expect(mostCommon([])).toBeUndefined();
});

test('a change over months starts from the last close on or before the day, if recent', () => {
  const points = ['2025-11-01', '2025-11-13', '2025-11-18', '2026-11-17'].map((text) => ({
    day: day(text),
  }));
  const base = (months: number) => {
    const found = findBase(points, day('2026-11-17'), months);
    return found && formatDay(found.day);
  };
  expect(base(12)).toBe('2025-11-13');
  expect(base(6)).toBeUndefined();
});
