import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';

/**
 * Rejects an account that an operator has blocked, and gives the reason. Only call this for a
 * proven owner: strangers mustn't learn that the account exists.
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
