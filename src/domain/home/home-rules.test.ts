import { expect, test } from 'vitest';
import { formatDay, parseDay } from '../time/day.ts';
import { bandOfNotch, median } from './rating-bands.ts';
import { interleave } from './interleave.ts';
import { businessDay, weekAhead } from './week-days.ts';

const days = (from: string) => weekAhead(parseDay(from)!).map(formatDay);

test('HOM-1 the week ahead is the next five business days', () => {
  // A Friday, a Saturday and a Tuesday.
  expect(days('2026-11-13')[0]).toBe('2026-11-16');
  expect(days('2026-11-14')).toEqual(days('2026-11-13'));
  expect(days('2026-11-17')).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
  ]);
  expect(formatDay(businessDay(parseDay('2026-11-15')!))).toBe('2026-11-16');
});

test('HOM-1 credit quality steps and their medians', () => {
  expect([1, 4, 5, 10, 11, 16, 17, 22].map(bandOfNotch)).toEqual([
    'aa',
    'aa',
    'a',
    'bbb',
    'bb',
    'b',
    'c',
    'c',
  ]);
  expect([median([]), median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([null, 2, 2.5]);
});

test('HOM-1 each kind in turn, up to a number', () => {
  expect(interleave([[1, 2, 3], [], [4]], 3)).toEqual([1, 4, 2]);
  expect(interleave([], 3)).toEqual([]);
});
