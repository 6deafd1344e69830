-- What the start page asks for, each by an index: nothing of it costs more where there is more.

-- The most important of a kind, and how many there are.
create index screen_row_leading on screen_row (kind, status, importance desc, id) where is_shown;
-- The most important bonds in a currency.
create index screen_row_leading_in on screen_row (currency, importance desc, id)
  where kind = 'bond' and is_shown and status = 'active';
-- How many rose and fell on the last day.
create index screen_row_by_move on screen_row (kind, last_day, day_change)
  where is_shown and status = 'active';
-- The latest bonds, and those that end next.
create index screen_row_by_issue on screen_row (issued_on desc, importance desc, id)
  where kind = 'bond' and is_shown and status = 'active';
create index screen_row_by_end on screen_row (matures_on, importance desc)
  where kind = 'bond' and is_shown and status = 'active';
-- The largest funds of a currency: amounts of different ones cannot be compared as they are.
create index screen_row_by_size on screen_row (currency, size desc)
  where kind = 'etf' and is_shown and status = 'active' and size is not null;
create index bond_option_by_day on bond_option (exercised_on);
-- The most important indexes of a category.
create index instrument_by_category on instrument (category, importance desc, id)
  where kind = 'index' and not is_hidden;
