import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countFitting } from './fold-actions.ts';

test('all stay while they fit; then the last ones make room for the menu', () => {
  expect(countFitting([32, 32, 32], 112, 8, 32)).toBe(3);
  expect(countFitting([32, 32, 32], 111, 8, 32)).toBe(1);
  expect(countFitting([32, 32, 32], 72, 8, 32)).toBe(1);
  expect(countFitting([32, 32, 32], 71, 8, 32)).toBe(0);
  expect(countFitting([], 0, 8, 32)).toBe(0);
  expect(countFitting([32], 0, 8, 32)).toBe(1);
  expect(countFitting([80], 40, 8, 32)).toBe(0);
});

test('those that stay fit next to the menu, and one more wouldn’t', () => {
  const widths = fc.array(fc.integer({ min: 24, max: 160 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 0, max: 900 }), (all, room) => {
      const count = countFitting(all, room, 8, 32);
      const used = (n: number) =>
        all.slice(0, n).reduce((sum, each) => sum + each + 8, 0) + (n < all.length ? 32 : -8);
      expect(count === 0 || used(count) <= room).toBe(true);
      expect(count === all.length || used(count + 1) > room).toBe(true);
    }),
  );
});
