-- Recovery, confirmed addresses and sign-in through an OpenID provider.

alter table account
  -- Null: this person signs in through a provider and has not set a password.
  alter column password_hash drop not null,
  -- Null until the person has followed the link in the mail; such an account cannot sign in.
  add column email_confirmed_at timestamptz default now();
update account set email_confirmed_at = created_at;
create index account_unconfirmed on account (created_at) where email_confirmed_at is null;

-- Who an account is at an OpenID provider.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id integer not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index account_identity_by_account on account_identity (account_id);

-- A sign-in through a provider that is under way. The browser has a token of which this is the hash.
create table openid_attempt (
  token_hash bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  -- Where to go when it succeeds, and where to say that it failed: paths of this site.
  next text not null,
  origin_page text not null,
  -- The account that asked to be linked; null where somebody signs in.
  account_id integer references account on delete cascade,
  expires_at timestamptz not null
);
create index openid_attempt_by_expiry on openid_attempt (expires_at);
create index openid_attempt_by_account on openid_attempt (account_id);
