import { expect, test } from 'vitest';
import { encodeOrdinals, OrdinalSet } from '../../../domain/search/ordinal-set.ts';
import { CachedLists } from './cached-lists.ts';

function makeList(count: number): OrdinalSet {
  return OrdinalSet.decode(encodeOrdinals(Array.from({ length: count }, (_, i) => 100 * i)));
}

test('lists of another build or another type aren’t found', () => {
  const lists = new CachedLists();
  const list = makeList(10);
  lists.keep('bonds', 'first', 'ene', list);
  expect(lists.find('bonds', ['ene', 'ban'])).toEqual({ build: 'first', lists: [list, undefined] });
  expect(lists.find('stocks', ['ene'])).toEqual({ build: null, lists: [undefined] });
  lists.keep('bonds', 'second', 'ban', list);
  expect(lists.find('bonds', ['ene', 'ban'])).toEqual({
    build: 'second',
    lists: [undefined, list],
  });
});

test('the least recently used list is dropped when there is no room', () => {
  const lists = new CachedLists(10_000);
  for (const part of ['one', 'two']) lists.keep('bonds', 'first', part, makeList(1000));
  lists.find('bonds', ['one']);
  lists.keep('bonds', 'first', 'three', makeList(1000));
  const { lists: known } = lists.find('bonds', ['one', 'two', 'three']);
  expect(known.map((list) => list !== undefined)).toEqual([true, false, true]);
});
