import { sql } from 'kysely';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { holdOperators, requirePermanentOperator } from '../../../core/audit/operators.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import { rejectOwnAccount } from './access.ts';

const SESSION_CHANGED = 'session_changed';

/** The account that is being signed out, locked until the transaction ends. */
async function holdUser(trx: Db, accountId: number) {
  const account = await trx
    .selectFrom('account')
    .select([
      'id',
      'email',
      'name',
      'language',
      'second_step as secondStep',
      'is_demo as isDemo',
      'is_operator as isOperator',
      sql<boolean>`blocked_at is not null`.as('isBlocked'),
    ])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new ApiError('not_found', { field: 'params.accountId' });
  return account;
}

/** The sessions and tokens of a demo account are shared. */
export async function holdPerson(trx: Db, accountId: number) {
  const account = await holdUser(trx, accountId);
  if (account.isDemo) throw new ApiError('demo_account');
  return account;
}

export async function endSession(
  { trx, record }: OperatorChange,
  accountId: number,
  sessionId: string,
): Promise<void> {
  await holdPerson(trx, accountId);
  const ended = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new ApiError('not_found', { field: 'params.sessionId' });
  await notifyServers(trx, accountId);
  await record({
    action: 'signed_out',
    kind: 'account',
    target: accountId,
    after: { sessions: 1 },
  });
}

export async function endSessions(
  { trx, record }: OperatorChange,
  accountId: number,
): Promise<void> {
  await holdPerson(trx, accountId);
  const sessions = await deleteSessions(trx, accountId);
  if (sessions === 0) return;
  await record({ action: 'signed_out', kind: 'account', target: accountId, after: { sessions } });
}

export async function revokeTokens(
  { trx, record }: OperatorChange,
  accountId: number,
): Promise<void> {
  await holdPerson(trx, accountId);
  const { numDeletedRows } = await trx
    .deleteFrom('api_token')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await notifyServers(trx, accountId);
  await record({
    action: 'removed',
    kind: 'account',
    target: accountId,
    before: { tokens: Number(numDeletedRows) },
    after: { tokens: 0 },
  });
}

/** Also ends open sessions; tokens stay and are valid again when the block is lifted. */
export async function block(
  { trx, operatorId, record }: OperatorChange,
  accountId: number,
  reason: string,
): Promise<void> {
  const operators = await holdOperators(trx);
  if (!operators.some(({ id }) => id === operatorId)) throw new ApiError('forbidden');
  if (accountId === operatorId) rejectOwnAccount();
  const { isBlocked } = await holdPerson(trx, accountId);
  requirePermanentOperator(operators, [accountId]);
  await trx
    .updateTable('account')
    .set({ blocked_at: sql<Date>`coalesce(blocked_at, now())`, block_reason: reason })
    .where('id', '=', accountId)
    .execute();
  await deleteSessions(trx, accountId);
  await trx.deleteFrom('one_time_link').where('account_id', '=', accountId).execute();
  await record({
    action: 'blocked',
    kind: 'account',
    target: accountId,
    before: { isBlocked },
    after: { isBlocked: true },
  });
}

export async function unblock({ trx, record }: OperatorChange, accountId: number): Promise<void> {
  const { isBlocked } = await holdUser(trx, accountId);
  // Another operator was quicker; the result is the same.
  if (!isBlocked) return;
  await trx
    .updateTable('account')
    .set({ blocked_at: null, block_reason: null })
    .where('id', '=', accountId)
    .execute();
  await record({
    action: 'unblocked',
    kind: 'account',
    target: accountId,
    before: { isBlocked: true },
    after: { isBlocked: false },
  });
}

/** A sign-in in progress is based on the old credentials. */
async function deleteSessions(trx: Db, accountId: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  await trx.deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute();
  await notifyServers(trx, accountId);
  return Number(numDeletedRows);
}

async function notifyServers(trx: Db, accountId: number): Promise<void> {
  await sql`select pg_notify(${SESSION_CHANGED}, ${String(accountId)})`.execute(trx);
}
