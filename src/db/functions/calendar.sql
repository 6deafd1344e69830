-- The trading day before a day, as tradingDayBefore of src/domain/trading-day.ts: Monday to Friday
-- except 1 January and 25 December.
create or replace function trading_day_before(of_day date) returns date
language sql immutable parallel safe as $$
  select of_day - back
  from generate_series(1, 5) as back
  where extract(isodow from of_day - back) < 6
    and (extract(month from of_day - back), extract(day from of_day - back)) not in ((1, 1), (12, 25))
  order by back limit 1
$$;

-- As isChangeOfDay of src/domain/figure-day.ts. Most values follow those of the day before.
create or replace function is_change_of_day(from_day date, to_day date) returns boolean
language sql immutable parallel safe as $$
  select coalesce(
    from_day < to_day and (from_day = to_day - 1 or from_day >= trading_day_before(to_day)), false)
$$;
