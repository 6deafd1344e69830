-- Instruments and issuers edited by hand: what was edited, what was taken off the portal, and which
-- numbers lead to another one. docs/decisions/desk.md says why.

-- Taken off by an operator: found nowhere, though its page and its values still answer. Not the
-- status `withdrawn`, which a source tells of what is no longer traded.
alter table instrument add column is_hidden boolean not null default false;
create index instrument_hidden on instrument (id) where is_hidden;

-- A field that an operator has set: loads leave it alone, and what they bring is noted here.
create table hand_edit (
  id integer generated always as identity primary key,
  instrument_id integer references instrument on delete cascade,
  issuer_id integer references issuer on delete cascade,
  -- A column, or a part of one: `status`, `name.deu`, `bond.coupon_rate`, `identifiers.isin`.
  field text not null check (field ~ '^[a-z_]{1,40}([.][a-z_]{1,40})?$'),
  value jsonb not null,
  -- What the source says: until it says something else, what was there before the edit.
  source_value jsonb not null,
  source_at timestamptz,
  edited_by integer references account on delete set null,
  edited_at timestamptz not null default now(),
  check (num_nonnulls(instrument_id, issuer_id) = 1)
);
create unique index hand_edit_by_instrument on hand_edit (instrument_id, field)
  where instrument_id is not null;
create unique index hand_edit_by_issuer on hand_edit (issuer_id, field) where issuer_id is not null;
create index hand_edit_by_operator on hand_edit (edited_by);

-- Replaced by src/db/functions/hand-edits.sql.
create function keep_hand_edits() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger keep_hand_edits before update on instrument
  for each row when (old is distinct from new) execute function keep_hand_edits();
create trigger keep_hand_edits before update on issuer
  for each row when (old is distinct from new) execute function keep_hand_edits();
create trigger keep_hand_edits before update on bond
  for each row when (old is distinct from new) execute function keep_hand_edits();

-- The numbers of duplicates, which are gone, and of what stayed.
create table merged_instrument (
  id integer primary key,
  into_id integer not null references instrument on delete cascade,
  merged_at timestamptz not null default now()
);
create index merged_instrument_by_target on merged_instrument (into_id);
create table merged_issuer (
  id integer primary key,
  into_id integer not null references issuer on delete cascade,
  merged_at timestamptz not null default now()
);
create index merged_issuer_by_target on merged_issuer (into_id);

-- What was done to instruments and issuers, the latest first.
create index audit_entry_of_market on audit_entry (at desc, id desc)
  where kind in ('instrument', 'issuer');

-- The search does not find what is hidden, and an issuer is as important as what can be found of it.
create or replace view search_source as
select search_type_of(kind) as type, id, search_rank(status = 'active', importance) as rank,
  name, ticker, isin,
  array(
    select value from identifier
    where instrument_id = instrument.id and scheme <> 'isin' and scheme <> 'ticker'
      and identifier_is_current(valid_from, valid_to)
    order by value) as others
from instrument
where not is_hidden
union all
select 'companies', id,
  search_rank(status = 'active', coalesce(
    (select max(importance) from instrument where issuer_id = issuer.id and not is_hidden), 0)),
  name, null, null,
  array(
    select value from identifier
    where issuer_id = issuer.id and identifier_is_current(valid_from, valid_to)
    order by value)
from issuer;

-- Lists are ordered by importance and leave out what is hidden, and pages show the terms of bonds.
drop trigger instrument_described on instrument;
create trigger instrument_described
  after update of name, isin, ticker, issuer_id, currency, category, status, importance, is_hidden
  on instrument
  for each row when (old is distinct from new)
  execute function tell_instrument_described();
create trigger bond_described after update on bond
  for each row when (old is distinct from new)
  execute function tell_instrument_described();

-- The pages of instruments name their issuer. Replaced by src/db/functions/notices.sql.
create function tell_issuer_described() returns trigger language plpgsql as $$
begin
  return null;
end
$$;
create trigger issuer_described after update on issuer
  for each row when (old is distinct from new)
  execute function tell_issuer_described();
