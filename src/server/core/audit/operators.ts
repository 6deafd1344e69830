import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';

export interface HeldOperator {
  readonly id: number;
  /** Can run the portal for good: no demo account, whose password is public, and not blocked. */
  readonly isLasting: boolean;
}

/**
 * All operators who can act, held until the transaction ends: of two changes that would each take
 * away the other one's right, the second waits and sees what the first has done.
 */
export async function holdOperators(trx: Db): Promise<HeldOperator[]> {
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'is_demo as isDemo', 'blocked_at as blockedAt'])
    .where('is_operator', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows
    .filter(({ blockedAt }) => blockedAt === null)
    .map(({ id, isDemo }) => ({ id, isLasting: !isDemo }));
}

/** Refuses to take these accounts from the operators if none would be left who lasts. */
export function refuseLastOperators(
  operators: readonly HeldOperator[],
  leaving: readonly number[],
): void {
  const lasting = operators.filter(({ isLasting }) => isLasting);
  if (lasting.length > 0 && lasting.every(({ id }) => leaving.includes(id))) {
    throw new ApiError('last_operator');
  }
}
