import { expect, test } from 'vitest';
import type { TimeSeries } from '../chart-types.ts';
import { ENGLISH, WORDS } from '../testing/english-texts.ts';
import { shownPeriod } from './shown-period.ts';

const DAY = 86_400;
const speech = { texts: ENGLISH, words: WORDS, isMasked: false };

function line(days: readonly number[], dates?: readonly string[]): TimeSeries {
  const seconds = days.map((day) => Date.UTC(2024, 0, 1) / 1000 + day * DAY);
  return { id: 'a', name: 'A', seconds, values: days, ...(dates && { dates }) };
}

const windowFromDays = (from: number, to: number) => ({
  from: Date.UTC(2024, 0, 1) / 1000 + from * DAY,
  to: Date.UTC(2024, 0, 1) / 1000 + to * DAY,
});

test('CHT-13 the period covers the points in the window, over all lines', () => {
  const lines = [line([0, 10, 20]), line([5, 25])];
  expect(shownPeriod(lines, windowFromDays(0, 25), speech)).toBe('1 Jan 2024 – 26 Jan 2024');
  expect(shownPeriod(lines, windowFromDays(3, 22), speech)).toBe('6 Jan 2024 – 21 Jan 2024');
});

test('CHT-13 a single date if there is only one; between two points, these two', () => {
  expect(shownPeriod([line([0, 10])], windowFromDays(5, 12), speech)).toBe('11 Jan 2024');
  expect(shownPeriod([line([0, 10])], windowFromDays(3, 7), speech)).toBe(
    '1 Jan 2024 – 11 Jan 2024',
  );
  expect(shownPeriod([line([0, 10])], windowFromDays(12, 20), speech)).toBe('');
  expect(shownPeriod([], windowFromDays(3, 7), speech)).toBe('');
});

test('CHT-13 dates use the data’s own texts', () => {
  const lines = [line([0, 10], ['01.01.2024', '11.01.2024'])];
  expect(shownPeriod(lines, windowFromDays(0, 10), speech)).toBe('01.01.2024 – 11.01.2024');
});
