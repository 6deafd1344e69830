import { groupedCode, searchCode } from '../../../domain/search-code.ts';
import { foldedWords, shortestPart } from '../../../domain/search-text.ts';

const SHORTEST_TERM = 3;
const LONGEST_TERM = 200;
/** More words than these are not looked at: nobody types them, and each costs a look. */
const MAX_WORDS = 8;

export interface TermWord {
  readonly text: string;
  /** `part`: anywhere in a word; `start`: at its beginning; `whole`: the word itself. */
  readonly how: 'part' | 'start' | 'whole';
}

/** What someone typed, in the form of the index. */
export interface Term {
  readonly words: readonly TermWord[];
  /** The whole of it as an ISIN or a ticker; empty where it has spaces. */
  readonly code: string;
  /** Its words as tickers, where it has several: `T US`. */
  readonly codes: readonly string[];
  /** All of it as one code that was typed in groups; empty where it looks like none. */
  readonly grouped: string;
}

/** Undefined for what is too short, too long or has no letter in it: nothing is found then. */
export function parseTerm(raw: string): Term | undefined {
  const text = raw.trim();
  // Signs do not count: `%a_` is one letter, and every second name begins with it.
  if (text.length > LONGEST_TERM || Array.from(searchCode(text)).length < SHORTEST_TERM)
    return undefined;
  const words = foldedWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const pieces = text.split(/\s+/);
  const codes = pieces.slice(0, MAX_WORDS).map((piece) => searchCode(piece));
  const grouped = groupedCode(text);
  return {
    words: words.map((word, i) => ({
      text: word,
      how: chooseMatching(word, i === words.length - 1),
    })),
    code: pieces.length === 1 ? grouped || (codes[0] ?? '') : '',
    codes: pieces.length === 1 ? [] : codes.filter((code) => code !== ''),
    grouped,
  };
}

/** The term as if the code had been typed in one. */
export function ungrouped({ grouped }: Term): Term {
  const words = foldedWords(grouped).map((text) => ({ text, how: 'part' as const }));
  return { words, code: grouped, codes: [], grouped: '' };
}

function chooseMatching(word: string, isLast: boolean): TermWord['how'] {
  if (Array.from(word).length >= shortestPart(word)) return 'part';
  return isLast ? 'start' : 'whole';
}

/** For LIKE on search_document.words; folded words have no character that means something there. */
export function likePattern({ text, how }: TermWord): string {
  if (how === 'part') return `%${text}%`;
  return how === 'start' ? `% ${text}%` : `% ${text} %`;
}

/** A name that begins with the term. */
export function beginningPattern(words: readonly TermWord[]): string {
  return `%| ${words.map(({ text }) => text).join(' ')}%`;
}
