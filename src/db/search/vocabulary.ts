import { searchCode, searchWords, suffixesOf } from '../../domain/search-text.ts';
import { PartCounter } from './part-counter.ts';

/** A row of the view search_source. */
export interface SourceRow {
  readonly id: number;
  readonly rank: number;
  readonly name: Readonly<Record<string, unknown>>;
  readonly ticker: string | null;
  readonly isin: string | null;
}

interface Token {
  readonly id: number;
  documents: number;
  readonly bestRank: number;
  firstRank: number | null;
}

/** Lines of COPY's text format: folded texts and codes have no character that needs escaping. */
export interface DocumentLines {
  documents: string;
  postings: string;
  codes: string;
}

/** All words of a type while its index is made. Documents come in the order of their rank. */
export class Vocabulary {
  readonly #tokens = new Map<string, Token>();
  readonly #parts = new PartCounter();

  /** Takes a document in; adds its lines. */
  add({ id, rank, name, ticker, isin }: SourceRow, lines: DocumentLines): void {
    const words = searchWords(Object.values(name).filter((text) => typeof text === 'string'));
    const codes = codesOf(ticker, isin);
    const arrayOfCodes = `{${codes.map((code) => `"${code}"`).join(',')}}`;
    lines.documents += `${id}\t${rank}\t${words}\t${arrayOfCodes}\n`;
    for (const code of codes) lines.codes += `${rank}\t${id}\t${code}\t${headOf(code)}\n`;
    const places = tokensOf(words);
    for (const [text, isFirst] of places) {
      const token = this.#tokenOf(text, rank);
      token.documents += 1;
      lines.postings += `${2 * token.id + 1}\t${rank}\t${id}\n`;
      if (!isFirst) continue;
      token.firstRank ??= rank;
      lines.postings += `${2 * token.id}\t${rank}\t${id}\n`;
    }
    this.#parts.add(places.keys());
  }

  *tokenLines(): Generator<string> {
    for (const [text, { id, documents, bestRank, firstRank }] of this.#tokens) {
      yield `${id}\t${documents}\t${bestRank}\t${firstRank ?? '\\N'}\t${text}\t${headOf(text)}\n`;
    }
  }

  *suffixLines(): Generator<string> {
    for (const [text, { id, bestRank }] of this.#tokens) {
      for (const suffix of suffixesOf(text)) {
        yield `${id}\t${bestRank}\t${suffix}\t${headOf(suffix)}\n`;
      }
    }
  }

  /** Parts of three and four characters that more documents have than the limit. */
  shortParts(limit: number): Iterable<[part: string, documents: number]> {
    return this.#parts.above(limit);
  }

  /** Longer parts whose words have more postings than the limit, with the ids of the words. */
  longParts(limit: number): Map<string, { documents: number; tokens: number[] }> {
    const parts = new Map<string, { documents: number; tokens: number[] }>();
    for (const [text, { id, documents }] of this.#tokens) {
      for (const part of this.#frequentParts(text, limit)) {
        const known = parts.get(part);
        if (!known) parts.set(part, { documents, tokens: [id] });
        else {
          known.documents += documents;
          known.tokens.push(id);
        }
      }
    }
    for (const [part, { documents }] of parts) if (documents <= limit) parts.delete(part);
    return parts;
  }

  /** Only what begins and ends with a frequent part of four characters can be frequent. */
  #frequentParts(text: string, limit: number): Set<string> {
    const found = new Set<string>();
    const isFrequent = (at: number) => this.#parts.countOf(text.slice(at, at + 4)) > limit;
    for (let from = 0; from + 5 <= text.length; from += 1) {
      if (!isFrequent(from)) continue;
      for (let to = from + 5; to <= text.length && isFrequent(to - 4); to += 1) {
        found.add(text.slice(from, to));
      }
    }
    return found;
  }

  #tokenOf(text: string, rank: number): Token {
    let token = this.#tokens.get(text);
    if (!token) {
      token = { id: this.#tokens.size + 1, documents: 0, bestRank: rank, firstRank: null };
      this.#tokens.set(text, token);
    }
    return token;
  }
}

function codesOf(...texts: readonly (string | null)[]): string[] {
  const codes = texts.map((text) => searchCode(text ?? ''));
  return [...new Set(codes.filter((code) => code !== ''))];
}

/** Each word of `| a b | c |`, and whether a name begins with it. */
function tokensOf(words: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  let previous = '';
  for (const word of words.split(' ')) {
    if (word !== '|') found.set(word, previous === '|' || found.get(word) === true);
    previous = word;
  }
  return found;
}

function headOf(text: string): string {
  return Array.from(text.slice(0, 6)).slice(0, 3).join('');
}
