-- Two sources may give the same rating of an agency. Both are stored; one is shown.

-- Decides between sources that say different things about the same: the smaller number wins, then
-- the code in alphabetical order.
alter table data_source add column precedence smallint not null default 100;
comment on column data_source.precedence is
  'Of sources with a rating of one agency and day, the smallest is shown; then the first by code.';

drop index rating_of_issuer;
drop index rating_of_instrument;
create unique index rating_of_issuer on rating (issuer_id, agency, scale, rated_on, source_code)
  where issuer_id is not null;
create unique index rating_of_instrument
  on rating (instrument_id, agency, scale, rated_on, source_code) where instrument_id is not null;

-- The function is in src/db/functions/screen-rows.sql.
create function screen_follow_sources() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger screen_update after update of precedence on data_source
  for each row when (old.precedence <> new.precedence) execute function screen_follow_sources();
