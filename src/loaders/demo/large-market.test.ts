import { expect, test } from 'vitest';
import { calendarDay } from '../../domain/time/day.ts';
import { demoIssuers } from './issuers.ts';
import { LARGE_ISSUERS, LARGE_POINTS, largeInstrument } from './large-market.ts';
import { addedSeries, historyCalendar, collectSeriesPlans } from './load-steps.ts';
import { marketParts } from './market-parts.ts';
import { makeWord, WORD_COUNT } from './words.ts';

const key = { seed: 1, today: calendarDay(2025, 11, 9) };
const normal = marketParts(key, 'normal');
const issuers = demoIssuers(key, LARGE_ISSUERS);

test('the normal and the large market agree on the issuers they share', () => {
  expect(issuers.slice(0, normal.issuers.length)).toEqual(normal.issuers);
});

test('no two issuers have the same name', () => {
  const names = issuers.map(({ shortName, sector, country }) =>
    sector === 'government' ? country : `${shortName.eng} ${sector === 'municipal'}`,
  );
  expect(new Set(names).size).toBe(names.length);
  const russian = normal.issuers.map(({ name }) => name['rus']);
  expect(new Set(russian).size).toBe(russian.length);
});

test('generated instruments are unique, also compared with those of the normal market', () => {
  const sample = Array.from({ length: 50_000 }, (_, i) =>
    largeInstrument(key, issuers, 19 * i, false),
  );
  const all = [...normal.instruments, ...sample];
  for (const codes of [
    all.flatMap(({ isin }) => isin ?? []),
    all.flatMap(({ ticker }) => ticker ?? []),
  ]) {
    expect(new Set(codes).size).toBe(codes.length);
  }
  const words = new Set(sample.flatMap(({ name }) => name.eng.split(' ')));
  expect(words.size).toBeGreaterThan(20_000);
});

test('the series of both have exactly twenty million points', () => {
  const calendar = historyCalendar(key);
  const plans = [...collectSeriesPlans(normal), ...addedSeries(key, normal, issuers)];
  const points = plans.reduce((sum, plan) => sum + calendar.countDays(plan, key.today - 1), 0);
  expect(points).toBe(LARGE_POINTS);
});

test('words are all different, in both scripts', () => {
  const words = Array.from({ length: WORD_COUNT }, (_, i) => makeWord(i));
  expect(new Set(words.map(({ latin }) => latin)).size).toBe(WORD_COUNT);
  expect(new Set(words.map(({ cyrillic }) => cyrillic)).size).toBe(WORD_COUNT);
});
