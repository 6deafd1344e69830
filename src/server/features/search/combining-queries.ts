import type { SearchType } from '../../../domain/search-type.ts';
import { detailsOf, MAX_TOKENS, ORDER } from './queries.ts';

/** Queries for terms of several words. */

/** More names than these begin with a word only where much came since the index was built. */
const MAX_FIRSTS = 1000;
const WITHIN = 'rank >= $5 and rank <= $6';

/**
 * What the index knows about each word: the list of a frequent one, the tokens of another. With the
 * first, which build of the index it is, how many of its documents are active, and which have gone
 * since. Parameters, each a list with an entry for each word: how search_part names it, where its
 * tokens begin and end, and whether these may begin inside a word (null: no tokens are wanted).
 */
export function lookUpQuery(type: SearchType): string {
  return `select encode(known.ordinals, 'base64') as ordinals, coalesce(known.documents, rare.documents, 0) as documents,
      coalesce(rare.tokens, '{}') as tokens,
      case when place = 1 then array(select ordinal from search_gone_${type}) end as gone,
      state.active_documents as active, state.built_at::text as build
    from unnest($1::text[], $2::text[], $3::text[], $4::boolean[])
        with ordinality as word (part, begins, ends, is_part, place)
      join search_state as state on state.type = '${type}'
      left join search_part_${type} as known on known.part = word.part collate "C"
      cross join lateral (
        select array_agg(id order by best_rank, id) as tokens,
          sum(documents)::integer as documents
        from (
          (select token_id from search_suffix_${type}
           where known.part is null and is_part
             and suffix >= begins collate "C" and suffix < ends collate "C" limit ${MAX_TOKENS})
          union
          (select id from search_token_${type}
           where known.part is null and not is_part
             and token >= begins collate "C" and token < ends collate "C" limit ${MAX_TOKENS})
        ) as matching (id) cross join lateral (
          -- Each by its id: whoever plans this does not know how few they are.
          select best_rank, documents from search_token_${type} as token
          where token.id = matching.id limit 1
        ) as token
      ) as rare
    order by place`;
}

/** The rows to show of `matching`, with how many of them count, and of exact codes besides. */
function shown(type: SearchType, counted: string): string {
  return `page as (
      select id, row_number() over (order by ${ORDER}) as place
      from (
        select id, rank, place from matching
        union all
        select id, rank, -1 from search_document_${type}
        where id = any ($9::integer[]) and ${WITHIN}
      ) as found
      group by id order by ${ORDER} limit $7 offset $8
    ),
    counted as (
      select (select count(*) from matching where ${counted}) as matching,
        (select count(*) from search_document_${type}
         where id = any ($9::integer[]) and ${WITHIN} and not words like all ($3::text[])) as others
    )
    select item.*, counted.*,
      (select built_at::text from search_state where type = '${type}') as build
    from counted left join (${detailsOf(type)}) as item on true
    order by item.place`;
}

/** Each candidate is read by its id: whoever plans this does not know how few they are. */
function matchingOf(type: SearchType, candidates: string): string {
  return `matching as materialized (
      select document.*
      from (${candidates}) as candidate cross join lateral (
        select id, rank, ordinal, case when words like $4 then 0 else 1 end as place
        from search_document_${type}
        where id = candidate.id and ${WITHIN} and words like all ($3::text[]) limit 1
      ) as document
    )`;
}

/**
 * The foremost documents of one word that have the others, too. Parameters: ids of the word's
 * tokens, how many documents at most, patterns of all words, beginning of a name, ranks from and
 * to, limit, offset, ids that come first.
 */
export function readingQuery(type: SearchType): string {
  const candidates = `select id from (
      select id, rank from unnest($1::integer[]) as token cross join lateral (
        select id, rank from search_posting_${type}
        where list = 2 * token + 1 and ${WITHIN} order by rank, id limit $2
      ) as posting group by id, rank order by rank, id limit $2
    ) as foremost`;
  return `with ${matchingOf(type, candidates)}, ${shown(type, 'true')}`;
}

/**
 * Documents whose places are known, what has come or changed since, and those whose name begins
 * with a word that few names begin with. Only what has come is counted. Parameters: places, that
 * word or null, and the rest as above.
 */
export function placesQuery(type: SearchType): string {
  const candidates = `select id from search_document_${type} where ordinal = any ($1::integer[])
    union select id from search_document_${type} where ordinal is null
    union select posting.id
    from (select id from search_token_${type} where token = $2 collate "C" limit 1) as first
      cross join lateral (
        select id from search_posting_${type} where list = 2 * first.id limit ${MAX_FIRSTS}
      ) as posting`;
  return `with ${matchingOf(type, candidates)}, ${shown(type, 'ordinal is null')}`;
}

/** What a code of several words is checked against. Parameters: codes, ranks from and to. */
export function codesQuery(type: SearchType): string {
  return `select found.id, document.words, document.codes, instrument.currency, issuer.country
    from (
      select id from search_code_${type}
      where code = any ($1::text[]) and rank >= $2 and rank <= $3 order by rank, id limit 50
    ) as found
      join search_document_${type} as document using (id)
      join instrument using (id)
      left join issuer on issuer.id = instrument.issuer_id`;
}
