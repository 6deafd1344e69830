import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, moment, text } from '../core/fields.ts';

const MAX_SUBJECT = 200;
export const MAX_MESSAGE = 10_000;
/** Maximum tickets per account and day, and messages per ticket. */
export const MAX_TICKETS_A_DAY = 20;
export const MAX_MESSAGES = 200;

/**
 * The specification lists the status numbers of a message without their meaning, which is defined
 * here.
 */
export const STATUS_NEW = 1;
export const STATUS_READ = 2;

/** One line, because it becomes an email subject. */
const subject = text(2 * MAX_SUBJECT).check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_SUBJECT),
  z.regex(/^[^\p{Cc}\u2028\u2029]+$/u),
);
/** Plain text. Forms send each line break as two characters, which count as one. */
export const message = text(2 * MAX_MESSAGE).check(
  z.overwrite((written) => written.replaceAll(/\r\n?/g, '\n')),
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_MESSAGE),
);
const params = z.strictObject({ ticketId: idParam });
const done = z.object({ result: z.literal(true) });

const wireMessage = z.object({
  /** 1: unread by the other side; 2: read. */
  status_id: z.int(),
  /** The author's account; 0 if it was deleted. */
  contacts_id: z.int(),
});

export const ticket = z.object({
  id,
  subject: z.string(),
  /** `answered` if the last message is an operator's; a new message reopens a closed ticket. */
  state: z.enum(['open', 'answered', 'closed']),
  /** The number of operator answers that the user has not read. */
  unread: z.int(),
  createdAt: moment,
  updatedAt: moment,
  messages: z.array(wireMessage),
});

export const thread = z.object({
  ...ticket.shape,
  messages: z.array(
    z.object({
      ...wireMessage.shape,
      id,
      isOperator: z.boolean(),
      text: z.string(),
      createdAt: moment,
    }),
  ),
});
export type TicketItem = z.output<typeof ticket>;
export type TicketThread = z.output<typeof thread>;

export const getTicket = endpoint({
  method: 'GET',
  path: '/api/profile/support/tickets/{ticketId}/',
  summary: 'Get a support ticket with its messages',
  needs: 'signedIn',
  cost: 'light',
  params,
  answer: thread,
});

export const openTicket = endpoint({
  method: 'POST',
  path: '/api/profile/support/tickets/',
  summary: 'Open a support ticket',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({ subject, text: message }),
  answer: z.object({ id }),
});

export const answerTicket = endpoint({
  method: 'POST',
  path: '/api/profile/support/tickets/{ticketId}/messages/',
  summary: 'Reply to a support ticket; a closed ticket is reopened',
  needs: 'signedIn',
  cost: 'light',
  params,
  body: z.strictObject({ text: message }),
  answer: done,
});

export const readTicket = endpoint({
  method: 'POST',
  path: '/api/profile/support/tickets/{ticketId}/read/',
  summary: 'Mark all replies to a support ticket as read',
  needs: 'signedIn',
  cost: 'light',
  params,
  answer: done,
});

export const closeTicket = endpoint({
  method: 'POST',
  path: '/api/profile/support/tickets/{ticketId}/close/',
  summary: 'Close a support ticket',
  needs: 'signedIn',
  cost: 'light',
  params,
  answer: done,
});
