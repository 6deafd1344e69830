import { expect, test } from 'vitest';
import { describePrices, isOfOtherDay } from './price-days.ts';

const rows = (...days: (string | null)[]) => days.map((lastTrade) => ({ lastTrade }));
const LIVE = '2026-11-18T09:30:00.000Z';

test.each([
  [rows('2026-11-17', '2026-11-17'), { day: '2026-11-17', hasOlder: false, hasLive: false }],
  [rows('2026-02-03', '2026-11-17'), { day: '2026-11-17', hasOlder: true, hasLive: false }],
  [rows(LIVE, '2026-11-17', null), { day: '2026-11-17', hasOlder: false, hasLive: true }],
  [rows(LIVE, LIVE), { day: null, hasOlder: false, hasLive: true }],
  [rows(null), { day: null, hasOlder: false, hasLive: false }],
])('SCR-1 the dates of a list’s prices: %j', (list, expected) => {
  expect(describePrices(list)).toEqual(expected);
});

test.each([
  ['2026-11-17', false],
  ['2026-02-03', true],
  [LIVE, false],
  [null, false],
])('SCR-1 a row of %s shows its date below a list of 17 November: %s', (lastTrade, expected) => {
  expect(isOfOtherDay({ lastTrade }, '2026-11-17')).toBe(expected);
});
