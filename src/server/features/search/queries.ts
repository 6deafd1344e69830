import type { SearchType } from '../../../domain/search-type.ts';

/**
 * The queries of the search. Each type has tables of its own, and each way to look a word up a
 * text of its own, so that every query is planned for what it does.
 */

/** The last character there is: what begins with a text stands before the text and this. */
export const LAST_CHARACTER = '\u{10ffff}';

/** How many words may match at most before the rest is left out. */
export const MAX_TOKENS = 10_000;
/** Counting ends here; more than FREQUENT of rebuild-search-index.ts only where much came since. */
const MAX_COUNTED = 20_000;
const MAX_CODES = 5000;
const MOST_DISTINCT = 2000;

/** By the first three characters in the order of rank; by any range; by the beginning of words. */
export type WordAccess = 'head' | 'part' | 'start';
export type CodeAccess = 'none' | 'head' | 'range';

const DETAILS = {
  instrument: `select place, id, name, ticker, isin, status
    from page join instrument using (id)`,
  issuer: `select place, id, name, null as ticker, null as isin, status from page join issuer using (id)`,
};

export function detailsOf(type: SearchType): string {
  return DETAILS[type === 'companies' ? 'issuer' : 'instrument'];
}

/** Rows to show, each with the total beside it; one row of nulls carries it where there are none. */
function shown(type: SearchType, total: string): string {
  return `select item.*, total.total
    from (select ${total} as total) as total
      left join (${detailsOf(type)}) as item on true
    order by item.place`;
}

/** Exact codes, then active ones, then names that begin with the term, then by rank. */
export const ORDER = '(min(place) >= 0), min(rank) >> 30, min(place), min(rank), id';

const TOKENS: Readonly<Record<WordAccess, (type: SearchType) => string>> = {
  head: (type) => `select token_id, best_rank from search_suffix_${type} where head = $1`,
  part: (type) => `select token_id, best_rank from search_suffix_${type}
    where suffix >= $1 and suffix < $2 limit ${MAX_TOKENS}`,
  start: (type) => `select id as token_id, best_rank from search_token_${type}
    where token >= $1 and token < $2 limit ${MAX_TOKENS}`,
};

/** Of equal ranks the older first: a rebuild numbers words as their documents come. */
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

/** Documents that have the word, and those with a code that begins so and without the word. */
function totalOf(type: SearchType, access: WordAccess, codeAccess: CodeAccess): string {
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
      select id from search_code_${type} where code >= $3 and code < $4
        and rank >= $7 and rank <= $8 limit ${MAX_CODES}
    ) as starting join search_document_${type} using (id) where position(${wanted} in words) = 0`;
  const knownCodes = `select documents from search_part_${type} where $10 and part = '^' || $3`;
  return `${total} + coalesce((${knownCodes}), (${codes}))`;
}

/**
 * One word. Parameters: word, its end, code, its end, how many postings of how many words, ranks
 * from and to, offset, whether all ranks are asked for, limit.
 */
export function wordQuery(type: SearchType, access: WordAccess, codeAccess: CodeAccess): string {
  // Not every access mentions every parameter, and one that is never mentioned has no type.
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
    ${shown(type, totalOf(type, access, codeAccess))}`;
}

function tokensFrom(beginning: string): string {
  const end = `(${beginning} || '${LAST_CHARACTER}')`;
  return `token >= ${beginning} collate "C" and token < ${end} collate "C"`;
}

/**
 * The words that begin with one of many texts: all of them, those that are one, and the best, by
 * their rank and by that of names that begin with them. None where some type has the word that was typed: it is no error.
 * Most texts begin nothing, which their first three letters tell. Parameters: texts, their different
 * first three letters, how many of the best, the typed word, its end.
 */
export function correctionsQuery(type: SearchType, types: readonly SearchType[]): string {
  const isKnown = types
    .map((each) => `exists (select from search_suffix_${each} where suffix >= $4 and suffix < $5)`)
    .join(' or ');
  return `with known as materialized (
      select three from unnest($2::text[]) as three
      where not (${isKnown}) and exists (select from search_token_${type} where ${tokensFrom('three')})
    ),
    matching as materialized (
      select id, min(best_rank) as best_rank, min(first_rank) as first_rank,
        bool_or(token = beginning collate "C") as is_whole
      from unnest($1::text[]) as beginning join known on three = left(beginning, 3)
        cross join lateral (
          select id, token, best_rank, first_rank from search_token_${type}
          where ${tokensFrom('beginning')}
          limit ${MAX_TOKENS}
        ) as token
      group by id
    )
    select array(select id from matching) as all,
      array(select id from matching where is_whole) as whole,
      array(
        (select id from matching where is_whole order by best_rank, id limit $3)
        union
        (select id from matching order by best_rank, id limit $3)
        union
        (select id from matching where first_rank is not null order by first_rank, id limit $3)
      ) as best`;
}

/**
 * By the ids of words alone, for a term with a typing error. Parameters: the best of them, how many
 * postings of each, ranks from and to, limit, offset, whether all ranks are asked for, all ids, and
 * those that were meant as a whole word: “enrgy” is energy before it begins engineering.
 */
export function tokenIdsQuery(type: SearchType): string {
  const counted = `select count(distinct posting.id) from unnest($8::integer[]) as token
      join search_posting_${type} as posting on posting.list = 2 * token + 1
    where posting.rank >= $3 and posting.rank <= $4`;
  const sum = `select sum(documents) as documents, count(*) as tokens from search_token_${type}
    where id = any ($8::integer[])`;
  // One frequent word has its own count; several are not worth the time to leave out doubles.
  const total = `(select case
      when $7 and (tokens = 1 or documents > ${MOST_DISTINCT}) then documents else (${counted})
    end from (${sum}) as sum)`;
  return `with page as (
      select id, row_number() over (order by ${ORDER}) as place
      from (
        select posting.id, posting.rank,
          posting.place + case when token = any ($9::integer[]) then 0 else 2 end as place
        from unnest($1::integer[]) as token cross join lateral (
          (select id, rank, 0 as place from search_posting_${type}
           where list = 2 * token and rank >= $3 and rank <= $4 order by rank, id limit $2)
          union all
          (select id, rank, 1 from search_posting_${type}
           where list = 2 * token + 1 and rank >= $3 and rank <= $4 order by rank, id limit $2)
        ) as posting
      ) as found
      group by id order by ${ORDER} limit $5 offset $6
    )
    ${shown(type, total)}`;
}
