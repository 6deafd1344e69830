-- The search also finds instruments and issuers by what they are: country, currency, sector, kind.

-- Replaced by src/db/functions/search-text.sql.
create function search_traits(country text, currency text, sector text, category text)
returns text[] language sql immutable parallel safe as $$
  select '{}'::text[]
$$;

create or replace view search_source as
select search_type_of(kind) as type, instrument.id,
  search_rank(instrument.status = 'active', importance) as rank,
  instrument.name, ticker, isin,
  array(
    select value from identifier
    where instrument_id = instrument.id and scheme <> 'isin' and scheme <> 'ticker'
      and identifier_is_current(valid_from, valid_to)
    order by value) as others,
  -- A fund of a bank is no bank.
  search_traits(issuer.country, instrument.currency,
    case when kind in ('bond', 'stock') then issuer.sector end, instrument.category) as traits
from instrument left join issuer on issuer.id = instrument.issuer_id
where not is_hidden
union all
select 'companies', id,
  search_rank(status = 'active', coalesce(
    (select max(importance) from instrument where issuer_id = issuer.id and not is_hidden), 0)),
  name, null, null,
  array(
    select value from identifier
    where issuer_id = issuer.id and identifier_is_current(valid_from, valid_to)
    order by value),
  search_traits(country, null, sector, null)
from issuer;

-- The index has none of these yet: the next start rebuilds it.
update search_state set is_stale = true;
