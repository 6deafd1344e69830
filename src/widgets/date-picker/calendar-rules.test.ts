import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstDayOfMonth,
  lastDayOfMonth,
  monthFromDay,
  monthOfYear,
} from '../../domain/time/calendar.ts';
import { calendarDay, formatDay, parseDay, weekdayFromDay } from '../../domain/time/day.ts';
import {
  parseBounds,
  clampDay,
  clampStamp,
  isDayAllowed,
  isMonthAllowed,
  isYearAllowed,
  refusalBy,
} from './bounds.ts';
import { listMonths, splitRows, listWeeks, listYearPage } from './grids.ts';
import { dayOfStamp, formatStamp, minutesInDay, parseStamp, toStamp } from './stamp.ts';
import { createThrottle } from './throttle.ts';
import { hourChoices, minuteChoices } from './time-choices.ts';

const recentDay = fc.integer({ min: calendarDay(1900, 1, 1), max: calendarDay(2200, 12, 31) });
const anyMonth = fc.integer({ min: monthOfYear(1900, 1), max: monthOfYear(2200, 12) });
const minutes = fc.integer({ min: 0, max: 1439 });

describe('stamps', () => {
  test('survive formatting and parsing, with and without a time', () => {
    fc.assert(
      fc.property(recentDay, minutes, (day, minute) => {
        const stamp = toStamp(day, minute);
        expect(parseStamp(formatStamp(stamp, true))).toBe(stamp);
        expect(parseStamp(formatStamp(stamp, false))).toBe(toStamp(day));
        expect([dayOfStamp(stamp), minutesInDay(stamp)]).toEqual([day, minute]);
      }),
    );
  });

  test.each(['2026-11-15T24:00', '2026-11-15T10:60', '2026-11-15 10:00', '2026-02-30', '', null])(
    '%s isn’t one',
    (text) => expect(parseStamp(text)).toBeUndefined(),
  );
});

describe('listWeeks', () => {
  test('is six weeks of consecutive days from a Monday, containing the whole month', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const days = listWeeks(month).flat();
        expect(listWeeks(month)).toHaveLength(6);
        expect(weekdayFromDay(days[0] ?? Number.NaN)).toBe(1);
        expect(days).toEqual(days.map((_, i) => (days[0] ?? 0) + i));
        expect(days.indexOf(firstDayOfMonth(month))).toBeLessThan(7);
        expect(days).toContain(lastDayOfMonth(month));
      }),
    );
  });
});

describe('years and months', () => {
  test('a page holds twelve years including the requested one, and pages don’t overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), (year) => {
        const page = listYearPage(year);
        expect(page).toContain(year);
        expect(page).toHaveLength(12);
        for (const other of page) expect(listYearPage(other)).toEqual(page);
      }),
    );
  });

  test('a year has its twelve months, in rows of three', () => {
    expect(splitRows(listMonths(2026)).map((row) => row.length)).toEqual([3, 3, 3, 3]);
    expect(listMonths(2026)[10]).toBe(monthFromDay(calendarDay(2026, 11, 15)));
  });
});

describe('bounds', () => {
  const bounds = parseBounds('2026-11-10', '2026-11-20', true);

  test('both bounding days can be chosen, to their last minute', () => {
    expect(refusalBy(bounds, parseStamp('2026-11-10T00:00') ?? 0)).toBeUndefined();
    expect(refusalBy(bounds, parseStamp('2026-11-20T23:59') ?? 0)).toBeUndefined();
    expect(refusalBy(bounds, parseStamp('2026-11-09T23:59') ?? 0)).toBe('before-min');
    expect(refusalBy(bounds, parseStamp('2026-11-21T00:00') ?? 0)).toBe('after-max');
  });

  test('without a time the time of a bound is ignored', () => {
    const days = parseBounds('2026-11-10T12:00', '2026-11-20T08:00', false);
    expect(isDayAllowed(days, calendarDay(2026, 11, 10))).toBe(true);
    expect(refusalBy(days, toStamp(calendarDay(2026, 11, 10)))).toBeUndefined();
    expect(refusalBy(days, toStamp(calendarDay(2026, 11, 20)))).toBeUndefined();
  });

  test('a month or a year can be entered if one of its days can be chosen', () => {
    expect(isMonthAllowed(bounds, monthOfYear(2026, 11))).toBe(true);
    expect(isMonthAllowed(bounds, monthOfYear(2026, 10))).toBe(false);
    expect(isYearAllowed(bounds, 2026)).toBe(true);
    expect(isYearAllowed(bounds, 2027)).toBe(false);
  });

  test('a clamped day is allowed, and an allowed day is unchanged', () => {
    fc.assert(
      fc.property(recentDay, recentDay, recentDay, (a, b, day) => {
        const some = parseBounds(formatDay(Math.min(a, b)), formatDay(Math.max(a, b)), false);
        const clamped = clampDay(day, some);
        expect(isDayAllowed(some, clamped)).toBe(true);
        expect(refusalBy(some, clampStamp(toStamp(day), some))).toBeUndefined();
        expect(clamped === day).toBe(isDayAllowed(some, day));
        expect(isDayAllowed(some, day)).toBe(refusalBy(some, toStamp(day)) === undefined);
      }),
    );
  });

  test('without bounds every ISO day can be chosen', () => {
    const open = parseBounds(undefined, undefined, false);
    expect(isDayAllowed(open, parseDay('1000-01-01') ?? 0)).toBe(true);
    expect(isDayAllowed(open, parseDay('9999-12-31') ?? 0)).toBe(true);
  });
});

describe('times', () => {
  test('hours and minutes outside the bounds can’t be chosen, and choosing stays inside', () => {
    const bounds = parseBounds('2026-11-05T09:30', '2026-11-05T18:00', true);
    const stamp = parseStamp('2026-11-05T09:45') ?? 0;
    const hours = hourChoices(stamp, bounds);
    expect(hours.filter((hour) => !hour.isDisabled).map(({ number }) => number)).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    ]);
    expect(formatStamp(hours[18]?.stamp ?? 0, true)).toBe('2026-11-05T18:00');
    const open = minuteChoices(stamp, bounds, 15).filter((minute) => !minute.isDisabled);
    expect(open.map(({ number }) => number)).toEqual([30, 45]);
  });

  test('a minute between the steps is offered if it is the chosen one', () => {
    const bounds = parseBounds(undefined, undefined, true);
    const choices = minuteChoices(parseStamp('2026-11-05T09:07') ?? 0, bounds, 15);
    expect(choices.map(({ number }) => number)).toEqual([0, 7, 15, 30, 45]);
  });
});

describe('the popup', () => {
  test('DTP-1 changes at most once in 200 ms', () => {
    const throttle = createThrottle(200);
    expect([0, 100, 199, 200, 399, 400].map((now) => throttle.allows(now))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
  });
});
