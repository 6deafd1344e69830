-- Triggers update the index in the transaction that changes instruments. A transaction that writes
-- very many rows sets parcurve.search_upkeep to 'later': the index is then marked as stale, and a
-- job rebuilds it (src/db/search/rebuild-search-index.ts).

create or replace function search_tokens(entries search_entry[])
returns table (id integer, rank integer, token text, is_first boolean)
language sql immutable parallel safe as $$
  select entry.id, entry.rank, word, bool_or(is_first)
  from unnest(entries) as entry, lateral (
    select word, lag(word) over (order by place) = '|' and not search_is_trait(word) as is_first
    from regexp_split_to_table(entry.words, ' ') with ordinality as split (word, place)
  ) as placed
  where word <> '|'
  group by entry.id, entry.rank, word
$$;

-- Ends of at least three characters; of two in scripts where a sign is a word or a syllable (from
-- U+2E80 on). A trait is only found as a whole.
create or replace function search_suffixes(token text) returns setof text
language sql immutable parallel safe as $$
  select substr(token, place)
  from generate_series(
    1, length(token) - case when token collate "C" ~ '[\u2e80-\U0010ffff]' then 1 else 2 end
  ) as place
  where not search_is_trait(token)
$$;

-- All parts of these documents that search_part may count.
create or replace function search_parts(entries search_entry[]) returns table (id integer, part text)
language sql stable parallel safe as $$
  select distinct id, left(suffix, size)
  from search_tokens(entries), search_suffixes(token) as suffix,
    generate_series(3, length(suffix)) as size
  union all
  select distinct id, ' ' || left(token, size)
  from search_tokens(entries), generate_series(1, least(length(token), 2)) as size
  where not search_is_trait(token)
  union all
  select id, ' ' || token || ' ' from search_tokens(entries) where length(token) <= 2
  union all
  select id, token from search_tokens(entries) where search_is_trait(token)
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
  -- New words get their rank from search_rank_tokens, and a number that no word has had in this
  -- build.
  execute format('with added as (
      insert into search_token_%1$s (id, documents, best_rank, token, head)
      select (select last_token from search_state where type = %1$L) + row_number() over (),
        0, 2147483647, token, left(token, 3)
      from (
        select distinct token from search_tokens($1)
        except select token from search_token_%1$s
      ) as missing
      returning id, token),
    numbered as (
      update search_state set last_token = (select max(id) from added)
      where type = %1$L and exists (select from added))
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

-- Updates the best ranks of words whose postings changed, and deletes words that no document has.
create or replace function search_rank_tokens(type text, entries search_entry[]) returns void
language plpgsql as $$
begin
  execute format('with ranked as (
      update search_token_%1$s as stored
      set best_rank = coalesce(
          (select rank from search_posting_%1$s where list = 2 * stored.id + 1 order by rank limit 1),
          2147483647),
        first_rank =
          (select rank from search_posting_%1$s where list = 2 * stored.id order by rank limit 1)
      where token in (select token from search_tokens($1))
      returning id, token, best_rank)
    update search_suffix_%1$s as stored set best_rank = ranked.best_rank
    from ranked, search_suffixes(ranked.token) as changed
    where stored.suffix = changed and stored.token_id = ranked.id
      and stored.best_rank <> ranked.best_rank', type)
    using entries;
  execute format('with gone as (
      delete from search_token_%1$s
      where documents = 0 and token in (select token from search_tokens($1))
      returning id, token)
    delete from search_suffix_%1$s as stored using gone, search_suffixes(gone.token) as old
    where stored.suffix = old and stored.token_id = gone.id', type)
    using entries;
end $$;

create or replace function search_reindex(which text, ids integer[]) returns void
language plpgsql as $$
declare
  old_entries search_entry[];
  new_entries search_entry[];
  gone search_entry[];
  come search_entry[];
begin
  -- The row is locked even if the index is stale: a rebuild may be running that has not read our
  -- change.
  if (select is_stale from search_state where type = which for update) then return; end if;
  execute format('select array_agg(row(id, rank, words, codes)::search_entry)
    from search_document_%s where id = any($1)', which) into old_entries using ids;
  select array_agg(row(id, rank, search_document_words(name, traits),
      search_codes(variadic array[ticker, isin] || others))::search_entry)
    into new_entries from search_source where type = which and id = any(ids);
  select coalesce(array_agg(row(id, rank, words, codes)::search_entry), '{}') into gone
    from (select * from unnest(old_entries) except select * from unnest(new_entries)) as entry;
  select coalesce(array_agg(row(id, rank, words, codes)::search_entry), '{}') into come
    from (select * from unnest(new_entries) except select * from unnest(old_entries)) as entry;
  if gone = '{}' and come = '{}' then return; end if;
  perform search_remove(which, gone);
  perform search_add(which, come);
  perform search_rank_tokens(which, gone || come);
end $$;

create or replace function search_take_change(which text, ids integer[]) returns void language plpgsql as $$
begin
  if current_setting('parcurve.search_upkeep', true) = 'later' then
    update search_state set is_stale = true where type = which;
  else
    perform search_reindex(which, ids);
  end if;
end $$;

-- Runs with the owner's rights, because roles that write instruments may lack the right to write
-- the index. A change of instruments also changes the rank of their issuers.
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
        select search_type_of(kind) as type, id, issuer_id, name, isin, ticker, status, importance,
          is_hidden, currency, category
        from gone
      ), after as (
        select search_type_of(kind) as type, id, issuer_id, name, isin, ticker, status, importance,
          is_hidden, currency, category
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

-- The country and the sector of an issuer are also those of its instruments.
create or replace function search_follow_issuers() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids integer[];
  change record;
begin
  if tg_op = 'TRUNCATE' then
    update search_state set is_stale = true where type = 'companies';
  elsif tg_op = 'INSERT' then
    select array_agg(id) into ids from come;
    if ids is not null then perform search_take_change('companies', ids); end if;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from gone;
    if ids is not null then perform search_take_change('companies', ids); end if;
  else
    for change in
      with renamed as (
        (select id, name, status from gone except select id, name, status from come)
        union all
        (select id, name, status from come except select id, name, status from gone)
      ), moved as (
        select id from gone join come using (id)
        where (gone.country, gone.sector) is distinct from (come.country, come.sector)
      )
      select type, array_agg(distinct id) as ids
      from (
        select 'companies' as type, id from renamed
        union all select 'companies', id from moved
        union all select search_type_of(kind), instrument.id
          from instrument join moved on moved.id = instrument.issuer_id
      ) as different
      group by type order by type
    loop
      perform search_take_change(change.type, change.ids);
    end loop;
  end if;
  return null;
end $$;

revoke execute on function search_remove, search_add, search_rank_tokens, search_reindex,
  search_take_change, search_follow_instruments, search_follow_issuers from public;
