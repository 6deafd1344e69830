import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineChange } from './line-change.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

function change(first: number, last: number, isRate = false, decimals = 2) {
  const { direction, amount, percent } = lineChange(first, last, {
    isRate,
    decimals,
    language: 'eng',
  });
  return [direction, plain(amount), plain(percent)];
}

describe('lineChange', () => {
  test.each([
    [1021.4, 1147.03, ['rose', '+125.63', '+12.30 %']],
    [1147.03, 1021.4, ['fell', '−125.63', '−10.95 %']],
    [7, 7, ['unchanged', '0.00', '0.00 %']],
    [0.1, 0.3, ['rose', '+0.20', '+200.00 %']],
  ])('from %d to %d: %j', (first, last, expected) => {
    expect(change(first, last)).toEqual(expected);
  });

  test.each([
    [4.25, 4.31, 2, ['rose', '+6.0', null]],
    [4.31, 4.25, 2, ['fell', '−6.0', null]],
    [4.125, 4.131, 3, ['rose', '+0.6', null]],
    [0.5, 12.5, 2, ['rose', '+1 200.0', null]],
    [-0.5, -0.25, 2, ['rose', '+25.0', null]],
  ])('of rates in basis points, never in percent: %d to %d', (first, last, decimals, said) => {
    expect(change(first, last, true, decimals)).toEqual(said);
  });

  test.each([
    [0, 5, ['rose', '+5.00', null]],
    [-2, 5, ['rose', '+7.00', null]],
    [-2, -3, ['fell', '−1.00', null]],
  ])('from zero or below only in its unit: %d to %d', (first, last, expected) => {
    expect(change(first, last)).toEqual(expected);
  });

  test('a change too small to be visible is none', () => {
    expect(change(1.160_01, 1.160_02)).toEqual(['unchanged', '0.00', '0.00 %']);
    expect(change(1.160_01, 1.160_02, false, 5)[0]).toBe('rose');
  });

  test('the direction is that from the first value to the last', () => {
    const value = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(value, value, fc.boolean(), (first, last, isRate) => {
        const expected = last > first ? 'rose' : last < first ? 'fell' : 'unchanged';
        expect(change(first, last, isRate)[0]).toBe(expected);
      }),
    );
  });
});
