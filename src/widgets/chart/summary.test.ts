import { describe, expect, test } from 'vitest';
import type { TimeSeries } from './chart-types.ts';
import { periodChange, spokenSummary } from './summary.ts';
import { ENGLISH, WORDS } from './testing/english-texts.ts';

const DAY = 86_400;
const START = Date.UTC(2026, 10, 14) / 1000;
const SPEECH = { texts: ENGLISH, words: WORDS, isMasked: false };
const MASKED = { ...SPEECH, isMasked: true };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function line(values: number[], seconds = values.map((_, i) => START + i * DAY)): TimeSeries {
  return { id: 'line', name: 'EUR/USD', seconds, values };
}
const at = (clock: string) => Date.parse(`2026-11-14T${clock}Z`) / 1000;
const summary = (series: TimeSeries, measure = 'USD') =>
  plain(spokenSummary(series, measure, SPEECH));

const masked = (values: number[]) => plain(spokenSummary(line(values), 'USD', MASKED));
const change = (series: TimeSeries, first: number, last: number) => {
  const said = periodChange(series, { first, last }, 'USD', SPEECH);
  return said && [said.direction, said.period, plain(said.text)];
};

describe('the sentence of a chart', () => {
  test('says what changed, by how much, from when to when, with high, low and number of points', () => {
    expect(summary(line([1234.5, 1777.25, 1301]))).toBe(
      'EUR/USD: from 14 Nov 2026 to 16 Nov 2026 it rose by 5.39 % (from 1 234.50 USD to 1 301.00 USD). High 1 777.25 USD on 15 Nov 2026, low 1 234.50 USD on 14 Nov 2026, 3 values.',
    );
    expect(summary(line([]))).toBe('');
  });

  test('uses the first and the last value, whatever is between', () => {
    // A trend line would rise here.
    expect(summary(line([10, 1, 2, 3, 9]))).toContain('it fell by 10.00 % (from 10.00 USD');
    expect(summary(line([10, 1, 20, 10]))).toContain('it is unchanged at 10.00 USD.');
  });

  test('uses basis points for a rate, and the unit for values of zero or below', () => {
    expect(summary({ ...line([4.25, 4.31]), isRate: true }, '%')).toContain(
      'it rose by 6.0 bp (from 4.25 % to 4.31 %).',
    );
    expect(summary(line([-1, 2]))).toContain('it rose by 3.00 USD (from −1.00 USD');
    expect(summary(line([0, -2]), '')).toContain('it fell by 2.00 (from 0.00 to −2.00)');
  });

  test('uses the unit if a change is too small for a percentage', () => {
    expect(summary(line([100_000, 100_000.5]))).toContain(
      'rose by 0.50 USD (from 100 000.00 USD to 100 000.50 USD)',
    );
  });

  test('a single value has no change', () => {
    expect(summary(line([7]))).toBe('EUR/USD: 7.00 USD on 14 Nov 2026, the only value.');
    expect(summary(line([7], [at('11:24:05')]))).toBe(
      'EUR/USD: 7.00 USD on 14 Nov 2026 14:24 UTC+3, the only value.',
    );
  });

  test('ZON-1 within a day it uses times in the zone, and names it', () => {
    expect(summary(line([1, 3, 2], [at('07:00:10'), at('09:00:00'), at('11:24:05')]))).toBe(
      'EUR/USD: from 14 Nov 2026 10:00 to 14:24 UTC+3 it rose by 100.00 % (from 1.00 USD to 2.00 USD). High 3.00 USD at 12:00 UTC+3, low 1.00 USD at 10:00 UTC+3, 3 values.',
    );
    const night = summary(line([1, 2], [at('20:00:10'), at('22:30:00')]));
    expect(night).toContain('from 14 Nov 2026 23:00 to 15 Nov 2026 01:30 UTC+3 it rose');
    expect(night).toContain('High 2.00 USD on 15 Nov 2026 01:30 UTC+3');
  });

  test('CHT-15 masked it has the direction and the dates, but no value', () => {
    expect(masked([12.5, 77, 99])).toBe('EUR/USD: from 14 Nov 2026 to 16 Nov 2026 it rose.');
    expect(masked([99, 12.5])).toBe('EUR/USD: from 14 Nov 2026 to 15 Nov 2026 it fell.');
    expect(masked([50, 50])).toBe('EUR/USD: from 14 Nov 2026 to 15 Nov 2026 it is unchanged.');
    expect(masked([50])).toBe('EUR/USD: one value on 14 Nov 2026.');
  });
});

describe('the change over a period', () => {
  test('is between the first and the last visible point', () => {
    const prices = line([100, 110, 99]);
    const first = 'Change 14 Nov 2026 – ';
    expect(change(prices, 0, 1)).toEqual(['rose', `${first}15 Nov 2026`, '+10.00 (+10.00 %)']);
    expect(change(prices, 0, 2)).toEqual(['fell', `${first}16 Nov 2026`, '−1.00 (−1.00 %)']);
    expect(change(line([5, 5]), 0, 1)?.[0]).toBe('unchanged');
  });

  test('of a rate is in basis points, of a price in percent of par it isn’t', () => {
    expect(change({ ...line([4.25, 4.21]), isRate: true }, 0, 1)?.[2]).toBe('−4.0 bp');
  });

  test('has the colour of the price change, the opposite for a yield or spread, and says why', () => {
    const noteOf = (more: Partial<TimeSeries>) =>
      periodChange({ ...line([4.25, 4.31]), ...more }, { first: 0, last: 1 }, '', SPEECH)?.rateNote;
    expect(noteOf({})).toBeUndefined();
    expect(noteOf({ isRate: true })).toBe(SPEECH.texts.rateNote);
    expect(noteOf({ isInPoints: true })).toBe(SPEECH.texts.rateNote);
  });

  test('doesn’t exist for a single point, none, or hidden values', () => {
    expect(change(line([1, 2]), 1, 1)).toBeNull();
    expect(change(line([]), 0, -1)).toBeNull();
    expect(periodChange(line([1, 2]), { first: 0, last: 1 }, 'USD', MASKED)).toBeNull();
  });
});
