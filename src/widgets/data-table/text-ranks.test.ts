import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/text/language.ts';
import { textRanks } from './text-ranks.ts';

const TAGS = Object.values(LANGUAGES).map(({ tag }) => tag);

const letters = fc.constantFrom(
  ...Array.from('abcdzABCDZ 019.,-_()&%$ÄäéÉłŁşçığİöñßæœ½йЙеёЁїіґяЯ中文王\u00ad\u0301'),
);
const plain = fc.constantFrom(...Array.from('abAB z09.-éłıйи'));
const texts = fc.array(
  fc.oneof(
    fc.string({ unit: plain, maxLength: 12 }),
    fc.string({ unit: letters, maxLength: 6 }),
    fc.string({ unit: plain, minLength: 8, maxLength: 24 }).map((end) => `Common prefix ${end}`),
  ),
  { maxLength: 30 },
);
const simpleTexts = fc.array(
  fc.oneof(
    fc.string({ unit: plain, maxLength: 12 }),
    fc.string({ unit: plain, maxLength: 24 }).map((end) => `Common prefix ${end}`),
  ),
  { maxLength: 30 },
);

test('TBL-1 ranks compare like the language’s collation, in all ten', () => {
  for (const tag of TAGS) {
    const { compare } = new Intl.Collator(tag);
    fc.assert(
      fc.property(fc.oneof(texts, simpleTexts), (list) => {
        const ranks = textRanks(list, tag);
        for (const [i, a] of list.entries()) {
          expect(Number.isNaN(ranks[i])).toBe(a === '');
          for (const [j, b] of list.entries()) {
            if (a === '' || b === '') continue;
            const order = Math.sign((ranks[i] as number) - (ranks[j] as number));
            expect([a, b, order]).toEqual([a, b, Math.sign(compare(a, b))]);
          }
        }
      }),
      { numRuns: 30 },
    );
  }
});
