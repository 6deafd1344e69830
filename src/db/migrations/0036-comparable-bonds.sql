-- Bonds of one currency and kind, the weightiest first: what a bond is compared with.
create index instrument_by_peers on instrument (currency, category, importance desc, id)
  where kind = 'bond' and status = 'active' and not is_hidden;
