import { MAX_SEARCH_TEXT } from '../../../contracts/search/search.ts';
import { groupedCode, isChineseWord, searchCode } from '../../../domain/search/search-code.ts';
import { foldedWords, shortestPart } from '../../../domain/search/search-text.ts';
import type { SearchType } from '../../../domain/search/search-type.ts';
import { traitWords, type Meaning } from './trait-words.ts';

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const SHORTEST_TERM = 3;
const LONGEST_TERM = 200;
/** Further words are ignored: nobody types that many, and each costs an index lookup. */
const MAX_WORDS = 8;

export interface TermWord {
  readonly text: string;
  /** `part`: anywhere in a word; `start`: at its beginning; `whole`: the complete word. */
  readonly how: 'part' | 'start' | 'whole';
}

/** Words with one meaning: `germany`, `united states`, `2031`. */
export interface Unit {
  readonly words: readonly TermWord[];
  /** The countries, currencies, sectors and kinds that they name; none for an ordinary word. */
  readonly traits: readonly string[];
  /** The type that they name as a whole: `bonds`. */
  readonly type: SearchType | undefined;
  /** False if the name of a trait is still being typed. */
  readonly isWhole: boolean;
}

/** A typed term in the form of the index. */
export interface Term {
  readonly words: readonly TermWord[];
  readonly units: readonly Unit[];
  /** The whole term as an ISIN or a ticker; empty if it contains spaces. */
  readonly code: string;
  /** Its words as tickers, if it has several: `T US`. */
  readonly codes: readonly string[];
  /** The ISINs of a pasted list that contains nothing else. */
  readonly isins: readonly string[];
  /** The whole term as one code that was typed in groups; empty if it doesn't look like one. */
  readonly grouped: string;
}

/** Undefined if the text is too short, too long or only punctuation: then nothing is found. */
export function parseTerm(raw: string): Term | undefined {
  const text = raw.trim();
  const isins = readIsinList(text);
  if (isins.length > 0) return { ...NO_WORDS, isins };
  // Punctuation isn't counted: `%a_` is one letter, and every second name begins with it.
  if (text.length > LONGEST_TERM || !isLongEnough(text)) return undefined;
  const folded = foldedWords(text).slice(0, MAX_WORDS);
  if (folded.length === 0) return undefined;
  const words = folded.map((word, i) => ({
    text: word,
    how: chooseMatching(word, i === folded.length - 1),
  }));
  const pieces = text.split(/\s+/);
  const codes = pieces.slice(0, MAX_WORDS).map((piece) => searchCode(piece));
  const grouped = groupedCode(text);
  return {
    words,
    units: readUnits(words),
    code: pieces.length === 1 ? grouped || (codes[0] ?? '') : '',
    codes: pieces.length === 1 ? [] : codes.filter((code) => code !== ''),
    grouped,
    isins: [],
  };
}

const NO_WORDS: Term = { words: [], units: [], code: '', codes: [], grouped: '', isins: [] };

/** Several ISINs, separated by anything except letters and digits; otherwise empty. */
function readIsinList(text: string): string[] {
  const pieces = text
    .slice(0, MAX_SEARCH_TEXT)
    .toUpperCase()
    .split(/[^A-Z0-9]+/);
  const codes = pieces.filter((piece) => piece !== '');
  return codes.length > 1 && codes.every((code) => ISIN.test(code)) ? [...new Set(codes)] : [];
}

function isLongEnough(text: string): boolean {
  return Array.from(searchCode(text)).length >= SHORTEST_TERM || isChineseWord(text);
}

/** The term as if the code had been typed in one piece. */
export function ungrouped({ grouped }: Term): Term {
  const words = foldedWords(grouped).map((text) => ({ text, how: 'part' as const }));
  return { ...NO_WORDS, words, code: grouped };
}

function readUnits(words: readonly TermWord[]): Unit[] {
  const texts = words.map(({ text }) => text);
  const units: Unit[] = [];
  for (let from = 0; from < words.length;) {
    const { length, ...meaning } = traitWords().readMeaning(texts, from) ?? NO_MEANING;
    units.push({ words: words.slice(from, from + length), ...meaning });
    from += length;
  }
  return units;
}

const NO_MEANING: Meaning = { length: 1, traits: [], type: undefined, isWhole: true };

function chooseMatching(word: string, isLast: boolean): TermWord['how'] {
  if (Array.from(word).length >= shortestPart(word)) return 'part';
  return isLast ? 'start' : 'whole';
}

/** A LIKE pattern for search_document.words; folded words contain no special characters. */
export function likePattern({ text, how }: TermWord): string {
  if (how === 'part') return `%${text}%`;
  return how === 'start' ? `% ${text}%` : `% ${text} %`;
}

/** A pattern for names that begin with the term. */
export function beginningPattern(words: readonly TermWord[]): string {
  return `%| ${words.map(({ text }) => text).join(' ')}%`;
}
