-- What operators do: a record of every change, and settings that need no new start.

-- One line for each change. It holds numbers and states, never a name, an address or a message of a
-- user: what an account is called is read from the account, and is gone with it.
create table audit_entry (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  -- The account of the operator; null where the portal itself did it. Without a reference, because
  -- no line changes when an account goes.
  actor_id integer,
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  -- What it was done to: the kind of thing, and which one.
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  target text not null check (length(target) between 1 and 300),
  before jsonb,
  after jsonb
);
create index audit_entry_by_time on audit_entry (at desc, id desc);
create index audit_entry_by_actor on audit_entry (actor_id, at desc, id desc);
create index audit_entry_by_target on audit_entry (kind, target, at desc, id desc);

-- The server's role may only add lines (src/db/app-role.ts); this holds for the owner as well.
-- Replaced by src/db/functions/audit.sql.
create function audit_entry_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a line of the audit is final' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entry_is_final before update or delete or truncate on audit_entry
  for each statement execute function audit_entry_is_final();

-- Settings that operators change while the portal runs; where there is none, that of the start holds.
create table setting (
  key text primary key check (key ~ '^[a-zA-Z]{1,40}$'),
  value jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by integer references account on delete set null
);
create index setting_by_operator on setting (changed_by);

-- Every server process reads them anew. Replaced by src/db/functions/notices.sql.
create function notify_settings_changed() returns trigger language plpgsql as $$
begin
  return null;
end
$$;
create trigger settings_changed after insert or update or delete or truncate on setting
  for each statement execute function notify_settings_changed();
