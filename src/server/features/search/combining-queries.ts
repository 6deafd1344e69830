import type { SearchType } from '../../../domain/search-type.ts';
import { detailsOf, ORDER } from './queries.ts';

/** Queries for terms of several words. */

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

/**
 * `seen` are the foremost documents of one word, or of all, `matching` those of them that have the
 * other words, too. Parameters: words' ids, how many documents at most, patterns of the words they
 * must have, beginning of a name, ranks from and to, limit, offset, ids that come first.
 */
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
 * Compares all postings of all words: exact, and the quickest way where no word is rare and few
 * documents have them all. Parameters: ids of the rarest word ($1), of the others ($2), for each of
 * these which word of the term it is ($3), beginning of a name ($4), ranks, limit, offset and ids
 * that come first as above, how many other words there are ($10). `is true` keeps a look into a
 * hash from becoming a join that is planned without knowing how many rows there are.
 */
export function comparingQuery(type: SearchType): string {
  return `with seen as materialized (
      select distinct id from unnest($1::integer[]) as token
        join search_posting_${type} on list = 2 * token + 1 where ${WITHIN}
    ),
    having_all as materialized (
      select id, rank
      from (
        select distinct other.word, posting.id, posting.rank
        from unnest($2::integer[], $3::integer[]) as other (token, word) cross join lateral (
          select id, rank from search_posting_${type} where list = 2 * other.token + 1 and ${WITHIN}
        ) as posting
        where (posting.id in (select id from seen)) is true
      ) as having_some
      group by id, rank having count(*) = $10
    ),
    matching as materialized (
      select id, having_all.rank, case when words like $4 then 0 else 1 end as place
      from having_all join search_document_${type} using (id)
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
