-- What the database itself tells the servers that listen.

-- Answers are kept in memory with the names, units and states that they show: whoever changes one of
-- these, by whatever way, has every server forget them. Values have notices of their own.
create or replace function tell_instrument_described() returns trigger
  language plpgsql set search_path from current as $$
begin
  perform pg_notify(
    'instrument_described',
    (to_jsonb(new) ->> (case tg_table_name when 'instrument' then 'id' else 'instrument_id' end))
  );
  return null;
end
$$;

-- Every server process listens: a change is told with the transaction that makes it.
create or replace function notify_labels_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('labels_changed', '');
  return null;
end
$$;
