-- Texts that operators put in the place of the built-in ones. What is not a text of the product,
-- or cannot stand for one, changes nothing.
create table label_override (
  language text not null check (
    language in ('rus', 'eng', 'pol', 'ita', 'deu', 'esp', 'chn', 'ukr', 'fra', 'tur')
  ),
  key text not null check (key <> '' and length(key) <= 200),
  text text not null check (length(text) <= 4000),
  changed_by integer references account (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (language, key)
);

-- Every server process listens: a change is told with the transaction that makes it.
create function notify_labels_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('labels_changed', '');
  return null;
end
$$;

create trigger labels_changed
after insert or update or delete or truncate on label_override
for each statement execute function notify_labels_changed();
