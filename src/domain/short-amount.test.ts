import { expect, test } from 'vitest';
import { shortAmount } from './short-amount.ts';

test.each([
  ['16574249727', '16.57 billions'],
  ['750000000', '750 millions'],
  ['999600000', '1.00 billions'],
  ['999400000', '999 millions'],
  ['203400000000000', '203.40 trillions'],
  ['0', '0 millions'],
])('%s is said as %s', (amount, wanted) => {
  const { value, digits, unit } = shortAmount(amount);
  expect(`${Number(value).toFixed(digits)} ${unit}`).toBe(wanted);
});
