import { foldCharacter, foldText } from './fold-text.ts';

/**
 * How the search splits names and terms into words. The function search_words in
 * src/db/functions/search-text.sql does the same in SQL; a test compares the two.
 */

const MAX_WORD_LENGTH = 40;
const MAX_NAME_WORDS = 40;

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

/**
 * The names, then the traits: `| north energi 2031 | C:DE M:EUR |`. The function
 * search_document_words does the same in SQL.
 */
export function documentWords(names: readonly string[], traits: readonly string[]): string {
  return searchWords(names) + (traits.length === 0 ? '' : ` ${traits.join(' ')} |`);
}

/** Whether a word of a document is a trait; folded names have no colons. */
export function isTrait(word: string): boolean {
  return word.includes(':');
}

export interface PlacedWord {
  readonly word: string;
  /** For each character of the word, and for its end, the position in the original text. */
  readonly places: readonly number[];
}

/** The folded words of a text with their positions. The text must be in form NFC. */
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

/** The ranges of characters between spaces. */
function runs(joined: readonly string[]): [from: number, to: number][] {
  const found: [from: number, to: number][] = [];
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

/**
 * In scripts where a character is a word or a syllable, two characters are enough to search for.
 */
const FROM_SYLLABLES = /[\u2e80-\u{10ffff}]/u;

/** From this length on, a word is also searched for inside other words. */
export function shortestPart(word: string): number {
  return FROM_SYLLABLES.test(word) ? 2 : 3;
}

/** The suffixes of a word that are long enough to search for; the whole word comes first. */
export function wordSuffixes(word: string): string[] {
  const characters = Array.from(word);
  const count = Math.max(characters.length - shortestPart(word) + 1, 0);
  return Array.from({ length: count }, (_, from) => characters.slice(from).join(''));
}
