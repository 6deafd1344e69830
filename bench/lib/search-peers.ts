import type pg from 'pg';
import { foldedWords, searchCode } from '../../src/domain/search-text.ts';
import { SEARCH_TYPES, type SearchType } from '../../src/domain/search-type.ts';
import type { TypedTerm } from './search-terms.ts';

/** The true first ten and count: a look at every document of the type. */
export async function scan(
  pool: pg.Pool,
  { type, term }: TypedTerm,
): Promise<{ ids: number[]; total: number }> {
  const words = foldedWords(term);
  const patterns = words.map((word, i) => {
    if (word.length >= 3) return `%${word}%`;
    return i === words.length - 1 ? `% ${word}%` : `% ${word} %`;
  });
  const code = term.includes(' ') || words.length > 1 ? '' : searchCode(term);
  const { rows } = await pool.query<{ id: number; total: number }>(
    `select id, count(*) over () as total
     from search_document_${type}
     where words like all ($1::text[])
       or ($2 <> '' and exists (select from unnest(codes) as own where starts_with(own, $2)))
     order by not ($2 = any (codes)), rank >> 30, not words like $3, rank, id
     limit 10`,
    [patterns, code.length >= 3 ? code : '', `%| ${words.join(' ')}%`],
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** The usual way: a trigram index over the names. Kept with the data; made on first use. */
export async function makeTrigramTables(pool: pg.Pool, say: (what: string) => void): Promise<void> {
  for (const type of SEARCH_TYPES) {
    const { rows } = await pool.query<{ exists: boolean }>(
      'select to_regclass($1) is not null as exists',
      [`bench_trigram_${type}`],
    );
    if (rows[0]?.exists) continue;
    say(`making the trigram index of ${type}`);
    await pool.query(`create extension if not exists pg_trgm`);
    await pool.query(
      `create table bench_trigram_${type} as
       select id, rank, words || ' ' || lower(array_to_string(codes, ' ')) as text
       from search_document_${type}`,
    );
    await pool.query(`create index on bench_trigram_${type} using gin (text gin_trgm_ops)`);
    await pool.query(`vacuum analyze bench_trigram_${type}`);
  }
}

export async function trigramQuery(
  pool: pg.Pool,
  { type, term }: TypedTerm,
): Promise<{ ids: number[]; total: number }> {
  const patterns = foldedWords(term).map((word) => `%${word}%`);
  const { rows } = await pool.query<{ id: number; total: number }>(
    `select id, count(*) over () as total from bench_trigram_${type}
     where text like all ($1::text[]) order by rank, id limit 10`,
    [patterns],
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

export function suggestPath(type: SearchType): string {
  return `/api/suggest/${type}/`;
}
