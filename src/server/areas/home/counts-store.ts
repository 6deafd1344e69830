import { sql, type RawBuilder } from 'kysely';
import { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { marketDay } from '../../../domain/time/figure-day.ts';
import type { Now } from '../../../domain/time/now.ts';
import { LISTED_STATUSES } from '../../../domain/screens/screen-fields.ts';
import type { Breadth } from './quotes-store.ts';

const PAGES = {
  bond: 'bonds',
  stock: 'stocks',
  etf: 'etf',
  index: 'indexes',
  rate: 'rates',
  company: 'company',
} as const;
type Page = (typeof PAGES)[keyof typeof PAGES];
const MOVING = ['bonds', 'stocks', 'etf', 'indexes'] as const;
export type MovingPage = (typeof MOVING)[number];

export interface CountsRead {
  readonly counts: Readonly<Record<Page, number>>;
  readonly breadth: Guarded<readonly (Breadth & { readonly kind: MovingPage })[]>;
}

/**
 * The number of instruments in each list, and how many rose and fell on its latest market day.
 * These queries scan whole database indexes, so they never run while a request waits.
 */
export async function readCounts(db: Db, now: Now): Promise<CountsRead> {
  const { rows: counted } = await sql<{ kind: keyof typeof PAGES; count: number }>`
    select case when screen_is_rate(kind, unit) then 'rate' else kind end as kind,
      count(*)::int as count
    from screen_row
    where is_shown and status in (${sql.join(LISTED_STATUSES)})
    group by 1
  `.execute(db);
  const { rows: moved } = await sql<Breadth & { kind: keyof typeof PAGES }>`
    ${countMoves(['bond', 'stock', 'etf'], now, sql`true`)}
    union all
    ${countMoves(['index'], now, sql`not screen_is_rate(screen_row.kind, unit)`)}`.execute(db);
  const counts = { bonds: 0, stocks: 0, etf: 0, indexes: 0, rates: 0, company: 0 };
  for (const { kind, count } of counted) counts[PAGES[kind]] = count;
  const breadth = MOVING.flatMap((kind) => {
    const found = moved.find((row) => PAGES[row.kind] === kind);
    return found ? [{ ...found, kind }] : [];
  });
  return { counts, breadth: new Guarded(breadth) };
}

/**
 * Only instruments of a kind that aren't stale. Rates are left out, because a rising rate isn't a
 * gain.
 */
function countMoves(
  kinds: readonly (keyof typeof PAGES)[],
  now: Now,
  condition: RawBuilder<unknown>,
) {
  const days = kinds.map((kind) => formatDay(marketDay(now, kind)));
  return sql`
    select wanted.kind, wanted.day, moves.*
    from unnest(${kinds}::text[], ${days}::date[]) as wanted (kind, day)
    cross join lateral (
      select count(*) filter (where day_change > 0)::int as rising,
        count(*) filter (where day_change = 0)::int as unchanged,
        count(*) filter (where day_change < 0)::int as falling
      from screen_row
      where screen_row.kind = wanted.kind and is_shown and status = 'active'
        and screen_row.last_day >= wanted.day and ${condition}
    ) as moves
    where moves.rising + moves.unchanged + moves.falling > 0`;
}
