import type pg from 'pg';
import type { NameByLanguage } from '../../../db/schema.ts';
import { OrdinalSet } from '../../../domain/search/ordinal-set.ts';
import {
  FIRST_INACTIVE_RANK,
  SEARCH_TYPES,
  type SearchType,
} from '../../../domain/search/search-type.ts';
import * as combining from './combining-queries.ts';
import { CachedLists } from './cached-lists.ts';
import { CachedWords, type StoredWords } from './cached-words.ts';
import * as queries from './queries.ts';
import type { Term, TermWord } from './term.ts';

const MAX_RANK = 2 ** 31 - 1;
/** How many words of one document may match: roughly its names in several languages. */
const TOKENS_PER_DOCUMENT = 3;
/** More names begin with a word only if many documents were added since the index was built. */
const MAX_FIRSTS = 1000;

export interface Found {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly status: 'active' | 'matured' | 'withdrawn' | 'liquidated';
  readonly country: string | null;
  readonly currency: string | null;
  readonly sector: string | null;
  readonly category: string | null;
  readonly maturity: string | null;
}

export interface Result {
  readonly items: readonly Found[];
  readonly total: number;
}

/** The requested part of the matches. */
export interface Wanted {
  readonly type: SearchType;
  readonly limit: number;
  readonly offset: number;
  readonly statuses: 'all' | 'active' | 'inactive';
  /** Only documents that have all of these traits. */
  readonly traits: readonly string[];
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
  /** The positions of the documents that contain the word, if they are many. */
  readonly ordinals: OrdinalSet | null;
  /** The index words that match it, if the documents are few. */
  readonly tokens: readonly number[];
}

export interface TermStatistics {
  readonly words: readonly WordStatistics[];
  /** The positions of names that begin with the first word, if they are many. */
  readonly firsts: OrdinalSet | null;
  /** Positions of documents that were removed or changed. */
  readonly gone: readonly number[];
  /** The number of active documents. */
  readonly active: number;
  /** The build of the index; a rebuild changes the positions. */
  readonly build: string | null;
  /** Documents that may have the term as a code. */
  readonly candidates: readonly CodeCandidate[];
}

/** The positions of documents by word, trait and code. */
export interface TraitStatistics extends Pick<
  TermStatistics,
  'firsts' | 'gone' | 'active' | 'build' | 'candidates'
> {
  readonly words: readonly OrdinalSet[];
  readonly traits: ReadonlyMap<string, OrdinalSet>;
  /** Documents with a code that begins with the term. */
  readonly coded: OrdinalSet;
}

interface TraitLookUpRow extends LookUpRow {
  readonly places: readonly number[] | null;
  readonly coded: readonly number[] | null;
}

interface LookedUp<R> {
  readonly rows: readonly R[];
  readonly lists: readonly (OrdinalSet | null)[];
  readonly shared: Omit<TermStatistics, 'words'>;
}

interface LookUpRow {
  readonly documents: number;
  /**
   * In base64, which is shorter than PostgreSQL's text of bytes. Also null for a list that is
   * cached here.
   */
  readonly ordinals: string | null;
  readonly tokens: readonly number[];
  readonly gone: readonly number[] | null;
  readonly active: number;
  readonly build: string | null;
  readonly candidates: readonly CodeCandidate[] | null;
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
  /** Names that begin with this word are also checked. */
  readonly first: string | null;
}

export interface TraitPlacing extends Placing {
  readonly namePatterns: readonly string[];
  /** The beginning of codes; empty for none. */
  readonly code: string;
}

export interface Combined {
  readonly items: readonly Found[];
  /** The number of matching documents; exact codes are counted in addition. */
  readonly matching: number;
  readonly others: number;
  readonly build: string | null;
}

type Row = { [K in keyof Found]: Found[K] | null } & { place: number | null };

interface Meant {
  readonly is_known: boolean;
  readonly build: string | null;
  /** Words added since. */
  readonly words: string | null;
  readonly ids: string | null;
}

function rankRange({ statuses }: Wanted): [from: number, to: number] {
  return [
    statuses === 'inactive' ? FIRST_INACTIVE_RANK : 0,
    statuses === 'active' ? FIRST_INACTIVE_RANK - 1 : MAX_RANK,
  ];
}

function lastWithPrefix(text: string): string {
  return text + queries.LAST_CHARACTER;
}

function pickFound(rows: readonly Row[]): Found[] {
  return rows.filter((row): row is Row & Found => row.id !== null);
}

/** Reads the index. Each statement is prepared once per connection, under a name. */
export class SearchStore {
  readonly #pool: pg.Pool;
  readonly #texts = new Map<string, string>();
  readonly #lists = new CachedLists();
  readonly #words = new CachedWords((type) => this.#readWords(type));

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Finds the documents of one word or one code. */
  async findWord(wanted: Wanted, { words, code }: Term): Promise<Result> {
    const { type, limit, offset, statuses } = wanted;
    const word = words[0];
    if (!word) return { items: [], total: 0 };
    const access = word.how === 'part' && word.text.length === 3 ? 'head' : wordAccess(word);
    const codeAccess = code.length < 3 ? 'none' : code.length === 3 ? 'head' : 'range';
    const depth = limit + offset;
    const [from, to] = rankRange(wanted);
    // The best rank of a word says nothing about its inactive documents.
    const tokens = statuses === 'inactive' ? queries.MAX_TOKENS : TOKENS_PER_DOCUMENT * depth;
    const rows = await this.#queryRows<Row & { total: number }>(
      `word-${type}-${access}-${codeAccess}`,
      () => queries.wordQuery(type, access, codeAccess),
      [
        word.text,
        lastWithPrefix(word.text),
        code,
        lastWithPrefix(code),
        depth,
        tokens,
        from,
        to,
        offset,
        statuses === 'all',
        limit,
      ],
    );
    return { items: pickFound(rows), total: rows[0]?.total ?? 0 };
  }

  /** Finds documents by their codes. */
  async findCodes(wanted: Wanted, codes: readonly string[]): Promise<Result> {
    const { type, limit, offset } = wanted;
    const rows = await this.#queryRows<Row & { total: number }>(
      `codes-${type}`,
      () => queries.codesQuery(type),
      [codes, ...rankRange(wanted), limit, offset],
    );
    return { items: pickFound(rows), total: rows[0]?.total ?? 0 };
  }

  async findUnknownCodes(codes: readonly string[]): Promise<string[]> {
    const rows = await this.#queryRows<{ code: string }>(
      'unknown-codes',
      () => queries.unknownCodesQuery(SEARCH_TYPES),
      [codes],
    );
    return rows.map(({ code }) => code);
  }

  /**
   * Whether the cached words contain nothing similar to the word, but possible corrections. Words
   * may have been added since, so this only decides which query runs first.
   */
  seemsMistyped(type: SearchType, { text }: TermWord): boolean {
    const words = this.#words.find(type);
    return words !== undefined && !words.mayHave(text) && words.findMeant(text).size > 0;
  }

  /**
   * Finds the documents of the possible corrections of a mistyped word. Undefined if it isn't an
   * error: a document has the word, or a code that begins with it.
   */
  async findCorrected(wanted: Wanted, word: TermWord, code: string): Promise<Result | undefined> {
    const { type, limit, offset, statuses } = wanted;
    const depth = limit + offset;
    const rows = await this.#readMeant<Row & Meant & { total: number | null }>(
      { type, text: word.text, code, most: TOKENS_PER_DOCUMENT * depth },
      `corrected-${type}`,
      () => queries.correctedQuery(type, SEARCH_TYPES),
      [depth, ...rankRange(wanted), limit, offset, statuses === 'all'],
    );
    if (rows[0]?.is_known) return undefined;
    return { items: pickFound(rows), total: rows[0]?.total ?? 0 };
  }

  /** Finds documents that have all words by reading those of one word in rank order. */
  async readDocuments(wanted: Wanted, reading: Reading): Promise<Combined> {
    const { type } = wanted;
    const { tokens, most } = reading;
    return this.#combined(`reading-${type}`, () => combining.readingQuery(type), [
      tokens,
      most,
      ...combiningValues(wanted, reading),
    ]);
  }

  /** Reads documents by their positions in rank order, and all that were added since. */
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
    const rows = await this.#queryRows<Row & Omit<Combined, 'items'>>(name, makeText, values);
    const { matching = 0, others = 0, build = null } = rows[0] ?? {};
    return { items: pickFound(rows), matching, others, build };
  }

  /** As `readPlaces`, for documents that match each word by name or by trait. */
  async readTraitPlaces(wanted: Wanted, placing: TraitPlacing): Promise<Combined> {
    const { type, traits } = wanted;
    const { places, first, namePatterns, code } = placing;
    const depth = wanted.offset + wanted.limit;
    // A single word may still be incomplete: take the best documents of each word it begins. The
    // first of several words is complete, and the others are looked for in many of its names.
    const [firstEnd, tokens, perToken] =
      namePatterns.length === 1
        ? [queries.LAST_CHARACTER, TOKENS_PER_DOCUMENT * depth, depth]
        : ['\u0001', 1, MAX_FIRSTS];
    return this.#combined(`trait-places-${type}`, () => combining.traitPlacesQuery(type), [
      places,
      first,
      ...combiningValues(wanted, placing),
      namePatterns,
      code,
      traits.map((trait) => `% ${trait} %`),
      first === null ? null : first + firstEnd,
      tokens,
      perToken,
    ]);
  }

  /** What the index knows about several words, and about codes that they may be. */
  async lookUp(
    wanted: Wanted,
    words: readonly TermWord[],
    codes: readonly string[],
  ): Promise<TermStatistics> {
    const { rows, lists, shared } = await this.#lookUpParts<LookUpRow>(wanted, words, {
      name: 'look-up',
      makeText: combining.lookUpQuery,
      codes,
    });
    return {
      words: words.map((_, i) => ({
        documents: rows[i]?.documents ?? 0,
        tokens: rows[i]?.tokens ?? [],
        ordinals: lists[i] ?? null,
      })),
      ...shared,
    };
  }

  /** What the index knows about a term's words, its traits, and codes that it may begin. */
  async lookUpTraits(
    wanted: Wanted,
    term: { words: readonly TermWord[]; traits: readonly string[]; code: string },
    codes: readonly string[],
  ): Promise<TraitStatistics> {
    const { words, traits, code } = term;
    const { rows, lists, shared } = await this.#lookUpParts<TraitLookUpRow>(wanted, words, {
      name: 'trait-look-up',
      makeText: combining.traitLookUpQuery,
      codes,
      traits,
      more: [code, code === '' ? '' : lastWithPrefix(code)],
    });
    const sets = rows.map(({ places }, i) => lists[i] ?? OrdinalSet.from(places ?? []));
    return {
      ...shared,
      words: sets.slice(0, words.length),
      traits: new Map(traits.map((trait, i) => [trait, sets[words.length + i]!])),
      coded: OrdinalSet.from(rows[0]?.coded ?? []),
    };
  }

  async #lookUpParts<R extends LookUpRow>(
    wanted: Wanted,
    words: readonly TermWord[],
    query: {
      readonly name: string;
      readonly makeText: (type: SearchType) => string;
      readonly codes: readonly string[];
      readonly traits?: readonly string[];
      readonly more?: readonly string[];
    },
  ): Promise<LookedUp<R>> {
    const { type } = wanted;
    const { traits = [], more = [], codes } = query;
    const parts = [...words.map(storedPart), ...traits, `|${words[0]?.text}`];
    const known = this.#lists.find(type, parts);
    const rows = await this.#queryRows<R>(`${query.name}-${type}`, () => query.makeText(type), [
      parts,
      [...words.map(({ text }) => text), ...traits, ''],
      [
        ...words.map(({ text, how }) => (how === 'whole' ? `${text}\u0001` : lastWithPrefix(text))),
        ...traits.map((trait) => `${trait}\u0001`),
        '',
      ],
      [...words.map(({ how }) => how === 'part'), ...traits.map(() => false), null],
      known.lists.map((list) => list !== undefined),
      known.build,
      // An LEI is only searched alone, not together with other words.
      ...(type === 'companies' ? [] : [codes, ...rankRange(wanted)]),
      ...more,
    ]);
    const build = rows[0]?.build ?? null;
    const lists = parts.map((part, i) => {
      const cached = build === known.build ? known.lists[i] : undefined;
      return cached ?? this.#readList(type, build, part, rows[i]?.ordinals ?? null);
    });
    const shared = {
      firsts: lists.at(-1) ?? null,
      gone: rows[0]?.gone ?? [],
      active: rows[0]?.active ?? 0,
      build,
      candidates: rows[0]?.candidates ?? [],
    };
    return { rows, lists, shared };
  }

  #readList(
    type: SearchType,
    build: string | null,
    part: string,
    ordinals: string | null,
  ): OrdinalSet | null {
    if (ordinals === null) return null;
    const list = OrdinalSet.decode(Buffer.from(ordinals, 'base64'));
    this.#lists.keep(type, build, part, list);
    return list;
  }

  /** The best of the possible corrections; empty for a word that exists. */
  async findCorrections(type: SearchType, { text }: TermWord, most: number): Promise<number[]> {
    const rows = await this.#readMeant<Meant & { tokens: number[] }>(
      { type, text, code: '', most },
      `corrections-${type}`,
      () => queries.correctionsQuery(type, SEARCH_TYPES),
      [],
    );
    return rows[0]?.tokens ?? [];
  }

  /** Repeats the query if the cached words were incomplete. */
  async #readMeant<R extends Meant>(
    typed: { type: SearchType; text: string; code: string; most: number },
    name: string,
    makeText: () => string,
    values: readonly unknown[],
  ): Promise<R[]> {
    const { type, text, code, most } = typed;
    for (;;) {
      const words = await this.#words.load(type);
      const meant = words.findMeant(text);
      const rows = await this.#queryRows<R>(name, makeText, [
        [...meant.keys()],
        [...meant.values()],
        words.last,
        most,
        text,
        lastWithPrefix(text),
        code,
        code === '' ? '' : lastWithPrefix(code),
        ...values,
      ]);
      const [first] = rows;
      if (first?.build !== words.build) this.#words.forget(type, words);
      else if (first.words !== null && first.ids !== null)
        words.add({ words: first.words, ids: first.ids });
      else return rows;
    }
  }

  async #readWords(type: SearchType): Promise<StoredWords> {
    const rows = await this.#queryRows<StoredWords>(
      `words-${type}`,
      () => queries.wordsQuery(type),
      [],
    );
    return rows[0] ?? { words: '', ids: '', build: null, last: 0 };
  }

  async #queryRows<R extends object>(
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
  return [patterns, beginning, ...rankRange(wanted), wanted.limit, wanted.offset, exactIds];
}

/** The name of a part in search_part. */
function storedPart({ text, how }: TermWord): string {
  if (how === 'part') return text;
  return how === 'start' ? ` ${text}` : ` ${text} `;
}

function wordAccess({ how }: TermWord): 'part' | 'start' {
  return how === 'part' ? 'part' : 'start';
}
