import { describe, expect, test } from 'vitest';
import type { TimeSeries } from './chart-types.ts';
import { dateText, readingsAt, spokenReading, spokenSummary, valueText } from './reading.ts';
import { ENGLISH, WORDS } from './testing/english-texts.ts';

const DAY = 86_400;
const START = Date.UTC(2026, 10, 14) / 1000;
const SPEECH = { texts: ENGLISH, words: WORDS, isMasked: false };
const MASKED = { ...SPEECH, isMasked: true };

const RATE: TimeSeries = {
  id: 'rate',
  name: 'EUR/USD',
  seconds: [START, START + DAY, START + 2 * DAY],
  values: [1234.5, 1777.25, 1301],
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('dateText', () => {
  test('CHT-14 a moment within a day is told at +3 h, a day without a clock', () => {
    const late = { ...RATE, seconds: [Date.UTC(2026, 10, 14, 21, 30, 5) / 1000] };
    expect(dateText(RATE, 1, SPEECH)).toBe('15 Nov 2026');
    expect(dateText(late, 0, SPEECH)).toBe('15 Nov 2026 00:30:05 UTC+3');
  });

  test('CHT-2 a display text that came with the point is used', () => {
    expect(dateText({ ...RATE, dates: ['a', 'b', 'c'] }, 2, SPEECH)).toBe('c');
  });
});

describe('valueText', () => {
  test('CHT-2 the measure is appended; a formatted value that came along is used', () => {
    expect(plain(valueText(RATE, 0, 'USD', SPEECH))).toBe('1 234.50 USD');
    expect(plain(valueText(RATE, 0, '', SPEECH))).toBe('1 234.50');
    const given = { ...RATE, texts: ['one', 'two', 'three'] };
    expect(valueText(given, 1, '%', SPEECH)).toBe('two %');
  });

  test('CHT-14 from 100 000 up in millions, even where a formatted value came along', () => {
    const large = { ...RATE, values: [250_000], texts: ['250,000.00'] };
    expect(plain(valueText(large, 0, 'USD', SPEECH))).toBe('0.25 mln USD');
  });

  test('CHT-15 masked it says nothing about the value, nor its measure', () => {
    const given = { ...RATE, texts: ['one', 'two', 'three'] };
    expect(valueText(given, 0, 'USD', MASKED)).toBe('*** for subscribers');
  });
});

describe('what is spoken', () => {
  test('a summary says span, first, last, high, low and direction', () => {
    expect(plain(spokenSummary(RATE, 'USD', SPEECH))).toBe(
      'EUR/USD: 3 points from 14 Nov 2026 to 16 Nov 2026; first 1 234.50 USD, last 1 301.00 USD, highest 1 777.25 USD on 15 Nov 2026, lowest 1 234.50 USD on 14 Nov 2026; rising.',
    );
    expect(spokenSummary({ ...RATE, seconds: [], values: [] }, '', SPEECH)).toBe('');
  });

  test('CHT-15 masked, neither summary nor cursor contain a value', () => {
    const lines = [{ series: RATE, measure: 'USD', color: 'red', pane: 0 }];
    const spoken = [
      spokenSummary(RATE, 'USD', MASKED),
      ...[0, 1, 2].map((i) => spokenReading(readingsAt(lines, START + i * DAY), MASKED)),
    ].map(plain);
    expect(spoken[0]).toBe(
      'EUR/USD: the shape of 3 points from 14 Nov 2026 to 16 Nov 2026, rising.',
    );
    for (const text of spoken) expect(text).not.toMatch(/1 ?234|1 ?777|1 ?301|\.25|\.50/);
    expect(spoken[1]).toBe('14 Nov 2026: *** for subscribers');
  });
});

describe('readingsAt', () => {
  const later = { ...RATE, id: 'later', name: 'Later', seconds: [START + DAY], values: [7] };
  const empty = { ...RATE, id: 'empty', seconds: [], values: [] };
  const lines = [empty, RATE, later].map((series, pane) => ({
    series,
    measure: '',
    color: 'red',
    pane,
  }));

  test('CHT-5 is the nearest point of every line that has any', () => {
    const read = [START + 1.4 * DAY, Infinity].map((moment) =>
      readingsAt(lines, moment).map(({ series, index, pane }) => [series.id, index, pane]),
    );
    expect(read).toEqual([
      [
        ['rate', 1, 1],
        ['later', 0, 2],
      ],
      [
        ['rate', 2, 1],
        ['later', 0, 2],
      ],
    ]);
  });

  test('several lines are told apart by their names', () => {
    expect(plain(spokenReading(readingsAt(lines, START), SPEECH))).toBe(
      'EUR/USD, 14 Nov 2026: 1 234.50; Later, 15 Nov 2026: 7.00',
    );
  });
});
