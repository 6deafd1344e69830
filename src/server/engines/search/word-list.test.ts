import { expect, test } from 'vitest';
import { intendedLength } from './typing-errors.ts';
import { WordList } from './word-list.ts';

/** Sorted like PostgreSQL: the last one contains a letter that is two characters in JavaScript. */
const WORDS =
  'a bank banka banking bond energia energy engineer enrgi nergal tank 欧元 ﬃ 𠀀元区'.split(' ');
const IDS = WORDS.map((_, i) => 100 + i);
const LIST = new WordList(WORDS, IDS);

function corrections(typed: string): Map<string, boolean> {
  const found = new Map<number, boolean>();
  LIST.addCorrections(typed, found);
  return new Map(Array.from(found, ([id, isWhole]) => [WORDS[IDS.indexOf(id)] ?? '', isWhole]));
}

test('detects a text that no word contains, at any position', () => {
  expect(['nergy', 'ankin', 'bank', '欧元'].map((text) => LIST.mayHave(text))).not.toContain(false);
  expect(['bnak', 'energz', 'zengine'].map((text) => LIST.mayHave(text))).not.toContain(true);
});

test('finds the words that start with a correction, and which of them end there', () => {
  expect(corrections('bnak')).toEqual(
    new Map([
      ['bank', true],
      ['banka', false],
      ['banking', false],
    ]),
  );
  expect(corrections('enrgy')).toEqual(
    new Map([
      ['energy', true],
      ['enrgi', true],
    ]),
  );
  expect(corrections('𠀀区元')).toEqual(new Map([['𠀀元区', true]]));
  expect(corrections('qqqq')).toEqual(new Map());
});

test('finds the same as a scan of every word, with each typo at each position', () => {
  const typed = WORDS.filter((word) => /^[a-z]{4,}$/.test(word)).flatMap((word) =>
    Array.from(word).flatMap((letter, i) => {
      const [before, after] = [word.slice(0, i), word.slice(i + 1)];
      const swapped = before + after.charAt(0) + letter + after.slice(1);
      return [before + after, `${before}q${after}`, `${before}q${letter}${after}`, swapped];
    }),
  );
  let count = 0;
  for (const wrong of typed.filter((text) => text.length >= 4 && !WORDS.join(' ').includes(text))) {
    const expected = WORDS.filter((word) => intendedLength(word, wrong) > 0);
    expect({ wrong, found: [...corrections(wrong).keys()].toSorted() }).toEqual({
      wrong,
      found: expected.toSorted(),
    });
    count += expected.length;
  }
  expect(count).toBeGreaterThan(200);
});
