import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, formatDay } from '../../domain/time/day.ts';
import { parseBounds, isDayAllowed, refusalBy } from './bounds.ts';
import { markDay } from './day-marks.ts';
import {
  isOrdered,
  pickInRange,
  quickRanges,
  formatRange,
  parseRange,
  withTimes,
} from './range.ts';
import { toStamp } from './stamp.ts';

const recentDay = fc.integer({ min: calendarDay(1900, 1, 1), max: calendarDay(2200, 12, 31) });
const today = calendarDay(2026, 11, 15);
const open = parseBounds(undefined, undefined, false);

function quickTexts(direction: 'ahead' | 'back' | 'both' | 'none', bounds = open) {
  return quickRanges(direction, today, bounds).map(
    ({ range }) => range && `${formatDay(range.from)} ${formatDay(range.to)}`,
  );
}

describe('DTP-1 quick ranges', () => {
  test('are 7 and 30 days ahead or back', () => {
    expect(quickTexts('ahead')).toEqual(['2026-11-15 2026-11-22', '2026-11-15 2026-12-15']);
    expect(quickTexts('back')).toEqual(['2026-11-08 2026-11-15', '2026-10-16 2026-11-15']);
    expect(quickTexts('both')).toEqual([...quickTexts('back'), ...quickTexts('ahead')]);
    expect(quickTexts('none')).toEqual([]);
  });

  test('stop at the bounds; entirely outside there is nothing to choose', () => {
    expect(quickTexts('ahead', parseBounds('2026-11-17', '2026-11-20', false))).toEqual([
      '2026-11-17 2026-11-20',
      '2026-11-17 2026-11-20',
    ]);
    expect(quickTexts('ahead', parseBounds(undefined, '2026-11-14', false))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('are ordered and within any bounds', () => {
    fc.assert(
      fc.property(recentDay, recentDay, recentDay, (a, b, day) => {
        const bounds = parseBounds(formatDay(Math.min(a, b)), formatDay(Math.max(a, b)), false);
        for (const { range } of quickRanges('both', day, bounds)) {
          if (!range) continue;
          expect(range.from).toBeLessThanOrEqual(range.to);
          expect(isDayAllowed(bounds, range.from) && isDayAllowed(bounds, range.to)).toBe(true);
        }
      }),
    );
  });
});

describe('DTP-2 a period', () => {
  test('however days are chosen, its end is never before its start', () => {
    fc.assert(
      fc.property(fc.array(recentDay, { maxLength: 20 }), (days) => {
        let start: number | undefined;
        for (const day of days) {
          const picked = pickInRange(start, day);
          start = picked.start;
          expect(!picked.range || picked.range.from <= picked.range.to).toBe(true);
        }
      }),
    );
  });

  test('a day before the start starts a new one', () => {
    expect(pickInRange(undefined, 10)).toEqual({ start: 10 });
    expect(pickInRange(10, 12)).toEqual({ range: { from: 10, to: 12 } });
    expect(pickInRange(10, 10)).toEqual({ range: { from: 10, to: 10 } });
    expect(pickInRange(10, 9)).toEqual({ start: 9 });
  });

  test('half a period is valid, whichever half', () => {
    expect(isOrdered({ from: 2, to: undefined })).toBe(true);
    expect(isOrdered({ from: undefined, to: 1 })).toBe(true);
    expect(isOrdered({ from: 2, to: 1 })).toBe(false);
    expect(isOrdered({ from: 2, to: 2 })).toBe(true);
  });

  test('with times it keeps them, in order and within the bounds', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const bounds = parseBounds('1900-01-01T10:00', '2200-12-31T10:00', true);
    fc.assert(
      fc.property(recentDay, fc.nat(100), minutes, minutes, (day, length, first, last) => {
        const days = { from: day, to: Math.min(day + length, calendarDay(2200, 12, 31)) };
        const earlier = { from: toStamp(0, first), to: toStamp(1, last) };
        const { from, to } = withTimes(days, earlier, bounds);
        expect(isOrdered({ from, to })).toBe(true);
        expect(refusalBy(bounds, from) ?? refusalBy(bounds, to)).toBeUndefined();
      }),
    );
    const fresh = withTimes({ from: 0, to: 1 }, { from: undefined, to: undefined }, bounds);
    expect(formatRange(fresh, true)).toEqual({ from: '1970-01-01T00:00', to: '1970-01-02T23:59' });
  });

  test('survives formatting and parsing', () => {
    for (const range of [
      { from: '2026-11-01', to: '2026-11-15' },
      { from: null, to: '2026-11-15' },
    ]) {
      expect(formatRange(parseRange(range), false)).toEqual(range);
    }
  });
});

describe('marks', () => {
  const base = { bounds: open, today, chosen: { from: 10, to: 14 } };

  test('a chosen period is marked across its days', () => {
    const context = { ...base, start: undefined, reach: 99 };
    const inside = [9, 10, 12, 14, 15].map((day) => markDay(day, context).isInside);
    expect(inside).toEqual([false, true, true, true, false]);
    expect(markDay(10, context).isStart && markDay(14, context).isEnd).toBe(true);
  });

  test('while choosing, the marks extend to the pointed day, never backwards', () => {
    const ahead = { ...base, start: 20, reach: 22 };
    expect([12, 20, 21, 22, 23].map((day) => markDay(day, ahead).isInside)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    const back = { ...base, start: 20, reach: 18 };
    expect([18, 19, 20, 21].map((day) => markDay(day, back).isInside)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});
