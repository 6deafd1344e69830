-- The weekday before a day.
create or replace function weekday_before(of_day date) returns date
language sql immutable parallel safe as $$
  select of_day - case extract(isodow from of_day) when 1 then 3 when 7 then 2 else 1 end
$$;

-- As tradingDayBefore of src/domain/trading-day.ts with findCalendars of src/domain/calendars/holidays.ts: by the
-- calendar of the exchange, or else of the currency.
create or replace function trading_day_before(of_day date, currency text, venue text) returns date
language plpgsql stable parallel safe as $$
begin
  return coalesce((
    select before from trading_gap
    where day = of_day and calendar = coalesce(
      (select market_calendar.calendar from market_calendar where market = venue),
      (select market_calendar.calendar from market_calendar where market = left(currency, 2)),
      'XX')
  ), weekday_before(of_day));
end $$;

-- As isChangeOfDay of src/domain/figure-day.ts. Most values follow the previous weekday, so the calendar
-- is looked up only if weekdays were skipped. No market closes for 30 days.
create or replace function is_change_of_day(
  from_day date, to_day date, currency text, venue text
) returns boolean
language sql stable parallel safe as $$
  select case
    when from_day >= to_day or from_day < to_day - 30 then false
    when from_day = to_day - 1 or from_day >= weekday_before(to_day) then true
    else coalesce(from_day >= trading_day_before(to_day, currency, venue), false)
  end
$$;

-- The opposite of isBehind of src/domain/figure-day.ts.
create or replace function is_current(day date, reached date, currency text, venue text)
returns boolean
language sql stable parallel safe as $$
  select case
    when day >= reached then true
    when day < reached - 30 then false
    else coalesce(day >= trading_day_before(reached + 1, currency, venue), false)
  end
$$;

-- Takes the calendars of src/db/provide-calendars.ts. If anything changed, day changes may have changed
-- too, so all list rows are rebuilt, as after a load. With the owner's rights, because a server does it
-- when operators have changed a calendar.
create or replace function provide_calendars(
  markets text[], market_calendars text[], gap_calendars text[], gap_days date[], gap_befores date[]
) returns void
language sql security definer set search_path from current as $$
  with market as (
    select * from unnest(markets, market_calendars) as known (market, calendar)
  ), gap as (
    select * from unnest(gap_calendars, gap_days, gap_befores) as known (calendar, day, before)
  ), lost_markets as (
    delete from market_calendar where market not in (select market from market) returning 1
  ), written_markets as (
    insert into market_calendar as stored select * from market
    on conflict (market) do update set calendar = excluded.calendar
      where stored.calendar <> excluded.calendar
    returning 1
  ), lost_gaps as (
    delete from trading_gap where (calendar, day) not in (select calendar, day from gap)
    returning 1
  ), written_gaps as (
    insert into trading_gap as stored select * from gap
    on conflict (calendar, day) do update set before = excluded.before
      where stored.before <> excluded.before
    returning 1
  )
  update screen_state set loads = loads + 1
  where exists (table lost_markets) or exists (table written_markets)
    or exists (table lost_gaps) or exists (table written_gaps)
$$;
