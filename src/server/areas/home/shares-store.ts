import { sql } from 'kysely';
import { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { marketDay } from '../../../domain/time/figure-day.ts';
import type { Now } from '../../../domain/time/now.ts';
import { pickCloses, readCloses, type CloseRecord } from './close-rows.ts';

/** Small companies move more, and mean less. */
const AMONG = 500;
const SHOWN = 5;

export interface StocksRead {
  readonly among: number;
  readonly leading: readonly CloseRecord[];
  readonly rising: Guarded<readonly CloseRecord[]>;
  readonly falling: Guarded<readonly CloseRecord[]>;
}

export async function readStocks(db: Db, now: Now): Promise<StocksRead> {
  const rows = await db
    .selectFrom('screen_row')
    .where('kind', '=', 'stock')
    .where('status', '=', 'active')
    .where('is_shown', '=', true)
    .orderBy('importance', 'desc')
    .orderBy('id')
    .limit(AMONG)
    .select(['id', 'last_day as lastDay', 'day_change as change'])
    .execute();
  const reached = formatDay(marketDay(now, 'stock'));
  const moved = rows
    .filter(({ lastDay, change }) => lastDay !== null && lastDay >= reached && change !== null)
    .map(({ id, change }) => ({ id, change: Number(change) }))
    .toSorted((a, b) => b.change - a.change);
  const leading = rows.slice(0, SHOWN).map(({ id }) => id);
  const rising = moved.filter(({ change }) => change > 0).slice(0, SHOWN);
  const falling = moved
    .filter(({ change }) => change < 0)
    .slice(-SHOWN)
    .toReversed();
  const ids = [rising, falling].map((list) => list.map(({ id }) => id));
  const closes = await readCloses(db, 'stock', [...leading, ...ids.flat()], now);
  return {
    among: rows.length,
    leading: pickCloses(closes, leading),
    rising: new Guarded(pickCloses(closes, ids[0]!)),
    falling: new Guarded(pickCloses(closes, ids[1]!)),
  };
}

export interface FundsRead {
  readonly leading: readonly CloseRecord[];
  readonly largest: Guarded<readonly CloseRecord[]>;
}

/** The largest funds in any currency: net assets are compared in dollars. */
export async function readFunds(db: Db, now: Now): Promise<FundsRead> {
  const [leading, largest] = await Promise.all([findLeadingFunds(db), findLargestFunds(db)]);
  const closes = await readCloses(db, 'etf', [...leading, ...largest], now);
  return {
    leading: pickCloses(closes, leading),
    largest: new Guarded(pickCloses(closes, largest)),
  };
}

async function findLeadingFunds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('screen_row')
    .where('kind', '=', 'etf')
    .where('status', '=', 'active')
    .where('is_shown', '=', true)
    .orderBy('importance', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The largest of each currency that has a dollar rate, and of these the largest. */
async function findLargestFunds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with rate as (
      select distinct on (currency) currency, dollars from (
        select 'USD' as currency, 1::numeric as dollars, 0 as place
        union all
        select case when base = 'USD' then currency_pair.quote else base end,
          case when base = 'USD' then 1 / last_value else last_value end, 1
        from currency_pair
        join series on series.instrument_id = currency_pair.instrument_id
          and series.field = 'close' and series.is_preferred and series.last_value > 0
        where base = 'USD' or currency_pair.quote = 'USD'
      ) as told
      order by currency, place
    )
    select largest.id
    from rate
    cross join lateral (
      select id, size from screen_row
      where kind = 'etf' and is_shown and status = 'active' and size is not null
        and screen_row.currency = rate.currency
      order by size desc
      limit ${SHOWN}
    ) as largest
    order by largest.size * rate.dollars desc, largest.id
    limit ${SHOWN}`.execute(db);
  return rows.map(({ id }) => id);
}
