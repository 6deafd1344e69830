import { SEARCH_LETTERS } from './search-letters.ts';

/**
 * The one form in which names and terms meet. The functions search_fold and search_words of
 * src/db/migrations/0005-search.sql do the same for whoever writes names in SQL; a test compares
 * the two.
 */

const MAX_WORD_LENGTH = 40;
const MAX_NAME_WORDS = 40;

const letters = new Map(
  SEARCH_LETTERS.trim()
    .split('\n')
    .flatMap((line) => {
      const [result = '', sources = ''] = line.split(' ');
      return Array.from(sources, (letter) => [letter, result === '-' ? '' : result] as const);
    }),
);

type Range = readonly [from: number, to: number];

/** Characters that are not there: apostrophes, accents of their own, invisible ones. */
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

/** Characters between words. What stands in neither list is a letter of some script. */
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

/** By code; a rebuild of the index folds some ten million characters. */
const known: (string | undefined)[] = [];

function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xffff) return foldUncached(character);
  return (known[code] ??= foldUncached(character));
}

/** Lower case Latin words with one space between them; letters of other scripts stay. */
export function foldText(text: string): string {
  let folded = '';
  for (const character of text.normalize('NFC')) {
    const next = foldCharacter(character);
    if (next !== ' ' || !(folded === '' || folded.endsWith(' '))) folded += next;
  }
  if (folded.includes('y')) folded = folded.replaceAll(/i*y[iy]*/g, 'i');
  return folded.trimEnd();
}

export function foldedWords(text: string): string[] {
  const folded = foldText(text);
  if (folded === '') return [];
  return folded.split(' ').map((word) => cutWord(word));
}

function cutWord(word: string): string {
  return word.length <= MAX_WORD_LENGTH
    ? word
    : Array.from(word).slice(0, MAX_WORD_LENGTH).join('');
}

/** `| north energi 2031 | severnaia energiia 2031 |`: the different names of one thing. */
export function searchWords(names: readonly string[]): string {
  const folded = names.map((name) => foldedWords(name).slice(0, MAX_NAME_WORDS).join(' '));
  const different = new Set(folded.filter((name) => name !== ''));
  return `|${[...different].map((name) => ` ${name} |`).join('')}`;
}

export interface PlacedWord {
  readonly word: string;
  /** For each character of the word, and for its end, the place in the text it comes from. */
  readonly places: readonly number[];
}

/** The folded words of a text with where they stand in it. The text must be in form NFC. */
export function placedWords(text: string): PlacedWord[] {
  const characters: { folded: string; at: number; end: number }[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    for (const folded of foldCharacter(character)) characters.push({ folded, at, end });
    at = end;
  }
  const joined = characters.map(({ folded }) => folded);
  const words: PlacedWord[] = [];
  for (const [from, to] of runs(joined)) words.push(placedWord(characters.slice(from, to)));
  return words;
}

/** The ranges of neighbours that are no spaces. */
function runs(joined: readonly string[]): Range[] {
  const found: Range[] = [];
  let from = 0;
  for (let i = 0; i <= joined.length; i += 1) {
    if (i < joined.length && joined[i] !== ' ') continue;
    if (i > from) found.push([from, i]);
    from = i + 1;
  }
  return found;
}

function placedWord(
  characters: readonly { folded: string; at: number; end: number }[],
): PlacedWord {
  let word = '';
  const places: number[] = [];
  const text = characters.map(({ folded }) => folded).join('');
  let i = 0;
  for (const part of text.matchAll(/i*y[iy]*|[^]/gu)) {
    places.push(characters[i]?.at ?? 0);
    word += part[0].includes('y') ? 'i' : part[0];
    i += Array.from(part[0]).length;
  }
  places.push(characters.at(-1)?.end ?? 0);
  return { word, places };
}

/** Where a sign is a word or a syllable, two of them already tell something. */
const FROM_SYLLABLES = /[\u2e80-\u{10ffff}]/u;

/** From how many characters on a word is looked for inside others, too. */
export function shortestPart(word: string): number {
  return FROM_SYLLABLES.test(word) ? 2 : 3;
}

/** The ends of a word that are long enough to be looked for; the whole word is the first. */
export function suffixesOf(word: string): string[] {
  const characters = Array.from(word);
  const count = Math.max(characters.length - shortestPart(word) + 1, 0);
  return Array.from({ length: count }, (_, from) => characters.slice(from).join(''));
}
