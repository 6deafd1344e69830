import { sql, type RawBuilder } from 'kysely';
import { ENDING_DAYS, type UserFilter } from '../../../../contracts/admin/users.ts';
import { matches, type Selection } from './selection.ts';

/** Up to this many accounts are sorted individually; more are read from the index of end dates. */
const MAX_SORTED = 2_000;

/**
 * By account, when the next of its tariffs ends; if none is left, when the last one ended.
 * Consecutive rows of one tariff count as one.
 */
export const ENDS = (accounts: RawBuilder<boolean>) => sql`(
  select account_id, coalesce(
    min(until) filter (where until > now() and until < 'infinity'),
    case when bool_or(until = 'infinity') then null else max(until) end
  ) as ends_at
  from (
    select account_id, max(coalesce(ends_at, 'infinity')) as until from account_tariff
    where starts_at <= now() and ${accounts}
    group by account_id, tariff_id
  ) as held
  group by account_id
)`;

const OWN_ENDS = sql`left join lateral ${ENDS(sql`account_id = account.id`)} as ends on true`;

/** The index range of the end dates of a group. */
const WHERE_ENDS: Readonly<Partial<Record<UserFilter, RawBuilder<boolean>>>> = {
  paying: sql`owned.ends_at > now()`,
  ending: sql`owned.ends_at between now() and now() + make_interval(days => ${ENDING_DAYS})`,
};

interface EndsPage {
  readonly selection: Selection;
  /** The number of matches. */
  readonly total: number;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The accounts of a page by end date; those without an end come last. */
export function pageByEnds({ selection, total, order, limit, offset }: EndsPage) {
  const way = sql.raw(order);
  const matched = matches(selection);
  const sorted = sql`order by ends_at ${way} nulls last, id ${way} limit ${limit} offset ${offset}`;
  if (total <= MAX_SORTED) {
    return sql`
      select account.id, ends.ends_at from account ${OWN_ENDS} where ${matched} ${sorted}`;
  }
  const upTo = offset + limit;
  return sql`
    select id, ends_at from (
      (select account.id, owned.ends_at
        from account_tariff as owned
        join account on account.id = owned.account_id
        ${OWN_ENDS}
        where ${matched} and ${WHERE_ENDS[selection.filter] ?? sql`true`}
          and owned.starts_at <= now() and owned.ends_at = ends.ends_at
          -- Two tariffs that end together are one account.
          and not exists (
            select from account_tariff as twin
            where twin.account_id = owned.account_id and twin.ends_at = owned.ends_at
              and twin.starts_at <= now() and twin.id < owned.id)
        order by owned.ends_at ${way}, account.id ${way} limit ${upTo})
      union all
      (select account.id, null from account ${OWN_ENDS}
        where ${matched} and ends.ends_at is null
        order by account.id ${way} limit ${upTo})
    ) as both_kinds ${sorted}`;
}
