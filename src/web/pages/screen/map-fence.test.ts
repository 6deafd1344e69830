import { expect, test } from 'vitest';
import { makeFence } from './map-fence.ts';

const POINTS = Array.from({ length: 100 }, (_, i) => ({
  duration: i / 10,
  yield: 2 + (i % 10) / 5,
}));

test('SCR-5 a bond far from all others does not press them into a corner', () => {
  const far = { duration: 70, yield: 3 };
  const isUsual = makeFence([...POINTS, far, { duration: 5, yield: 40 }]);
  expect(POINTS.every(isUsual)).toBe(true);
  expect(isUsual({ duration: 12, yield: 4.2 })).toBe(true);
  expect(isUsual(far)).toBe(false);
  expect(isUsual({ duration: 5, yield: 40 })).toBe(false);
});

test('SCR-5 of a few bonds all are shown', () => {
  expect(makeFence(POINTS.slice(0, 40))({ duration: 70, yield: 40 })).toBe(true);
});
