import { expect, test } from 'vitest';
import { findPreviousClose } from './previous-close.ts';
import { deriveQuote } from './quote.ts';

const DAY = '2026-11-13';
const ZONE = 'UTC+3';
const QUOTE = { value: '1.1623', change: '-0.0004', asOf: '2026-11-13T11:24:05.000Z' };

test('is the value minus its change, exactly', () => {
  expect(findPreviousClose(QUOTE, DAY, ZONE)).toBe(1.1627);
  expect(findPreviousClose({ ...QUOTE, value: '0.3', change: '0.1' }, DAY, ZONE)).toBe(0.2);
});

test('is the close that the quote was compared with', () => {
  const intradayAt = new Date('2026-11-13T07:00:00Z');
  const quote = deriveQuote(
    {
      kind: 'currency',
      currencies: ['EUR', 'USD'],
      venue: null,
      lastDay: '2026-11-12',
      previousDay: '2026-11-11',
      lastValue: '99.995',
      previousValue: '98',
      intradayAt,
      intradayValue: '101.4',
    },
    { ms: intradayAt.getTime(), timeZone: ZONE },
  );
  expect(findPreviousClose(quote, DAY, ZONE)).toBe(99.995);
});

test.each([
  ['hidden', { value: '***', change: '***' }],
  ['without value', { value: null, change: null }],
  ['without change', { change: null }],
  ['of a whole day: its change is that between two closes', { asOf: DAY }],
  ['of the day before', { asOf: '2026-11-12T20:59:59.000Z' }],
  ['of the next day, which has begun in the zone', { asOf: '2026-11-13T21:00:00.000Z' }],
  ['without time', { asOf: null }],
])('doesn’t exist for a quote %s', (_, more) => {
  expect(findPreviousClose({ ...QUOTE, ...more }, DAY, ZONE)).toBeNull();
});
