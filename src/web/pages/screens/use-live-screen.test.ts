import { expect, test } from 'vitest';
import type { Quote } from '../../../contracts/instruments/quote.ts';
import type { ScreenRow } from './load-screen.ts';
import { withQuote } from './use-live-screen.ts';

const QUOTE: Quote = {
  value: '110',
  change: '-0.5',
  changePercent: '-0.4525',
  asOf: '2026-11-18T09:00:00.000Z',
  isStale: false,
  isRealtime: true,
  decimals: 2,
  unit: 'pt',
  isRate: false,
};

test('all figures of a row belong to the moment of its quote', () => {
  const row = {
    measure: 'levels',
    price: '110.5',
    dayChange: '1.00',
    monthChange: '10.50',
    yearChange: null,
    monthBase: '100',
    yearBase: null,
  } as ScreenRow;
  expect(withQuote(row, QUOTE)).toMatchObject({
    price: '110',
    dayChange: '-0.4525',
    monthChange: '10',
    yearChange: null,
    lastTrade: QUOTE.asOf,
  });
});

test('those of a rate are in basis points', () => {
  const row = { measure: 'rates', yield: '4.1', monthBase: '4', yearBase: '5' } as ScreenRow;
  const quote = { ...QUOTE, value: '4.12', change: '0.02', changePercent: null, isRate: true };
  expect(withQuote(row, quote)).toMatchObject({
    yield: '4.12',
    dayChangeBp: '2',
    monthChangeBp: '12',
    yearChangeBp: '-88',
  });
});
