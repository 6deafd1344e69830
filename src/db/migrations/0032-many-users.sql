-- Lists and bulk changes of 100,000 accounts.

-- Half of each page is left free: a change of what has no index, such as a level, then stays in its
-- page and touches no index, also if it concerns everybody. The new column writes the table anew.
alter table account set (fillfactor = 50);
-- What users are searched by, stored: an update of something else does not work it out again.
alter table account add column words tsvector generated always as (
  to_tsvector('simple', regexp_replace(lower(name || ' ' || email), '[^[:alnum:]]+', ' ', 'g'))
) stored;
drop index account_by_words;
create index account_by_words on account using gin (words);
-- account_by_age begins with the same column.
drop index account_by_creation;

-- The accounts that a line of the audit concerns, where these are many: one line tells of all.
-- Without references, as the audit itself: nothing here changes when an account goes.
create table audit_account (
  account_id integer not null,
  entry_id integer not null,
  -- What this account had before.
  before jsonb,
  primary key (account_id, entry_id)
);
create trigger audit_account_is_final before update or delete or truncate on audit_account
  for each statement execute function audit_entry_is_final();

-- A bulk change tells once that everybody is to be looked up again (features/users/bulk.ts); for its
-- rows these are not even called.
drop trigger account_rights_changed on account;
create trigger account_rights_changed
  after update of access_level, is_operator, name, blocked_at on account
  for each row when (current_setting('parcurve.bulk', true) is distinct from 'on')
  execute function notify_session_changed();
drop trigger account_tariff_changed on account_tariff;
create trigger account_tariff_changed
  after insert or update or delete on account_tariff
  for each row when (current_setting('parcurve.bulk', true) is distinct from 'on')
  execute function notify_session_changed();
