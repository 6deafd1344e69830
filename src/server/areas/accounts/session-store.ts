import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { SessionLimits } from './sessions.ts';
import { SESSION_CHANGED, sessionEnd } from './store.ts';

export interface SessionRow {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly address: string;
  readonly userAgent: string;
}

export async function findSessions(
  db: Db,
  accountId: number,
  limits: SessionLimits,
): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .select([
      'id',
      'token_hash as tokenHash',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'address',
      'user_agent as userAgent',
    ])
    .where('account_id', '=', accountId)
    .where(sessionEnd(limits), '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Ends a session of the account and notifies every server process; undefined if it has no such
 * session.
 */
export async function deleteSessionById(
  db: Db,
  accountId: number,
  sessionId: string,
): Promise<{ tokenHash: Buffer } | undefined> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .returning('token_hash as tokenHash')
      .executeTakeFirst();
    if (ended) await sql`select pg_notify(${SESSION_CHANGED}, ${String(accountId)})`.execute(trx);
    return ended;
  });
}

/** Whether the session began, or was confirmed, within these minutes. */
export async function isSessionFresh(db: Db, tokenHash: Buffer, minutes: number): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select(
      sql<boolean>`greatest(created_at, confirmed_at) > now() - make_interval(mins => ${minutes})`.as(
        'isFresh',
      ),
    )
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.isFresh ?? false;
}

export async function confirmSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}
