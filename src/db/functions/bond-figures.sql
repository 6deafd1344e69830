-- Prices whose figures a job has to recalculate (src/loaders/analytics/update-figures.ts).

-- From a day on, or all of them (null). The time always grows, so that a job that calculated meanwhile
-- sees that the note is a newer one. All writers note in the order of ids, so none waits in a circle.
create or replace function note_figures_due(of_series integer[], since date) returns void
language sql as $$
  insert into figures_due (series_id, from_day, noted_at)
  select id, since, clock_timestamp() from unnest(of_series) as id order by id
  on conflict (series_id) do update set
    from_day = case when figures_due.from_day is null or excluded.from_day is null then null
      else least(figures_due.from_day, excluded.from_day) end,
    noted_at = greatest(excluded.noted_at, figures_due.noted_at + interval '1 microsecond'),
    needs_curve = true
$$;

create or replace function bond_part_note_figures() returns trigger
  language plpgsql set search_path from current as $$
begin
  perform note_figures_due(array_agg(distinct series.id), null)
  from changed join series using (instrument_id) where field = 'close'
  having count(*) > 0;
  return null;
end
$$;

create or replace function bond_note_figures() returns trigger
  language plpgsql set search_path from current as $$
begin
  perform note_figures_due(array_agg(distinct series.id), null)
  from changed join before using (instrument_id) join series using (instrument_id)
  where field = 'close' and (
    changed.coupon_type, changed.coupon_rate, changed.coupons_per_year, changed.day_count,
    changed.issued_on, changed.matures_on, changed.first_coupon_on, changed.settlement_days,
    changed.business_days, changed.ex_coupon_days, changed.flat_from, changed.index_margin,
    changed.index_ratio
  ) is distinct from (
    before.coupon_type, before.coupon_rate, before.coupons_per_year, before.day_count,
    before.issued_on, before.matures_on, before.first_coupon_on, before.settlement_days,
    before.business_days, before.ex_coupon_days, before.flat_from, before.index_margin,
    before.index_ratio
  )
  having count(*) > 0;
  return null;
end
$$;

create or replace function instrument_note_figures() returns trigger
  language plpgsql set search_path from current as $$
begin
  perform note_figures_due(array_agg(series.id), null)
  from series join bond using (instrument_id)
  where instrument_id = new.id and field = 'close'
  having count(*) > 0;
  return null;
end
$$;
