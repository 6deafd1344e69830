-- Lists that are screeners: one row for each instrument or issuer, with everything that it can be
-- filtered and sorted by.

-- Where an instrument is traded: a market identifier code.
alter table instrument add column venue text check (venue ~ '^[A-Z0-9]{4}$');

create table share (
  instrument_id integer primary key references instrument on delete cascade,
  shares_outstanding numeric check (shares_outstanding > 0)
);

create table fund (
  instrument_id integer primary key references instrument on delete cascade,
  -- What it costs, in percent a year.
  expense_ratio numeric check (expense_ratio >= 0),
  -- In its own currency.
  net_assets numeric check (net_assets >= 0),
  pays_out boolean not null default false
);

create table screen_row (
  kind text not null check (kind in ('bond', 'stock', 'etf', 'index', 'company')),
  -- Of the instrument, or of the issuer if the kind is a company.
  id integer not null,
  -- The transaction that wrote it: servers read what has changed since they looked last.
  changed xid8 not null default pg_current_xact_id(),
  -- False: taken off the portal.
  is_shown boolean not null,
  name jsonb not null,
  -- What it is called besides: ISIN of bonds, ticker of others.
  code text,
  isin text,
  issuer_id integer,
  issuer_name jsonb,
  country text,
  currency text,
  sector text,
  issuer_type text check (issuer_type in ('state', 'municipal', 'financial', 'corporate')),
  category text,
  status text not null,
  venue text,
  importance integer not null,
  -- Where values come from, and whether they may be passed on in files.
  source_code text,
  series_id integer,
  -- Terms of bonds. Rates in percent, amounts in units of the currency.
  coupon_type text,
  coupon numeric,
  issued_on date,
  matures_on date,
  seniority text,
  -- 'call', 'put', 'amortising', 'perpetual', 'linked', 'green'.
  options text[] not null default '{}',
  amount numeric,
  denomination numeric,
  -- Of funds, in percent.
  expense_ratio numeric,
  -- Of companies.
  bonds integer,
  stocks integer,
  -- Values of the market, as of the last close: nobody without access may see or infer them.
  last_day date,
  price numeric,
  decimals smallint,
  -- Percent, against the close before, and those of about a month and a year before.
  day_change numeric,
  month_change numeric,
  year_change numeric,
  -- To worst where there is one, else to maturity; percent.
  yield numeric,
  -- Modified, years.
  duration numeric,
  -- Basis points over the benchmark curve.
  spread numeric,
  -- What the agencies say together: 1 is AAA, 22 is D.
  notch smallint,
  -- Price times shares, or the net assets of a fund; in its currency.
  size numeric,
  -- The closes that the longer changes are measured from, and the state of the series that was read
  -- for them. Only of what has such changes.
  month_close numeric,
  year_close numeric,
  revision integer,
  -- A job reads them again.
  changes_due boolean not null default false,
  primary key (kind, id)
);
create index screen_row_by_change on screen_row (kind, changed);
create index screen_row_by_isin on screen_row (isin) where isin is not null;
create index screen_row_changes_due on screen_row (id) where changes_due;

-- Bulk loads make no rows; they count themselves here, and the rows are made afterwards. A database
-- of an earlier version has none yet, so it counts as loaded once.
create table screen_state (
  is_only_row boolean primary key default true check (is_only_row),
  loads bigint not null,
  -- All rows are made of what was there after so many loads.
  built_loads bigint not null
);
insert into screen_state (loads, built_loads) values (1, 0);

-- What a transaction has touched, until it commits: then all of its rows are made at once. No row
-- outlives its transaction.
create unlogged table screen_due (
  -- No sequence: whoever asks for lastval() after a statement means that of its own table.
  id uuid primary key default gen_random_uuid(),
  transaction xid8 not null default pg_current_xact_id(),
  instruments integer[] not null default '{}',
  -- Whose own row is to be made, and those of which all instruments are.
  issuers integer[] not null default '{}',
  owners integer[] not null default '{}'
);
create index screen_due_by_transaction on screen_due (transaction);

-- Replaced by src/db/functions/screen-rows.sql.
create function screen_settle() returns trigger language plpgsql as $$ begin return null; end $$;
create function screen_postpone() returns trigger language plpgsql as $$ begin return null; end $$;
create function screen_follow_instruments() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create function screen_follow_issuers() returns trigger language plpgsql as $$ begin return null; end $$;
create function screen_follow_parts() returns trigger language plpgsql as $$ begin return null; end $$;
create function screen_follow_ratings() returns trigger language plpgsql as $$ begin return null; end $$;
create function screen_follow_series() returns trigger language plpgsql as $$ begin return null; end $$;
create function screen_follow_values() returns trigger language plpgsql as $$ begin return null; end $$;

create constraint trigger screen_settle after insert on screen_due
  deferrable initially deferred for each row execute function screen_settle();

create trigger screen_insert after insert on instrument referencing new table as come
  for each statement execute function screen_follow_instruments();
create trigger screen_update after update on instrument
  referencing old table as gone new table as come
  for each statement execute function screen_follow_instruments();
create trigger screen_delete after delete on instrument referencing old table as gone
  for each statement execute function screen_follow_instruments();
create trigger screen_truncate after truncate on instrument
  for each statement execute function screen_postpone();

create trigger screen_insert after insert on issuer referencing new table as come
  for each statement execute function screen_follow_issuers();
create trigger screen_update after update on issuer
  referencing old table as gone new table as come
  for each statement execute function screen_follow_issuers();
create trigger screen_delete after delete on issuer referencing old table as gone
  for each statement execute function screen_follow_issuers();
create trigger screen_truncate after truncate on issuer
  for each statement execute function screen_postpone();

create trigger screen_insert after insert on bond referencing new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_update after update on bond
  referencing old table as gone new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_delete after delete on bond referencing old table as gone
  for each statement execute function screen_follow_parts();

create trigger screen_insert after insert on bond_option referencing new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_update after update on bond_option
  referencing old table as gone new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_delete after delete on bond_option referencing old table as gone
  for each statement execute function screen_follow_parts();

create trigger screen_insert after insert on bond_amortisation referencing new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_update after update on bond_amortisation
  referencing old table as gone new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_delete after delete on bond_amortisation referencing old table as gone
  for each statement execute function screen_follow_parts();

create trigger screen_insert after insert on share referencing new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_update after update on share
  referencing old table as gone new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_delete after delete on share referencing old table as gone
  for each statement execute function screen_follow_parts();

create trigger screen_insert after insert on fund referencing new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_update after update on fund
  referencing old table as gone new table as come
  for each statement execute function screen_follow_parts();
create trigger screen_delete after delete on fund referencing old table as gone
  for each statement execute function screen_follow_parts();

create trigger screen_insert after insert on rating referencing new table as come
  for each statement execute function screen_follow_ratings();
create trigger screen_update after update on rating
  referencing old table as gone new table as come
  for each statement execute function screen_follow_ratings();
create trigger screen_delete after delete on rating referencing old table as gone
  for each statement execute function screen_follow_ratings();

create trigger screen_insert after insert on series referencing new table as changed
  for each statement execute function screen_follow_series();
create trigger screen_delete after delete on series referencing old table as changed
  for each statement execute function screen_follow_series();
-- Values within a day change no row. They come many times a second, so this is decided for each
-- row before anything is called.
create trigger screen_update after update on series for each row
  when (
    (old.is_preferred or new.is_preferred)
    and new.field in ('close', 'yield', 'worst', 'duration', 'spread')
    and (
      old.last_day, old.last_value, old.previous_value, old.is_preferred, old.instrument_id,
      old.field, old.source_code, old.decimals, old.unit, old.revision
    ) is distinct from (
      new.last_day, new.last_value, new.previous_value, new.is_preferred, new.instrument_id,
      new.field, new.source_code, new.decimals, new.unit, new.revision
    )
  )
  execute function screen_follow_values();

create table saved_screen (
  id integer generated by default as identity primary key,
  account_id integer not null references account on delete cascade,
  kind text not null check (kind in ('bonds', 'stocks', 'etf', 'indexes', 'company')),
  name text not null check (length(name) between 1 and 60),
  -- The query part of its address.
  query text not null check (length(query) <= 8000),
  saved_at timestamptz not null default now(),
  unique (account_id, kind, name)
);
