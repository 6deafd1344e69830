import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { moment, text } from '../core/fields.ts';

export const sessionId = text(36).check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));
const done = z.object({ result: z.literal(true) });

export const session = z.object({
  id: z.string(),
  /** Official names such as `Chrome` and `Windows`; null if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['computer', 'phone', 'tablet', 'other']),
  /** Where it was started from: an IPv4 address, or the network of an IPv6 address. */
  address: z.string(),
  signedInAt: moment,
  /** Accurate to five minutes. */
  lastSeenAt: moment,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type SessionItem = z.output<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions/',
  summary: 'List active sessions: the current one first, then by last activity',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({ items: z.array(session) }),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/sessions/{sessionId}/end/',
  summary: 'End a session immediately; ending the current one signs out',
  needs: 'signedIn',
  cost: 'light',
  params: z.strictObject({ sessionId }),
  answer: done,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others/',
  summary: 'End all sessions except the current one',
  needs: 'signedIn',
  cost: 'light',
  answer: done,
});
