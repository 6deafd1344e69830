import type { Db } from '../../../db/connect.ts';

/** Names of sources by their codes. */
export async function readSourceNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('data_source').select(['code', 'name']).execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}
