import type { Db } from '../../../db/connect.ts';

/** What operators merge. */
export type Merged = 'instrument' | 'issuer';

/** The ID that a duplicate was merged into; undefined if it wasn't a duplicate. */
export async function findMerged(db: Db, what: Merged, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom(what === 'issuer' ? 'merged_issuer' : 'merged_instrument')
    .select('into_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.into_id;
}
