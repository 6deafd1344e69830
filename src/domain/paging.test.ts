import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PAGE_SIZE, lastPage } from './paging.ts';

test('a page has 30 rows unless said otherwise', () => {
  expect(DEFAULT_PAGE_SIZE).toBe(30);
});

test.each([
  [0, 30, 1],
  [1, 30, 1],
  [30, 30, 1],
  [31, 30, 2],
  [60, 30, 2],
  [61, 30, 3],
  [50, 50, 1],
  [51, 50, 2],
  [7, 1, 7],
])('%i rows at %i a page end on page %i', (total, limit, page) => {
  expect(lastPage(total, limit)).toBe(page);
});

test('the last page holds at least one row and no page follows it', () => {
  const total = fc.integer({ min: 1, max: 10_000_000 });
  const limit = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(total, limit, (rows, size) => {
      const page = lastPage(rows, size);
      expect((page - 1) * size).toBeLessThan(rows);
      expect(page * size).toBeGreaterThanOrEqual(rows);
    }),
  );
});
