-- The index series_preferred refuses a second preferred series. This function, which triggers call
-- at commit, refuses series of which none is preferred.
create or replace function series_require_preferred(of_instrument integer, of_field text) returns void
language plpgsql as $$
begin
  -- Two transactions that change series of one instrument must see each other's changes.
  perform from instrument where id = of_instrument for no key update;
  if exists (select from series where instrument_id = of_instrument and field = of_field)
    and not exists (
      select from series
      where instrument_id = of_instrument and field = of_field and is_preferred)
  then
    raise exception 'no series "%" of instrument % is preferred', of_field, of_instrument
      using errcode = 'check_violation', constraint = 'series_one_preferred', table = 'series';
  end if;
end $$;

create or replace function series_check_preferred() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform series_require_preferred(old.instrument_id, old.field); end if;
  if tg_op <> 'DELETE' then perform series_require_preferred(new.instrument_id, new.field); end if;
  return null;
end $$;
