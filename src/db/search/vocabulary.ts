import { searchCode } from '../../domain/search/search-code.ts';
import { documentWords, isTrait, wordSuffixes } from '../../domain/search/search-text.ts';
import { FIRST_INACTIVE_RANK } from '../../domain/search/search-type.ts';
import { PartCounter } from './part-counter.ts';

/** A row of the view search_source. */
export interface SourceRow {
  readonly id: number;
  readonly rank: number;
  readonly name: Readonly<Record<string, unknown>>;
  readonly ticker: string | null;
  readonly isin: string | null;
  /** Its other codes. */
  readonly others: readonly string[];
  /** Its traits (search_traits in search-text.sql). */
  readonly traits: readonly string[];
}

interface Token {
  readonly id: number;
  readonly bestRank: number;
  firstRank: number | null;
  /** The positions of its documents in rank order, and of those whose name begins with it. */
  readonly ordinals: number[];
  readonly firstOrdinals: number[];
}

/** Lines in COPY's text format: folded texts and codes have no character that needs escaping. */
export interface DocumentLines {
  documents: string;
  postings: string;
  codes: string;
}

/** All words of a type while its index is built. Documents come in rank order. */
export class Vocabulary {
  readonly #tokens = new Map<string, Token>();
  readonly #parts = new PartCounter();
  #documents = 0;
  #activeDocuments = 0;

  get activeDocuments(): number {
    return this.#activeDocuments;
  }

  /** Tokens are numbered from one. */
  get lastToken(): number {
    return this.#tokens.size;
  }

  /** Adds a document and its lines. */
  add(row: SourceRow, lines: DocumentLines): void {
    const { id, rank, name, ticker, isin, others, traits } = row;
    const names = Object.values(name).filter((text) => typeof text === 'string');
    const words = documentWords(names, traits);
    const codes = distinctCodes(ticker, isin, ...others);
    const ordinal = this.#documents;
    this.#documents += 1;
    if (rank < FIRST_INACTIVE_RANK) this.#activeDocuments += 1;
    const arrayOfCodes = `{${codes.map((code) => `"${code}"`).join(',')}}`;
    lines.documents += `${id}\t${rank}\t${ordinal}\t${words}\t${arrayOfCodes}\n`;
    for (const code of codes) lines.codes += `${rank}\t${id}\t${code}\t${firstCharacters(code)}\n`;
    const places = splitTokens(words);
    for (const [text, isFirst] of places) {
      const token = this.#findOrAddToken(text, rank);
      token.ordinals.push(ordinal);
      lines.postings += `${2 * token.id + 1}\t${rank}\t${id}\n`;
      if (!isFirst) continue;
      token.firstRank ??= rank;
      token.firstOrdinals.push(ordinal);
      lines.postings += `${2 * token.id}\t${rank}\t${id}\n`;
    }
    this.#parts.add(places.keys().filter((text) => !isTrait(text)));
  }

  *tokenLines(): Generator<string> {
    for (const [text, { id, ordinals, bestRank, firstRank }] of this.#tokens) {
      yield `${id}\t${ordinals.length}\t${bestRank}\t${firstRank ?? '\\N'}\t${text}\t${firstCharacters(text)}\n`;
    }
  }

  *suffixLines(): Generator<string> {
    for (const [text, { id, bestRank }] of this.#tokens) {
      if (isTrait(text)) continue;
      for (const suffix of wordSuffixes(text)) {
        yield `${id}\t${bestRank}\t${suffix}\t${firstCharacters(suffix)}\n`;
      }
    }
  }

  /**
   * The parts in more documents than the limit (search_part in search-tables.sql), with their
   * documents.
   */
  *frequentLists(limit: number): Generator<[part: string, ordinals: ArrayLike<number>]> {
    for (const [part, tokens] of this.#tokensOfParts(limit)) {
      const postings = tokens.reduce((sum, { ordinals }) => sum + ordinals.length, 0);
      if (postings <= limit) continue;
      const ordinals = mergeOrdinals(tokens.map((token) => token.ordinals));
      if (ordinals.length > limit) yield [part, ordinals];
    }
    for (const [text, { firstOrdinals }] of this.#tokens) {
      if (firstOrdinals.length > limit) yield [`|${text}`, firstOrdinals];
    }
  }

  #tokensOfParts(limit: number): Map<string, Token[]> {
    const parts = new Map<string, Token[]>();
    const add = (part: string, token: Token) => {
      const known = parts.get(part);
      if (known) known.push(token);
      else parts.set(part, [token]);
    };
    for (const [text, token] of this.#tokens) {
      if (isTrait(text)) {
        add(text, token);
        continue;
      }
      for (const part of this.#frequentParts(text, limit)) add(part, token);
      const letters = Array.from(text.slice(0, 4));
      add(` ${letters[0]}`, token);
      if (letters.length > 1) add(` ${letters[0]}${letters[1]}`, token);
      if (letters.length <= 2) add(` ${text} `, token);
    }
    return parts;
  }

  /**
   * Parts of three characters or more. A longer part can only be frequent if it begins and ends
   * with a frequent part of four characters; the shorter ones have been counted.
   */
  #frequentParts(text: string, limit: number): Set<string> {
    const found = new Set<string>();
    const isFrequent = (at: number, size: number) =>
      this.#parts.countFor(text.slice(at, at + size)) > limit;
    for (let from = 0; from + 3 <= text.length; from += 1) {
      if (isFrequent(from, 3)) found.add(text.slice(from, from + 3));
      for (let to = from + 4; to <= text.length && isFrequent(to - 4, 4); to += 1) {
        found.add(text.slice(from, to));
      }
    }
    return found;
  }

  #findOrAddToken(text: string, rank: number): Token {
    let token = this.#tokens.get(text);
    if (!token) {
      const id = this.#tokens.size + 1;
      token = { id, bestRank: rank, firstRank: null, ordinals: [], firstOrdinals: [] };
      this.#tokens.set(text, token);
    }
    return token;
  }
}

function mergeOrdinals(lists: readonly (readonly number[])[]): ArrayLike<number> {
  const [only = []] = lists;
  if (lists.length <= 1) return only;
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  all.sort();
  return all.filter((ordinal, i) => i === 0 || ordinal !== all[i - 1]);
}

function distinctCodes(...texts: readonly (string | null)[]): string[] {
  const codes = texts.map((text) => searchCode(text ?? ''));
  return [...new Set(codes.filter((code) => code !== ''))];
}

/** Each word of `| a b | c |`, and whether a name begins with it. */
function splitTokens(words: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  let previous = '';
  for (const word of words.split(' ')) {
    const isFirst = previous === '|' && !isTrait(word);
    if (word !== '|') found.set(word, isFirst || found.get(word) === true);
    previous = word;
  }
  return found;
}

function firstCharacters(text: string): string {
  return Array.from(text.slice(0, 6)).slice(0, 3).join('');
}
