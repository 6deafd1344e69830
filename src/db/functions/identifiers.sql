-- Identifiers: a code means one thing at a time, and instrument keeps a copy of two of them.
-- docs/decisions/sources.md says why.

create or replace function identifier_today() returns date language sql stable parallel safe as $$
  select (now() at time zone 'UTC')::date
$$;

create or replace function identifier_is_current(valid_from date, valid_to date) returns boolean
language sql stable parallel safe as $$
  select coalesce(valid_from <= identifier_today(), true)
    and coalesce(valid_to > identifier_today(), true)
$$;

create or replace function identifier_refuse_overlaps() returns trigger language plpgsql as $$
declare
  twice record;
  has_ended boolean := exists (select from come where valid_to is not null and scheme <> 'ticker');
begin
  -- The unique index already refuses two open codes. A code with an end may overlap with codes that
  -- others have not committed yet, so its writer waits for all other writers.
  if has_ended then
    perform pg_advisory_xact_lock(712003);
  else
    perform pg_advisory_xact_lock_shared(712003);
  end if;
  select come.scheme, come.value into twice
  from come join identifier as other on other.scheme = come.scheme and other.value = come.value
  where other.scheme <> 'ticker' and other.valid_to is not null and other.id <> come.id
    and daterange(other.valid_from, other.valid_to) && daterange(come.valid_from, come.valid_to)
  limit 1;
  -- This query runs only if it is needed: its plan for many rows reads the whole table.
  if not found and has_ended then
    select come.scheme, come.value into twice
    from come join identifier as other on other.scheme = come.scheme and other.value = come.value
    where come.valid_to is not null
      and other.scheme <> 'ticker' and other.valid_to is null and other.id <> come.id
      and daterange(other.valid_from, null) && daterange(come.valid_from, come.valid_to)
    limit 1;
  end if;
  if found then
    raise exception '% % would identify two records at the same time', twice.scheme, twice.value
      using errcode = 'exclusion_violation', constraint = 'identifier_one_at_a_time',
        table = 'identifier';
  end if;
  return null;
end $$;

-- An update may only shorten the time, so that it need not be compared with all other rows.
create or replace function identifier_refuse_changes() returns trigger language plpgsql as $$
begin
  if exists (
    select from come join gone using (id)
    where not (come.scheme = gone.scheme and come.value = gone.value
      and come.instrument_id is not distinct from gone.instrument_id
      and come.issuer_id is not distinct from gone.issuer_id
      and daterange(gone.valid_from, gone.valid_to) @> daterange(come.valid_from, come.valid_to)))
  then
    raise exception 'an identifier can be ended or replaced, but not changed'
      using errcode = 'check_violation', constraint = 'identifier_only_ends', table = 'identifier';
  end if;
  return null;
end $$;

-- Sets the copies in instrument, and the search, to the codes that are valid today. If several are
-- valid, the one that began last is copied.
create or replace function identifier_refresh(instrument_ids integer[], issuer_ids integer[]) returns void
language plpgsql as $$
declare
  change record;
begin
  perform set_config('parcurve.copies_identifiers', 'on', true);
  update instrument set isin = code.isin, ticker = code.ticker
  from (
    select instrument_id,
      (array_agg(value order by valid_from desc nulls last, id desc)
        filter (where scheme = 'isin'))[1] as isin,
      (array_agg(value order by valid_from desc nulls last, id desc)
        filter (where scheme = 'ticker'))[1] as ticker
    from unnest(instrument_ids) as wanted (instrument_id)
      left join (
        select * from identifier where identifier_is_current(valid_from, valid_to)
      ) as valid using (instrument_id)
    group by instrument_id
  ) as code
  where instrument.id = code.instrument_id
    and (instrument.isin is distinct from code.isin or instrument.ticker is distinct from code.ticker);
  perform set_config('parcurve.copies_identifiers', 'off', true);
  for change in
    select search_type_of(kind) as type, array_agg(id) as ids
    from instrument where id = any(instrument_ids) group by 1
    union all
    select 'companies', issuer_ids where issuer_ids <> '{}'
    order by type
  loop
    perform search_take_change(change.type, change.ids);
  end loop;
end $$;

-- Runs with the owner's rights, because roles that write identifiers may lack the right to write
-- the search index.
create or replace function identifier_follow_rows() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- Rows that a change of instrument wrote or deleted already agree with it.
  if pg_trigger_depth() > 1 then return null; end if;
  if tg_op = 'DELETE' then
    perform identifier_refresh(
      array(select distinct instrument_id from gone where instrument_id is not null),
      array(select distinct issuer_id from gone where issuer_id is not null));
  else
    perform identifier_refresh(
      array(select distinct instrument_id from come where instrument_id is not null),
      array(select distinct issuer_id from come where issuer_id is not null));
  end if;
  return null;
end $$;

-- The other direction: an ISIN or a ticker that is written into instrument becomes a row, and the
-- row of the old code ends today.
create or replace function identifier_follow_instruments() returns trigger language plpgsql as $$
begin
  -- identifier_refresh copies codes that are rows already.
  if current_setting('parcurve.copies_identifiers', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' then
    with ended as (
      select identifier.id, identifier.valid_from
      from gone join come using (id)
        cross join lateral (values
          ('isin', gone.isin, come.isin), ('ticker', gone.ticker, come.ticker)
        ) as code (scheme, old_value, new_value)
        join identifier on instrument_id = gone.id and identifier.scheme = code.scheme
          and value = old_value
      where old_value is distinct from new_value
        and identifier_is_current(identifier.valid_from, valid_to)
    ), begun_today as (
      delete from identifier
      where id in (select id from ended where valid_from = identifier_today())
    )
    update identifier set valid_to = identifier_today()
    where id in (select id from ended where valid_from is distinct from identifier_today());
    insert into identifier (instrument_id, scheme, value, valid_from)
    select come.id, scheme, new_value, identifier_today()
    from gone join come using (id)
      cross join lateral (values
        ('isin', gone.isin, come.isin), ('ticker', gone.ticker, come.ticker)
      ) as code (scheme, old_value, new_value)
    where new_value is not null and old_value is distinct from new_value;
  else
    insert into identifier (instrument_id, scheme, value)
    select come.id, scheme, code.value
    from come cross join lateral (values ('isin', isin), ('ticker', ticker)) as code (scheme, value)
    where code.value is not null;
  end if;
  return null;
end $$;

-- Codes begin and end on their days although nobody writes them, so a job calls this every day.
create or replace function identifier_pass_days(since date) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  instrument_ids integer[];
  issuer_ids integer[];
begin
  select coalesce(array_agg(distinct instrument_id) filter (where instrument_id is not null), '{}'),
    coalesce(array_agg(distinct issuer_id) filter (where issuer_id is not null), '{}')
  into instrument_ids, issuer_ids
  from identifier
  where valid_from between since and identifier_today()
    or valid_to between since and identifier_today();
  perform identifier_refresh(instrument_ids, issuer_ids);
end $$;

revoke execute on function identifier_refresh, identifier_follow_rows from public;
