import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';

export interface HeldOperator {
  readonly id: number;
  /**
   * Can run the portal permanently: not blocked, and not a demo account, whose password is public.
   */
  readonly isLasting: boolean;
}

/**
 * All operators who can act, locked until the transaction ends: if two changes each remove the
 * other operator, the second waits and sees the result of the first.
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

/** Throws if removing these operators would leave no permanent one. */
export function requirePermanentOperator(
  operators: readonly HeldOperator[],
  leaving: readonly number[],
): void {
  const lasting = operators.filter(({ isLasting }) => isLasting);
  if (lasting.length > 0 && lasting.every(({ id }) => leaving.includes(id))) {
    throw new ApiError('last_operator');
  }
}
