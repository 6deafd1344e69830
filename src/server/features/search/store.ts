import type pg from 'pg';
import type { NameByLanguage } from '../../../db/schema.ts';
import { FIRST_INACTIVE_RANK, SEARCH_TYPES, type SearchType } from '../../../domain/search-type.ts';
import * as combining from './combining-queries.ts';
import * as queries from './queries.ts';
import type { Term, TermWord } from './term.ts';

const MAX_RANK = 2 ** 31 - 1;
/** Words of one document that all match: its names in several languages, more or less. */
export const TOKENS_PER_DOCUMENT = 3;

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

/** What the index knows about a word of a term. */
export interface WordStatistics {
  readonly documents: number;
  /** The places of the documents that have it, where they are many (src/domain/ordinal-set.ts). */
  readonly ordinals: Uint8Array | null;
  /** The words of the index that it is, where they are not. */
  readonly tokens: readonly number[];
}

/** Words that may have been meant. */
export interface Corrections {
  readonly all: readonly number[];
  /** Those that were typed to their end. */
  readonly whole: readonly number[];
  readonly best: readonly number[];
}

export const NO_CORRECTIONS: Corrections = { all: [], whole: [], best: [] };

export interface TermStatistics {
  readonly words: readonly WordStatistics[];
  /** The places of names that begin with the first word, where they are many. */
  readonly firsts: Uint8Array | null;
  /** Places that mean nothing any more. */
  readonly gone: readonly number[];
  /** How many documents were active. */
  readonly active: number;
  /** Which build of the index this is: a rebuild gives other places. */
  readonly build: string | null;
}

interface LookUpRow {
  readonly documents: number;
  /** In base64: shorter than PostgreSQL's own text of bytes. */
  readonly ordinals: string | null;
  readonly tokens: readonly number[];
  readonly gone: readonly number[] | null;
  readonly active: number;
  readonly build: string | null;
}

interface Combining {
  readonly patterns: readonly string[];
  readonly beginning: string;
  readonly exactIds: readonly number[];
}

export interface Reading extends Combining {
  readonly tokens: readonly number[];
  /** How many documents are read. */
  readonly most: number;
}

export interface Placing extends Combining {
  readonly places: readonly number[];
  /** Names that begin with it are looked at, too. */
  readonly first: string | null;
}

export interface Combined {
  readonly items: readonly Found[];
  /** Documents that match, and exact codes besides. */
  readonly matching: number;
  readonly others: number;
  readonly build: string | null;
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
    const tokens = statuses === 'inactive' ? queries.MAX_TOKENS : TOKENS_PER_DOCUMENT * depth;
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

  async findTokens(wanted: Wanted, { best, all, whole }: Corrections): Promise<Result> {
    const { type, limit, offset } = wanted;
    const [from, to] = ranksOf(wanted);
    const rows = await this.#read<Row & { total: number }>(
      `tokens-${type}`,
      () => queries.tokenIdsQuery(type),
      [best, limit + offset, from, to, limit, offset, wanted.statuses === 'all', all, whole],
    );
    return { items: itemsOf(rows), total: rows[0]?.total ?? 0 };
  }

  /** Documents that have all words, found by reading those of one word, the foremost first. */
  async readDocuments(wanted: Wanted, reading: Reading): Promise<Combined> {
    const { type } = wanted;
    const { tokens, most } = reading;
    return this.#combined(`reading-${type}`, () => combining.readingQuery(type), [
      tokens,
      most,
      ...combiningValues(wanted, reading),
    ]);
  }

  /** Documents whose places in the order of rank are known, and all that have come since. */
  async readPlaces(wanted: Wanted, placing: Placing): Promise<Combined> {
    const { type } = wanted;
    const { places, first } = placing;
    return this.#combined(`places-${type}`, () => combining.placesQuery(type), [
      places,
      first,
      ...combiningValues(wanted, placing),
    ]);
  }

  async #combined(
    name: string,
    makeText: () => string,
    values: readonly unknown[],
  ): Promise<Combined> {
    const rows = await this.#read<Row & Omit<Combined, 'items'>>(name, makeText, values);
    const { matching = 0, others = 0, build = null } = rows[0] ?? {};
    return { items: itemsOf(rows), matching, others, build };
  }

  async lookUp(type: SearchType, words: readonly TermWord[]): Promise<TermStatistics> {
    const rows = await this.#read<LookUpRow>(`look-up-${type}`, () => combining.lookUpQuery(type), [
      [...words.map(partOf), `|${words[0]?.text}`],
      [...words.map(({ text }) => text), ''],
      [...words.map(({ text, how }) => (how === 'whole' ? `${text}\u0001` : endOf(text))), ''],
      [...words.map(({ how }) => how === 'part'), null],
    ]);
    const lists = rows.map(({ ordinals }) =>
      ordinals === null ? null : Buffer.from(ordinals, 'base64'),
    );
    return {
      words: rows
        .slice(0, -1)
        .map(({ documents, tokens }, i) => ({ documents, tokens, ordinals: lists[i] ?? null })),
      firsts: lists.at(-1) ?? null,
      gone: rows[0]?.gone ?? [],
      active: rows[0]?.active ?? 0,
      build: rows[0]?.build ?? null,
    };
  }

  /** Words that begin with one of the texts, and so many of the best; none for a word that exists. */
  async findCorrections(
    type: SearchType,
    typed: string,
    beginnings: readonly string[],
    most: number,
  ): Promise<Corrections> {
    const heads = new Set(beginnings.map((text) => text.slice(0, 3)));
    const [row] = await this.#read<Corrections>(
      `corrections-${type}`,
      () => queries.correctionsQuery(type, SEARCH_TYPES),
      [beginnings, [...heads], most, typed, endOf(typed)],
    );
    return row ?? NO_CORRECTIONS;
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

function combiningValues(wanted: Wanted, values: Combining): unknown[] {
  const { patterns, beginning, exactIds } = values;
  return [patterns, beginning, ...ranksOf(wanted), wanted.limit, wanted.offset, exactIds];
}

/** As search_part names it. */
function partOf({ text, how }: TermWord): string {
  if (how === 'part') return text;
  return how === 'start' ? ` ${text}` : ` ${text} `;
}

function wordAccess({ how }: TermWord): 'part' | 'start' {
  return how === 'part' ? 'part' : 'start';
}
