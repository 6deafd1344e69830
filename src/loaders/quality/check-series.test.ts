import { describe, expect, test } from 'vitest';
import { calendarDay, formatDay } from '../../domain/time/day.ts';
import { tradingDays } from '../trading-days.ts';
import { checkPoints, checkStale } from './check-series.ts';

const november = (day: number) => calendarDay(2026, 11, day);
/** 13 November 2026 is a Friday. */
const FRIDAY = november(13);

describe('OPR-6 a series is stale by the trading calendar', () => {
  test.each([
    ['on Saturday', 14, undefined],
    ['on Sunday', 15, undefined],
    ['on Monday', 16, undefined],
    ['on Tuesday: Monday may come later', 17, undefined],
    ['on Wednesday', 18, 2],
    ['a week later', 20, 4],
  ])('one that ends on Friday, %s', (_, today, missing) => {
    const found = checkStale(FRIDAY, november(today));
    expect(found).toEqual(
      missing === undefined ? undefined : { kind: 'stale', since: FRIDAY, amount: missing },
    );
  });

  test('holidays aren’t missing days', () => {
    expect(checkStale(calendarDay(2026, 12, 24), calendarDay(2026, 12, 29))).toBeUndefined();
  });
});

/** A steady series on the trading days of two months, with manual changes. */
function points(change: (value: number, day: string) => number | null = (value) => value) {
  return tradingDays(calendarDay(2026, 9, 1), FRIDAY).flatMap((day, i) => {
    const value = change(100 + (i % 3), formatDay(day));
    return value === null ? [] : [{ day, value }];
  });
}

const without = (days: string[]) => points((value, day) => (days.includes(day) ? null : value));

describe('OPR-6 points are checked', () => {
  test('a complete, quiet series has no findings, nor does an empty one', () => {
    expect(checkPoints(points())).toEqual([]);
    expect(checkPoints([])).toEqual([]);
  });

  test('two missing days may be holidays, three are a gap', () => {
    expect(checkPoints(without(['2026-10-05', '2026-10-06']))).toEqual([]);
    // A Friday, the Monday and the Tuesday after it.
    expect(checkPoints(without(['2026-10-02', '2026-10-05', '2026-10-06']))).toEqual([
      { kind: 'gap', since: calendarDay(2026, 10, 2), amount: 3 },
    ]);
  });

  test('a rarely traded series may be silent as long as usual', () => {
    const weekly = points().filter((_, i) => i % 5 === 0);
    expect(checkPoints(weekly)).toEqual([]);
    const last = weekly.at(-1)!.day;
    expect(checkStale(last, last + 25, weekly)).toBeUndefined();
    expect(checkStale(last, last + 90, weekly)).toMatchObject({ kind: 'stale' });
    // Two gaps in two months don't make a pattern.
    const twice = without(['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-13', '2026-10-14']);
    expect(checkStale(FRIDAY, november(18), twice)).toMatchObject({ kind: 'stale' });
  });

  test('a jump is more than a fifth in a day, and unusual for this series', () => {
    const spiked = points((value, day) => (day === '2026-10-14' ? 10 * value : value));
    expect(checkPoints(spiked)).toEqual([
      { kind: 'jump', since: calendarDay(2026, 10, 14), amount: 910 },
      { kind: 'jump', since: calendarDay(2026, 10, 15), amount: -90 },
    ]);
    const wild = points().map(({ day }, i) => ({ day, value: i % 2 ? 100 : 150 }));
    expect(checkPoints(wild)).toEqual([]);
    const risen = points((value, day) => (day > '2026-10-14' ? 1.15 * value : value));
    expect(checkPoints(risen)).toEqual([]);
  });

  test('values that cross zero have no percentage change', () => {
    expect(checkPoints(points((value, day) => (day > '2026-10-14' ? -value : value)))).toEqual([]);
  });

  test('holidays observed by a series aren’t gaps', () => {
    // The first week of October, in China.
    const golden = ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'];
    expect(checkPoints(without(golden), ['CN'])).toEqual([]);
    expect(checkPoints(without(golden))).toMatchObject([{ kind: 'gap', amount: 5 }]);
  });
});
