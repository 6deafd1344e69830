-- Calendars that operators have changed and whose bonds are still to be noted in figures_due. A job does
-- it in batches and writes down how far it is (src/market/figures/due-calendars.ts).
create table calendar_due (
  calendar text primary key,
  after_series integer not null default 0,
  noted_at timestamptz not null default clock_timestamp()
);
