import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  INDEX_MEASURES,
  INDEX_SORTS,
  listIndexes,
  SORT_ORDERS,
} from '../../../contracts/indexes.ts';
import { INDEX_CATEGORIES } from '../../../domain/index-category.ts';
import {
  formatAddress,
  unusualFields,
  shownOrder,
  parseState,
  withNextOrder,
  withPart,
  type PageState,
} from './page-state.ts';

const START: PageState = {
  measure: 'levels',
  category: null,
  search: '',
  sort: null,
  order: 'asc',
  page: 1,
};

const parseQuery = (address: string) => new URL(address, 'https://portal.example').searchParams;

const anyState: fc.Arbitrary<PageState> = fc.record({
  measure: fc.constantFrom(...INDEX_MEASURES),
  category: fc.option(fc.constantFrom(...INDEX_CATEGORIES)),
  search: fc.string({ unit: 'grapheme', maxLength: 40 }),
  sort: fc.option(fc.constantFrom(...INDEX_SORTS)),
  order: fc.constantFrom(...SORT_ORDERS),
  page: fc.integer({ min: 1, max: 999_999_999 }),
});

describe('addresses', () => {
  test('say everything: whatever the state, its address gives it back', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        // Without a sort there is no order to tell.
        const order = state.sort === null ? 'asc' : state.order;
        expect(parseState(parseQuery(formatAddress(state)))).toEqual({ ...state, order });
      }),
    );
  });

  test('are taken by the server', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const query = Object.fromEntries(parseQuery(formatAddress(state)));
        expect(listIndexes.query?.safeParse(query).success).toBe(true);
      }),
    );
  });

  test.each([
    [START, '/indexes/'],
    [{ ...START, order: 'desc' }, '/indexes/'],
    [
      { ...START, measure: 'rates', sort: 'change', order: 'desc', page: 2 },
      '/indexes/?measure=rates&sort=change&order=desc&page=2',
    ],
    [
      { ...START, category: 'bond', search: 'a&b c', sort: 'name' },
      '/indexes/?category=bond&search=a%26b%20c&sort=name',
    ],
  ] as const)('of %j leave out what is as usual', (state, address) => {
    expect(formatAddress(state)).toBe(address);
  });

  test('are what the form of the search sends besides it', () => {
    const state = { ...START, measure: 'rates', sort: 'name', page: 3, search: 'x' } as const;
    expect(unusualFields({ ...state, search: '', page: 1 })).toEqual([
      ['measure', 'rates'],
      ['sort', 'name'],
    ]);
  });
});

test('a title sorts upwards, then downwards, then not at all; another one begins upwards', () => {
  const state = { ...START, page: 4 };
  const up = withNextOrder(state, 'change');
  const down = withNextOrder(up, 'change');
  expect([up, down].map((each) => shownOrder(each, 'change'))).toEqual(['asc', 'desc']);
  expect(shownOrder(up, 'name')).toBe('none');
  expect(withNextOrder(down, 'change')).toEqual(START);
  expect(withNextOrder(down, 'name')).toEqual({ ...START, sort: 'name' });
});

test('another part of the list begins with its first page and keeps the rest', () => {
  const state = { ...START, page: 3, sort: 'name' } as const;
  expect(withPart(state, { measure: 'rates' })).toEqual({
    ...state,
    measure: 'rates',
    page: 1,
  });
  expect(withPart(state, { search: 'x', category: 'bond' })).toEqual({
    ...state,
    search: 'x',
    category: 'bond',
    page: 1,
  });
});
