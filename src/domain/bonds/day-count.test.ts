import { describe, expect, test } from 'vitest';
import { parseDay } from '../time/day.ts';
import { createGrid } from './coupon-grid.ts';
import { yearFraction, type DayCount } from './day-count.ts';

const day = (text: string) => parseDay(text)!;

function years(dayCount: DayCount, from: string, to: string, periodsPerYear = 2): number {
  const period = { start: day(from), end: day(to), periodsPerYear, maturity: day('2010-02-28') };
  return yearFraction(dayCount, day(from), day(to), period);
}

/** ICMA with quasi-coupon periods of this many months around an anchor. */
function icma(from: string, to: string, anchor: string, months: number): number {
  const period = {
    start: day(from),
    end: day(to),
    periodsPerYear: 12 / months,
    grid: createGrid(day(anchor), 12 / months, false),
  };
  return yearFraction('ACT/ACT ICMA', day(from), day(to), period);
}

describe('BND-2 ACT/ACT as in ISDA’s paper “EMU and market conventions” (1998)', () => {
  test.each([
    ['2003-11-01', '2004-05-01', 0.497724380567],
    ['1999-02-01', '1999-07-01', 0.41095890411],
    ['1999-07-01', '2000-07-01', 1.0013773486],
    ['2002-08-15', '2003-07-15', 0.915068493151],
    ['2003-07-15', '2004-01-15', 0.504004790778],
    ['1999-07-30', '2000-01-30', 0.503892506924],
    ['2000-01-30', '2000-06-30', 0.415300546448],
  ])('ISDA %s to %s', (from, to, expected) => {
    expect(years('ACT/ACT ISDA', from, to)).toBeCloseTo(expected, 11);
  });

  test.each([
    ['2003-11-01', '2004-05-01', '2004-05-01', 6, 0.5],
    ['1999-02-01', '1999-07-01', '1999-07-01', 12, 0.41095890411],
    ['2002-08-15', '2003-07-15', '2003-07-15', 6, 0.915760869565],
    ['2000-01-30', '2000-06-30', '2000-01-30', 6, 0.417582417582],
  ])(
    'ICMA %s to %s with coupons around %s every %s months',
    (from, to, anchor, months, expected) => {
      expect(icma(from, to, anchor, months)).toBeCloseTo(expected, 11);
    },
  );
});

/** 30/360 day counts from ISDA's table for the 2006 definitions. */
describe('BND-2 the three 30/360 day counts', () => {
  test.each([
    ['2007-01-15', '2007-01-30', 15, 15, 15],
    ['2007-01-15', '2007-02-15', 30, 30, 30],
    ['2007-09-30', '2008-03-31', 180, 180, 180],
    ['2007-09-30', '2007-10-31', 30, 30, 30],
    ['2007-09-30', '2008-09-30', 360, 360, 360],
    ['2007-01-15', '2007-01-31', 16, 15, 15],
    ['2007-01-31', '2007-02-28', 28, 28, 30],
    ['2007-02-28', '2007-03-31', 30, 32, 30],
    ['2006-08-31', '2007-02-28', 178, 178, 180],
    ['2007-02-28', '2007-08-31', 180, 182, 180],
    ['2008-02-29', '2008-08-31', 180, 181, 180],
    ['2009-02-28', '2009-08-31', 180, 182, 180],
    ['2009-08-31', '2010-02-28', 178, 178, 178],
  ])('%s to %s', (from, to, us, european, isda) => {
    expect(years('30/360', from, to) * 360).toBeCloseTo(us, 9);
    expect(years('30E/360', from, to) * 360).toBeCloseTo(european, 9);
    // The last row ends at maturity, where February keeps its actual length.
    expect(years('30E/360 ISDA', from, to) * 360).toBeCloseTo(isda, 9);
  });
});

test('BND-2 ACT/360, ACT/365 and the leap year of ACT/365L', () => {
  expect(years('ACT/360', '2026-01-01', '2026-07-01')).toBe(181 / 360);
  expect(years('ACT/365', '2024-01-01', '2025-01-01')).toBe(366 / 365);
  // Coupons more than once a year: the year in which the period ends.
  expect(years('ACT/365L', '2023-11-01', '2024-02-01')).toBe(92 / 366);
  expect(years('ACT/365L', '2024-11-01', '2025-02-01')).toBe(92 / 365);
  // Once a year: whether the period contains a 29 February.
  expect(years('ACT/365L', '2023-07-01', '2024-07-01', 1)).toBe(1);
  expect(years('ACT/365L', '2024-03-01', '2025-03-01', 1)).toBe(1);
});

test('BND-2 BUS/252 excludes weekends and holidays', () => {
  const calendar = { weekend: [0, 6], holidays: new Set([day('2026-11-20'), day('2026-11-21')]) };
  const period = { start: 0, end: 1, periodsPerYear: 2, calendar };
  // Monday to Monday: five weekdays, with a holiday on Friday.
  const fraction = yearFraction('BUS/252', day('2026-11-16'), day('2026-11-23'), period);
  expect(fraction).toBe(4 / 252);
});
