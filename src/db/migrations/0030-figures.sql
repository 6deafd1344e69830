-- How the portal is used, as numbers of a day: nothing here tells who did it. Days are those of the
-- portal's time zone, as with menu_click.
create table day_figure (
  day date not null,
  figure text not null check (figure in ('sign_in', 'missed_search', 'api_call')),
  -- Which part of the figure: the way and the outcome of a sign-in, a language, calls or refusals.
  part text not null check (part ~ '^[a-z_]{1,20}( [a-z_]{1,20})?$'),
  number bigint not null check (number >= 0),
  primary key (day, figure, part)
);

-- What was searched for and not found, in small letters. What looks like a person is left out, and
-- so is what comes after the first 500 terms of a day (src/server/figures/). The name does not begin
-- with “search_”: the server writes it.
create table missed_search (
  day date not null,
  language text not null,
  term text not null check (length(term) between 1 and 60),
  searches bigint not null check (searches > 0),
  primary key (day, language, term)
);

-- How often programs called with a token. It goes with the token, and so with the account.
create table token_call (
  token_id integer not null references api_token on delete cascade,
  day date not null,
  -- Whose token it is, so that it stands in the file of an account's data.
  account_id integer not null references account on delete cascade,
  calls bigint not null check (calls >= 0),
  refused bigint not null check (refused >= 0),
  primary key (token_id, day)
);
create index token_call_by_account on token_call (account_id);
create index token_call_by_day on token_call (day) include (token_id, calls, refused);

-- Registrations of a period are counted by it.
create index account_by_creation on account (created_at);

-- How the first step was taken, so that the finished sign-in is counted by it.
alter table pending_sign_in add column way text not null default 'password'
  check (way in ('password', 'openid'));
