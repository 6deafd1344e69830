-- The notices that the database itself sends to the servers.

-- Servers keep answers in memory with the names, units and states that they show. Any change of one
-- of these makes every server drop such answers. Changed values have their own notices.
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

-- Every server process listens. The notice is sent when the transaction commits.
create or replace function notify_labels_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('labels_changed', '');
  return null;
end
$$;

-- Whoever delivers messages looks at once, and not only when its job is due.
create or replace function notify_message_queued() returns trigger language plpgsql as $$
begin
  perform pg_notify('message_queued', '');
  return null;
end
$$;
