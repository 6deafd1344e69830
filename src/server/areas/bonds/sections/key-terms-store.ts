import type { Db } from '../../../../db/connect.ts';

/** Issuer and guarantor by ID. */
export async function findParties(db: Db, ids: readonly (number | null)[]) {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('issuer')
    .where('id', 'in', known)
    .select(['id', 'name', 'country', 'sector'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The currently valid code: the one without an end date. */
export async function findFigi(db: Db, bondId: number): Promise<string | null> {
  const row = await db
    .selectFrom('identifier')
    .where('instrument_id', '=', bondId)
    .where('scheme', '=', 'figi')
    .where('valid_to', 'is', null)
    .select('value')
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function findSteps(db: Db, bondId: number) {
  return db
    .selectFrom('bond_coupon_step')
    .where('instrument_id', '=', bondId)
    .orderBy('from_day')
    .select(['from_day as from', 'rate'])
    .execute();
}
