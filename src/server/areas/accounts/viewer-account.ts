import { sql } from 'kysely';
import {
  viewerFromAccount,
  type Opens,
  type Viewer,
  type ViewerAccount,
} from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';

export interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly accessLevel: number | null;
  readonly isOperator: boolean;
  readonly lacksSecondStep: boolean;
  readonly rights: StoredRights;
}

/** What an account has and can request, at the time of the query. */
interface StoredRights {
  readonly tariffs: readonly number[];
  readonly opens: readonly Opens[];
  /** Until the next of its tariffs begins or ends. */
  readonly changesInMs: number | null;
  readonly asks: number | null;
  readonly hasAsked: boolean;
}

/**
 * One query returns everything about a viewer; the database's clock decides which tariffs are
 * valid.
 */
const RIGHTS = sql<StoredRights>`(
  select json_build_object(
    'tariffs', coalesce(json_agg(distinct tariff.id) filter (where is_good), '[]'),
    'opens', coalesce(json_agg(distinct ability) filter (where is_good and ability is not null), '[]'),
    'changesInMs', floor(1000 * extract(epoch from
      min(case when is_good then owned.ends_at else owned.starts_at end) - now())),
    'asks', (
      select id from tariff where is_offered and 'values' = any (opens) order by position, id limit 1
    ),
    'hasAsked', exists (
      select from access_request join tariff on tariff.id = access_request.tariff_id
      where access_request.account_id = account.id
        and access_request.state in ('sent', 'seen') and 'values' = any (tariff.opens)
    )
  )
  from (
    select *, starts_at <= now() as is_good from account_tariff
    where account_id = account.id and (ends_at is null or ends_at > now())
  ) as owned
  join tariff on tariff.id = owned.tariff_id
  left join unnest(tariff.opens) as ability on true
)`;

export const ACCOUNT_COLUMNS = [
  'account.id',
  'account.name',
  'account.access_level as accessLevel',
  'account.is_operator as isOperator',
  // Demo accounts are shared, so they can't have one.
  sql<boolean>`account.second_step is null and not account.is_demo`.as('lacksSecondStep'),
  RIGHTS.as('rights'),
] as const;

/** The viewer of an account, without a session or token. */
export async function findAccountViewer(db: Db, accountId: number): Promise<Viewer | null> {
  const askedAtMs = Date.now();
  const row: AccountRow | undefined = await db
    .selectFrom('account')
    .select(ACCOUNT_COLUMNS)
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return row ? viewerFromAccount(toViewerAccount(row, askedAtMs)) : null;
}

/**
 * The account in the form of src/access. Counted from before the query, so that a viewer is looked
 * up too early rather than too late.
 */
export function toViewerAccount(
  { rights, ...account }: AccountRow,
  askedAtMs: number,
): ViewerAccount {
  const { tariffs, opens, changesInMs, asks, hasAsked } = rights;
  return {
    ...account,
    tariffs,
    opens,
    asking: { tariff: asks, isSent: hasAsked },
    goodUntilMs: changesInMs === null ? undefined : askedAtMs + changesInMs,
  };
}
