import { groupedCode, searchCode } from '../../../domain/search-code.ts';
import { foldedWords, shortestPart } from '../../../domain/search-text.ts';

const SHORTEST_TERM = 3;
const LONGEST_TERM = 200;
/** Further words are ignored: nobody types so many, and each costs a look into the index. */
const MAX_WORDS = 8;

export interface TermWord {
  readonly text: string;
  /** `part`: anywhere in a word; `start`: at its beginning; `whole`: the complete word. */
  readonly how: 'part' | 'start' | 'whole';
}

/** A typed term in the form of the index. */
export interface Term {
  readonly words: readonly TermWord[];
  /** The whole term as an ISIN or a ticker; empty if it has spaces. */
  readonly code: string;
  /** Its words as tickers, if it has several: `T US`. */
  readonly codes: readonly string[];
  /** The whole term as one code that was typed in groups; empty if it does not look like one. */
  readonly grouped: string;
}

/** Undefined if it is too short, too long or only has signs: then nothing is found. */
export function parseTerm(raw: string): Term | undefined {
  const text = raw.trim();
  // Signs are not counted: `%a_` is one letter, and every second name begins with it.
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

/** The term as if the code had been typed in one piece. */
export function ungrouped({ grouped }: Term): Term {
  const words = foldedWords(grouped).map((text) => ({ text, how: 'part' as const }));
  return { words, code: grouped, codes: [], grouped: '' };
}

function chooseMatching(word: string, isLast: boolean): TermWord['how'] {
  if (Array.from(word).length >= shortestPart(word)) return 'part';
  return isLast ? 'start' : 'whole';
}

/** A pattern for LIKE on search_document.words; folded words contain no special characters. */
export function likePattern({ text, how }: TermWord): string {
  if (how === 'part') return `%${text}%`;
  return how === 'start' ? `% ${text}%` : `% ${text} %`;
}

/** A name that begins with the term. */
export function beginningPattern(words: readonly TermWord[]): string {
  return `%| ${words.map(({ text }) => text).join(' ')}%`;
}
