import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay, weekdayFromDay } from '../../domain/time/day.ts';
import { collectSeriesPlans } from './load-steps.ts';
import { marketParts } from './market-parts.ts';
import { Calendar, isSuspended, walkPoints, type YearPoints } from './series-plan.ts';
import { isTradingDay } from '../../domain/time/trading-day.ts';
import { tradingDays } from '../trading-days.ts';

const today = calendarDay(2025, 11, 9);
const plans = collectSeriesPlans(marketParts({ seed: 1, today }, 'tiny'));
const calendar = new Calendar(calendarDay(2014, 1, 1), today + 800);

/** As if they were rarely traded. */
const rare = plans.slice(-20).map((plan) => Object.assign({}, plan, { tradesEvery: 9 }));

function flat(years: readonly YearPoints[]): [day: number, units: number][] {
  return years.flatMap(({ days, units }) =>
    days.map((day, i): [number, number] => [day, units[i] ?? Number.NaN]),
  );
}

test('a walk continued from its last value equals one generated at once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plans, ...rare),
      fc.integer({ min: -700, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (plan, pausedAt, more) => {
        const begun = flat(walkPoints(plan, calendar, today + pausedAt));
        const last = begun.at(-1);
        const position = last ? { day: last[0], units: last[1] } : undefined;
        const rest = flat(walkPoints(plan, calendar, today + pausedAt + more, position));
        const whole = flat(walkPoints(plan, calendar, today + pausedAt + more));
        expect([...begun, ...rest]).toEqual(whole);
      },
    ),
  );
});

test('another seed gives another market', () => {
  const other = collectSeriesPlans(marketParts({ seed: 2, today }, 'tiny'));
  const [one, two] = [plans[0], other[0]].map((plan) => plan && walkPoints(plan, calendar, today));
  expect(one).not.toEqual(two);
});

test('trading days are weekdays without 1 January and 25 December', () => {
  const days = tradingDays(calendarDay(2024, 12, 20), calendarDay(2025, 1, 6));
  expect(days).not.toContain(calendarDay(2024, 12, 25));
  expect(days).not.toContain(calendarDay(2025, 1, 1));
  expect(days).toContain(calendarDay(2024, 12, 24));
  expect(days.map(weekdayFromDay).filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
  expect(days).toHaveLength(10);
  expect(days.every((day) => isTradingDay(day))).toBe(true);
});

test('a series with gaps lacks weeks, and only suspended days', () => {
  const plan = plans.find(({ hasGaps, firstDay }) => hasGaps && firstDay < today - 3000);
  if (!plan) throw new Error('the tiny market has no long series with gaps');
  const days = new Set(flat(walkPoints(plan, calendar, today)).map(([day]) => day));
  const missing = tradingDays(plan.firstDay, today, plan.calendars).filter((day) => !days.has(day));
  expect(missing.length).toBeGreaterThan(50);
  expect(missing.every((day) => isSuspended(plan, day))).toBe(true);
});

test('a rarely traded series has a first price and about the expected number of days', () => {
  for (const plan of rare) {
    const own = flat(walkPoints(plan, calendar, today)).map(([day]) => day);
    const all = tradingDays(plan.firstDay, today, plan.calendars);
    expect(own[0]).toBe(all[0]);
    expect(own.length).toBeGreaterThan(all.length / 9 / 2);
    expect(own.length).toBeLessThan((all.length / 9) * 2);
  }
});
