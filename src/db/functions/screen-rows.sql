-- Rows of the screeners (screen_row). Triggers note what a transaction touches, and a deferred
-- trigger makes the rows when it commits: all in one go and in one order, so that no two wait in a
-- circle. A transaction that writes very many rows sets parcurve.screen_upkeep to 'later': the load
-- is counted instead, and a job makes the rows (src/db/screening/rebuild-screen-rows.ts).

-- The one place that says which sectors are which kind of issuer.
create or replace function screen_issuer_type(sector text) returns text
language sql immutable parallel safe as $$
  select case
    when sector is null then null
    when sector = 'government' then 'state'
    when sector = 'municipal' then 'municipal'
    when sector in ('banks', 'finance', 'insurance') then 'financial'
    else 'corporate'
  end
$$;

-- As changeBetween of src/domain/quote.ts: of zero or a negative rate there is none.
create or replace function screen_percent(before numeric, after numeric) returns numeric
language sql immutable parallel safe as $$
  select case when before > 0 then round((after - before) * 100 / before, 4) end
$$;

-- As isRate of src/domain/quote.ts.
create or replace function screen_is_rate(kind text, unit text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(kind = 'index' and unit = '%', false)
$$;

-- In percent; of a rate in basis points.
create or replace function screen_change(is_rate boolean, before numeric, after numeric)
returns numeric language sql immutable parallel safe as $$
  select case when is_rate then round((after - before) * 100, 4) else screen_percent(before, after) end
$$;

-- As isInDefault of src/domain/bond/default.ts. Nobody knows a default before it happens, so a row that
-- is made again whenever terms change is right without a clock.
create or replace function bond_in_default(flat_from date) returns boolean
language sql stable parallel safe as $$
  select coalesce(flat_from <= current_date, false)
$$;

-- The rows that instruments should have now. A bond in default is outstanding and has a price, but
-- nothing that takes its payments for granted. A rate has a yield and no price. Currencies have none. What the agencies say together is
-- the lower of the middle two, as compositeNotch of src/domain/rating-scale.ts has it: the middle
-- one, the worst first. Grades of national scales say nothing here.
create or replace function screen_instrument_rows(ids integer[]) returns setof screen_row
language sql stable as $$
  select instrument.kind, instrument.id, pg_current_xact_id(),
    not instrument.is_hidden, instrument.name,
    case when instrument.kind = 'bond' then instrument.isin else instrument.ticker end,
    instrument.isin, instrument.issuer_id, issuer.name, issuer.country, instrument.currency,
    issuer.sector, screen_issuer_type(issuer.sector), instrument.category,
    case
      when instrument.status = 'active' and bond_in_default(bond.flat_from) then 'defaulted'
      else instrument.status
    end,
    instrument.venue, instrument.importance,
    coalesce(price.source_code, instrument.source_code), price.id,
    bond.coupon_type, bond.coupon_rate, bond.issued_on, bond.matures_on, bond.seniority,
    array_remove(array[
      case when bond.has_call then 'call' end,
      case when bond.has_put then 'put' end,
      case when bond.is_amortising then 'amortising' end,
      case when bond.coupon_type is not null and bond.matures_on is null then 'perpetual' end,
      case when bond.index_ratio is not null then 'linked' end,
      case when bond.is_green then 'green' end
    ], null),
    coalesce(bond.amount_outstanding, bond.amount_issued),
    coalesce(bond.smallest_lot, bond.face_value),
    fund.expense_ratio, null::integer, null::integer,
    price.last_day, case when not price.is_rate then price.last_value end, price.decimals,
    case when is_change_of_day(
      price.previous_day, price.last_day, instrument.currency, instrument.venue)
      then screen_change(price.is_rate, price.previous_value, price.last_value) end,
    null::numeric, null::numeric,
    case when price.is_rate then price.last_value else figures.yield end, figures.duration, figures.spread,
    bond.notch,
    coalesce(price.last_value * share.shares_outstanding, fund.net_assets),
    null::numeric, null::numeric,
    case when price.has_changes then price.revision end, coalesce(price.has_changes, false),
    price.unit,
    figures.maturity_yield, figures.maturity_duration, figures.maturity_spread,
    figures.workout, figures.workout_on
  from unnest(ids) as wanted (id)
  join instrument on instrument.id = wanted.id
  left join issuer on issuer.id = instrument.issuer_id
  left join lateral (
    select series.*, is_rate,
      series.last_day is not null and instrument.kind <> 'bond' as has_changes
    from series, screen_is_rate(instrument.kind, series.unit) as is_rate
    where series.instrument_id = instrument.id and field = 'close' and is_preferred
  ) as price on true
  left join lateral (
    select bond.*,
      exists (select from bond_option where instrument_id = instrument.id and kind = 'call')
        as has_call,
      exists (select from bond_option where instrument_id = instrument.id and kind = 'put')
        as has_put,
      exists (select from bond_amortisation where instrument_id = instrument.id) as is_amortising,
      -- Of its own ratings, or else of the issuer's.
      coalesce((
        select percentile_disc(0.5) within group (order by notch desc)
        from (
          select distinct on (agency) notch
          from rating join data_source on code = rating.source_code
          where instrument_id = instrument.id and scale = 'international'
          order by agency, rated_on desc, precedence, code
        ) as said
      ), (
        select percentile_disc(0.5) within group (order by notch desc)
        from (
          select distinct on (agency) notch
          from rating join data_source on code = rating.source_code
          where issuer_id = instrument.issuer_id and scale = 'international'
          order by agency, rated_on desc, precedence, code
        ) as said
      )) as notch
    from bond where instrument.kind = 'bond' and bond.instrument_id = instrument.id
  ) as bond on true
  left join lateral (
    -- All three are to one end. Those to worst end where no option is left.
    select maturity_yield, maturity_duration, maturity_spread,
      case when has_worst then worst else maturity_yield end as yield,
      case when has_worst then worst_duration else maturity_duration end as duration,
      case when has_worst then worst_spread else maturity_spread end as spread,
      case
        when has_worst then (array['maturity', 'call', 'put', 'perpetual'])[
          1 + (10 * (worst_end - trunc(worst_end)))::integer]
        when maturity_yield is not null then
          case when bond.matures_on is null then 'perpetual' else 'maturity' end
      end as workout,
      case
        when has_worst then nullif(date '1970-01-01' + trunc(worst_end)::integer, '1970-01-01')
        when maturity_yield is not null then bond.matures_on
      end as workout_on
    from (
      select
        max(last_value) filter (where field = 'yield') as maturity_yield,
        max(last_value) filter (where field = 'duration') as maturity_duration,
        max(last_value) filter (where field = 'spread') as maturity_spread,
        max(last_value) filter (where field = 'worst') as worst,
        max(last_value) filter (where field = 'worst_duration') as worst_duration,
        max(last_value) filter (where field = 'worst_spread' and last_day = newest) as worst_spread,
        max(last_value) filter (where field = 'workout') as worst_end,
        count(*) filter (
          where field in ('worst', 'worst_duration', 'workout') and last_day = newest
        ) = 3 as has_worst
      from (
        select field, last_day, last_value,
          max(last_day) filter (where field in ('yield', 'worst')) over () as newest
        from series
        -- What has been repaid yields nothing any more.
        where instrument.kind = 'bond' and instrument.status = 'active'
          and not bond_in_default(bond.flat_from)
          and series.instrument_id = instrument.id and is_preferred
          and field in (
            'yield', 'worst', 'duration', 'spread', 'worst_duration', 'worst_spread', 'workout')
      ) as figure
    ) as latest
  ) as figures on true
  left join share on share.instrument_id = instrument.id
  left join fund on fund.instrument_id = instrument.id
  where instrument.kind <> 'currency'
$$;

-- The rows that issuers should have now.
create or replace function screen_company_rows(ids integer[]) returns setof screen_row
language sql stable as $$
  select 'company', issuer.id, pg_current_xact_id(), true, issuer.name, null::text, null::text,
    issuer.id, issuer.name, issuer.country, null::text, issuer.sector,
    screen_issuer_type(issuer.sector), null::text, issuer.status, null::text,
    coalesce(found.importance, 0), issuer.source_code, null::integer,
    null::text, null::numeric, null::date, null::date, null::text, '{}'::text[],
    null::numeric, null::numeric, null::numeric, found.bonds, found.stocks,
    null::date, null::numeric, null::smallint, null::numeric, null::numeric, null::numeric,
    null::numeric, null::numeric, null::numeric,
    (
      select percentile_disc(0.5) within group (order by notch desc)
      from (
        select distinct on (agency) notch
        from rating join data_source on code = rating.source_code
        where rating.issuer_id = issuer.id and scale = 'international'
        order by agency, rated_on desc, precedence, code
      ) as said
    ),
    null::numeric, null::numeric, null::numeric, null::integer, false, null::text,
    null::numeric, null::numeric, null::numeric, null::text, null::date
  from unnest(ids) as wanted (id)
  join issuer on issuer.id = wanted.id
  cross join lateral (
    select max(importance) as importance,
      count(*) filter (where kind = 'bond' and status = 'active')::integer as bonds,
      count(*) filter (where kind = 'stock' and status = 'active')::integer as stocks
    from instrument where instrument.issuer_id = issuer.id and not is_hidden
  ) as found
$$;

-- Brings the rows of some instruments and issuers to what they should be. Whoever calls it holds
-- the locks of the rows that are there, or of the whole table. Servers are told of the kinds. To plan it
-- takes longer than to do it for a few rows, so it is planned once, and arrays are joined: a plan for
-- any array would look through all of it for each row.
create or replace function screen_write(of_instruments integer[], of_issuers integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  touched text;
begin
  for touched in
    with gone as (
      delete from screen_row as stored using unnest(of_instruments) as touched (id)
      where stored.kind in ('bond', 'stock', 'etf', 'index') and stored.id = touched.id
        and not exists (
          select from instrument
          where instrument.id = stored.id and instrument.kind = stored.kind)
      returning stored.kind
    ), closed as (
      delete from screen_row as stored using unnest(of_issuers) as touched (id)
      where stored.kind = 'company' and stored.id = touched.id
        and not exists (select from issuer where issuer.id = stored.id)
      returning stored.kind
    )
    select kind from gone union select kind from closed
  loop
    perform pg_notify('screen_changed', 'gone:' || touched);
  end loop;

  for touched in
    with written as (
      insert into screen_row as stored
      select * from screen_instrument_rows(of_instruments)
      union all select * from screen_company_rows(of_issuers)
      on conflict (kind, id) do update set
        changed = excluded.changed,
        is_shown = excluded.is_shown, name = excluded.name, code = excluded.code,
        isin = excluded.isin, issuer_id = excluded.issuer_id, issuer_name = excluded.issuer_name,
        country = excluded.country, currency = excluded.currency, sector = excluded.sector,
        issuer_type = excluded.issuer_type, category = excluded.category, status = excluded.status,
        venue = excluded.venue, importance = excluded.importance,
        source_code = excluded.source_code, series_id = excluded.series_id,
        coupon_type = excluded.coupon_type, coupon = excluded.coupon,
        issued_on = excluded.issued_on, matures_on = excluded.matures_on,
        seniority = excluded.seniority, options = excluded.options, amount = excluded.amount,
        denomination = excluded.denomination, expense_ratio = excluded.expense_ratio,
        bonds = excluded.bonds, stocks = excluded.stocks,
        last_day = excluded.last_day, price = excluded.price, decimals = excluded.decimals,
        day_change = excluded.day_change, yield = excluded.yield, duration = excluded.duration,
        spread = excluded.spread, notch = excluded.notch, size = excluded.size,
        revision = excluded.revision, unit = excluded.unit,
        maturity_yield = excluded.maturity_yield, maturity_duration = excluded.maturity_duration,
        maturity_spread = excluded.maturity_spread, workout = excluded.workout,
        workout_on = excluded.workout_on,
        -- Until the job has read what a new day is compared with, the old closes serve.
        changes_due = excluded.changes_due and (
          stored.changes_due
          or (stored.series_id, stored.revision)
            is distinct from (excluded.series_id, excluded.revision)),
        (month_close, year_close, month_change, year_change) = (
          select month_close, year_close, screen_change(is_rate, month_close, value),
            screen_change(is_rate, year_close, value)
          from (
            select case when is_same then stored.month_close end as month_close,
              case when is_same then stored.year_close end as year_close,
              screen_is_rate(excluded.kind, excluded.unit) as is_rate,
              coalesce(excluded.price, excluded.yield) as value
            from (
              select excluded.changes_due and stored.series_id = excluded.series_id as is_same
            ) as series
          ) as closes)
      where (
        stored.is_shown, stored.name, stored.code, stored.isin, stored.issuer_id,
        stored.issuer_name, stored.country, stored.currency, stored.sector, stored.issuer_type,
        stored.category, stored.status, stored.venue, stored.importance, stored.source_code,
        stored.series_id, stored.coupon_type, stored.coupon, stored.issued_on, stored.matures_on,
        stored.seniority, stored.options, stored.amount, stored.denomination,
        stored.expense_ratio, stored.bonds, stored.stocks, stored.last_day, stored.price,
        stored.decimals, stored.day_change, stored.yield, stored.duration, stored.spread,
        stored.notch, stored.size, stored.revision, stored.unit, stored.maturity_yield,
        stored.maturity_duration, stored.maturity_spread, stored.workout, stored.workout_on
      ) is distinct from (
        excluded.is_shown, excluded.name, excluded.code, excluded.isin, excluded.issuer_id,
        excluded.issuer_name, excluded.country, excluded.currency, excluded.sector,
        excluded.issuer_type, excluded.category, excluded.status, excluded.venue,
        excluded.importance, excluded.source_code, excluded.series_id, excluded.coupon_type,
        excluded.coupon, excluded.issued_on, excluded.matures_on, excluded.seniority,
        excluded.options, excluded.amount, excluded.denomination, excluded.expense_ratio,
        excluded.bonds, excluded.stocks, excluded.last_day, excluded.price, excluded.decimals,
        excluded.day_change, excluded.yield, excluded.duration, excluded.spread, excluded.notch,
        excluded.size, excluded.revision, excluded.unit, excluded.maturity_yield,
        excluded.maturity_duration, excluded.maturity_spread, excluded.workout,
        excluded.workout_on
      )
      returning kind
    )
    select distinct kind from written
  loop
    perform pg_notify('screen_changed', touched);
  end loop;
  -- Amounts of lists are compared by the rates of pairs, which have no rows.
  if exists (
    select from unnest(of_instruments) as touched (id) join instrument using (id)
    where instrument.kind = 'currency'
  ) then
    perform pg_notify('screen_changed', 'currency');
  end if;
end $$;

-- The same for a transaction that other ones may overtake. Rows are locked first, and read what they
-- are made of afterwards, so that the later of two sees what the earlier has written: companies,
-- then instruments, each in the order of their ids. Owners are issuers of which all instruments are
-- made anew; whoever adds an instrument holds its company, so none is missed.
create or replace function refresh_screen_rows(
  of_instruments integer[], of_issuers integer[], owners integer[] default '{}'
) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  every_instrument integer[] := of_instruments;
  every_issuer integer[] := of_issuers || owners;
begin
  if every_issuer <> '{}' then
    perform from screen_row join unnest(every_issuer) as touched (id) using (id)
    where kind = 'company' order by id for update of screen_row;
  end if;
  if owners <> '{}' then
    every_instrument := every_instrument
      || array(
        select instrument.id from instrument join unnest(owners) as owner (id)
          on instrument.issuer_id = owner.id);
  end if;
  if every_instrument <> '{}' then
    perform from screen_row join unnest(every_instrument) as touched (id) using (id)
    where kind in ('bond', 'stock', 'etf', 'index') order by id for update of screen_row;
  end if;
  perform screen_write(
    array(select distinct id from unnest(every_instrument) as id order by id),
    array(select distinct id from unnest(every_issuer) as id order by id));
end $$;

create or replace function screen_settle() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  due record;
begin
  -- The first of a transaction settles all that it has touched.
  if not exists (select from screen_due where id = new.id) then return null; end if;
  with settled as (
    delete from screen_due where transaction = pg_current_xact_id()
    returning instruments, issuers, owners
  )
  select array(select unnest(instruments) from settled) as instruments,
    array(select unnest(issuers) from settled) as issuers,
    array(select unnest(owners) from settled) as owners
  into due;
  perform refresh_screen_rows(due.instruments, due.issuers, due.owners);
  return null;
end $$;

-- Locks the row: a load that is not over yet counts after those that are being built now.
create or replace function screen_count_load() returns void language sql as $$
  update screen_state set loads = loads + 1
$$;

create or replace function screen_note(
  of_instruments integer[], of_issuers integer[] default '{}', owners integer[] default '{}'
) returns void language plpgsql as $$
begin
  if coalesce(of_instruments, '{}') = '{}' and coalesce(of_issuers, '{}') = '{}'
    and coalesce(owners, '{}') = '{}'
  then
    return;
  end if;
  if current_setting('parcurve.screen_upkeep', true) = 'later' then
    -- Once in a transaction.
    if current_setting('parcurve.screen_counted', true) is distinct from 'yes' then
      perform screen_count_load();
      perform set_config('parcurve.screen_counted', 'yes', true);
    end if;
  else
    insert into screen_due (instruments, issuers, owners)
    values (coalesce(of_instruments, '{}'), coalesce(of_issuers, '{}'), coalesce(owners, '{}'));
  end if;
end $$;

create or replace function screen_postpone() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform screen_count_load();
  return null;
end $$;

-- These run with the owner's rights, because roles that write instruments may not write their rows.
create or replace function screen_follow_instruments() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids integer[];
  issuers integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(distinct issuer_id) filter (where issuer_id is not null)
    into ids, issuers from come;
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(distinct issuer_id) filter (where issuer_id is not null)
    into ids, issuers from gone;
  else
    select array_agg(id) into ids from come join gone using (id)
    where (
      come.kind, come.name, come.isin, come.ticker, come.issuer_id, come.currency, come.category,
      come.status, come.importance, come.is_hidden, come.venue, come.source_code
    ) is distinct from (
      gone.kind, gone.name, gone.isin, gone.ticker, gone.issuer_id, gone.currency, gone.category,
      gone.status, gone.importance, gone.is_hidden, gone.venue, gone.source_code
    );
    -- What counts for the rows of companies.
    select array_agg(distinct issuer) into issuers
    from come join gone using (id), unnest(array[come.issuer_id, gone.issuer_id]) as issuer
    where issuer is not null and (
      come.kind, come.issuer_id, come.status, come.importance, come.is_hidden
    ) is distinct from (
      gone.kind, gone.issuer_id, gone.status, gone.importance, gone.is_hidden
    );
  end if;
  perform screen_note(ids, issuers);
  return null;
end $$;

create or replace function screen_follow_issuers() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from come;
    perform screen_note('{}', ids);
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from gone;
    perform screen_note('{}', ids);
  else
    -- Rows of instruments name their issuer.
    select array_agg(id) into ids from come join gone using (id)
    where (come.name, come.country, come.sector, come.status, come.source_code)
      is distinct from (gone.name, gone.country, gone.sector, gone.status, gone.source_code);
    perform screen_note('{}', '{}', ids);
  end if;
  return null;
end $$;

-- Terms of instruments: bonds with their options and repayments, shares, funds.
create or replace function screen_follow_parts() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct instrument_id) into ids from come;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct instrument_id) into ids from gone;
  else
    select array_agg(distinct instrument_id) into ids
    from (
      (table come except table gone) union all (table gone except table come)
    ) as different;
  end if;
  perform screen_note(ids);
  return null;
end $$;

-- A bond that has no rating of its own has that of its issuer.
create or replace function screen_follow_ratings() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids integer[];
  owners integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct instrument_id) filter (where instrument_id is not null),
      array_agg(distinct issuer_id) filter (where issuer_id is not null)
    into ids, owners from come;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct instrument_id) filter (where instrument_id is not null),
      array_agg(distinct issuer_id) filter (where issuer_id is not null)
    into ids, owners from gone;
  else
    select array_agg(distinct instrument_id) filter (where instrument_id is not null),
      array_agg(distinct issuer_id) filter (where issuer_id is not null)
    into ids, owners
    from (
      (table come except table gone) union all (table gone except table come)
    ) as different;
  end if;
  perform screen_note(ids, '{}', owners);
  return null;
end $$;

-- Another source's ratings are shown now, possibly in any row.
create or replace function screen_follow_sources() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform screen_note(
    array_agg(distinct instrument_id) filter (where instrument_id is not null), '{}',
    array_agg(distinct issuer_id) filter (where issuer_id is not null))
  from rating where source_code = new.code
  having count(*) > 0;
  return null;
end $$;

create or replace function screen_follow_series() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids integer[];
begin
  select array_agg(distinct instrument_id) into ids from changed
  where is_preferred and field in (
    'close', 'yield', 'worst', 'duration', 'spread', 'worst_duration', 'worst_spread', 'workout');
  perform screen_note(ids);
  return null;
end $$;

-- For a row of series that the trigger has found to be changed; a merge moves it.
create or replace function screen_follow_values() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform screen_note(case
    when old.instrument_id = new.instrument_id then array[new.instrument_id]
    else array[old.instrument_id, new.instrument_id] end);
  return null;
end $$;

-- What is made after bulk loads, some ids at a time. Whoever changes a row meanwhile waits for it: a
-- row that is not there yet cannot be locked alone.
create or replace function screen_rebuild(of_instruments integer[], of_issuers integer[]) returns void
language plpgsql as $$
begin
  lock table screen_row in exclusive mode;
  perform screen_write(of_instruments, of_issuers);
end $$;

-- Rows of what is gone, which no load tells.
create or replace function screen_remove_lost() returns void language plpgsql as $$
declare
  touched text;
begin
  lock table screen_row in exclusive mode;
  for touched in
    with lost as (
      delete from screen_row
      where case kind
        when 'company' then not exists (select from issuer where issuer.id = screen_row.id)
        else not exists (
          select from instrument
          where instrument.id = screen_row.id and instrument.kind = screen_row.kind)
        end
      returning kind
    )
    select distinct kind from lost
  loop
    perform pg_notify('screen_changed', 'gone:' || touched);
  end loop;
end $$;

-- The closes that changes of a month and a year are measured from, as read from series at a revision.
create or replace function screen_write_closes(
  ids integer[], of_series integer[], revisions integer[], months numeric[], years numeric[]
) returns void language plpgsql as $$
declare
  touched text;
begin
  for touched in
    with written as (
      update screen_row as stored set
        month_close = month, year_close = year, changes_due = false,
        month_change = screen_change(screen_is_rate(kind, unit), month, coalesce(price, yield)),
        year_change = screen_change(screen_is_rate(kind, unit), year, coalesce(price, yield)),
        changed = case
          when (month_change, year_change) is distinct from (
            screen_change(screen_is_rate(kind, unit), month, coalesce(price, yield)),
            screen_change(screen_is_rate(kind, unit), year, coalesce(price, yield)))
          then pg_current_xact_id() else changed end
      from unnest(ids, of_series, revisions, months, years)
        as read (id, series_id, revision, month, year)
      where stored.kind in ('stock', 'etf', 'index') and stored.id = read.id
        and stored.series_id = read.series_id and stored.revision = read.revision
      returning kind, changed
    )
    select distinct kind from written where changed = pg_current_xact_id()
  loop
    perform pg_notify('screen_changed', touched);
  end loop;
end $$;

revoke execute on function screen_write, screen_write_closes, refresh_screen_rows, screen_settle, screen_count_load,
  screen_note, screen_postpone, screen_follow_instruments, screen_follow_issuers,
  screen_follow_parts, screen_follow_ratings, screen_follow_series, screen_follow_values,
  screen_rebuild, screen_remove_lost from public;
