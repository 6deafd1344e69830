import { describe, expect, test } from 'vitest';
import { makeHeadline, moveOfMost } from './headline.ts';

const share = (id: number, percent: number) => ({ id, percent });

describe('HOM-1 where a group goes', () => {
  test.each([
    [[], null],
    [[1, 2, 3], 'rise'],
    [[1, 2, -3], 'rise'],
    [[-1, -2, 3], 'fall'],
    [[-1, -2, 3, 4], 'mixed'],
    [[0.4, -0.4, 0, 0.49], 'steady'],
    [[0, 0, 0, 5], 'steady'],
    [[0, 0, 5, 5], 'mixed'],
    [[0.5, 0.5, 0.5], 'rise'],
    [[-0.5], 'fall'],
  ])('%j', (changes, move) => {
    expect(moveOfMost(changes, 0.5)).toBe(move);
  });
});

describe('HOM-1 the headline', () => {
  test('names the index that moved farthest, up or down', () => {
    const shares = [share(1, 0.6), share(2, -1.4), share(3, 0.9)];
    expect(makeHeadline({ yieldChanges: [-3, -2, -1], shares })).toEqual({
      yields: 'fall',
      shares: 'rise',
      leader: { id: 2, percent: -1.4 },
    });
  });

  test('names none on a quiet day', () => {
    const quiet = makeHeadline({ yieldChanges: [0.1], shares: [share(1, 0.05), share(2, -0.3)] });
    expect(quiet).toEqual({ yields: 'steady', shares: 'mixed', leader: null });
  });

  test('says nothing of what is not there', () => {
    expect(makeHeadline({ yieldChanges: [], shares: [] })).toEqual({
      yields: null,
      shares: null,
      leader: null,
    });
  });
});
