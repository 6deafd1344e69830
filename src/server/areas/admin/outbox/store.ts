import { sql } from 'kysely';
import type { OutboxItem } from '../../../../contracts/admin/outbox.ts';
import type { Db } from '../../../../db/connect.ts';
import { MESSAGE_STATE } from '../../../core/messages/message-state.ts';
import { MESSAGE_QUEUED } from '../../../core/messages/messages.ts';

const NEWEST = 50;

/** Messages that can still be sent: the text exists and is still useful. */
const IS_OPEN = sql<boolean>`sent_at is null and body is not null and expires_at > now()`;

/** Newest first; an expired text isn't shown even before it is wiped. */
export async function listMessages(db: Db, showsTexts: boolean): Promise<OutboxItem[]> {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'channel', 'recipient as to', 'purpose', 'subject', 'error', 'answer', 'tries'])
    .select('created_at as createdAt')
    .select(
      sql<string | null>`case when ${showsTexts} and expires_at > now() then body end`.as('text'),
    )
    .select(MESSAGE_STATE.as('state'))
    .select(
      sql<Date | null>`case when ${IS_OPEN} and next_try_at < 'infinity' then next_try_at end`.as(
        'nextTryAt',
      ),
    )
    .select(IS_OPEN.as('canRetry'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) =>
    Object.assign(row, {
      createdAt: row.createdAt.toISOString(),
      nextTryAt: row.nextTryAt?.toISOString() ?? null,
    }),
  );
}

/** Has every server process look for it now; false if it can't be sent any more. */
export async function retry(trx: Db, messageId: number): Promise<boolean> {
  const row = await trx
    .updateTable('message')
    .set({ next_try_at: sql`now()` })
    .where('id', '=', messageId)
    .where(IS_OPEN)
    .returning('id')
    .executeTakeFirst();
  if (row) await sql`select pg_notify(${MESSAGE_QUEUED}, '')`.execute(trx);
  return row !== undefined;
}
