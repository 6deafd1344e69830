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

-- All instruments of the issuer, because their pages name it; 0 stands for lists and the issuer's page.
create or replace function tell_issuer_described() returns trigger
  language plpgsql set search_path from current as $$
begin
  perform pg_notify('instrument_described', ids)
  from (
    select string_agg(id::text, ',') as ids
    from (
      select 0 as id, 0 as place
      union all
      select id, row_number() over () from instrument where issuer_id = new.id
    ) as shown
    -- A notice has less than 8,000 bytes.
    group by place / 700
  ) as parts;
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

-- Whatever changes what an account may see, its sessions and tokens notice it at once; so they do if
-- somebody types the SQL.
create or replace function notify_session_changed() returns trigger
  language plpgsql set search_path from current as $$
declare
  changed jsonb;
begin
  -- A bulk change tells once that everybody is to be looked up again (features/users/bulk.ts).
  if current_setting('parcurve.bulk', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
  if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
  perform pg_notify(
    'session_changed',
    changed ->> (case tg_table_name when 'account' then 'id' else 'account_id' end)
  );
  return null;
end
$$;

create or replace function notify_tariffs_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('tariffs_changed', '');
  return null;
end
$$;

-- Every server process reads the settings of operators anew.
create or replace function notify_settings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changed', '');
  return null;
end
$$;

-- Every server process reads the menu and the banners anew.
create or replace function notify_site_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_changed', '');
  return null;
end
$$;

-- What a source allows is part of what servers keep, such as whether a page offers files.
create or replace function notify_sources_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sources_changed', new.code);
  return null;
end
$$;
