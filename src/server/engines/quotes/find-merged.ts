import type { Db } from '../../../db/connect.ts';

/** What operators merge. */
export type Merged = 'instrument' | 'issuer';

/** The number of what a duplicate was merged into; undefined for all numbers that were none. */
export async function findMerged(db: Db, what: Merged, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom(what === 'issuer' ? 'merged_issuer' : 'merged_instrument')
    .select('into_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.into_id;
}
