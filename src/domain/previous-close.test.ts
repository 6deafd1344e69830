import { expect, test } from 'vitest';
import { previousCloseOf } from './previous-close.ts';
import { quoteOf } from './quote.ts';

const DAY = '2026-11-13';
const QUOTE = { value: '1.1623', change: '-0.0004', asOf: '2026-11-13T11:24:05.000Z' };

test('is the value without its change, exactly', () => {
  expect(previousCloseOf(QUOTE, DAY)).toBe(1.1627);
  expect(previousCloseOf({ ...QUOTE, value: '0.3', change: '0.1' }, DAY)).toBe(0.2);
});

test('is the close that the quote was compared with', () => {
  const intradayAt = new Date('2026-11-13T07:00:00Z');
  const quote = quoteOf(
    {
      lastDay: '2026-11-12',
      lastValue: '99.995',
      previousValue: '98',
      intradayAt,
      intradayValue: '101.4',
    },
    intradayAt.getTime(),
  );
  expect(previousCloseOf(quote, DAY)).toBe(99.995);
});

test.each([
  ['hidden', { value: '***', change: '***' }],
  ['without value', { value: null, change: null }],
  ['without change', { change: null }],
  ['of a whole day: its change is that between two closes', { asOf: DAY }],
  ['of another day', { asOf: '2026-11-12T23:59:59.000Z' }],
  ['without time', { asOf: null }],
])('there is none for a quote %s', (_, more) => {
  expect(previousCloseOf({ ...QUOTE, ...more }, DAY)).toBeNull();
});
