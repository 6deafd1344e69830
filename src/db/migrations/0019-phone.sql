-- Phones of accounts, the codes that are sent to them, and signing in in two steps.

alter table account
  -- In the international form without blanks, such as +4712345678; only a confirmed one is here.
  add column phone text check (phone ~ '^\+[1-9][0-9]{3,14}$'),
  add column phone_confirmed_at timestamptz,
  -- What is asked for after the password; null for nothing.
  add column second_step text check (second_step in ('code', 'passkey')),
  add check ((phone is null) = (phone_confirmed_at is null)),
  -- Whoever has no phone could never sign in with a code.
  add check (second_step is distinct from 'code' or phone is not null);

-- Whoever has said the right password and owes the second step. The browser has the token, this
-- table has its hash only.
create table pending_sign_in (
  token_hash bytea primary key,
  account_id integer not null references account on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index pending_sign_in_by_account on pending_sign_in (account_id);
create index pending_sign_in_by_expiry on pending_sign_in (expires_at);

-- The latest code of an account for each purpose; a new one takes the place of the earlier.
create table phone_code (
  account_id integer not null references account on delete cascade,
  purpose text not null check (purpose in ('phone', 'sign-in')),
  phone text not null check (phone ~ '^\+[1-9][0-9]{3,14}$'),
  -- Null when it has been used up; the row stays, because a new code may be asked for.
  code_hash text,
  tries_left smallint not null check (tries_left >= 0),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The sign-in that it was sent for: it is good for no other.
  pending_hash bytea,
  primary key (account_id, purpose),
  check ((purpose = 'sign-in') = (pending_hash is not null))
);
create index phone_code_by_age on phone_code (sent_at);
