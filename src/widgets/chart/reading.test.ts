import { describe, expect, test } from 'vitest';
import { axisNumbers } from '../../domain/charts/chart-number.ts';
import type { TimeSeries } from './chart-types.ts';
import { dateText, readingsAt, spokenReading, valueText } from './reading.ts';
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
  test('CHT-14 a moment within a day is read at +3 h, a day without a clock time', () => {
    const late = { ...RATE, seconds: [Date.UTC(2026, 10, 14, 21, 30, 5) / 1000] };
    expect(dateText(RATE, 1, SPEECH)).toBe('15 Nov 2026');
    expect(dateText(late, 0, SPEECH)).toBe('15 Nov 2026 00:30:05 UTC+3');
    // Even for a date at midnight.
    const trades = { ...RATE, seconds: [START, START + 5] };
    expect(dateText(trades, 0, SPEECH)).toBe('14 Nov 2026 03:00:00 UTC+3');
  });

  test('CHT-2 a point’s own display text is used', () => {
    expect(dateText({ ...RATE, dates: ['a', 'b', 'c'] }, 2, SPEECH)).toBe('c');
  });
});

describe('valueText', () => {
  test('CHT-2 the unit is appended; a preformatted value is used', () => {
    expect(plain(valueText(RATE, 0, 'USD', SPEECH))).toBe('1 234.50 USD');
    expect(plain(valueText(RATE, 0, '', SPEECH))).toBe('1 234.50');
    const given = { ...RATE, texts: ['one', 'two', 'three'] };
    expect(valueText(given, 1, '%', SPEECH)).toBe('two %');
  });

  test('CHT-14 next to an axis in millions the value is in millions too, even if it was preformatted', () => {
    const large = { ...RATE, values: [92_000, 105_000], texts: ['92 000.00', '105 000.00'] };
    const said = (ticks: number[]) =>
      [0, 1].map((i) => plain(valueText(large, i, 'USD', { ...SPEECH, axis: axisNumbers(ticks) })));
    expect(said([90_000, 105_000])).toEqual(['0.092 mln USD', '0.105 mln USD']);
    expect(said([90_000, 92_000])[0]).toBe('92 000.00 USD');
    // Without an axis beside it, it is given in full.
    expect(plain(valueText(large, 1, 'USD', SPEECH))).toBe('105 000.00 USD');
  });

  test('CHT-15 masked it reveals neither the value nor its unit', () => {
    const given = { ...RATE, texts: ['one', 'two', 'three'] };
    expect(valueText(given, 0, 'USD', MASKED)).toBe('*** needs access');
  });
});

describe('screen reader text', () => {
  test('CHT-15 masked, the cursor contains no value', () => {
    const lines = [{ series: RATE, measure: 'USD', color: 'red', pane: 0 }];
    const spoken = [0, 1, 2].map((i) =>
      plain(spokenReading(readingsAt(lines, START + i * DAY), MASKED)),
    );
    for (const text of spoken) expect(text).not.toMatch(/1 ?234|1 ?777|1 ?301|\.25|\.50/);
    expect(spoken[0]).toBe('14 Nov 2026: *** needs access');
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

  test('CHT-5 is the nearest point of every line that has one', () => {
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

  test('several lines are distinguished by name', () => {
    expect(plain(spokenReading(readingsAt(lines, START), SPEECH))).toBe(
      'EUR/USD, 14 Nov 2026: 1 234.50; Later, 15 Nov 2026: 7.00',
    );
  });
});
