import { describe, expect, test } from 'vitest';
import { activeType, isNothingFound, optionByKey, searchTerm, typeByTab } from './search-state.ts';
import type { SearchResults } from './search-types.ts';

const TYPES = ['bonds', 'stocks', 'indexes', 'companies', 'etf'].map((id) => ({ id, title: id }));

function found(counts: Record<string, number>, isComplete = true): SearchResults {
  const byType = Object.fromEntries(
    Object.entries(counts).map(([type, count]) => [type, { items: [], count, error: null }]),
  );
  return { term: 'gaz', byType, isComplete };
}

describe('searchTerm', () => {
  test.each([
    ['', null],
    ['ab', null],
    ['  ab  ', null],
    ['😀😀', null],
    ['abc', 'abc'],
    ['  abc ', 'abc'],
    ['газ', 'газ'],
    ['T US', 'T US'],
  ])('SRC-2 “%s” is searched for as %s', (input, term) => {
    expect(searchTerm(input)).toBe(term);
  });
});

describe('activeType', () => {
  test('SRC-5 the remembered one, also where it has nothing', () => {
    expect(activeType(TYPES, found({ bonds: 3, etf: 0 }), 'etf')).toBe('etf');
  });

  test('SRC-5 else the first with results, in the order of the types', () => {
    expect(activeType(TYPES, found({ bonds: 0, companies: 2, stocks: 1 }), null)).toBe('stocks');
    expect(activeType(TYPES, found({ etf: 2 }), 'nonsense')).toBe('etf');
  });

  test('SRC-5 an earlier type that has not answered yet is waited for', () => {
    expect(activeType(TYPES, found({ etf: 2 }, false), null)).toBe('bonds');
    expect(activeType(TYPES, found({ bonds: 0, etf: 2 }, false), null)).toBe('stocks');
    expect(activeType(TYPES, found({ bonds: 1, etf: 2 }, false), null)).toBe('bonds');
  });

  test('the first where there is nothing at all', () => {
    expect(activeType(TYPES, found({ bonds: 0 }), null)).toBe('bonds');
    expect(activeType(TYPES, null, null)).toBe('bonds');
  });
});

test('SRC-6 nothing is found only when every type has said so', () => {
  expect(isNothingFound(found({ bonds: 0, stocks: 0 }, false))).toBe(false);
  expect(isNothingFound(found({ bonds: 0, stocks: 0 }))).toBe(true);
  expect(isNothingFound(found({ bonds: 0, stocks: 1 }))).toBe(false);
});

describe('optionByKey', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['a', 1, undefined],
  ] as const)('SRC-9 %s from %d leads to %s of three', (key, from, to) => {
    expect(optionByKey(key, from, 3)).toBe(to);
  });

  test('an empty list has nowhere to go', () => {
    expect(optionByKey('ArrowDown', -1, 0)).toBeUndefined();
  });
});

test('SRC-9 Tab walks along the types and leaves behind the last one', () => {
  expect(typeByTab(TYPES, 'bonds', false)).toBe('stocks');
  expect(typeByTab(TYPES, 'stocks', true)).toBe('bonds');
  expect(typeByTab(TYPES, 'etf', false)).toBeUndefined();
  expect(typeByTab(TYPES, 'bonds', true)).toBeUndefined();
});
