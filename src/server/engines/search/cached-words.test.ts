import { expect, test } from 'vitest';
import { CachedWords, Words, type StoredWords } from './cached-words.ts';

const STORED: StoredWords = { words: 'bank energy', ids: '2 1', build: 'first', last: 5 };

test('later words are found like those of the build', () => {
  const words = new Words(STORED);
  expect(words.findMeant('enegry')).toEqual(new Map([[1, true]]));
  expect(words.mayHave('tundra')).toBe(false);
  words.add({ words: 'tundra enigra', ids: '7 6' });
  expect(words.last).toBe(7);
  expect(words.mayHave('tundra')).toBe(true);
  words.add({ words: 'tundras', ids: '8' });
  expect(words.findMeant('tunrda')).toEqual(
    new Map([
      [7, true],
      [8, false],
    ]),
  );
  expect(words.last).toBe(8);
});

test('words are read once for all who wait, and again after being forgotten', async () => {
  let reads = 0;
  const words = new CachedWords(async () => {
    reads += 1;
    return STORED;
  });
  expect(words.find('bonds')).toBeUndefined();
  const [one, other] = await Promise.all([words.load('bonds'), words.load('bonds')]);
  expect(one).toBe(other);
  expect(words.find('bonds')).toBe(one);
  expect(words.find('stocks')).toBeUndefined();
  expect(reads).toBe(1);
  words.forget('bonds', one);
  const newer = await words.load('bonds');
  expect(reads).toBe(2);
  // Forgetting an older version doesn't drop the newer one.
  words.forget('bonds', one);
  expect(words.find('bonds')).toBe(newer);
});

test('a failed read isn’t cached', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(STORED)];
  const words = new CachedWords(() => answers.shift()!);
  await expect(words.load('etf')).rejects.toThrow('away');
  expect((await words.load('etf')).build).toBe('first');
});
