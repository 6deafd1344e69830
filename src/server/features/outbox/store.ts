import { sql } from 'kysely';
import type { OutboxItem } from '../../../contracts/outbox.ts';
import type { Db } from '../../../db/connect.ts';

const NEWEST = 50;

/** The newest first; a text that has expired is not shown even before it is wiped. */
export async function listMessages(db: Db): Promise<OutboxItem[]> {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'channel', 'recipient as to', 'purpose', 'subject', 'error'])
    .select('created_at as createdAt')
    .select(sql<string | null>`case when expires_at > now() then body end`.as('text'))
    .select(
      sql<OutboxItem['state']>`case
        when sent_at is not null then 'sent'
        when body is not null and expires_at > now() then 'waiting'
        when error is not null then 'failed'
        else 'expired' end`.as('state'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map((row) => Object.assign(row, { createdAt: row.createdAt.toISOString() }));
}
