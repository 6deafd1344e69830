import { describe, expect, test } from 'vitest';
import type { Endpoint, Input } from '../../contracts/endpoint.ts';
import type { Call, CallResult } from '../../contracts/page.ts';
import { SEARCH_TYPES, searchTargetPath, type SearchType } from '../../domain/search-type.ts';
import type { SearchResults } from '../../widgets/search-box/search-types.ts';
import { Suggester } from './suggester.ts';

interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal;
  answer(count: number): void;
  fail(): void;
}

/** A server whose answers come when the test says so. */
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
              answer: { items: [], counter_title: count, search_error: null },
            } as CallResult<E>),
          fail: () => reject(new Error('lost')),
        });
      });
  const suggester = new Suggester(createCall, (results) => shown.push(results));
  return { asked, shown, suggester };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('Suggester', () => {
  test('SRC-3 asks for all five types, the companies with a field of their own', () => {
    const { asked, suggester } = fakeServer();
    suggester.ask('газ пром');
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/suggest/bonds/', 'газ пром'],
      ['/api/suggest/stocks/', 'газ пром'],
      ['/api/suggest/indexes/', 'газ пром'],
      ['/api/suggest/companies/', { term: encodeURIComponent('газ пром') }],
      ['/api/suggest/etf/', 'газ пром'],
    ]);
  });

  test('SRC-4 a new search breaks the old one off; its late answers are not shown', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.ask('gaz');
    suggester.ask('gazp');
    expect(asked.slice(0, 5).every(({ signal }) => signal.aborted)).toBe(true);
    for (const late of asked.slice(5)) late.answer(1);
    await settled();
    for (const early of asked.slice(0, 5)) early.answer(99);
    await settled();
    expect(shown.at(-1)).toMatchObject({ term: 'gazp', isComplete: true });
    expect(shown.every((results) => results?.byType.bonds?.count !== 99)).toBe(true);
  });

  test('SRC-4 a type that fails has found nothing, silently', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.ask('gaz');
    asked[0]?.fail();
    for (const other of asked.slice(1)) other.answer(2);
    await settled();
    expect(shown.at(-1)).toMatchObject({
      isComplete: true,
      byType: { bonds: { count: 0 }, etf: { count: 2 } },
    });
  });

  test('SRC-4 what is chosen ends the search', async () => {
    const { asked, shown, suggester } = fakeServer();
    suggester.ask('gaz');
    suggester.ask(null);
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
