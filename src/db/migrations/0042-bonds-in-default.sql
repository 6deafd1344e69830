-- Bonds in default keep their price and lose what takes their payments for granted: their figures are
-- made again, which removes the points since then, and so are all rows of lists.
insert into figures_due (series_id)
select series.id from series join bond using (instrument_id)
where field = 'close' and flat_from is not null
on conflict (series_id) do update set
  from_day = null,
  noted_at = greatest(excluded.noted_at, figures_due.noted_at + interval '1 microsecond');

update screen_state set loads = loads + 1;
