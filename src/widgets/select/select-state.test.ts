import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findOptions,
  foldOptions,
  optionByKey,
  optionByLetters,
  type SelectOption,
} from './select-state.ts';

const texts = [
  'Argentina',
  'Åland',
  'Côte d’Ivoire',
  'Łódź',
  'Österreich',
  'Österbotten',
  'Россия',
];
const OPTIONS: SelectOption[] = texts.map((text, id) => ({ id, text }));
const FOLDED = foldOptions(OPTIONS);

function found(search: string): string[] {
  return findOptions(FOLDED, search).map(({ option }) => option.text);
}

describe('search', () => {
  test.each([
    ['', texts],
    ['   ', texts],
    ['ALAND', ['Åland']],
    ['côte', ['Côte d’Ivoire']],
    ['cote ivo', ['Côte d’Ivoire']],
    ['ivo cote', ['Côte d’Ivoire']],
    ['lodz', ['Łódź']],
    ['oster', ['Österreich', 'Österbotten']],
    ['рос', ['Россия']],
    ['xyz', []],
  ])('SEL-1 “%s” finds its options, ignoring case and accents', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  test('SEL-1 a hidden option is never found', () => {
    const option = fc.record({
      id: fc.integer(),
      text: fc.string(),
      hide: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(option), fc.string(), (options, search) => {
        const result = findOptions(foldOptions(options), search);
        expect(result.every((item) => !('hide' in item.option && item.option.hide))).toBe(true);
      }),
    );
  });

  test('an option is found by any of its own words', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, n) => {
        const words = text.split(/\s+/);
        const all = foldOptions([{ id: 1, text }]);
        expect(findOptions(all, words[n % words.length] ?? '')).toHaveLength(1);
      }),
    );
  });

  test.each([
    ['rossi', ['Россия']],
    ['аргент', ['Argentina']],
  ])('SEL-1 “%s” is found in another script, like in the search', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});

describe('keys', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End');

  test('SEL-1 always move to an option', () => {
    fc.assert(
      fc.property(
        keys,
        fc.integer({ min: -1, max: 99 }),
        fc.integer({ min: 1, max: 100 }),
        (key, from, count) => {
          const to = optionByKey(key, Math.min(from, count - 1), count);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(count);
        },
      ),
    );
  });

  test('do nothing in an empty list', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(optionByKey(key, -1, 0)).toBe(-1);
      }),
    );
  });

  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 49, 49],
    ['ArrowUp', -1, 49],
    ['ArrowUp', 0, 0],
    ['PageDown', 5, 15],
    ['PageDown', 45, 49],
    ['PageUp', 5, 0],
    ['Home', 20, 0],
    ['End', 20, 49],
    ['x', 20, undefined],
  ])('SEL-1 %s moves from %i of 50 to %s', (key, from, to) => {
    expect(optionByKey(key, from, 50)).toBe(to);
  });
});

describe('typed letters', () => {
  test.each([
    ['o', -1, 4],
    ['o', 4, 5],
    ['oo', 4, 5],
    ['o', 5, 4],
    ['osterb', 4, 5],
    ['ö', 0, 4],
    ['a', 0, 1],
    ['a', 1, 0],
    ['р', 0, 6],
    ['q', 3, 3],
  ])('SEL-1 “%s” from option %i moves to option %i', (letters, from, to) => {
    expect(optionByLetters(FOLDED, letters, from)).toBe(to);
  });

  test('do nothing in an empty list', () => {
    expect(optionByLetters([], 'a', -1)).toBe(-1);
  });
});
