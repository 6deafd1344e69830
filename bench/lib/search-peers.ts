import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { foldedWords } from '../../src/domain/search/search-text.ts';
import { SEARCH_TYPES } from '../../src/domain/search/search-type.ts';
import type { BenchContext } from '../harness.ts';
import type { MiniSearchAnswer, MiniSearchRequest } from '../processes/mini-search.ts';
import { Child } from './child.ts';
import type { TypedTerm } from './search-terms.ts';

/** Another search engine on the same documents, called without HTTP. */
export interface SearchPeer {
  readonly name: string;
  search(terms: readonly TypedTerm[]): Promise<PeerAnswer[]>;
}

interface PeerAnswer {
  readonly milliseconds: number;
  readonly ids: readonly number[];
}

/** The usual PostgreSQL solution: a trigram index over the names, stored with the data. */
export async function trigramPeer(
  pool: pg.Pool,
  { reportProgress }: BenchContext,
): Promise<SearchPeer> {
  for (const type of SEARCH_TYPES) {
    const { rows } = await pool.query<{ exists: boolean }>(
      'select to_regclass($1) is not null as exists',
      [`bench_trigram_${type}`],
    );
    if (rows[0]?.exists) continue;
    reportProgress(`making the trigram index of ${type}`);
    await pool.query(`create extension if not exists pg_trgm`);
    await pool.query(
      `create table bench_trigram_${type} as
       select id, rank, words || ' ' || lower(array_to_string(codes, ' ')) as text
       from search_document_${type}`,
    );
    await pool.query(`create index on bench_trigram_${type} using gin (text gin_trgm_ops)`);
    await pool.query(`vacuum analyze bench_trigram_${type}`);
  }
  const askOne = async ({ type, term }: TypedTerm): Promise<PeerAnswer> => {
    const patterns = foldedWords(term).map((word) => `%${word}%`);
    const begin = performance.now();
    const { rows } = await pool.query<{ id: number }>(
      `select id, count(*) over () as total from bench_trigram_${type}
       where text like all ($1::text[]) order by rank, id limit 10`,
      [patterns],
    );
    return { milliseconds: performance.now() - begin, ids: rows.map(({ id }) => id) };
  };
  return {
    name: 'trigram',
    async search(terms) {
      const answers: PeerAnswer[] = [];
      for (const term of terms) answers.push(await askOne(term));
      return answers;
    },
  };
}

const MAX_MEMORY_MB = 14_000;

/** A common library: it holds everything in process memory. It doesn't find parts of words. */
export async function miniSearchPeer(
  databaseUrl: string,
  context: BenchContext,
): Promise<SearchPeer> {
  context.reportProgress('loading MiniSearch');
  const child = new Child('mini-search.ts', context, {
    nodeFlags: [`--max-old-space-size=${MAX_MEMORY_MB}`],
  });
  const requestChild = <Answer>(order: MiniSearchRequest): Promise<Answer> =>
    child.request<Answer>(order);
  const { seconds, bytes } = await requestChild<{ seconds: number; bytes: number }>({
    databaseUrl,
  });
  context.note(
    `MiniSearch took ${Math.round(seconds)} s to load and ${Math.round(bytes / 2 ** 20)} MB.`,
  );
  return {
    name: 'MiniSearch',
    search: async (terms) => requestChild<MiniSearchAnswer[]>({ terms }),
  };
}
