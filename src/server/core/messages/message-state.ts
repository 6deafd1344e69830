import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { messageState } from '../../../contracts/admin/outbox.ts';

/** The state of a row of `message`; `sent` only after the server has accepted it. */
export const MESSAGE_STATE = sql<z.output<typeof messageState>>`case
  when sent_at is not null then 'sent'
  when body is null or expires_at <= now() then
    case when error is null then 'expired' else 'failed' end
  when next_try_at = 'infinity' then 'failed'
  when error is not null then 'trying'
  when tries > 0 then 'sending'
  else 'waiting' end`;
