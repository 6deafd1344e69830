import { expect, test } from 'vitest';
import { isOnOwnCurve } from './own-curve.ts';

const BUND = {
  issuer: { country: 'DE', sector: 'government' },
  currency: 'EUR',
  couponType: 'fixed',
  indexName: null,
  indexRatio: null,
  calls: [],
  puts: [],
};
const CURVES = [{ country: 'DE', currency: 'EUR' }];

test('BND-6 only plain bonds of the curve’s government are on the curve', () => {
  expect(isOnOwnCurve(BUND, CURVES)).toBe(true);
  expect(isOnOwnCurve({ ...BUND, couponType: 'zero' }, CURVES)).toBe(true);
  for (const other of [
    { issuer: { country: 'FR', sector: 'government' } },
    { issuer: { country: 'DE', sector: 'utilities' } },
    { issuer: null },
    { currency: 'USD' },
    { couponType: 'floating', indexName: 'Euribor' },
    { indexName: 'HICP', indexRatio: '1.02' },
    { calls: [{}] },
  ]) {
    expect(isOnOwnCurve({ ...BUND, ...other }, CURVES)).toBe(false);
  }
  expect(isOnOwnCurve(BUND, [])).toBe(false);
});
