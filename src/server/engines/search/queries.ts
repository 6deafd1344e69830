import type { SearchType } from '../../../domain/search/search-type.ts';

/**
 * The search queries. Each type has its own tables, and each way to look up a word has its own SQL
 * text, so PostgreSQL plans each query for its purpose.
 */

/**
 * The last character of Unicode: everything that begins with a text sorts before the text plus this
 * character.
 */
export const LAST_CHARACTER = '\u{10ffff}';

/** The maximum number of matching words; further ones are ignored. */
export const MAX_TOKENS = 10_000;
/**
 * Counting stops here; the number exceeds FREQUENT of rebuild-search-index.ts only after many
 * changes.
 */
const MAX_COUNTED = 20_000;
const MAX_CODES = 5000;
const MAX_DISTINCT = 2000;

/** By the first three characters in rank order; by any range; by the beginning of words. */
export type WordAccess = 'head' | 'part' | 'start';
export type CodeAccess = 'none' | 'head' | 'range';

const DETAILS = {
  instrument: `select place, page.id, instrument.name, ticker, isin, instrument.status,
      country, currency, sector, category, matures_on as maturity
    from page join instrument on instrument.id = page.id
      left join issuer on issuer.id = instrument.issuer_id
      left join bond on bond.instrument_id = instrument.id`,
  issuer: `select place, page.id, name, null as ticker, null as isin, status, country,
      null as currency, sector, null as category, null::date as maturity
    from page join issuer on issuer.id = page.id`,
};

export function detailsSql(type: SearchType): string {
  return DETAILS[type === 'companies' ? 'issuer' : 'instrument'];
}

/**
 * The rows to show, each with the counts; if there are none, one row of nulls carries the counts.
 */
function shown(type: SearchType, numbers: string): string {
  return `select item.*, numbers.*
    from (select ${numbers}) as numbers
      left join (${detailsSql(type)}) as item on true
    order by item.place`;
}

/**
 * The order: exact codes, then active documents, then names that begin with the term, then by rank.
 */
export const ORDER = '(min(place) >= 0), min(rank) >> 30, min(place), min(rank), id';

const TOKENS: Readonly<Record<WordAccess, (type: SearchType) => string>> = {
  head: (type) => `select token_id, best_rank from search_suffix_${type} where head = $1`,
  part: (type) => `select token_id, best_rank from search_suffix_${type}
    where suffix >= $1 and suffix < $2 limit ${MAX_TOKENS}`,
  start: (type) => `select id as token_id, best_rank from search_token_${type}
    where token >= $1 and token < $2 limit ${MAX_TOKENS}`,
};

/** Among equal ranks the older comes first: a rebuild numbers words in document order. */
function bestTokens(type: SearchType, access: WordAccess): string {
  if (access === 'head') return `${TOKENS.head(type)} order by best_rank, token_id limit $6`;
  return `select token_id from (${TOKENS[access](type)}) as matching
    order by best_rank, token_id limit $6`;
}

function firstTokens(type: SearchType, access: WordAccess): string {
  const range = access === 'head' ? 'head = $1' : 'token >= $1 and token < $2';
  return `select id as token_id from search_token_${type}
    where ${range} and first_rank is not null order by first_rank, id limit $6`;
}

function postings(type: SearchType, tokens: string, offset: 0 | 1): string {
  return `select posting.id, posting.rank, ${offset} as place
    from (${tokens}) as token cross join lateral (
      select id, rank from search_posting_${type}
      where list = 2 * token.token_id + ${offset} and rank >= $7 and rank <= $8
      order by rank, id limit $5
    ) as posting`;
}

function codePostings(type: SearchType, access: CodeAccess): string {
  const table = `search_code_${type}`;
  const within = 'rank >= $7 and rank <= $8';
  const exact = `(select id, rank, -1 as place from ${table}
    where code = $3 and ${within} order by rank, id limit $5)`;
  if (access === 'none') return exact;
  const starting =
    access === 'head'
      ? `select id, rank from ${table} where head = $3 and ${within}`
      : `select id, rank from (select * from ${table} where code >= $3 and code < $4
           limit ${MAX_CODES}) as starting where ${within}`;
  return `${exact} union all (select id, rank, 1 from (${starting}) as starting
    order by rank, id limit $5)`;
}

/** Documents that contain the word, and other documents with a code that begins with it. */
function totalSql(type: SearchType, access: WordAccess, codeAccess: CodeAccess): string {
  const words = `select count(distinct id) from (
      select posting.id from (${TOKENS[access](type)}) as token
        join search_posting_${type} as posting on posting.list = 2 * token.token_id + 1
      where posting.rank >= $7 and posting.rank <= $8 limit ${MAX_COUNTED}
    ) as counted`;
  const known = `select documents from search_part_${type} where $10 and part = $1`;
  const total = `coalesce((${known}), (${words}))`;
  if (codeAccess === 'none') return total;
  const wanted = access === 'start' ? `' ' || $1` : '$1';
  const codes = `select count(distinct id) from (
      select id from (
        select id, rank from search_code_${type} where code >= $3 and code < $4 offset 0
      ) as coded where rank >= $7 and rank <= $8 limit ${MAX_CODES}
    ) as starting join search_document_${type} using (id) where position(${wanted} in words) = 0`;
  const knownCodes = `select documents from search_part_${type} where $10 and part = '^' || $3`;
  return `${total} + coalesce((${knownCodes}), (${codes}))`;
}

/**
 * One word. Parameters: word, its end, code, its end, how many postings of how many words, minimum
 * and maximum rank, offset, whether all ranks are requested, limit.
 */
export function wordQuery(type: SearchType, access: WordAccess, codeAccess: CodeAccess): string {
  // Not every access uses every parameter, and PostgreSQL can't infer the type of an unused one.
  return `with typed as (select $1::text, $2::text, $3::text, $4::text),
    page as (
      select id, row_number() over (order by ${ORDER}) as place
      from (
        ${codePostings(type, codeAccess)}
        union all ${postings(type, firstTokens(type, access), 0)}
        union all ${postings(type, bestTokens(type, access), 1)}
      ) as found
      group by id order by ${ORDER} limit $11 offset $9
    )
    ${shown(type, `${totalSql(type, access, codeAccess)} as total`)}`;
}

/** All words of a type, with the build of the index. */
export function wordsQuery(type: SearchType): string {
  return `select coalesce(string_agg(token, ' ' order by token), '') as words,
      coalesce(string_agg(id::text, ' ' order by token), '') as ids,
      state.built_at::text as build, state.last_token as last
    from search_state as state left join search_token_${type} on not search_is_trait(token)
    where state.type = '${type}' group by state.type`;
}

/**
 * `meant`: the possible corrections of a mistyped word. It is empty if any type contains the typed
 * word, or this one has a code that begins with it, because then it isn't an error. `best`: the
 * best by rank, and the best among beginnings of names. Parameters: the IDs of the words, whether
 * each was typed to its end, the highest known ID, how many of the best; the typed word and its
 * end, the code and its end.
 */
function corrections(type: SearchType, types: readonly SearchType[]): string {
  const isKnown = types
    .map((each) => `exists (select from search_suffix_${each} where suffix >= $5 and suffix < $6)`)
    .join(' or ');
  return `known as materialized (
      select ${isKnown}
        or exists (select from search_code_${type} where code >= $7 and code < $8) as is_known
    ),
    meant as materialized (
      select token.*, is_whole
      from unnest($1::integer[], $2::boolean[]) as given (id, is_whole) cross join lateral (
        -- Each by its id: whoever plans this does not know how few they are.
        select id, documents, best_rank, first_rank from search_token_${type} as token
        where token.id = given.id limit 1
      ) as token
      where not (select is_known from known)
    ),
    best as materialized (
      (select id, is_whole from meant where is_whole order by best_rank, id limit $4)
      union
      (select id, is_whole from meant order by best_rank, id limit $4)
      union
      (select id, is_whole from meant where first_rank is not null order by first_rank, id limit $4)
    )`;
}

/** Whether the cached words were complete: the build of the index, and the words added since. */
function knownWordsSql(type: SearchType): string {
  const added = (column: string) =>
    `(select string_agg(${column}, ' ' order by id) from search_token_${type}
     where id > $3 and not search_is_trait(token))`;
  return `(select is_known from known) as is_known,
    (select built_at::text from search_state where type = '${type}') as build,
    ${added('token')} as words, ${added('id::text')} as ids`;
}

/** The best of the possible corrections. */
export function correctionsQuery(type: SearchType, types: readonly SearchType[]): string {
  return `with ${corrections(type, types)}
    select array(select id from best) as tokens, ${knownWordsSql(type)}`;
}

/**
 * Finds documents of the possible corrections. Whole words go first: “enrgy” is energy before it is
 * the beginning of engineering. Parameters: as above, how many postings of each of the best,
 * minimum and maximum rank, limit, offset, whether all ranks are requested.
 */
export function correctedQuery(type: SearchType, types: readonly SearchType[]): string {
  const counted = `select count(distinct posting.id)
    from meant join search_posting_${type} as posting on posting.list = 2 * meant.id + 1
    where posting.rank >= $10 and posting.rank <= $11`;
  // A single frequent word has an exact count; for several, removing duplicates takes too long.
  const total = `(select case
      when $14 and (count(*) = 1 or sum(documents) > ${MAX_DISTINCT}) then sum(documents)
      else (${counted})
    end from meant)`;
  return `with ${corrections(type, types)},
    page as (
      select id, row_number() over (order by ${ORDER}) as place
      from (
        select posting.id, posting.rank,
          posting.place + case when best.is_whole then 0 else 2 end as place
        from best cross join lateral (
          (select id, rank, 0 as place from search_posting_${type}
           where list = 2 * best.id and rank >= $10 and rank <= $11 order by rank, id limit $9)
          union all
          (select id, rank, 1 from search_posting_${type}
           where list = 2 * best.id + 1 and rank >= $10 and rank <= $11 order by rank, id limit $9)
        ) as posting
      ) as found
      group by id order by ${ORDER} limit $12 offset $13
    )
    ${shown(type, `${total} as total, ${knownWordsSql(type)}`)}`;
}

/**
 * Documents by code, in the order of the codes. Parameters: codes, minimum and maximum rank, limit,
 * offset.
 */
export function codesQuery(type: SearchType): string {
  return `with found as (
      select id, min(place) as place
      from unnest($1::text[]) with ordinality as given (code, place)
        join search_code_${type} using (code)
      where rank >= $2 and rank <= $3
      group by id
    ),
    page as (select id, place from found order by place, id limit $4 offset $5)
    ${shown(type, '(select count(*) from found) as total')}`;
}

/** The codes that no document of any type has. */
export function unknownCodesQuery(types: readonly SearchType[]): string {
  const isKnown = types
    .map((type) => `exists (select from search_code_${type} where code = given.code)`)
    .join(' or ');
  return `select given.code from unnest($1::text[]) with ordinality as given (code, place)
    where not (${isKnown}) order by place`;
}
