-- How an account wants the portal to look; null where it has never chosen. Like the language it
-- goes along to other browsers when somebody signs in there.
alter table account add column theme text check (theme in ('light', 'dark', 'system'));

-- Looked up when an account is deleted.
create index label_override_by_operator on label_override (changed_by);
