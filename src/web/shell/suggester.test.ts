import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint, Input } from '../../contracts/core/endpoint.ts';
import type { Call, CallResult } from '../../contracts/core/page.ts';
import {
  SEARCH_TYPES,
  searchTargetPath,
  type SearchType,
} from '../../domain/search/search-type.ts';
import type { SearchResults } from '../../widgets/search-box/search-types.ts';
import { Suggester } from './suggester.ts';

interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal;
  answer(count: number): void;
  answerWith(answer: unknown): void;
  fail(): void;
}

/** A server that responds when the test says so. */
function fakeServer() {
  const asked: Asked[] = [];
  const shown: (SearchResults<SearchType> | null)[] = [];
  const createCall =
    (signal: AbortSignal): Call =>
    <E extends Endpoint>(endpoint: E, input: Input<E>) =>
      new Promise<CallResult<E>>((resolve, reject) => {
        asked.push({
          path: endpoint.path,
          body: input.body,
          signal,
          answer: (count) =>
            resolve({
              ok: true,
              answer: { items: [], counter_title: count, search_error: null, unknown_isins: [] },
            } as CallResult<E>),
          answerWith: (answer) => resolve({ ok: true, answer } as CallResult<E>),
          fail: () => reject(new Error('lost')),
        });
      });
  const suggester = new Suggester(createCall, (results) => shown.push(results));
  return { asked, shown, suggester };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settled = () => vi.advanceTimersByTimeAsync(0);
const counts = (results: SearchResults<SearchType> | null | undefined) =>
  SEARCH_TYPES.map((type) => results?.byType[type]?.count ?? null);

describe('Suggester', () => {
  test('SRC-3 requests all five types, the companies with their own field', () => {
    const { asked, suggester } = fakeServer();
    suggester.search('газ пром');
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/suggest/bonds/', 'газ пром'],
      ['/api/suggest/stocks/', 'газ пром'],
      ['/api/suggest/indexes/', 'газ пром'],
      ['/api/suggest/companies/', { term: encodeURIComponent('газ пром') }],
      ['/api/suggest/etf/', 'газ пром'],
    ]);
  });

  test('SRC-4 a new search aborts the previous one, whose late responses aren’t shown', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.search('gaz');
    suggester.search('gazp');
    expect(asked.slice(0, 5).every(({ signal }) => signal.aborted)).toBe(true);
    for (const late of asked.slice(5)) late.answer(1);
    await settled();
    for (const early of asked.slice(0, 5)) early.answer(99);
    await settled();
    expect(shown.at(-1)).toMatchObject({ term: 'gazp', failed: [] });
    expect(counts(shown.at(-1))).toEqual([1, 1, 1, 1, 1]);
    expect(shown.every((results) => results?.byType.bonds?.count !== 99)).toBe(true);
  });

  test('SRC-4 aborted requests fail silently', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.search('gaz');
    suggester.search('gazp');
    for (const broken of asked.slice(0, 5)) broken.fail();
    await settled();
    expect(shown.at(-1)).toMatchObject({ term: 'gazp', failed: [] });
    suggester.search(null);
    for (const broken of asked.slice(5)) broken.fail();
    await settled();
    expect(shown.at(-1)).toBeNull();
  });

  test('a failed type isn’t one without results; it is requested again, the others aren’t', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.search('gaz');
    asked[0]?.fail();
    for (const other of asked.slice(1)) other.answer(2);
    await settled();
    expect(shown.at(-1)?.failed).toEqual(['bonds']);
    expect(counts(shown.at(-1))).toEqual([null, 2, 2, 2, 2]);
    suggester.retry();
    expect(shown.at(-1)?.failed).toEqual([]);
    expect(asked.slice(5).map(({ path }) => path)).toEqual(['/api/suggest/bonds/']);
    asked[5]?.answer(7);
    await settled();
    expect(counts(shown.at(-1))).toEqual([7, 2, 2, 2, 2]);
    // All have responded, so nothing is requested again.
    suggester.retry();
    suggester.search(null);
    suggester.retry();
    expect(asked).toHaveLength(6);
  });

  test.each([
    ['no items', { counter_title: 3 }],
    ['no count', { items: [] }],
    ['a word', 'ok'],
  ])('a response with %s is a failure', async (_what, answer) => {
    const { asked, shown, suggester } = fakeServer();
    suggester.search('gaz');
    asked[1]?.answerWith(answer);
    await settled();
    expect(shown.at(-1)?.failed).toEqual(['stocks']);
  });

  test('types are reported as they respond; older responses stay until then', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.search('gaz');
    asked[4]?.answer(3);
    await settled();
    expect(counts(shown.at(-1))).toEqual([null, null, null, null, 3]);
    asked[0]?.answer(8);
    await settled();
    suggester.search('gazp');
    expect(counts(shown.at(-1))).toEqual([8, null, null, null, 3]);
    expect(shown.at(-1)?.byType.bonds?.term).toBe('gaz');
    asked[5]?.answer(1);
    await settled();
    expect(counts(shown.at(-1))).toEqual([1, null, null, null, 3]);
    expect(shown.at(-1)?.byType.bonds?.term).toBe('gazp');
    // A failed request shows nothing, not even older results.
    asked[9]?.fail();
    await settled();
    expect(counts(shown.at(-1))).toEqual([1, null, null, null, null]);
  });

  test('a search is new for 200 ms', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.search('gaz');
    asked[1]?.answer(1);
    await vi.advanceTimersByTimeAsync(199);
    expect(shown.at(-1)?.isEarly).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)?.isEarly).toBe(false);
    suggester.search('gazp');
    expect(shown.at(-1)?.isEarly).toBe(true);
  });

  test('a lone surrogate doesn’t end the search', () => {
    const { asked, suggester } = fakeServer();
    suggester.search('gaz\ud83d');
    expect(asked.map(({ body }) => body)).toContain('gaz\ufffd');
    expect(asked).toHaveLength(5);
  });

  test('SRC-4 a choice ends the search', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.search('gaz');
    suggester.search(null);
    asked[0]?.answer(5);
    await settled();
    expect(shown.at(-1)).toBeNull();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

test('SRC-7 every type has its page', () => {
  expect(SEARCH_TYPES.map((type) => searchTargetPath(type, 7))).toEqual([
    '/bonds/7/',
    '/stocks/7/',
    '/indexes/7/',
    '/company/7/',
    '/etf/7/',
  ]);
});
