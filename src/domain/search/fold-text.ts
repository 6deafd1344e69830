import { SEARCH_LETTERS } from './search-letters.ts';

/**
 * Normalises texts for comparison: in the search, in the filters of widgets, in names of months.
 * The function search_fold in src/db/functions/search-text.sql does the same in SQL; a test
 * compares the two.
 */

const letters = new Map(
  SEARCH_LETTERS.trim()
    .split('\n')
    .flatMap((line) => {
      const [result = '', sources = ''] = line.split(' ');
      return Array.from(sources, (letter) => [letter, result === '-' ? '' : result] as const);
    }),
);

type Range = readonly [from: number, to: number];

/** Characters that are dropped: apostrophes, separate accents, invisible ones. */
const LEFT_OUT: readonly Range[] = [
  [0x27, 0x27],
  [0x60, 0x60],
  [0xad, 0xad],
  [0x2b9, 0x2b9],
  [0x2bc, 0x2bc],
  [0x300, 0x36f],
  [0x200b, 0x200f],
  [0x2018, 0x2019],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];

/** Characters between words. A character that is in neither list is a letter of some script. */
const BETWEEN: readonly Range[] = [
  [0, 0x2f],
  [0x3a, 0x60],
  [0x7b, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2b0, 0x2ff],
  [0x2000, 0x2bff],
  [0x2e00, 0x2e7f],
  [0x3000, 0x3004],
  [0x3008, 0x303f],
  [0xd800, 0xf8ff],
  [0xfe10, 0xfe6f],
  [0xff00, 0xffef],
  [0x1_f000, 0x1_ffff],
  [0xe_0000, 0x10_ffff],
];

function foldUncached(character: string): string {
  const mapped = letters.get(character);
  if (mapped !== undefined) return mapped;
  const code = character.codePointAt(0) ?? 0;
  const isIn = ([from, to]: Range): boolean => code >= from && code <= to;
  if (LEFT_OUT.some(isIn)) return '';
  return BETWEEN.some(isIn) ? ' ' : character;
}

/** By character code, for speed: a rebuild of the index folds some ten million characters. */
const known: (string | undefined)[] = [];

export function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xffff) return foldUncached(character);
  return (known[code] ??= foldUncached(character));
}

/** Lower-case Latin words separated by one space; letters of other scripts stay. */
export function foldText(text: string): string {
  let folded = '';
  for (const character of text.normalize('NFC')) {
    const next = foldCharacter(character);
    if (next !== ' ' || !(folded === '' || folded.endsWith(' '))) folded += next;
  }
  if (folded.includes('y')) folded = folded.replaceAll(/i*y[iy]*/g, 'i');
  return folded.trimEnd();
}
