import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';

/**
 * Refuses an account that an operator has blocked, and tells why. Only for whoever has proved to be
 * its owner: strangers must not learn that there is such an account.
 */
export async function refuseBlocked(db: Db, accountId: number): Promise<void> {
  const row = await db
    .selectFrom('account')
    .select('block_reason as reason')
    .where('id', '=', accountId)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst();
  if (row) throw new ApiError('account_blocked', { values: { reason: row.reason ?? '' } });
}
