import { expect, test } from 'vitest';
import { formatDay, parseDay } from '../time/day.ts';
import {
  adjustDay,
  countBusinessDays,
  isBusinessDay,
  settlementDay,
  WEEKENDS_ONLY,
  type BusinessDayRule,
} from './business-days.ts';
import { joinCalendars } from '../time/calendars/joined-calendar.ts';
import type { BondTerms } from './bond-terms.ts';
import { findRemainingFlows } from './cash-flows.ts';

const day = (text: string) => parseDay(text)!;
/** 25 December 2026 is a Friday; 5 December 2018 was a one-off holiday. */
const CALENDAR = { weekend: [0, 6], holidays: new Set([day('2026-12-25'), day('2018-12-05')]) };

test.each<[BusinessDayRule, string, string]>([
  ['unadjusted', '2026-10-31', '2026-10-31'],
  ['following', '2026-10-31', '2026-11-02'],
  ['modified-following', '2026-10-31', '2026-10-30'],
  ['modified-following', '2026-12-25', '2026-12-28'],
  ['preceding', '2026-11-01', '2026-10-30'],
  ['modified-preceding', '2026-11-01', '2026-11-02'],
])('BND-1 %s moves %s to %s', (rule, from, to) => {
  expect(formatDay(adjustDay(CALENDAR, day(from), rule))).toBe(to);
});

test('BND-1 settlement skips weekends and holidays, including one-off holidays', () => {
  expect(formatDay(settlementDay(CALENDAR, day('2026-12-24'), 2))).toBe('2026-12-29');
  expect(formatDay(settlementDay(CALENDAR, day('2018-12-04'), 1))).toBe('2018-12-06');
  expect(formatDay(settlementDay(CALENDAR, day('2026-12-25'), 0))).toBe('2026-12-28');
});

test('BND-1 payments move to business days; periods only if the terms say so', () => {
  const terms: BondTerms = {
    coupon: 0.06,
    frequency: 2,
    dayCount: 'ACT/365',
    issueDay: day('2025-10-31'),
    maturityDay: day('2027-10-31'),
    isEndOfMonth: false,
    businessDayRule: 'following',
    calendar: CALENDAR,
  };
  const [, second] = findRemainingFlows(terms, terms.issueDay!).flows;
  expect(formatDay(second!.day)).toBe('2026-11-02');
  expect(second!.coupon).toBeCloseTo((6 * 184) / 365, 12);
  const adjusted = findRemainingFlows({ ...terms, adjustsPeriods: true }, terms.issueDay!);
  expect(adjusted.flows[1]!.coupon).toBeCloseTo((6 * 186) / 365, 12);
});

test('counting business days by search matches counting them one by one', () => {
  const calendar = joinCalendars(['EU', 'US']);
  const from = parseDay('2024-12-20')!;
  let count = 0;
  for (let to = from; to < from + 400; to += 1) {
    expect(countBusinessDays(calendar, from, to)).toBe(count);
    expect(countBusinessDays(calendar, to, from) + count).toBe(0);
    if (isBusinessDay(calendar, to)) count += 1;
  }
  expect(countBusinessDays(WEEKENDS_ONLY, from, from + 400)).toBeGreaterThan(count);
});
