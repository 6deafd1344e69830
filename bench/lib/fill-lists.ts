import type pg from 'pg';

/** Rows per statement, so that their WAL stays small. */
const ROWS_AT_ONCE = 100_000;

/**
 * Fills the list of bonds up to `count` rows, written straight into the table that lists read. Most
 * are short, in few currencies and from few large issuers, as in a real market; some have no yield,
 * rating or price.
 */
export async function fillLists(pool: pg.Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{ present: number }>(
    `select count(*)::integer as present from screen_row where kind = 'bond' and id > ${FIRST_ID}`,
  );
  let present = rows[0]?.present ?? 0;
  // A kept folder may have more.
  await pool.query(`delete from screen_row where kind = 'bond' and id > ${FIRST_ID + count}`);
  if (present === 0) await pool.query(`delete from screen_row where kind = 'bond'`);
  for (; present < count; present += ROWS_AT_ONCE) {
    const last = Math.min(present + ROWS_AT_ONCE, count);
    await pool.query(SEEDED_INSERT, [FIRST_ID + present + 1, FIRST_ID + last]);
  }
  await pool.query('vacuum analyze screen_row');
}

/** Beyond those of the demo market. */
const FIRST_ID = 100_000_000;

const SEEDED_INSERT = `
with series as materialized (
  select array_agg(series.id order by series.id) as ids, max(last_day) as last_day,
    max(series.source_code) as source_code
  from series join instrument on instrument.id = instrument_id
  where kind = 'bond' and field = 'close'
), drawn as materialized (
  select n, random() as currency_at, random() as kind_at, 40 * random() ^ 2 as years,
    random() as age, random() as level, random() as rated, 1 + (random() * random() * 20000)::integer
    as issuer, random() as amount_at, random() as traits, random() as missing,
    random() + random() + random() - 1.5 as noise
  from generate_series($1::integer, $2::integer) as n
), terms as (
  select *,
    (array['USD','EUR','GBP','JPY','CNY','CHF','PLN','SEK'])[1 + floor(8 * currency_at ^ 2.2)::integer]
      as currency,
    case when kind_at < 0.12 then 'government' when kind_at < 0.2 then 'municipal'
      else 'corporate' end as category,
    round((0.5 + 7 * level + noise)::numeric, 3) as coupon,
    case when rated < 0.25 then null else 1 + floor(21 * rated ^ 1.6)::integer end as notch
  from drawn
)
insert into screen_row (
  kind, id, is_shown, name, code, isin, issuer_id, issuer_name, country, currency, sector,
  issuer_type, category, status, venue, importance, source_code, series_id, coupon_type, coupon,
  issued_on, matures_on, seniority, options, amount, denomination, last_day, price, decimals,
  day_change, yield, duration, spread, notch
)
select 'bond', n, true,
  jsonb_build_object('eng', 'Issuer ' || issuer || ' ' || coupon || '% ' || (2027 + years::integer)),
  isin, isin, issuer, jsonb_build_object('eng', 'Issuer ' || issuer),
  (array['US','DE','FR','GB','IT','JP','CN','ES','NL','PL','SE','CH','BR','MX','TR','KR','IN','CA'])
    [1 + issuer % 18],
  currency,
  (array['banks','utilities','energy','telecom','transport','health','technology','property'])
    [1 + issuer % 8],
  case category when 'government' then 'state' when 'municipal' then 'municipal'
    else (array['financial','corporate'])[1 + issuer % 2] end,
  category, case when missing < 0.08 then 'matured' else 'active' end,
  (array['XETR','XLON','XNYS','XPAR'])[1 + issuer % 4],
  (1e6 * amount_at ^ 6)::integer, source_code, ids[1 + n % cardinality(ids)],
  case when traits < 0.1 then 'floating' when traits < 0.15 then 'zero' else 'fixed' end,
  coupon, last_day - (3650 * age)::integer, last_day + (365 * years)::integer,
  (array['senior','senior','senior','secured','subordinated'])[1 + issuer % 5],
  array_remove(array[case when traits > 0.8 then 'call' end, case when traits > 0.97 then 'put' end,
    case when traits > 0.9 then 'green' end], null),
  round((5e6 * 400 ^ amount_at)::numeric, -6), (array[1000, 1000, 100000, 200000])[1 + issuer % 4],
  last_day - (30 * missing ^ 4)::integer,
  case when missing > 0.03 then round((100 + 8 * noise)::numeric, 3) end, 3,
  case when missing > 0.03 then round((noise / 2)::numeric, 2) end,
  case when missing > 0.1 then round((coupon + noise)::numeric, 4) end,
  case when missing > 0.1 then round((years * 0.85 + 0.01)::numeric, 4) end,
  case when missing > 0.15 then round((120 + 90 * noise)::numeric, 2) end,
  notch
from (
  select *, 'XS' || lpad((n % 1000000000)::text, 9, '0') || n % 10 as isin from terms
) as named, series`;
