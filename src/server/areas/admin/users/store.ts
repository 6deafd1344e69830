import { sql, type RawBuilder } from 'kysely';
import { levelWordFor } from '../../../../access/viewer.ts';
import {
  USERS_A_PAGE,
  type UserCounts,
  type UserRow,
  type UserSort,
} from '../../../../contracts/admin/users.ts';
import type { Db } from '../../../../db/connect.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { nameIn } from '../../../engines/quotes/names.ts';
import { ENDS, pageByEnds } from './ends-order.ts';
import { groupCondition, IS_GOOD, matches, type Selection } from './selection.ts';

export type Order = 'asc' | 'desc';

export interface PageOfUsers extends Selection {
  readonly sort: UserSort;
  readonly order: Order;
  readonly page: number;
  /** The number of matches. */
  readonly total: number;
}

interface StoredUser extends Omit<
  UserRow,
  'level' | 'since' | 'endsAt' | 'lastSeenAt' | 'tariffs'
> {
  readonly since: Date;
  readonly endsAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly tariffs: readonly { id: number; name: NameByLanguage }[];
}

const COLUMNS = sql`
  account.id, account.email, account.name, account.created_at as since,
  account.access_level as "accessLevel", account.is_operator as "isOperator",
  account.is_demo as "isDemo", account.blocked_at is not null as "isBlocked",
  account.email_confirmed_at is not null as "isConfirmed", account.last_seen_at as "lastSeenAt",
  tariffs.tariffs, ends.ends_at as "endsAt",
  -- Null without an end, which greatest() would take for none left.
  case when ends.ends_at is not null then
    greatest(0, ceil(extract(epoch from ends.ends_at - now()) / 86400))::integer
  end as "daysLeft",
  exists (
    select from access_request
    where account_id = account.id and state in ('sent', 'seen')
  ) as "hasRequest",
  exists (select from ticket where account_id = account.id and state = 'open') as "hasTicket"`;

/** The tariff columns of an account's row. */
const JOINS = sql`
  left join lateral ${ENDS(sql`account_id = account.id`)} as ends on true
  cross join lateral (
    select coalesce(
      json_agg(json_build_object('id', id, 'name', name) order by position, id), '[]'
    ) as tariffs
    from tariff where id in (
      select tariff_id from account_tariff as owned
      where owned.account_id = account.id and ${IS_GOOD}
    )
  ) as tariffs`;

const SORTS: Readonly<
  Record<Exclude<UserSort, 'ends'>, Readonly<Record<Order, RawBuilder<unknown>>>>
> = {
  email: { asc: sql`account.email`, desc: sql`account.email desc` },
  since: {
    asc: sql`account.created_at, account.id`,
    desc: sql`account.created_at desc, account.id desc`,
  },
  seen: {
    asc: sql`account.last_seen_at nulls first, account.id`,
    desc: sql`account.last_seen_at desc nulls last, account.id desc`,
  },
};

/** Sorts by an index and looks up the rest only for the rows of one page. */
export async function findUsers(
  db: Db,
  { sort, order, page, total, ...selection }: PageOfUsers,
  language: Language,
): Promise<UserRow[]> {
  const [limit, offset] = [USERS_A_PAGE, (page - 1) * USERS_A_PAGE];
  const ids =
    sort === 'ends'
      ? pageByEnds({ selection, total, order, limit, offset })
      : sql`
        select account.id from account where ${matches(selection)}
        order by ${SORTS[sort][order]} limit ${limit} offset ${offset}`;
  const by =
    sort === 'ends'
      ? sql`page.ends_at ${sql.raw(order)} nulls last, page.id ${sql.raw(order)}`
      : SORTS[sort][order];
  const { rows } = await sql<StoredUser>`
    select ${COLUMNS}
    from (${ids}) as page
    join account on account.id = page.id
    ${JOINS}
    order by ${by}`.execute(db);
  return rows.map((row) => toUserRow(row, language));
}

export async function findUser(
  db: Db,
  accountId: number,
  language: Language,
): Promise<UserRow | undefined> {
  const { rows } = await sql<StoredUser>`
    select ${COLUMNS} from account ${JOINS} where account.id = ${accountId}`.execute(db);
  return rows[0] && toUserRow(rows[0], language);
}

function toUserRow(row: StoredUser, language: Language): UserRow {
  return {
    ...row,
    since: row.since.toISOString(),
    level: levelWordFor(row.accessLevel),
    tariffs: row.tariffs.map(({ id, name }) => ({ id, name: nameIn(language, name) })),
    endsAt: row.endsAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

export async function countUsers(db: Db, selection: Selection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from account where ${matches(selection)}`.execute(db);
  return rows[0]!.count;
}

/** One scan of the accounts and one of the tariffs for all groups. */
export async function countGroups(db: Db): Promise<UserCounts> {
  const { rows } = await sql<UserCounts>`
    select accounts.*, (
        select count(distinct account_id) from account_tariff as owned where ${IS_GOOD}
      ) as paying,
      (select count(*) from account where ${groupCondition('ending')}) as ending,
      (select count(*) from account where ${groupCondition('operators')}) as operators,
      (select count(*) from account where ${groupCondition('blocked')}) as blocked
    from (
      select count(*) as all, count(*) filter (where ${groupCondition('restricted')}) as restricted
      from account
    ) as accounts`.execute(db);
  return rows[0]!;
}
