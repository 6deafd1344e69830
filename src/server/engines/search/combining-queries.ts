import type { SearchType } from '../../../domain/search/search-type.ts';
import { detailsSql, MAX_TOKENS, ORDER } from './queries.ts';

/** Queries for terms of several words. */

/** More names begin with a word only if many documents were added since the index was built. */
const MAX_FIRSTS = 1000;
/** A word that was rare when the index was built may have more documents by now. */
const MAX_PLACES = 5000;
const WITHIN = 'rank >= $5 and rank <= $6';

/**
 * Documents for which the term may be a code, with the data to check it. Parameters: codes, minimum
 * and maximum rank, after those of the words.
 */
function candidates(type: SearchType): string {
  if (type === 'companies') return 'null';
  return `(select json_agg(candidate) from (
      select found.id, document.words, document.codes, instrument.currency, issuer.country
      from (
        select id from search_code_${type}
        where code = any ($7::text[]) and rank >= $8 and rank <= $9 order by rank, id limit 50
      ) as found
        join search_document_${type} as document using (id)
        join instrument using (id)
        left join issuer on issuer.id = instrument.issuer_id
    ) as candidate)`;
}

/**
 * What the index knows about each word: the list of a frequent word, the tokens of another word.
 * Also the build of the index and the number of its active documents; the first row also has the
 * documents removed since, and those with the term as a code. Parameters, each a list with one
 * entry per word: its name in search_part, the range of its tokens, whether these may begin inside
 * a word (null: no tokens are needed), and whether its list is cached. One more parameter: the
 * build of the cached lists.
 */
export function lookUpQuery(type: SearchType): string {
  return lookUpSql(type, '');
}

/**
 * The same for a term that may name traits: also the positions of the documents of rare words, and
 * of those with a code that begins with the term. Two more parameters: the range of these codes.
 */
export function traitLookUpQuery(type: SearchType): string {
  const [begins, ends] = type === 'companies' ? ['$7', '$8'] : ['$10', '$11'];
  // Each document by ID: the planner doesn't know how few they are.
  const placeById = (ids: string) => `array(
      select distinct ordinal from (${ids}) as found cross join lateral (
        select ordinal from search_document_${type} as document
        where document.id = found.id and ordinal is not null limit 1
      ) as placed order by ordinal)`;
  return lookUpSql(
    type,
    `case when known.ordinals is null then ${placeById(`select posting.id
        from unnest(rare.tokens) as token cross join lateral (
          select id from search_posting_${type} where list = 2 * token + 1 limit ${MAX_PLACES}
        ) as posting`)} end as places,
      case when place = 1 then ${placeById(`select id from search_code_${type}
        where code >= ${begins} and code < ${ends} limit ${MAX_PLACES}`)} end as coded,`,
  );
}

function lookUpSql(type: SearchType, more: string): string {
  return `select ${more}
      case when not (has_list and state.built_at::text = $6)
        then encode(known.ordinals, 'base64') end as ordinals,
      coalesce(known.documents, rare.documents, 0) as documents,
      coalesce(rare.tokens, '{}') as tokens,
      case when place = 1 then array(select ordinal from search_gone_${type}) end as gone,
      case when place = 1 then ${candidates(type)} end as candidates,
      state.active_documents as active, state.built_at::text as build
    from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::boolean[])
        with ordinality as word (part, begins, ends, is_part, has_list, place)
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

interface ShownSql {
  readonly counted: string;
  /** Whether a document has all words. */
  readonly hasAll?: string;
  readonly isWanted?: string;
  readonly order?: string;
}

/**
 * The rows to show of `matching` and of exact codes, and two counts: the rows of `matching` that
 * count, and the exact codes not among its rows.
 */
function shown(
  type: SearchType,
  { counted, hasAll = 'words like all ($3::text[])', isWanted = 'true', order = ORDER }: ShownSql,
): string {
  return `page as (
      select id, row_number() over (order by ${order}) as place
      from (
        select id, rank, place from matching
        union all
        select id, rank, -1 from search_document_${type}
        where id = any ($9::integer[]) and ${WITHIN} and ${isWanted}
      ) as found
      group by id order by ${order} limit $7 offset $8
    ),
    counted as (
      select (select count(*) from matching where ${counted}) as matching,
        (select count(*) from search_document_${type}
         where id = any ($9::integer[]) and ${WITHIN} and ${isWanted} and not (${hasAll})) as others
    )
    select item.*, counted.*,
      (select built_at::text from search_state where type = '${type}') as build
    from counted left join (${detailsSql(type)}) as item on true
    order by item.place`;
}

/** The candidates that have all words. */
function matchingSql(type: SearchType, isCandidate: string): string {
  return `matching as materialized (
      select id, rank, ordinal, case when words like $4 then 0 else 1 end as place
      from search_document_${type}
      where (${isCandidate}) and ${WITHIN} and words like all ($3::text[])
    )`;
}

/**
 * The first documents of one word that also have the others. Parameters: IDs of the word's tokens,
 * the maximum number of documents, patterns of all words, the beginning of a name, minimum and
 * maximum rank, limit, offset, IDs that come first.
 */
export function readingQuery(type: SearchType): string {
  // As an array, because joining them one by one takes longer.
  const isForemost = `id = any (array(
      select id from unnest($1::integer[]) as token cross join lateral (
        select id, rank from search_posting_${type}
        where list = 2 * token + 1 and ${WITHIN} order by rank, id limit $2
      ) as posting group by id, rank order by rank, id limit $2
    ))`;
  return `with ${matchingSql(type, isForemost)}, ${shown(type, { counted: 'true' })}`;
}

/**
 * Documents with known positions, documents added or changed since, and those whose name begins
 * with a word that few names begin with. Only added or changed documents are counted. Parameters:
 * positions, that word or null, and the rest as above.
 */
export function placesQuery(type: SearchType): string {
  const isCandidate = `ordinal = any ($1::integer[]) or ordinal is null or id = any (array(
      select posting.id
      from (select id from search_token_${type} where token = $2 collate "C" limit 1) as first
        cross join lateral (
          select id from search_posting_${type} where list = 2 * first.id limit ${MAX_FIRSTS}
        ) as posting
    ))`;
  return `with ${matchingSql(type, isCandidate)}, ${shown(type, { counted: 'ordinal is null' })}`;
}

/**
 * Documents with known positions, and those added or changed since, that match each word by name or
 * by trait. Names come first. Only added or changed documents are counted. Parameters: as above,
 * with regular expressions as patterns; then patterns for names, the beginning of a code, patterns
 * for the required traits, the end of the range of first words of names, how many of these words
 * and how many documents of each are checked.
 */
export function traitPlacesQuery(type: SearchType): string {
  const isCoded = `($11 <> '' and exists (
      select from unnest(codes) as own where starts_with(own, $11)))`;
  const beginnings = `array(
      select posting.id
      from (
        select id from (
          select id, first_rank from search_token_${type}
          where token >= $2 and token < $13 and first_rank is not null limit ${MAX_TOKENS}
        ) as begun order by first_rank, id limit $14
      ) as first cross join lateral (
        select id from search_posting_${type}
        where list = 2 * first.id and ${WITHIN} order by rank, id limit $15
      ) as posting
    )`;
  const hasAll = `words ~ all ($3::text[]) or ${isCoded}`;
  const isWanted = 'words like all ($12::text[])';
  const matching = `matching as materialized (
      select id, rank, ordinal, case
          when words like $4 then 0
          when words like all ($10::text[]) or ${isCoded} then 1
          else 2
        end as place
      from search_document_${type}
      where (ordinal = any ($1::integer[]) or ordinal is null or id = any (${beginnings}))
        and ${WITHIN} and (${hasAll}) and ${isWanted}
    )`;
  const order = `(min(place) >= 0), (min(place) >= 2), min(rank) >> 30, min(place), min(rank), id`;
  return `with ${matching}, ${shown(type, { counted: 'ordinal is null', hasAll, isWanted, order })}`;
}
