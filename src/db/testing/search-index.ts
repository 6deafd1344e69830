import type pg from 'pg';
import { SEARCH_TYPES, type SearchType } from '../../domain/search/search-type.ts';

type SearchIndex = Record<string, Record<string, unknown>[]>;

/** The whole index of a type, except the arbitrary token numbers. */
async function readTypeIndex(pool: pg.Pool, type: SearchType): Promise<SearchIndex> {
  const queryRows = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows;
  return {
    documents: await queryRows(
      `select id, rank, words, array(select unnest(codes) order by 1) as codes
       from search_document_${type} order by id`,
    ),
    tokens: await queryRows(
      `select token, documents, best_rank, first_rank, head from search_token_${type} order by token`,
    ),
    postings: await queryRows(
      `select token, list % 2 as place, posting.rank, posting.id
       from search_posting_${type} as posting join search_token_${type} as token
         on token.id = list / 2
       order by token, place, posting.rank, posting.id`,
    ),
    countOfPostings: await queryRows(`select count(*) from search_posting_${type}`),
    suffixes: await queryRows(
      `select suffix, suffix.head, suffix.best_rank, token
       from search_suffix_${type} as suffix left join search_token_${type} as token
         on token.id = token_id
       order by suffix, token`,
    ),
    codes: await queryRows(
      `select code, head, rank, id from search_code_${type} order by code, rank, id`,
    ),
    parts: await queryRows(`select part, documents from search_part_${type} order by part`),
  };
}

export async function readSearchIndex(pool: pg.Pool): Promise<Record<string, SearchIndex>> {
  const entries: [string, SearchIndex][] = [];
  for (const type of SEARCH_TYPES) entries.push([type, await readTypeIndex(pool, type)]);
  return Object.fromEntries(entries);
}
