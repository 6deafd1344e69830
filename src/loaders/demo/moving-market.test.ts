import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay, SECONDS_PER_DAY } from '../../domain/time/day.ts';
import { collectSeriesPlans } from './load-steps.ts';
import { marketParts } from './market-parts.ts';
import {
  intradayHistory,
  intradayUnits,
  intradayValue,
  movingSeries,
  STEP_SECONDS,
  tick,
} from './moving-market.ts';
import { makeStep } from './series-plan.ts';

const today = calendarDay(2025, 11, 12);
const timeZone = 'UTC+3';
const midnight = today * SECONDS_PER_DAY - 3 * 3600;
const plans = collectSeriesPlans(marketParts({ seed: 1, today }, 'tiny'));
const market = movingSeries(plans, { day: today, timeZone });

test('a day starts at the last close and ends at the next one', () => {
  expect(market.length).toBeGreaterThan(15);
  for (const series of market) {
    const close = makeStep(plans.find(({ id }) => id === series.id)!);
    expect(intradayUnits(series, midnight)).toBe(close(0, today - 1));
    const arrived = intradayUnits(series, midnight + SECONDS_PER_DAY - 1);
    expect(Math.abs(arrived - close(0, today))).toBeLessThanOrEqual(1 + 0.0005 * arrived);
  }
});

test('it moves in small steps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...market),
      fc.integer({ min: midnight, max: midnight + SECONDS_PER_DAY - 2 * STEP_SECONDS }),
      (series, at) => {
        const step = intradayUnits(series, at + STEP_SECONDS) - intradayUnits(series, at);
        expect(Math.abs(step)).toBeLessThanOrEqual(1 + 0.003 * intradayUnits(series, at));
        // Another process that generates the market from scratch gets the same value.
        const again = movingSeries(plans, { day: today, timeZone }).find(
          ({ id }) => id === series.id,
        )!;
        expect(intradayUnits(again, at)).toBe(intradayUnits(series, at));
      },
    ),
  );
});

test('it moves most of the time', () => {
  const [series] = market;
  if (!series) throw new Error('no series');
  const values = intradayHistory(series, midnight + 7200, midnight + 10_800, 5).map((p) => p.value);
  const moves = values.filter((value, i) => i > 0 && value !== values[i - 1]);
  expect(moves.length).toBeGreaterThan(values.length / 3);
});

test('history and ticks agree', () => {
  const at = midnight + 40_000;
  const { atSeconds, points: ticked } = tick(market, at + 3);
  expect(atSeconds).toBe(at);
  expect(ticked).toHaveLength(market.length);
  for (const [i, series] of market.entries()) {
    expect(ticked[i]).toEqual(intradayHistory(series, at, at + 1, 5)[0]);
    expect(ticked[i]?.value).toBe(intradayValue(series, at));
  }
});
