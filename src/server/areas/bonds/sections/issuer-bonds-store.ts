import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';

const MAX_BONDS = 200;
const MAX_ENDED = 50;

/** The most important bonds of an issuer: outstanding ones, and some that have ended. */
export async function findIssuerBonds(db: Db, issuerId: number) {
  const bonds = db
    .selectFrom('instrument')
    .where('issuer_id', '=', issuerId)
    .where('kind', '=', 'bond')
    .where('is_hidden', '=', false);
  const mostImportant = bonds.orderBy('importance', 'desc').orderBy('id').select('id');
  const [active, ended, { total }] = await Promise.all([
    mostImportant.where('status', '=', 'active').limit(MAX_BONDS).execute(),
    mostImportant.where('status', '!=', 'active').limit(MAX_ENDED).execute(),
    bonds
      .where('status', '=', 'active')
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ids: [...active, ...ended].map(({ id }) => id), total };
}

export async function withoutHidden(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('instrument')
    .where(sql<boolean>`id = any(${ids})`)
    .where('kind', '=', 'bond')
    .where('is_hidden', '=', false)
    .select('id')
    .execute();
  const shown = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => shown.has(id));
}

/** Partial repayments by bond, earliest first. */
export async function findRepayments(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('bond_amortisation')
    .where(sql<boolean>`instrument_id = any(${ids})`)
    .orderBy('paid_on')
    .select(['instrument_id as id', 'paid_on as paidOn', 'share'])
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}
