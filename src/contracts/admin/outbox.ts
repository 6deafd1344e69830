import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { done } from '../accounts/account.ts';
import { id, idParam, moment } from '../core/fields.ts';

const way = z.enum(['server', 'outbox', 'none']);

/**
 * `waiting`: not tried yet; `sending`: an attempt is in progress; `trying`: it failed and will be
 * retried; `sent`: the server has accepted it; `failed`: given up.
 */
export const messageState = z.enum(['waiting', 'sending', 'trying', 'sent', 'failed', 'expired']);

export const getOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/outbox/',
  summary: 'List the latest messages of this portal with their delivery status',
  needs: 'operator',
  cost: 'light',
  answer: z.object({
    items: z.array(
      z.object({
        id,
        channel: z.enum(['mail', 'sms']),
        to: z.string(),
        purpose: z.string(),
        createdAt: moment,
        state: messageState,
        tries: z.int(),
        /** The next attempt; null if there is none. */
        nextTryAt: z.nullable(moment),
        canRetry: z.boolean(),
        subject: z.nullable(z.string()),
        /** Null once it was sent or has expired, and if the recipients are real people. */
        text: z.nullable(z.string()),
        /** Why the latest attempt failed. */
        error: z.nullable(z.string()),
        /** The server's reply when it accepted the message. */
        answer: z.nullable(z.string()),
      }),
    ),
    /** How messages are delivered: through a server, only into this list, or not at all. */
    ways: z.object({ mail: way, sms: way }),
  }),
});

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/admin/outbox/{messageId}/retry/',
  summary: 'Retry sending a message immediately',
  needs: 'operator',
  cost: 'light',
  params: z.strictObject({ messageId: idParam }),
  answer: done,
});

export type OutboxItem = Answer<typeof getOutbox>['items'][number];
