import * as z from 'zod/mini';
import { endpoint, type Answer } from './endpoint.ts';
import { id, moment } from './fields.ts';

export const getOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/outbox/',
  summary: 'The latest messages of this portal, where the operator reads them in place of a phone',
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
        state: z.enum(['waiting', 'sent', 'failed', 'expired']),
        subject: z.nullable(z.string()),
        /** Null once it was sent or has expired. */
        text: z.nullable(z.string()),
        /** Why the latest try did not succeed. */
        error: z.nullable(z.string()),
      }),
    ),
  }),
});

export type OutboxItem = Answer<typeof getOutbox>['items'][number];
