-- Answers are kept in memory with the names, units and states that they show: whoever changes one of
-- these, by whatever way, has every server forget them. Values have notices of their own.
create function tell_instrument_described() returns trigger
  language plpgsql set search_path from current as $$
begin
  perform pg_notify(
    'instrument_described',
    (to_jsonb(new) ->> (case tg_table_name when 'instrument' then 'id' else 'instrument_id' end))
  );
  return null;
end
$$;

-- Only what sets one of these columns calls it: a tick of the market does not.
create trigger instrument_described
  after update of name, isin, ticker, issuer_id, currency, category, status on instrument
  for each row when (old is distinct from new)
  execute function tell_instrument_described();

create trigger series_described
  after update of unit, decimals, is_realtime on series
  for each row
  when (
    (old.unit, old.decimals, old.is_realtime) is distinct from
    (new.unit, new.decimals, new.is_realtime)
  )
  execute function tell_instrument_described();
