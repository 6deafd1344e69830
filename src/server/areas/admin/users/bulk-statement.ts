import { sql, type RawBuilder } from 'kysely';
import { levelFromWord } from '../../../../access/viewer.ts';
import type { BulkChange } from '../../../../contracts/admin/bulk-users.ts';
import { IS_GOOD } from './selection.ts';

type Part = RawBuilder<unknown>;

interface BulkStatementParts {
  /** The condition on `account`, with order and limit. */
  readonly target: Part;
  /** The audit record of the whole bulk change. */
  readonly entryId: number;
  /** The end of a granted tariff. */
  readonly endsAt: Date | null;
}

/**
 * One statement that changes the rows of a part and notes under the audit record which accounts
 * were changed and their previous values.
 */
export function bulkStatement(
  change: BulkChange,
  { target, entryId, endsAt }: BulkStatementParts,
): RawBuilder<{ changed: number; last: number | null }> {
  const { changes, before } = changing(change, sql`${endsAt}::timestamptz`);
  return sql`
    with target as (select id, access_level from account where ${target} for update),
    ${changes},
    noted as (
      insert into audit_account (account_id, entry_id, before)
      select id, ${entryId}::integer, ${before} from target
    )
    select count(*)::integer as changed, max(id) as last from target`;
}

/** The changes of the accounts of `target`, and each account's previous values. */
function changing(change: BulkChange, endsAt: Part): { changes: Part; before: Part } {
  switch (change.kind) {
    case 'level':
      return {
        changes: sql`changed as (
          update account set access_level = ${levelFromWord(change.level)}::integer
          from target where account.id = target.id)`,
        before: sql`jsonb_build_object('accessLevel', access_level)`,
      };
    case 'grant':
      return grant(sql`${change.tariffId}::integer`, endsAt);
    case 'end':
      return {
        changes: sql`ended as (
          update account_tariff as owned set ends_at = now() from target
          where owned.account_id = target.id and owned.tariff_id = ${change.tariffId}::integer
            and ${IS_GOOD} and owned.starts_at < now())`,
        before: latestEnd(sql`${change.tariffId}::integer`),
      };
    case 'block':
      break;
  }
  return {
    changes: sql`changed as (
        update account set blocked_at = now(), block_reason = ${change.reason} from target
        where account.id = target.id
      ), ended as (
        delete from session using target where session.account_id = target.id
      ), pending as (
        delete from pending_sign_in using target where pending_sign_in.account_id = target.id
      ), links as (
        delete from one_time_link using target where one_time_link.account_id = target.id
      )`,
    before: sql`jsonb_build_object('isBlocked', false)`,
  };
}

/** The audit records who granted it: a foreign key here would be checked for each account. */
function grant(tariff: Part, endsAt: Part): { changes: Part; before: Part } {
  return {
    changes: sql`extended as (
        update account_tariff as owned set ends_at = ${endsAt} from target
        where owned.account_id = target.id and owned.tariff_id = ${tariff} and ${IS_GOOD}
      ), given as (
        insert into account_tariff (account_id, tariff_id, ends_at)
        select id, ${tariff}, ${endsAt} from target
        where not exists (
          select from account_tariff as owned
          where owned.account_id = target.id and owned.tariff_id = ${tariff} and ${IS_GOOD}
        )
      )`,
    before: latestEnd(tariff),
  };
}

/** When the account's tariff would have ended; null if it had none. */
const latestEnd = (tariff: Part): Part => sql`(
  select jsonb_build_object('tariff', ${tariff}, 'endsAt', nullif(
    max(coalesce(owned.ends_at, 'infinity')), 'infinity'))
  from account_tariff as owned
  where owned.account_id = target.id and owned.tariff_id = ${tariff} and ${IS_GOOD}
  having count(*) > 0)`;
