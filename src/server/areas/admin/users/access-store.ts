import { sql } from 'kysely';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Opens } from '../../../../access/viewer.ts';
import type { Db } from '../../../../db/connect.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';
import type { AccessPlan, AccessState, OwnedRow } from './access-plan.ts';

export interface StoredTariff {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly opens: readonly Opens[];
}

/** All tariffs: operators can also grant those that are no longer offered. */
export async function findAllTariffs(db: Db): Promise<StoredTariff[]> {
  return db
    .selectFrom('tariff')
    .select(['id', 'name', sql<Opens[]>`opens`.as('opens')])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findAccess(
  db: Db,
  accountId: number,
  { isHeld = false } = {},
): Promise<AccessState & { readonly isDemo: boolean }> {
  let query = db
    .selectFrom('account')
    .select(['id', 'access_level as accessLevel', 'is_operator as isOperator', 'is_demo as isDemo'])
    .where('id', '=', accountId);
  if (isHeld) query = query.forUpdate();
  const account = await query.executeTakeFirst();
  if (!account) throw new ApiError('not_found', { field: 'params.accountId' });
  return { ...account, owned: await findOwned(db, accountId) };
}

async function findOwned(db: Db, accountId: number): Promise<OwnedRow[]> {
  return db
    .selectFrom('account_tariff')
    .innerJoin('tariff', 'tariff.id', 'account_tariff.tariff_id')
    .select([
      'account_tariff.id',
      'tariff.id as tariffId',
      'tariff.name',
      sql<Opens[]>`tariff.opens`.as('opens'),
      'account_tariff.starts_at as startsAt',
      'account_tariff.ends_at as endsAt',
    ])
    .where('account_tariff.account_id', '=', accountId)
    .where(sql<boolean>`(account_tariff.ends_at is null or account_tariff.ends_at > now())`)
    .orderBy('tariff.position')
    .orderBy('account_tariff.starts_at')
    .orderBy('account_tariff.id')
    .execute();
}

/** In the transaction that holds the account. */
export async function applyAccessPlan(
  trx: Db,
  accountId: number,
  { level, isOperator, ended, moved, added }: AccessPlan,
  operatorId: number,
): Promise<void> {
  if (level !== null || isOperator !== null) {
    await trx
      .updateTable('account')
      .set({
        ...(level !== null && { access_level: level }),
        ...(isOperator !== null && { is_operator: isOperator }),
      })
      .where('id', '=', accountId)
      .execute();
  }
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await endRows(trx, ids);
  for (const { row, endsAt } of moved) {
    await trx
      .updateTable('account_tariff')
      .set({ ends_at: endsAt })
      .where('id', '=', row.id)
      .execute();
  }
  if (added) {
    await trx
      .insertInto('account_tariff')
      .values({
        account_id: accountId,
        tariff_id: added.id,
        starts_at: added.startsAt,
        ends_at: added.endsAt,
        granted_by: operatorId,
      })
      .execute();
  }
}

/** Tariffs that have begun end now; future ones are deleted. */
async function endRows(trx: Db, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('account_tariff')
    .set({ ends_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('starts_at', '<', sql<Date>`now()`)
    .execute();
  await trx
    .deleteFrom('account_tariff')
    .where('id', 'in', ids)
    .where('starts_at', '>=', sql<Date>`now()`)
    .execute();
}
