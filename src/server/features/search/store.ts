import type pg from 'pg';
import type { NameByLanguage } from '../../../db/schema.ts';
import { SEARCH_TYPES, type SearchType } from '../../../domain/search-type.ts';
import * as combining from './combining-queries.ts';
import * as queries from './queries.ts';
import type { Term, TermWord } from './term.ts';

/** Ranks up to here are those of active things (search_rank in 0005-search.sql). */
const FIRST_INACTIVE_RANK = 2 ** 30;
const MAX_RANK = 2 ** 31 - 1;
/** Words of one document that all match: its names in several languages, more or less. */
const TOKENS_PER_DOCUMENT = 3;
/** As many as the queries look at (MAX_TOKENS there): the lists of words are complete. */
const MAX_TOKENS = 10_000;
const MAX_CORRECTIONS = 200;

export interface Found {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly status: 'active' | 'matured' | 'withdrawn' | 'liquidated';
}

export interface Result {
  readonly items: readonly Found[];
  readonly total: number;
}

/** Which part of the matches is asked for. */
export interface Wanted {
  readonly type: SearchType;
  readonly limit: number;
  readonly offset: number;
  readonly statuses: 'all' | 'active' | 'inactive';
}

export interface CodeCandidate {
  readonly id: number;
  readonly words: string;
  readonly codes: readonly string[];
  readonly currency: string | null;
  readonly country: string | null;
}

export interface WordStatistics {
  readonly tokens: readonly number[];
  readonly documents: number;
}

export interface Reading {
  readonly tokens: readonly number[] | 'all';
  /** How many documents are read. */
  readonly most: number;
  readonly patterns: readonly string[];
  readonly beginning: string;
  readonly exactIds: readonly number[];
}

export interface Comparing {
  readonly tokens: readonly number[];
  /** The ids of each other word of the term. */
  readonly others: readonly (readonly number[])[];
  readonly beginning: string;
  readonly exactIds: readonly number[];
}

export interface Combined {
  readonly items: readonly Found[];
  /** Documents that were looked at, those of them that match, and exact codes besides. */
  readonly seen: number;
  readonly matching: number;
  readonly others: number;
  /** Of the type, where all were the source. */
  readonly documents: number;
}

type Row = { [K in keyof Found]: Found[K] | null } & { place: number | null };

function ranksOf({ statuses }: Wanted): [from: number, to: number] {
  return [
    statuses === 'inactive' ? FIRST_INACTIVE_RANK : 0,
    statuses === 'active' ? FIRST_INACTIVE_RANK - 1 : MAX_RANK,
  ];
}

function endOf(text: string): string {
  return text + queries.LAST_CHARACTER;
}

function itemsOf(rows: readonly Row[]): Found[] {
  return rows.filter((row): row is Row & Found => row.id !== null);
}

/** Reads the index. Each text is prepared once for each connection, under a name. */
export class SearchStore {
  readonly #pool: pg.Pool;
  readonly #texts = new Map<string, string>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** What one word or one code finds. */
  async findWord(wanted: Wanted, { words, code }: Term): Promise<Result> {
    const { type, limit, offset, statuses } = wanted;
    const word = words[0];
    if (!word) return { items: [], total: 0 };
    const access = word.how === 'part' && word.text.length === 3 ? 'head' : wordAccess(word);
    const codeAccess = code.length < 3 ? 'none' : code.length === 3 ? 'head' : 'range';
    const depth = limit + offset;
    const [from, to] = ranksOf(wanted);
    // The best rank of a word says nothing about what is not active any more.
    const tokens = statuses === 'inactive' ? MAX_TOKENS : TOKENS_PER_DOCUMENT * depth;
    const rows = await this.#read<Row & { total: number }>(
      `word-${type}-${access}-${codeAccess}`,
      () => queries.wordQuery(type, access, codeAccess),
      [
        word.text,
        endOf(word.text),
        code,
        endOf(code),
        depth,
        tokens,
        from,
        to,
        offset,
        statuses === 'all',
        limit,
      ],
    );
    return { items: itemsOf(rows), total: rows[0]?.total ?? 0 };
  }

  async findTokens(wanted: Wanted, tokens: readonly number[]): Promise<Result> {
    const { type, limit, offset } = wanted;
    const [from, to] = ranksOf(wanted);
    const rows = await this.#read<Row & { total: number }>(
      `tokens-${type}`,
      () => queries.tokenIdsQuery(type),
      [tokens, limit + offset, from, to, limit, offset, wanted.statuses === 'all'],
    );
    return { items: itemsOf(rows), total: rows[0]?.total ?? 0 };
  }

  /** Documents that have all words, found by reading those of one word, or of all documents. */
  async readDocuments(wanted: Wanted, reading: Reading): Promise<Combined> {
    const { type, limit, offset } = wanted;
    const { tokens, most, patterns, beginning, exactIds } = reading;
    const from = tokens === 'all' ? 'all' : 'tokens';
    const ids = tokens === 'all' ? [] : tokens;
    return this.#combined(`reading-${type}-${from}`, () => combining.readingQuery(type, from), [
      ids,
      most,
      patterns,
      beginning,
      ...ranksOf(wanted),
      limit,
      offset,
      exactIds,
    ]);
  }

  /** Documents that have all words, found by comparing all postings of the words. */
  async comparePostings(wanted: Wanted, comparing: Comparing): Promise<Combined> {
    const { type, limit, offset } = wanted;
    const { tokens, others, beginning, exactIds } = comparing;
    return this.#combined(`comparing-${type}`, () => combining.comparingQuery(type), [
      tokens,
      others.flat(),
      others.flatMap((ids, word) => ids.map(() => word)),
      beginning,
      ...ranksOf(wanted),
      limit,
      offset,
      exactIds,
      others.length,
    ]);
  }

  async #combined(
    name: string,
    makeText: () => string,
    values: readonly unknown[],
  ): Promise<Combined> {
    const rows = await this.#read<Row & Omit<Combined, 'items'>>(name, makeText, values);
    const { seen = 0, matching = 0, others = 0, documents = 0 } = rows[0] ?? {};
    return { items: itemsOf(rows), seen, matching, others, documents };
  }

  /** Which words of the index a word of a term is, and how many documents have one, at most. */
  async lookUp(type: SearchType, { text, how }: TermWord): Promise<WordStatistics> {
    const [row] = await this.#read<WordStatistics>(
      `look-up-${type}-${how}`,
      () => queries.lookUpQuery(type, how),
      [text, how === 'whole' ? text : endOf(text), MAX_TOKENS],
    );
    return row ?? { tokens: [], documents: 0 };
  }

  async findBeginnings(type: SearchType, beginnings: readonly string[]): Promise<number[]> {
    const rows = await this.#read<{ token_id: number }>(
      `beginnings-${type}`,
      () => queries.beginningsQuery(type),
      [beginnings, MAX_CORRECTIONS],
    );
    return rows.map((row) => row.token_id);
  }

  async isKnownWord(text: string): Promise<boolean> {
    const [row] = await this.#read<{ known: boolean }>(
      'known',
      () => queries.knownWordQuery(SEARCH_TYPES),
      [text, endOf(text)],
    );
    return row?.known ?? false;
  }

  async findCodes(wanted: Wanted, codes: readonly string[]): Promise<CodeCandidate[]> {
    const { type } = wanted;
    if (type === 'companies') return [];
    return this.#read<CodeCandidate>(`codes-${type}`, () => combining.codesQuery(type), [
      codes,
      ...ranksOf(wanted),
    ]);
  }

  async #read<R extends object>(
    name: string,
    makeText: () => string,
    values: readonly unknown[],
  ): Promise<R[]> {
    let text = this.#texts.get(name);
    if (text === undefined) {
      text = makeText();
      this.#texts.set(name, text);
    }
    const { rows } = await this.#pool.query<R>({
      name: `search-${name}`,
      text,
      values: [...values],
    });
    return rows;
  }
}

function wordAccess({ how }: TermWord): 'part' | 'start' {
  return how === 'part' ? 'part' : 'start';
}
