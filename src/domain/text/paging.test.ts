import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { existingPage, lastPage, pagesAround } from './paging.ts';

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

test('the last page has at least one row and no page follows it', () => {
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

test.each([
  [1, 1, '1'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [1, 20, '1 2 3 4 5 6 7 … 20'],
  [5, 20, '1 2 3 4 5 6 7 … 20'],
  [6, 20, '1 … 4 5 6 7 8 … 20'],
  [15, 20, '1 … 13 14 15 16 17 … 20'],
  [16, 20, '1 … 14 15 16 17 18 19 20'],
  [20, 20, '1 … 14 15 16 17 18 19 20'],
  [99, 20, '1 … 14 15 16 17 18 19 20'],
  [-3, 20, '1 2 3 4 5 6 7 … 20'],
  [Number.NaN, 20, '1 2 3 4 5 6 7 … 20'],
])('PAG-1 around page %d of %i it shows %s', (current, last, shown) => {
  const items = pagesAround(current, last, 2);
  expect(items.map((item) => item ?? '…').join(' ')).toBe(shown);
});

describe('PAG-1 a window of pages', () => {
  const last = fc.integer({ min: 1, max: 100_000 });
  const around = fc.integer({ min: 0, max: 4 });
  const places = fc
    .tuple(last, around)
    .chain(([end, near]) =>
      fc.tuple(fc.integer({ min: 1, max: end }), fc.constant(end), fc.constant(near)),
    );

  test('PAG-1 has the first, the last, the current page and its neighbours', () => {
    fc.assert(
      fc.property(places, ([current, end, near]) => {
        const shown = pagesAround(current, end, near);
        expect(shown[0]).toBe(1);
        expect(shown.at(-1)).toBe(end);
        const pages = Array.from({ length: 2 * near + 1 }, (_, step) => current - near + step);
        const neighbours = pages.filter((page) => page >= 1 && page <= end);
        expect(shown).toEqual(expect.arrayContaining(neighbours));
      }),
    );
  });

  test('PAG-1 ascends without duplicates; a gap appears exactly where pages are omitted', () => {
    fc.assert(
      fc.property(places, ([current, end, near]) => {
        const shown = pagesAround(current, end, near);
        const pairs = shown.slice(1).map((after, index) => [shown[index], after] as const);
        // A gap replaces at least two pages; a single page would be shown instead.
        const wrong = pairs.filter(([before, after], index) => {
          if (after === null) return Number(shown[index + 2]) - Number(before) <= 2;
          return before !== null && after !== Number(before) + 1;
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  test('PAG-1 keeps the same length, whatever the current page', () => {
    fc.assert(
      fc.property(places, ([current, end, near]) => {
        expect(pagesAround(current, end, near)).toHaveLength(Math.min(end, 2 * near + 5));
      }),
    );
  });

  test('PAG-1 any number leads to an existing page', () => {
    fc.assert(
      fc.property(fc.double(), last, (page, end) => {
        const found = existingPage(page, end);
        expect(Number.isInteger(found) && found >= 1 && found <= end).toBe(true);
      }),
    );
  });
});
