-- A put no longer outweighs a call before it: yields to worst of bonds with both are made again.
insert into figures_due (series_id)
select series.id
from series
where field = 'close'
  and (
    select count(distinct bond_option.kind) from bond_option
    where bond_option.instrument_id = series.instrument_id
  ) = 2
on conflict (series_id) do update set
  from_day = null,
  noted_at = greatest(excluded.noted_at, figures_due.noted_at + interval '1 microsecond');
