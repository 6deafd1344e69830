import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPairs, MAX_SELECTED_PAIRS } from '../../../contracts/currencies/currencies.ts';
import { CURRENCY_PERIOD_NAMES } from '../../../domain/currencies/currency-periods.ts';
import { formatDay } from '../../../domain/time/day.ts';
import {
  formatAddress,
  COMPARED,
  differInChartsOnly,
  parseState,
  toggledPairs,
  withPairs,
  withPeriod,
  withSearch,
  withSubregion,
  type PageState,
  type PairPeriod,
} from './page-state.ts';

const ORIGIN = 'https://portal.example';
const START: PageState = {
  subregion: null,
  search: '',
  page: 1,
  pairs: null,
  periods: new Map(),
  isCompared: false,
};

const toUrl = (address: string) => new URL(address, ORIGIN);
const stateAt = (address: string) => parseState(toUrl(address).searchParams);

const anyId = fc.integer({ min: 1, max: 999_999_999 });
const anyDay = fc.integer({ min: 0, max: 40_000 }).map(formatDay);
const anyPeriod: fc.Arbitrary<PairPeriod> = fc.oneof(
  fc.record({ id: fc.constantFrom(...CURRENCY_PERIOD_NAMES) }),
  fc.record({ id: fc.constant(null), begin: anyDay, end: anyDay }),
);
const anyState: fc.Arbitrary<PageState> = fc.record({
  subregion: fc.option(anyId),
  search: fc.string({ unit: 'grapheme', maxLength: 40 }),
  page: anyId,
  pairs: fc.option(fc.uniqueArray(anyId, { maxLength: MAX_SELECTED_PAIRS })),
  periods: fc
    .array(fc.tuple(fc.oneof(anyId, fc.constant(COMPARED)), anyPeriod), { maxLength: 50 })
    .map((periods) => new Map(periods)),
  isCompared: fc.boolean(),
});

describe('addresses', () => {
  test('CUR-15 are complete: any state can be restored from its URL', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(stateAt(formatAddress(state))).toEqual(state);
      }),
    );
  });

  test('CUR-15 are accepted by the server', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const query = Object.fromEntries(toUrl(formatAddress(state)).searchParams);
        // Parameters that only the page uses.
        delete query.periods;
        delete query.compare;
        expect(listPairs.query?.safeParse(query).success).toBe(true);
      }),
    );
  });

  test.each([
    [START, '/currencies/'],
    [{ ...START, pairs: [] }, '/currencies/?pairs='],
    [{ ...START, page: 2, pairs: [3, 1] }, '/currencies/?page=2&pairs=3,1'],
    [
      { ...START, subregion: 4, search: 'a&b=c d/ü' },
      '/currencies/?subregion=4&search=a%26b%3Dc%20d%2F%C3%BC',
    ],
  ])('of %j omit defaults', (state, address) => {
    expect(formatAddress(state)).toBe(address);
  });

  test('name each pair once', () => {
    expect(stateAt('/currencies/?pairs=5,2,5').pairs).toEqual([5, 2]);
  });
});

describe('changes', () => {
  const onPage = { ...START, page: 3, search: 'usd', pairs: [1] };

  test('CUR-5 another sub-region replaces the previous one, choosing it again removes it', () => {
    const europe = withSubregion(onPage, 2);
    expect(europe.subregion).toBe(2);
    expect(withSubregion(europe, 3).subregion).toBe(3);
    expect(withSubregion(europe, 2).subregion).toBeNull();
    expect(withSubregion(europe, null).subregion).toBeNull();
    expect(withSubregion(START, null)).toEqual(START);
  });

  test('CUR-7 another sub-region or search starts at page 1 and keeps the rest', () => {
    expect(withSubregion(onPage, 2)).toEqual({ ...onPage, subregion: 2, page: 1 });
    expect(withSearch(onPage, ' eur ')).toEqual({ ...onPage, search: 'eur', page: 1 });
  });
});

describe('periods', () => {
  const chosen = withPeriod(withPeriod({ ...START, pairs: [1, 7] }, 1, { id: '5Y' }), 7, {
    id: null,
    begin: '2026-01-01',
    end: '2026-02-01',
  });

  test('CUR-15 are in the URL by pair', () => {
    expect(formatAddress(chosen)).toBe(
      '/currencies/?pairs=1,7&periods=1:5Y,7:2026-01-01..2026-02-01',
    );
  });

  test('are removed with their charts', () => {
    expect(formatAddress(withPairs(chosen, [1]))).toBe('/currencies/?pairs=1&periods=1:5Y');
    expect(formatAddress(withPairs(chosen, null))).toBe('/currencies/');
    const compared = withPeriod(chosen, COMPARED, { id: '1Y' });
    expect(formatAddress(withPairs(compared, [2]))).toBe('/currencies/?pairs=2&periods=0:1Y');
  });

  test.each([
    'x',
    '1:',
    '1:6Y',
    ':5Y',
    '-1:5Y',
    '1:2026-02-30..2026-03-01',
    '1:2026-01-01',
    '1:5Y:',
  ])('that are invalid (%s) are ignored', (text) => {
    expect(stateAt(`/currencies/?periods=${text}`).periods.size).toBe(0);
  });
});

describe('toggling', () => {
  const full = Array.from({ length: MAX_SELECTED_PAIRS }, (_, i) => i + 1);

  test('CUR-4 adds a pair at the end and removes it again', () => {
    expect(toggledPairs([3, 1], 2)).toEqual([3, 1, 2]);
    expect(toggledPairs([3, 1, 2], 1)).toEqual([3, 2]);
    expect(toggledPairs([3], 3)).toEqual([]);
  });

  test('at the limit no other pair can be added, but one can be removed', () => {
    expect(toggledPairs(full.slice(1), 99)).toHaveLength(MAX_SELECTED_PAIRS);
    expect(toggledPairs(full, 99)).toBeNull();
    expect(toggledPairs(full, 7)).toHaveLength(MAX_SELECTED_PAIRS - 1);
  });

  test('twice restores the state, up to the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId, { maxLength: 20 }), anyId, (pairs, id) => {
        const back = toggledPairs(toggledPairs(pairs, id)!, id)!;
        expect(new Set(back)).toEqual(new Set(pairs));
      }),
    );
  });
});

describe('differInChartsOnly', () => {
  test.each([
    ['?pairs=1', '?pairs=1,2', true],
    ['', '?pairs=1', true],
    ['?page=2&subregion=3&pairs=1', '?subregion=3&page=2&pairs=2', true],
    ['?pairs=1', '?pairs=1&periods=1:5Y', true],
    ['', '?periods=1:5Y', true],
    ['?pairs=1,2', '?pairs=1,2&compare=1', true],
    // Only the server knows which chart comes first.
    ['?pairs=1', '', false],
    ['?pairs=1', '?periods=1:5Y', false],
    ['?pairs=1', '?pairs=1', false],
    ['', '', false],
    ['?pairs=1', '?pairs=2&page=2', false],
    ['?search=a&pairs=1', '?search=b&pairs=2', false],
    ['?lang=rus', '?pairs=1', false],
  ])('%s and %s: %s', (one, other, expected) => {
    const [from, to] = [toUrl(`/currencies/${one}`), toUrl(`/currencies/${other}`)];
    expect(differInChartsOnly(from, to)).toBe(expected);
  });

  test('is false on another page', () => {
    expect(differInChartsOnly(toUrl('/indexes/'), toUrl('/currencies/?pairs=1'))).toBe(false);
  });
});
