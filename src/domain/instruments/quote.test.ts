import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../time/day.ts';
import { decimal, formatDecimal } from '../text/decimal.ts';
import { UNKNOWN_MARKET } from '../time/calendars/holidays.ts';
import { inBasisPoints, isRate, deriveQuote, type LatestValues } from './quote.ts';

const NOTHING: LatestValues = {
  kind: 'index',
  currencies: ['USD'],
  venue: null,
  lastDay: null,
  lastValue: null,
  previousDay: null,
  previousValue: null,
  intradayAt: null,
  intradayValue: null,
};
/** Noon of the day after the last close. */
const NOW = { ms: Date.parse('2026-11-14T12:00:00Z'), timeZone: 'UTC+3' };
const CLOSES = {
  lastDay: '2026-11-13',
  lastValue: '101.5',
  previousDay: '2026-11-12',
  previousValue: '100',
};

function closes(previousValue: string | null, lastValue: string) {
  const { change, changePercent } = deriveQuote(
    { ...NOTHING, ...CLOSES, previousValue, lastValue },
    NOW,
  );
  return [change, changePercent];
}

describe('the shown value', () => {
  test('without a value of today: the last close against the previous one', () => {
    expect(deriveQuote({ ...NOTHING, ...CLOSES }, NOW)).toEqual({
      value: '101.5',
      change: '1.5',
      changePercent: '1.5',
      asOf: '2026-11-13',
      isStale: false,
    });
  });

  test('a value newer than the last close is compared with that close', () => {
    const intradayAt = new Date('2026-11-14T09:30:00Z');
    expect(deriveQuote({ ...NOTHING, ...CLOSES, intradayAt, intradayValue: '203' }, NOW)).toEqual({
      value: '203',
      change: '101.5',
      changePercent: '100',
      asOf: '2026-11-14T09:30:00.000Z',
      isStale: false,
    });
  });

  test.each(['2026-11-13T20:59:59Z', '2026-11-12T10:00:00Z'])(
    'a value of %s is not newer than the close of 13 November',
    (moment) => {
      const intradayAt = new Date(moment);
      const quote = deriveQuote({ ...NOTHING, ...CLOSES, intradayAt, intradayValue: '203' }, NOW);
      expect(quote).toEqual(deriveQuote({ ...NOTHING, ...CLOSES }, NOW));
    },
  );

  test('ZON-1 the day after a close begins at midnight in the zone', () => {
    const intradayAt = new Date('2026-11-13T21:00:00Z');
    const latest = { ...NOTHING, ...CLOSES, intradayAt, intradayValue: '203' };
    expect(deriveQuote(latest, NOW).value).toBe('203');
    expect(deriveQuote(latest, { ...NOW, timeZone: 'UTC' }).value).toBe('101.5');
  });

  test.each([
    ['2026-11-14T12:01:00Z', '203'],
    ['2026-11-14T12:01:01Z', '101.5'],
    ['2026-11-14T13:00:00Z', '101.5'],
    ['2026-11-15T00:00:00Z', '101.5'],
    ['2126-11-14T12:00:00Z', '101.5'],
  ])('at noon a value of %s is trusted if it is at most a minute ahead: %s', (moment, value) => {
    const latest = { ...NOTHING, ...CLOSES, intradayAt: new Date(moment), intradayValue: '203' };
    expect(deriveQuote(latest, NOW).value).toBe(value);
    // It counts once its time has come.
    expect(deriveQuote(latest, { ...NOW, ms: Date.parse(moment) }).value).toBe('203');
  });

  test('a value of today alone is shown without a change', () => {
    const intradayAt = new Date('2026-11-14T09:30:00Z');
    expect(deriveQuote({ ...NOTHING, intradayAt, intradayValue: '7' }, NOW)).toEqual({
      value: '7',
      change: null,
      changePercent: null,
      asOf: '2026-11-14T09:30:00.000Z',
      isStale: false,
    });
  });

  test('a moment without a value is ignored', () => {
    const intradayAt = new Date('2026-11-14T09:30:00Z');
    expect(deriveQuote({ ...NOTHING, ...CLOSES, intradayAt }, NOW).value).toBe('101.5');
  });

  test('a series without points shows nothing', () => {
    expect(deriveQuote(NOTHING, NOW)).toEqual({
      value: null,
      change: null,
      changePercent: null,
      asOf: null,
      isStale: false,
    });
  });

  test('HOM-1 a close without one on the previous trading day has no daily change', () => {
    const skipped = { ...NOTHING, ...CLOSES, previousDay: '2026-11-11' };
    expect(deriveQuote(skipped, NOW)).toMatchObject({
      value: '101.5',
      change: null,
      changePercent: null,
      isStale: false,
    });
    // No trading day lies between Friday and Monday.
    const monday = { ...CLOSES, lastDay: '2026-11-16', previousDay: '2026-11-13' };
    const tuesday = { ...NOW, ms: Date.parse('2026-11-17T12:00:00Z') };
    expect(deriveQuote({ ...NOTHING, ...monday }, tuesday).change).toBe('1.5');
  });

  test('HOM-1 a value older than the market day is stale and keeps its own day', () => {
    const later = { ...NOW, ms: Date.parse('2026-11-18T12:00:00Z') };
    const stale = { value: '101.5', change: null, asOf: '2026-11-13', isStale: true };
    expect(deriveQuote({ ...NOTHING, ...CLOSES }, later)).toMatchObject(stale);
    const intradayAt = new Date('2026-11-16T09:30:00Z');
    expect(
      deriveQuote({ ...NOTHING, ...CLOSES, intradayAt, intradayValue: '203' }, later),
    ).toMatchObject({ value: '203', change: null, isStale: true });
    const reached = {
      ...later,
      marketDays: new Map([['index', { day: parseDay('2026-11-16')!, calendars: UNKNOWN_MARKET }]]),
    };
    expect(
      deriveQuote({ ...NOTHING, ...CLOSES, intradayAt, intradayValue: '203' }, reached),
    ).toMatchObject({ change: '101.5', isStale: false });
  });

  test('the first close of a series has no change', () => {
    expect(closes(null, '101.5')).toEqual([null, null]);
  });
});

describe('the change', () => {
  test.each([
    ['0.1', '0.3', '0.2', '200'],
    ['100', '99.99', '-0.01', '-0.01'],
    ['3', '4', '1', '33.3333'],
    ['3', '5', '2', '66.6667'],
    ['3', '1', '-2', '-66.6667'],
    ['1600000', '1600001', '1', '0.0001'],
    ['2000000', '2000001', '1', '0.0001'],
    ['2000000', '1999999', '-1', '-0.0001'],
    ['2000001', '2000002', '1', '0'],
    ['5', '5.00', '0', '0'],
    ['0.000000001', '0.000000002', '0.000000001', '100'],
    ['99999999999999999999', '100000000000000000000', '1', '0'],
    ['2', '-1', '-3', '-150'],
  ])('from %s to %s is %s, that is %s percent', (from, to, change, percent) => {
    expect(closes(from, to)).toEqual([change, percent]);
  });

  test.each([
    ['0', '5', '5'],
    ['-2', '-1', '1'],
    ['-0.5', '0.5', '1'],
  ])('of %s has no percentage', (from, to, change) => {
    expect(closes(from, to)).toEqual([change, null]);
  });

  test('is exact: added to the old value it gives the new one', () => {
    const units = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
    const scale = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(units, units, scale, (from, difference, digits) => {
        const text = (value: bigint) => formatDecimal(decimal(value, digits));
        expect(closes(text(from), text(from + difference))[0]).toBe(text(difference));
      }),
    );
  });
});

describe('rates', () => {
  test.each([
    ['index', '%', true],
    ['index', 'pt', false],
    ['index', '', false],
    ['index', null, false],
    ['bond', '%', false],
    ['currency', 'USD', false],
  ])('an instrument of kind %s in %s is one: %s', (kind, unit, expected) => {
    expect(isRate(kind, unit)).toBe(expected);
  });

  test.each([
    ['0.042', '4.2'],
    ['-0.0001', '-0.01'],
    ['1', '100'],
    ['0', '0'],
    ['-12.5', '-1250'],
  ])('%s percentage points are %s basis points', (change, points) => {
    expect(inBasisPoints(change)).toBe(points);
  });

  test('basis points are exactly 100 times as many', () => {
    const units = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 15 }), (value, scale) => {
        const change = formatDecimal(decimal(value, scale));
        expect(inBasisPoints(change)).toBe(formatDecimal(decimal(value * 100n, scale)));
      }),
    );
  });
});
