import type { Db } from '../../../../db/connect.ts';

export interface UserSettings {
  readonly hints: boolean;
}

export async function readSettings(db: Db, accountId: number): Promise<UserSettings | undefined> {
  return db.selectFrom('account').select('hints').where('id', '=', accountId).executeTakeFirst();
}

/** The settings as stored now; undefined if the account is gone. */
export async function writeSettings(
  db: Db,
  accountId: number,
  { hints }: UserSettings,
): Promise<UserSettings | undefined> {
  return db
    .updateTable('account')
    .set({ hints })
    .where('id', '=', accountId)
    .returning('hints')
    .executeTakeFirst();
}
