import type { SearchType } from '../../../domain/search-type.ts';
import { detailsOf, ORDER } from './queries.ts';

/**
 * Queries for terms of several words. `seen` are the foremost documents of one word, `matching`
 * those of them that have the other words, too. Parameters that all have: words' ids ($1), how many
 * documents at most ($2), beginning of a name ($4), ranks from and to ($5, $6), limit ($7),
 * offset ($8), ids that come first ($9).
 */

const WITHIN = 'rank >= $5 and rank <= $6';

function documentsOfTokens(type: SearchType): string {
  return `select id, rank from unnest($1::integer[]) as token cross join lateral (
      select id, rank from search_posting_${type}
      where list = 2 * token + 1 and ${WITHIN} order by rank, id limit $2
    ) as posting group by id, rank order by rank, id limit $2`;
}

function pageOfMatching(type: SearchType, documents: string): string {
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
      select (select count(*) from seen) as seen, (select count(*) from matching) as matching,
        (select count(*) from unnest($9::integer[]) as id where id not in (select id from matching))
          as others,
        ${documents} as documents
    )
    select item.*, counted.* from counted left join (${detailsOf(type)}) as item on true
    order by item.place`;
}

/** Reads each document. Parameter: patterns of the words it must have ($3). */
export function readingQuery(type: SearchType, from: 'tokens' | 'all'): string {
  const all = `select id, rank from search_document_${type}
    where $1::integer[] is not null and ${WITHIN} order by rank, id limit $2`;
  // Where all documents are the source their number is wanted, more or less.
  const documents = `(select reltuples::integer from pg_class
    where oid = 'search_document_${type}'::regclass)`;
  return `with seen as materialized (${from === 'tokens' ? documentsOfTokens(type) : all}),
    matching as materialized (
      select id, document.rank, case when words like $4 then 0 else 1 end as place
      from seen join search_document_${type} as document using (id)
      where words like all ($3::text[])
    ),
    ${pageOfMatching(type, from === 'all' ? documents : '0')}`;
}

/**
 * Compares postings, which stand side by side, and reads almost no document. Parameters: ids of the
 * other words ($3), for each of them which word of the term it is ($10), how many words these
 * are ($11), ids of the term's first word ($12). `is true` keeps a look into a hash from becoming a
 * join that is planned without knowing how many rows there are.
 */
export function comparingQuery(type: SearchType): string {
  const upTo = `rank >= $5 and rank <= (select max(rank) from seen)`;
  return `with seen as materialized (${documentsOfTokens(type)}),
    having_all as materialized (
      select id, rank
      from (
        select distinct other.word, posting.id, posting.rank
        from unnest($3::integer[], $10::integer[]) as other (token, word) cross join lateral (
          select id, rank from search_posting_${type}
          where list = 2 * other.token + 1 and ${upTo}
        ) as posting
        where (posting.id in (select id from seen)) is true
      ) as having_some
      group by id, rank having count(*) = $11
    ),
    beginning as materialized (
      select posting.id
      from unnest($12::integer[]) as token cross join lateral (
        select id from search_posting_${type} where list = 2 * token and ${upTo}
      ) as posting
      where (posting.id in (select id from having_all)) is true and exists (
        select from search_document_${type} as document
        where document.id = posting.id and words like $4
      )
    ),
    matching as materialized (
      select id, rank, case when id in (select id from beginning) then 0 else 1 end as place
      from having_all
    ),
    ${pageOfMatching(type, '0')}`;
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
