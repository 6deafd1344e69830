-- Ways back into an account whose second step is lost, and mail that operators can follow.

-- One-time codes that stand in for the second step. Each has 80 random bits, so a plain hash is
-- enough; a code that was used is deleted.
create table recovery_code (
  account_id integer not null references account on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

-- Whether an operator has a second step decides what the account may do.
drop trigger account_rights_changed on account;
create trigger account_rights_changed
  after update of access_level, is_operator, name, blocked_at, second_step on account
  for each row execute function notify_session_changed();

-- The new account will be an operator.
alter table invitation add column is_operator boolean not null default false;

-- What the server said when it accepted the message.
alter table message add column answer text;
