import { describe, expect, test } from 'vitest';
import { countMoves, makeHeadline, moveFromBreadth } from './headline.ts';

const index = (id: number, percent: number) => ({ id, percent });

describe('HOM-1 breadth decides the direction of a group', () => {
  test.each([
    [0, 0, 0, null],
    [444, 20, 136, 'rise'],
    [60, 0, 40, 'rise'],
    [59, 1, 40, 'mixed'],
    [75, 0, 25, 'rise_broadly'],
    [40, 0, 60, 'fall'],
    [20, 5, 75, 'fall_broadly'],
    [20, 60, 20, 'steady'],
    [30, 40, 30, 'mixed'],
  ])('%d up, %d unchanged, %d down: %s', (rising, unchanged, falling, move) => {
    expect(moveFromBreadth({ rising, unchanged, falling })).toBe(move);
  });

  test('tiny moves count as unchanged', () => {
    expect(countMoves([0.5, 0.4, -0.4, -0.5, 0], 0.5)).toEqual({
      rising: 1,
      unchanged: 3,
      falling: 1,
    });
  });
});

describe('HOM-1 the headline', () => {
  test('names the index that moved most, up or down', () => {
    const indexes = [index(1, 0.6), index(2, -1.4), index(3, 0.9)];
    const shares = { rising: 7, unchanged: 0, falling: 3 };
    expect(makeHeadline({ yieldChanges: [-3, -2, -1], shares, indexes })).toEqual({
      yields: 'fall_broadly',
      shares: 'rise',
      leader: { id: 2, percent: -1.4 },
    });
  });

  test('names none on a quiet day', () => {
    const shares = { rising: 1, unchanged: 0, falling: 1 };
    const quiet = makeHeadline({ yieldChanges: [0.1], shares, indexes: [index(2, -0.3)] });
    expect(quiet).toEqual({ yields: 'steady', shares: 'mixed', leader: null });
  });

  test('omits missing groups', () => {
    expect(makeHeadline({ yieldChanges: [], shares: null, indexes: [] })).toEqual({
      yields: null,
      shares: null,
      leader: null,
    });
  });
});
