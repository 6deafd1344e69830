import { describe, expect, test } from 'vitest';
import {
  activeType,
  elsewhere,
  isNothingFound,
  isUnavailable,
  optionByKey,
  searchTerm,
  typeByTab,
} from './search-state.ts';
import type { SearchItem, SearchResults } from './search-types.ts';

const TYPES = ['bonds', 'stocks', 'indexes', 'companies', 'etf'].map((id) => ({ id, title: id }));
const ALL = TYPES.map(({ id }) => id);
const ITEM: SearchItem = { id: 1, ttl: 'Gaz', ticker: [], status: '', about: '' };

interface Said {
  readonly failed?: string[];
  readonly isEarly?: boolean;
  /** Counts for an older term. */
  readonly older?: Record<string, number>;
}

function answers(term: string, counts: Record<string, number>) {
  return Object.entries(counts).map(([type, count]) => [
    type,
    { term, items: count > 0 ? [ITEM] : [], count, error: null, unknownIsins: [] },
  ]);
}

function found(counts: Record<string, number>, said: Said = {}): SearchResults {
  const { failed = [], isEarly = false, older = {} } = said;
  const byType = Object.fromEntries([...answers('ga', older), ...answers('gaz', counts)]);
  return { term: 'gaz', byType, failed, isEarly };
}

const chooseShown = (
  results: SearchResults | null,
  shown: string | null = null,
  { remembered = null as string | null, isHeld = false } = {},
) => activeType(TYPES, results, { remembered, shown, isHeld });

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
    ['德', null],
    [' 德国 ', '德国'],
  ])('SRC-2 “%s” is searched for as %s', (input, term) => {
    expect(searchTerm(input)).toBe(term);
  });
});

describe('activeType', () => {
  const all = { bonds: 0, stocks: 0, indexes: 0, companies: 0, etf: 0 };

  test('SRC-5 the remembered one, even if it is empty or has failed', () => {
    expect(chooseShown(found({ bonds: 3, etf: 0 }), null, { remembered: 'etf' })).toBe('etf');
    const failed = found({ bonds: 3 }, { failed: ['etf'] });
    expect(chooseShown(failed, null, { remembered: 'etf' })).toBe('etf');
  });

  test('SRC-5 else the first with results, in the order of the types', () => {
    const some = found({ ...all, companies: 2, stocks: 1 });
    expect(chooseShown(some)).toBe('stocks');
    // However late it responds, as long as the reader isn't using the results shown meanwhile.
    expect(chooseShown(some, 'companies')).toBe('stocks');
    expect(chooseShown(found({ ...all, etf: 2 }), null, { remembered: 'nonsense' })).toBe('etf');
  });

  test('SRC-5 an earlier type is waited for while the search is new, then no longer', () => {
    for (const [isEarly, shown] of [
      [true, 'stocks'],
      [false, 'etf'],
    ] as const) {
      expect(chooseShown(found({ bonds: 0, etf: 2 }, { isEarly }))).toBe(shown);
      expect(chooseShown(found({ bonds: 1, etf: 2 }, { isEarly }))).toBe('bonds');
    }
    expect(chooseShown(found({ etf: 0 }))).toBe('bonds');
  });

  test('results that the reader is on stay, whatever arrives', () => {
    expect(chooseShown(found({ bonds: 4, etf: 2 }), 'etf', { isHeld: true })).toBe('etf');
    expect(chooseShown(null, 'etf', { isHeld: true })).toBe('bonds');
  });

  test('an older list stays until its type has responded again', () => {
    const older = { bonds: 0, stocks: 5, etf: 2 };
    expect(chooseShown(found({}, { older, isEarly: true }), 'stocks')).toBe('stocks');
    expect(chooseShown(found({ etf: 2 }, { older }), 'stocks')).toBe('stocks');
    expect(chooseShown(found({ stocks: 4, etf: 2 }, { older, isEarly: true }), 'stocks')).toBe(
      'stocks',
    );
    expect(chooseShown(found({ bonds: 0, stocks: 0, etf: 2 }, { older }), 'stocks')).toBe('etf');
    // An earlier type has results, so it is the first with results.
    expect(chooseShown(found({ bonds: 1 }, { older }), 'stocks')).toBe('bonds');
  });

  test('if nothing is found, a failed type; else the first', () => {
    const { stocks: _, ...others } = all;
    expect(chooseShown(found(others, { failed: ['stocks'] }))).toBe('stocks');
    expect(chooseShown(found({ ...others, etf: 1 }, { failed: ['stocks'] }))).toBe('etf');
    expect(chooseShown(found({}, { failed: ALL }))).toBe('bonds');
    expect(chooseShown(found(all))).toBe('bonds');
    expect(chooseShown(null)).toBe('bonds');
  });
});

test('SRC-6 “nothing found” is only shown when every type has responded', () => {
  const types = TYPES.slice(0, 2);
  expect(isNothingFound(types, found({ bonds: 0 }))).toBe(false);
  expect(isNothingFound(types, found({ bonds: 0 }, { failed: ['stocks'] }))).toBe(false);
  expect(isNothingFound(types, found({ bonds: 0, stocks: 0 }))).toBe(true);
  expect(isNothingFound(types, found({ bonds: 0, stocks: 1 }))).toBe(false);
  // Between two keys this still refers to the older term.
  expect(isNothingFound(types, found({}, { older: { bonds: 0, stocks: 0 } }))).toBe(true);
});

test('the search is unavailable only if every type has failed', () => {
  expect(isUnavailable(TYPES, found({}, { failed: ALL }))).toBe(true);
  expect(isUnavailable(TYPES, found({ bonds: 0 }, { failed: ALL.slice(1) }))).toBe(false);
  expect(isUnavailable(TYPES, found({}, { failed: ALL.slice(1) }))).toBe(false);
});

test('a type without results links to those that have some', () => {
  const results = found(
    { bonds: 0, stocks: 1, companies: 3 },
    { failed: ['etf'], older: { indexes: 9 } },
  );
  const ways = (type: string) => elsewhere(TYPES, results, type).map((each) => each.type.id);
  expect(ways('bonds')).toEqual(['stocks', 'companies']);
  expect(ways('etf')).toEqual(['stocks', 'companies']);
  expect(ways('stocks')).toEqual([]);
  expect(ways('indexes')).toEqual([]);
  expect(elsewhere(TYPES, results, 'bonds')[1]?.count).toBe(3);
});

describe('optionByKey', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    // The position below the list.
    ['ArrowDown', 2, 3],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['a', 1, undefined],
  ] as const)('SRC-9 %s from %d moves to %s of three', (key, from, to) => {
    expect(optionByKey(key, from, 3)).toBe(to);
  });

  test('an empty list only leads to what is below it', () => {
    expect(optionByKey('ArrowDown', -1, 0)).toBe(0);
    expect(optionByKey('ArrowUp', -1, 0)).toBeUndefined();
  });
});

test('SRC-9 Tab moves along the types and leaves after the last one', () => {
  expect(typeByTab(TYPES, 'bonds', false)).toBe('stocks');
  expect(typeByTab(TYPES, 'stocks', true)).toBe('bonds');
  expect(typeByTab(TYPES, 'etf', false)).toBeUndefined();
  expect(typeByTab(TYPES, 'bonds', true)).toBeUndefined();
});
