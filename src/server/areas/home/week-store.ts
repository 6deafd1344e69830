import { sql } from 'kysely';
import { readBondTerms } from '../../../db/bonds/read-terms.ts';
import type { Db } from '../../../db/connect.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import { listPayments } from '../../../domain/bonds/payment-schedule.ts';
import { readUsableTerms } from '../../../domain/bonds/read-terms.ts';
import { formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import { plainNumber } from '../../../domain/text/decimal.ts';
import { interleave } from '../../../domain/home/interleave.ts';
import { businessDay, weekAhead } from '../../../domain/home/week-days.ts';

/** Coupons have to be calculated, so only the most important bonds are included. */
const AMONG = 5000;
/** Per kind and day; further events aren't shown. */
const MAX_OF_KIND = 10;
const MAX_OF_DAY = 7;

export interface WeekItem {
  readonly kind: 'maturity' | 'call' | 'put' | 'coupon';
  readonly id: number;
  readonly name: NameByLanguage;
  readonly currency: string | null;
  readonly amount: string | null;
  readonly percent: string | null;
}

export interface WeekRead {
  /** The number of bonds checked for coupons; null means all. */
  readonly among: number | null;
  readonly days: readonly {
    readonly day: string;
    readonly count: number;
    readonly items: readonly WeekItem[];
  }[];
}

/** An event of a bond on a day. */
interface Event {
  readonly kind: WeekItem['kind'];
  readonly id: number;
  readonly day: Day;
  readonly percent: string | null;
}

/** What bonds pay, and their call and put dates, in the next five business days. */
export async function readWeek(db: Db, today: Day): Promise<WeekRead> {
  const days = weekAhead(today);
  const span = { from: formatDay(today + 1), to: formatDay(days.at(-1)!) };
  const [ends, rights, coupons, hasMore] = await Promise.all([
    findEnds(db, span),
    findRights(db, span),
    findCoupons(db, span, today),
    hasMoreThan(db, AMONG),
  ]);
  const byDay = Map.groupBy([...ends.events, ...rights, ...coupons], ({ day }) => businessDay(day));
  const chosen = days.map((day) => chooseEvents(byDay.get(day) ?? []));
  const bonds = await findNamed(
    db,
    chosen.flat().map(({ id }) => id),
  );
  return {
    among: hasMore ? AMONG : null,
    days: days.map((day, i) => {
      const events = byDay.get(day) ?? [];
      const others = events.filter(({ kind }) => kind !== 'maturity').length;
      return {
        day: formatDay(day),
        count: others + (ends.counts.get(day) ?? 0),
        items: chosen[i]!.flatMap(({ kind, id, percent }) => {
          const bond = bonds.get(id);
          if (!bond) return [];
          const { name, currency } = bond;
          return {
            kind,
            id,
            name,
            currency,
            percent,
            amount: kind === 'maturity' ? bond.amount : null,
          };
        }),
      };
    }),
  };
}

/** Takes each kind in turn, so a day with many coupons still shows maturities. */
function chooseEvents(events: readonly Event[]): Event[] {
  const byKind = Map.groupBy(events, ({ kind }) => kind);
  const lists = (['maturity', 'coupon', 'call', 'put'] as const).map(
    (kind) => byKind.get(kind) ?? [],
  );
  return interleave(lists, MAX_OF_DAY);
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** All maturing bonds, counted; the most important of each day by name. */
async function findEnds(
  db: Db,
  { from, to }: Span,
): Promise<{ events: Event[]; counts: ReadonlyMap<Day, number> }> {
  const { rows } = await sql<{ day: string; id: number; count: number }>`
    select days.day::date as day, found.id, counted.count
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    cross join lateral (
      select count(*)::int as count from screen_row
      where kind = 'bond' and is_shown and status = 'active' and matures_on = days.day::date
    ) as counted
    cross join lateral (
      select id, importance from screen_row
      where kind = 'bond' and is_shown and status = 'active' and matures_on = days.day::date
      order by importance desc
      limit ${MAX_OF_KIND}
    ) as found
    order by found.importance desc, found.id`.execute(db);
  const ofDay = new Map(rows.map(({ day, count }) => [parseDay(day)!, count]));
  const counts = new Map<Day, number>();
  for (const [day, count] of ofDay) {
    const paid = businessDay(day);
    counts.set(paid, (counts.get(paid) ?? 0) + count);
  }
  const events = rows.map(({ day, id }): Event => {
    return { kind: 'maturity', id, day: parseDay(day)!, percent: null };
  });
  return { events, counts };
}

/** Call and put dates. */
async function findRights(db: Db, { from, to }: Span): Promise<Event[]> {
  const { rows } = await sql<{ day: string; id: number; kind: 'call' | 'put'; price: string }>`
    select bond_option.exercised_on as day, bond_option.instrument_id as id, bond_option.kind,
      bond_option.price
    from bond_option
    join screen_row on screen_row.kind = 'bond' and screen_row.id = bond_option.instrument_id
    where exercised_on between ${from} and ${to} and is_shown and status = 'active'
    order by importance desc, screen_row.id, bond_option.kind`.execute(db);
  return rows.map(({ day, id, kind, price }) => ({
    kind,
    id,
    day: parseDay(day)!,
    percent: price,
  }));
}

/**
 * Coupons of the most important bonds. Candidates are found by day of the month and frequency;
 * their terms then decide whether and when they pay.
 */
async function findCoupons(db: Db, span: Span, today: Day): Promise<Event[]> {
  const candidates = await findCouponBonds(db, span);
  const terms = await readBondTerms(db, candidates);
  return candidates.flatMap((id) => {
    const stored = terms.get(id);
    const known = stored && readUsableTerms(stored.terms);
    if (!known) return [];
    return listPayments(known, today)
      .filter(({ day, coupon, left }) => isWithin(day, span) && coupon > 0 && left > 0)
      .map(({ day, coupon }): Event => {
        return { kind: 'coupon', id, day, percent: plainNumber(coupon) };
      });
  });
}

function isWithin(day: Day, { from, to }: Span): boolean {
  const text = formatDay(day);
  return text >= from && text <= to;
}

async function hasMoreThan(db: Db, most: number): Promise<boolean> {
  const next = await db
    .selectFrom('screen_row')
    .where('kind', '=', 'bond')
    .where('is_shown', '=', true)
    .where('status', '=', 'active')
    .orderBy('importance', 'desc')
    .orderBy('id')
    .offset(most)
    .limit(1)
    .select('id')
    .executeTakeFirst();
  return next !== undefined;
}

async function findCouponBonds(db: Db, { from, to }: Span): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select weighty.id
    from (
      select id, importance from screen_row
      where kind = 'bond' and is_shown and status = 'active'
      order by importance desc, id
      limit ${AMONG}
    ) as weighty
    join bond on bond.instrument_id = weighty.id
    cross join lateral (
      select coalesce(bond.matures_on, bond.first_coupon_on, bond.issued_on) as day
    ) as anchor
    where bond.coupons_per_year > 0 and exists (
      select
      from generate_series(
        -- What was due on a weekend is paid after it.
        ${from}::date - 2, ${to}::date, interval '1 day'
      ) as days (day)
      cross join lateral (
        select extract(day from date_trunc('month', days.day) + interval '1 month - 1 day') as length
      ) as month
      where case
        -- Periods of whole weeks.
        when bond.coupons_per_year in (13, 26, 52) then
          mod(days.day::date - anchor.day, 364 / bond.coupons_per_year) = 0
        when mod(12, bond.coupons_per_year) = 0 then
          extract(day from days.day) = least(extract(day from anchor.day), month.length)
          and mod(
            (extract(month from days.day) - extract(month from anchor.day) + 12)::int,
            12 / bond.coupons_per_year
          ) = 0
        else false end
    )
    order by weighty.importance desc, weighty.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function findNamed(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('screen_row')
    .where('kind', '=', 'bond')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'name', 'currency', 'amount'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
