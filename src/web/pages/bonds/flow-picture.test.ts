import { expect, test } from 'vitest';
import { presentValues } from './flow-picture.ts';

const coupon = (date: string, status: 'paid' | 'next' | 'future') => ({
  date,
  coupon: 4,
  principal: 0,
  status,
});

test('a coupon on the call date is worth its own share of what the call pays', () => {
  const payments = [
    coupon('2026-07-12', 'paid'),
    coupon('2027-07-12', 'next'),
    coupon('2028-07-12', 'future'),
    coupon('2029-07-12', 'future'),
  ];
  const flow = { ofOriginal: { coupon: 4, principal: 0 }, principal: 0, coupon: 4 };
  const cashFlows = [
    { ...flow, date: '2027-07-12', presentValue: 3.8 },
    { ...flow, date: '2028-07-12', principal: 100, presentValue: 93.6 },
  ];
  const worth = presentValues(payments, { cashFlows });
  expect(worth.map((value) => value?.toFixed(2))).toEqual([undefined, '3.80', '3.60', undefined]);
});
