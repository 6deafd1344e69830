-- What operators edit around the pages: the main menu and the banners.

-- A name of the operator's own, by language, with English always there; or the label of the portal.
alter table menu_item
  alter column label drop not null,
  add column texts jsonb check (texts is null or coalesce(texts ->> 'eng', '') <> ''),
  add constraint menu_item_has_one_name check ((label is null) <> (texts is null)),
  -- Not checked for rows that somebody typed earlier.
  add constraint menu_item_url_leads_somewhere check (url ~ '^(/(?![/\\])|https?://)') not valid;

-- The menu as an operator is changing it, not yet seen by anybody else.
create table menu_draft (
  account_id integer primary key references account on delete cascade,
  -- Which menu it was made from: it is published only while that one is still there.
  base_version text not null,
  entries jsonb not null,
  changed_at timestamptz not null default now()
);

-- Every server process reads menu and banners anew. Replaced by src/db/functions/notices.sql.
create function notify_site_changed() returns trigger language plpgsql as $$
begin
  return null;
end
$$;
create trigger site_changed after insert or update or delete or truncate on menu_item
  for each statement execute function notify_site_changed();
create trigger site_changed after insert or update or delete or truncate on banner
  for each statement execute function notify_site_changed();
