-- Rows of bonds have yield, duration and spread to one end, the worst, and say which it is; beside it
-- the same three to maturity.
alter table screen_row
  add column maturity_yield numeric,
  add column maturity_duration numeric,
  add column maturity_spread numeric,
  -- Maturity, call, put or perpetual, and when: that of yield, duration and spread.
  add column workout text,
  add column workout_on date;

drop trigger screen_update on series;
create trigger screen_update after update on series for each row
  when (
    (old.is_preferred or new.is_preferred)
    and new.field in (
      'close', 'yield', 'worst', 'duration', 'spread', 'worst_duration', 'worst_spread', 'workout')
    and (
      old.last_day, old.last_value, old.previous_value, old.is_preferred, old.instrument_id,
      old.field, old.source_code, old.decimals, old.unit, old.revision
    ) is distinct from (
      new.last_day, new.last_value, new.previous_value, new.is_preferred, new.instrument_id,
      new.field, new.source_code, new.decimals, new.unit, new.revision
    )
  )
  execute function screen_follow_values();

-- Duration and spread to worst are kept from now on: figures of bonds with options are made again.
insert into figures_due (series_id)
select series.id from series
where field = 'close' and exists (
  select from bond_option where bond_option.instrument_id = series.instrument_id)
on conflict (series_id) do update set
  from_day = null,
  noted_at = greatest(excluded.noted_at, figures_due.noted_at + interval '1 microsecond');

-- As after a load, all rows are made again.
update screen_state set loads = loads + 1;
