-- Holiday calendars for functions of the database. At startup src/db/provide-calendars.ts fills these
-- tables from src/domain/holidays.ts.

-- The old functions had the same two holidays for all markets.
drop function if exists is_change_of_day(date, date), trading_day_before(date);

-- By the code of an exchange, or the first two letters of a currency.
create table market_calendar (
  market text primary key,
  calendar text not null
);

-- The trading day before each day that follows a holiday. Before all other days it is the last weekday.
create table trading_gap (
  calendar text not null,
  day date not null,
  before date not null,
  primary key (calendar, day)
);
