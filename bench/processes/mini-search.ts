import { performance } from 'node:perf_hooks';
import MiniSearch from 'minisearch';
import { createPool } from '../../src/db/connect.ts';
import { foldedWords } from '../../src/domain/search/search-text.ts';
import { SEARCH_TYPES, type SearchType } from '../../src/domain/search/search-type.ts';
import type { TypedTerm } from '../lib/search-terms.ts';
import { serveMessages } from './serve-messages.ts';

export type MiniSearchRequest = { databaseUrl: string } | { terms: readonly TypedTerm[] };

export interface MiniSearchAnswer {
  readonly milliseconds: number;
  readonly ids: readonly number[];
}

interface Document {
  readonly id: number;
  readonly rank: number;
  readonly text: string;
}

const FIRST = 10;
const BATCH = 20_000;
const indexes = new Map<SearchType, MiniSearch<Document>>();

/** A common library with all documents in process memory; called without HTTP. */
serveMessages(async (message) => {
  const order = message as MiniSearchRequest;
  if ('terms' in order) return order.terms.map((term) => searchTerm(term));
  const begin = performance.now();
  await load(order.databaseUrl);
  return { seconds: (performance.now() - begin) / 1000, bytes: process.memoryUsage().rss };
});

/** Names are folded like ours, so that accents and scripts make no difference. */
async function load(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  for (const type of SEARCH_TYPES) {
    const index = new MiniSearch<Document>({
      fields: ['text'],
      storeFields: ['rank'],
      tokenize: (text) => text.split(' '),
      processTerm: (word) => (word === '|' ? null : word),
    });
    indexes.set(type, index);
    for (let last = -1; ;) {
      const { rows } = await pool.query<Document>(
        `select id, rank, words || ' ' || lower(array_to_string(codes, ' ')) as text
         from search_document_${type} where id > $1 order by id limit ${BATCH}`,
        [last],
      );
      index.addAll(rows);
      last = rows.at(-1)?.id ?? last;
      if (rows.length < BATCH) break;
    }
  }
  await pool.end();
}

/**
 * Like our search: all words, each as the prefix of a word; typo tolerance only if nothing is
 * found.
 */
function searchTerm({ type, term }: TypedTerm): MiniSearchAnswer {
  const index = indexes.get(type);
  const begin = performance.now();
  const query = foldedWords(term).join(' ');
  const options = { prefix: true, combineWith: 'AND' } as const;
  let found = index?.search(query, options) ?? [];
  if (found.length === 0) found = index?.search(query, { ...options, fuzzy: 1 }) ?? [];
  const milliseconds = performance.now() - begin;
  // It sorts by relevance; reordering the results isn't measured.
  const ids = found
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .slice(0, FIRST)
    .map(({ id }) => Number(id));
  return { milliseconds, ids };
}
