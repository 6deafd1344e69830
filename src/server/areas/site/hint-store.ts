import type { Db } from '../../../db/connect.ts';

/** The setting that contains all hidden hints. */
const HIDDEN_HINTS = 'hiddenHints';

/**
 * If two operators switch two hints at once, neither change is lost: the second waits for the
 * first.
 */
export async function lockHiddenHints(trx: Db): Promise<readonly string[]> {
  await trx
    .insertInto('setting')
    .values({ key: HIDDEN_HINTS, value: '[]' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await trx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', HIDDEN_HINTS)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

export async function writeHiddenHints(
  trx: Db,
  hidden: readonly string[],
  operatorId: number,
): Promise<void> {
  await trx
    .updateTable('setting')
    .set({ value: JSON.stringify(hidden), changed_by: operatorId, changed_at: new Date() })
    .where('key', '=', HIDDEN_HINTS)
    .execute();
}
