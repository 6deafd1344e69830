-- Companies are ranked by what they issued; terms of several words compare lists of documents.

-- The most important instrument of an issuer is the last entry of its part of this index.
drop index instrument_by_issuer;
create index instrument_by_issuer on instrument (issuer_id, importance) where issuer_id is not null;

-- What is to be found, of all types. An issuer is as important as its most important instrument.
create or replace view search_source as
select search_type_of(kind) as type, id, search_rank(status = 'active', importance) as rank,
  name, ticker, isin
from instrument
union all
select 'companies', id,
  search_rank(status = 'active', coalesce(
    (select max(importance) from instrument where issuer_id = issuer.id), 0)),
  name, null, null
from issuer;

-- Whoever changes instruments changes the rank of their issuers, too.
create or replace function search_follow_instruments() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  change record;
begin
  if tg_op = 'TRUNCATE' then
    update search_state set is_stale = true;
  elsif tg_op = 'INSERT' then
    for change in
      select type, array_agg(distinct id) as ids
      from (
        select search_type_of(kind) as type, id from come
        union all select 'companies', issuer_id from come where issuer_id is not null
      ) as different
      group by type order by type
    loop
      perform search_take_change(change.type, change.ids);
    end loop;
  elsif tg_op = 'DELETE' then
    for change in
      select type, array_agg(distinct id) as ids
      from (
        select search_type_of(kind) as type, id from gone
        union all select 'companies', issuer_id from gone where issuer_id is not null
      ) as different
      group by type order by type
    loop
      perform search_take_change(change.type, change.ids);
    end loop;
  else
    for change in
      with before as (
        select search_type_of(kind) as type, id, issuer_id, name, isin, ticker, status, importance
        from gone
      ), after as (
        select search_type_of(kind) as type, id, issuer_id, name, isin, ticker, status, importance
        from come
      ), different as (
        (table before except table after) union all (table after except table before)
      )
      select type, array_agg(distinct id) as ids
      from (
        select type, id from different
        union all select 'companies', issuer_id from different where issuer_id is not null
      ) as different
      group by type order by type
    loop
      perform search_take_change(change.type, change.ids);
    end loop;
  end if;
  return null;
end $$;

-- The index is made anew by the next start, in tables of another form.
drop function search_make_tables, search_make_indexes, search_replace_tables;
do $$
declare
  which text;
  name text;
begin
  for which in select type from search_state loop
    foreach name in array array['document', 'token', 'posting', 'suffix', 'code', 'part'] loop
      execute format('drop table search_%s_%s', name, which);
    end loop;
  end loop;
end $$;
-- How many documents of the last rebuild were active: their ordinals come first.
alter table search_state add active_documents integer not null default 0;
update search_state set is_stale = true;

-- The seven tables of a type's index; `draft` is empty, or the ending of one that is being made.
create function search_make_tables(type text, draft text) returns void language plpgsql as $$
declare
  ending text := type || draft;
begin
  -- In the order of names as far as it was built at once. `words` is what search_words gives. Its
  -- place in the order of rank when it was built: null for what has come or changed since.
  execute format('create table search_document_%s (
    id integer not null, rank integer not null, ordinal integer, words text collate "C" not null,
    codes text[] not null)', ending);
  -- Places of documents that have gone or changed since.
  execute format('create table search_gone_%s (ordinal integer not null)', ending);
  -- `documents` have the word; the best rank among them, and among those whose name begins with it.
  execute format('create table search_token_%s (
    id integer not null, documents integer not null, best_rank integer not null,
    first_rank integer, token text collate "C" not null, head text collate "C" not null)', ending);
  -- List 2 × token: documents whose name begins with the word. 2 × token + 1: all that have it.
  execute format('create table search_posting_%s (
    list integer not null, rank integer not null, id integer not null)', ending);
  -- The ends of words from each letter on: what begins one of them stands inside a word.
  execute format('create table search_suffix_%s (
    token_id integer not null, best_rank integer not null, suffix text collate "C" not null,
    head text collate "C" not null)', ending);
  execute format('create table search_code_%s (
    rank integer not null, id integer not null, code text collate "C" not null,
    head text collate "C" not null)', ending);
  -- What many documents have, too many to look at when someone asks: how many, and the places of
  -- those that had it when the index was built (src/domain/ordinal-set.ts). `bank`: a part of a
  -- word; ` ab`: the beginning of one, ` ab `: all of it; `|bank`: the first word of a name;
  -- `^US1`: the beginning of a code, of documents that have it in no word.
  execute format('create table search_part_%s (
    documents integer not null, part text collate "C" not null, ordinals bytea)', ending);
  execute format('alter table search_part_%s alter column ordinals set storage external', ending);
end $$;

-- Apart from the tables, since an index is made much faster than kept up.
create function search_make_indexes(type text, draft text) returns void language plpgsql as $$
declare
  ending text := type || draft;
begin
  execute format('alter table search_document_%s add primary key (id)', ending);
  execute format('create unique index on search_document_%s (ordinal)', ending);
  execute format('create index on search_document_%s (id) where ordinal is null', ending);
  execute format('alter table search_gone_%s add primary key (ordinal)', ending);
  execute format('alter table search_token_%s add primary key (id)', ending);
  execute format('create unique index on search_token_%s (token) include (id, best_rank, first_rank)',
    ending);
  execute format('create index on search_token_%s (head, first_rank, id) where first_rank is not null',
    ending);
  execute format('alter table search_posting_%s add primary key (list, rank, id)', ending);
  execute format('create index on search_suffix_%s (suffix, best_rank, token_id)', ending);
  execute format('create index on search_suffix_%s (head, best_rank, token_id)', ending);
  execute format('alter table search_code_%s add primary key (code, rank, id)', ending);
  execute format('create index on search_code_%s (head, rank, id)', ending);
  execute format('alter table search_part_%s add primary key (part)', ending);
end $$;

select search_make_tables(type, ''), search_make_indexes(type, '') from search_state;

-- Puts a finished draft in the place of the index in use, for those who could read that one.
create function search_replace_tables(type text) returns void language plpgsql as $$
declare
  name text;
  reader text;
begin
  foreach name in array array['document', 'gone', 'token', 'posting', 'suffix', 'code', 'part'] loop
    for reader in
      select distinct case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end
      from pg_class, aclexplode(relacl)
      where oid = format('search_%s_%s', name, type)::regclass and privilege_type = 'SELECT'
    loop
      execute format('grant select on search_%s_%s_draft to %s', name, type, reader);
    end loop;
    execute format('drop table search_%s_%s', name, type);
    execute format('alter table search_%s_%s_draft rename to search_%s_%s', name, type, name, type);
  end loop;
end $$;

-- All that search_part could count of these documents.
create or replace function search_parts(entries search_entry[]) returns table (id integer, part text)
language sql stable parallel safe as $$
  select distinct id, left(suffix, size)
  from search_tokens(entries), search_suffixes(token) as suffix,
    generate_series(3, length(suffix)) as size
  union all
  select distinct id, ' ' || left(token, size)
  from search_tokens(entries), generate_series(1, least(length(token), 2)) as size
  union all
  select id, ' ' || token || ' ' from search_tokens(entries) where length(token) <= 2
  union all
  select id, '|' || token from search_tokens(entries) where is_first
  union all
  select distinct entry.id, '^' || left(code, size)
  from unnest(entries) as entry, unnest(entry.codes) as code, generate_series(3, length(code)) as size,
    search_fold(left(code, size)) as word
  where word = '' or position(case when length(word) < 3 then ' ' || word else word end in words) = 0
$$;

create or replace function search_remove(type text, entries search_entry[]) returns void
language plpgsql as $$
begin
  execute format('with gone as (
      delete from search_document_%1$s where id in (select id from unnest($1)) returning ordinal)
    insert into search_gone_%1$s select ordinal from gone where ordinal is not null', type)
    using entries;
  execute format('delete from search_code_%s as stored using unnest($1) as entry, unnest(entry.codes) as old
    where stored.code = old and stored.rank = entry.rank and stored.id = entry.id', type)
    using entries;
  execute format('delete from search_posting_%1$s as stored
    using search_tokens($1) as old join search_token_%1$s as word on word.token = old.token
    where stored.list in (2 * word.id, 2 * word.id + 1)
      and stored.rank = old.rank and stored.id = old.id', type)
    using entries;
  execute format('update search_token_%s as stored set documents = stored.documents - lost
    from (select token, count(*) as lost from search_tokens($1) group by token) as old
    where stored.token = old.token', type)
    using entries;
  execute format('update search_part_%s as stored set documents = stored.documents - lost
    from (select part, count(*) as lost from search_parts($1) group by part) as old
    where stored.part = old.part', type)
    using entries;
end $$;

create or replace function search_add(type text, entries search_entry[]) returns void
language plpgsql as $$
begin
  -- New words get their rank from search_rank_tokens.
  execute format('with added as (
      insert into search_token_%1$s (id, documents, best_rank, token, head)
      select (select coalesce(max(id), 0) from search_token_%1$s) + row_number() over (),
        0, 2147483647, token, left(token, 3)
      from (
        select distinct token from search_tokens($1)
        except select token from search_token_%1$s
      ) as missing
      returning id, token)
    insert into search_suffix_%1$s (token_id, best_rank, suffix, head)
    select id, 2147483647, suffix, left(suffix, 3) from added, search_suffixes(token) as suffix', type)
    using entries;
  execute format('insert into search_posting_%1$s (list, rank, id)
    select 2 * word.id + place, new.rank, new.id
    from search_tokens($1) as new join search_token_%1$s as word on word.token = new.token,
      generate_series(case when new.is_first then 0 else 1 end, 1) as place', type)
    using entries;
  execute format('update search_token_%s as stored set documents = stored.documents + won
    from (select token, count(*) as won from search_tokens($1) group by token) as new
    where stored.token = new.token', type)
    using entries;
  execute format('insert into search_document_%s (id, rank, words, codes)
    select id, rank, words, codes from unnest($1)', type)
    using entries;
  execute format('insert into search_code_%s (rank, id, code, head)
    select rank, id, code, left(code, 3) from unnest($1) as entry, unnest(entry.codes) as code', type)
    using entries;
  execute format('update search_part_%s as stored set documents = stored.documents + won
    from (select part, count(*) as won from search_parts($1) group by part) as new
    where stored.part = new.part', type)
    using entries;
end $$;

revoke execute on function search_make_tables, search_make_indexes, search_replace_tables from public;
