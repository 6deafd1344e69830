import { expect, test } from 'vitest';
import { CachedCounts } from './cached-counts.ts';

test('a count is computed once, until lists change', async () => {
  const counts = new CachedCounts();
  let asked = 0;
  const count = async () => (asked += 1);
  expect([await counts.find('a', count), await counts.find('a', count)]).toEqual([1, 1]);
  expect(await counts.find('b', count)).toBe(2);
  counts.forget();
  expect(await counts.find('a', count)).toBe(3);
});

test('a count computed while lists changed is returned but not cached', async () => {
  const counts = new CachedCounts();
  const late = counts.find('a', async () => {
    counts.forget();
    return 7;
  });
  expect(await late).toBe(7);
  expect(await counts.find('a', async () => 8)).toBe(8);
});
