import { sql } from 'kysely';
import {
  MAX_ROWS,
  SIGN_IN_WAYS,
  type Figure,
  type getBannerFigures,
  type getCampaignFigures,
  type getSearchFigures,
  type getSignInFigures,
  type getTokenFigures,
} from '../../../../contracts/admin/usage.ts';
import type { Answer, Endpoint } from '../../../../contracts/core/endpoint.ts';
import type { Db } from '../../../../db/connect.ts';
import { formatDay, parseDay, type Day } from '../../../../domain/time/day.ts';
import { spanOfDay } from '../../../../domain/time/now.ts';
import type { TimeZone } from '../../../../domain/time/time-zone.ts';

type Items<E extends Endpoint> = Answer<E> extends { items: infer Rows } ? Rows : never;

/** The first and the last day. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

export interface Counted {
  readonly figure: Figure;
  /** The day, or the first of several. */
  readonly day: Day;
  readonly number: number;
}

/** The figures stored by day. */
export async function readDayNumbers(db: Db, days: Days): Promise<Counted[]> {
  const { rows } = await sql<{ day: string; figure: Figure; number: number }>`
    select day, 'menuClicks' as figure, sum(clicks)::bigint as number
    from menu_click where ${within(days)} group by day
    union all
    select day,
      case figure when 'sign_in' then 'signIns' when 'api_call' then 'apiCalls'
        else 'missedSearches' end,
      sum(number)::bigint
    from day_figure
    where ${within(days)}
      and (figure <> 'sign_in' or part like '% done') and (figure <> 'api_call' or part = 'calls')
    group by day, figure`.execute(db);
  return rows.map(({ day, figure, number }) => ({ day: parseDay(day)!, figure, number }));
}

/** Registrations from each of these days to the next; the last day only marks the end. */
export async function readRegistrations(
  db: Db,
  starts: readonly Day[],
  zone: TimeZone,
): Promise<Counted[]> {
  const bounds = starts.map((day) => beginningOfDay(day, zone));
  const { rows } = await sql<{ place: number; number: number }>`
    select width_bucket(created_at, ${bounds}::timestamptz[]) as place, count(*)::bigint as number
    from account
    where created_at >= ${bounds[0]} and created_at < ${bounds.at(-1)} and not is_demo
    group by 1`.execute(db);
  return rows.map(({ place, number }) => ({
    figure: 'registrations',
    day: starts[place - 1]!,
    number,
  }));
}

export async function readMenu(db: Db, days: Days) {
  const { rows } = await sql<{
    id: number;
    label: string;
    url: string | null;
    clicks: number;
    anonymous: number;
    free: number;
    paid: number;
  }>`
    select menu_item.id, label, url, clicks, anonymous, free, paid
    from (
      select menu_item_id, sum(clicks)::bigint as clicks, ${kind('anonymous')}, ${kind('free')},
        ${kind('paid')}
      from menu_click where ${within(days)} group by menu_item_id
    ) as counted
    join menu_item on menu_item.id = menu_item_id
    order by clicks desc, menu_item.id limit ${MAX_ROWS}`.execute(db);
  return rows;
}

const kind = (name: 'anonymous' | 'free' | 'paid') =>
  sql`coalesce(sum(clicks) filter (where viewer_kind = ${name}), 0)::bigint as ${sql.ref(name)}`;

export async function readCampaigns(db: Db, days: Days, zone: TimeZone) {
  const { rows } = await sql<Items<typeof getCampaignFigures>[number]>`
    select values ->> 'utm_source' as source, values ->> 'utm_medium' as medium,
      values ->> 'utm_campaign' as campaign, ${registered}
    from account join registration_campaign on account_id = account.id
    where ${createdWithin(days, zone)} and values <> '{}'
    group by 1, 2, 3
    order by registrations desc, 1, 2, 3 limit ${MAX_ROWS}`.execute(db);
  return rows;
}

export async function readBanners(db: Db, days: Days, zone: TimeZone) {
  const { rows } = await sql<Items<typeof getBannerFigures>[number]>`
    select banner_variant as variant, ${registered}
    from account left join registration_campaign on account_id = account.id
    where ${createdWithin(days, zone)}
    group by 1
    order by banner_variant is null, registrations desc, 1 limit ${MAX_ROWS}`.execute(db);
  return rows;
}

/** The number of registrations, and of those that have a tariff now. */
const registered = sql`
  count(*)::bigint as registrations,
  count(*) filter (where exists (
    select from account_tariff
    where account_tariff.account_id = account.id and starts_at <= now()
      and (ends_at is null or ends_at > now())
  ))::bigint as "withTariff"`;

export async function readSignIns(db: Db, days: Days): Promise<Items<typeof getSignInFigures>> {
  const { rows } = await sql<{ part: string; number: number }>`
    select part, sum(number)::bigint as number from day_figure
    where ${within(days)} and figure = 'sign_in' group by part`.execute(db);
  const numbers = new Map(rows.map(({ part, number }) => [part, number]));
  return SIGN_IN_WAYS.map((way) => ({
    way,
    done: numbers.get(`${way} done`) ?? 0,
    secondStep: numbers.get(`${way} second_step`) ?? 0,
    refused: numbers.get(`${way} refused`) ?? 0,
  }));
}

/** Excludes terms searched only once: they may be names, and say little about what is missing. */
export async function readSearches(db: Db, days: Days) {
  const { rows } = await sql<Items<typeof getSearchFigures>[number]>`
    select term, sum(searches)::bigint as searches,
      string_agg(distinct language, ', ' order by language) as languages
    from missed_search where ${within(days)}
    group by term having sum(searches) > 1
    order by 2 desc, term limit ${MAX_ROWS}`.execute(db);
  return rows;
}

export async function readTokens(db: Db, days: Days) {
  const { rows } = await sql<Items<typeof getTokenFigures>[number]>`
    select api_token.id, name, account_id as "accountId", calls, refused
    from (
      select token_id, sum(calls)::bigint as calls, sum(refused)::bigint as refused
      from token_call where ${within(days)}
      group by token_id order by 2 desc, token_id limit ${MAX_ROWS}
    ) as counted
    join api_token on api_token.id = token_id
    order by calls desc, api_token.id`.execute(db);
  return rows;
}

const within = ({ from, to }: Days) =>
  sql`day between ${formatDay(from)}::date and ${formatDay(to)}::date`;

const createdWithin = ({ from, to }: Days, zone: TimeZone) =>
  sql`account.created_at >= ${beginningOfDay(from, zone)}
    and account.created_at < ${beginningOfDay(to + 1, zone)} and not account.is_demo`;

/** The start of a day in the time zone. */
function beginningOfDay(day: Day, zone: TimeZone): string {
  return new Date(1000 * spanOfDay(day, zone).from).toISOString();
}
