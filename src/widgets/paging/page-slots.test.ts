import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from '../../domain/text/paging.ts';
import { pageSlots } from './page-slots.ts';

function shown(current: number, last: number, screen: 'wide' | 'narrow') {
  return pageSlots(current, last)
    .filter(({ on }) => on === 'all' || on === screen)
    .map(({ item }) => item);
}

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 20, '1 2 … 20'],
  [2, 20, '1 2 … 20'],
  [3, 20, '1 … 3 … 20'],
  [9, 20, '1 … 9 … 20'],
  [20, 20, '1 … 19 20'],
  [99, 20, '1 … 19 20'],
  [4, 6, '1 … 4 … 6'],
])('PAG-1 on a phone page %i of %i shows %s', (current, last, text) => {
  expect(
    shown(current, last, 'narrow')
      .map((item) => item ?? '…')
      .join(' '),
  ).toBe(text);
});

const places = fc
  .integer({ min: 1, max: 5000 })
  .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));

test('PAG-1 a wide screen shows the whole window', () => {
  fc.assert(
    fc.property(places, ([current, last]) => {
      expect(shown(current, last, 'wide')).toEqual(pagesAround(current, last, 2));
    }),
  );
});

test('PAG-1 a phone shows first, current and last, and gaps only where pages are omitted', () => {
  fc.assert(
    fc.property(places, ([current, last]) => {
      const items = shown(current, last, 'narrow');
      expect(items.length).toBeLessThanOrEqual(5);
      expect(items).toEqual(expect.arrayContaining([1, current, last]));
      const wrong = items.slice(1).filter((after, index) => {
        const before = items[index];
        if (after === null) return Number(items[index + 2]) <= Number(before) + 1;
        return before !== null && after !== Number(before) + 1;
      });
      expect(wrong).toEqual([]);
    }),
  );
});
