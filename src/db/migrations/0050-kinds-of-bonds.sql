-- What floaters, linkers and bonds in default need beyond their terms.
alter table bond
  -- Of floating coupons: the running rate holds from this day on, the first of its period.
  add column coupon_fixed_from date,
  -- Of linkers: the reference index that the ratio is measured from.
  add column base_index numeric check (base_index > 0),
  -- Of which settlement day `index_ratio` is.
  add column index_ratio_on date,
  -- At least the nominal is repaid; null where nobody has said.
  add column has_deflation_floor boolean,
  -- Of bonds in default: the first coupon that was not paid.
  add column missed_coupon_on date;

-- Price indexes by month, as published; linkers name theirs (`bond.index_name`).
create table reference_index (
  name text not null,
  month date not null check (extract(day from month) = 1),
  value numeric not null check (value > 0),
  source_code text not null references data_source on delete cascade,
  primary key (name, month)
);
create index reference_index_by_source on reference_index (source_code);

-- Durations of floaters are those of rates now.
insert into figures_due (series_id)
select series.id from series join bond using (instrument_id)
where field = 'close' and coupon_type = 'floating'
on conflict (series_id) do update set
  from_day = null,
  noted_at = greatest(excluded.noted_at, figures_due.noted_at + interval '1 microsecond');
