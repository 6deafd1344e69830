import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, idParam, moment } from '../core/fields.ts';
import { message, thread, ticket } from '../accounts/tickets.ts';

/** Open tickets, open tickets assigned to this operator, and closed tickets. */
export const TICKET_VIEWS = ['open', 'mine', 'closed'] as const;
export type TicketView = (typeof TICKET_VIEWS)[number];

const count = z.int().check(z.nonnegative());
const params = z.strictObject({ ticketId: idParam });
const done = z.object({ result: z.literal(true) });
const author = z.object({ id, name: z.string(), email: z.string() });
const operator = z.object({ id, name: z.string() });

const listed = z.object({
  id,
  subject: z.string(),
  state: ticket.shape.state,
  updatedAt: moment,
  /** The beginning of the latest message, and whether an operator wrote it. */
  latest: z.object({ text: z.string(), isOperator: z.boolean() }),
  account: author,
  assignedTo: z.nullable(operator),
});
export type ListedTicket = z.output<typeof listed>;

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/admin/tickets/',
  summary: 'List the tickets of all users, 30 per page, those awaiting a reply first',
  needs: 'operator',
  cost: 'light',
  query: z.strictObject({
    view: z.optional(z.enum(TICKET_VIEWS)),
    page: z.optional(idParam),
  }),
  answer: z.object({
    items: z.array(listed),
    page: z.int(),
    limit: z.int(),
    counts: z.object({ open: count, mine: count, closed: count, waiting: count }),
    /** The median time to the first answer over the last 30 days; null without answers. */
    firstAnswerMinutes: z.nullable(z.number()),
  }),
});
export type TicketList = Answer<typeof listTickets>;

export const getTicketToAnswer = endpoint({
  method: 'GET',
  path: '/api/admin/tickets/{ticketId}/',
  summary: 'Get any user’s ticket with its messages; marks the user’s messages as read',
  needs: 'operator',
  cost: 'light',
  params,
  answer: z.object({
    ...thread.shape,
    account: author,
    assignedTo: z.nullable(operator),
    /** The possible assignees. */
    operators: z.array(operator),
    /** The authors of the answers, by the id in each message. */
    authors: z.array(operator),
  }),
});
export type TicketToAnswer = Answer<typeof getTicketToAnswer>;

export const answerAsOperator = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{ticketId}/messages/',
  summary: 'Reply to a ticket; the user is notified by email if mail can be sent',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({
    text: message,
    /** Closes the ticket with this answer. */
    closes: z.optional(z.boolean()),
  }),
  answer: done,
});

export const assignTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{ticketId}/assign/',
  summary: 'Assign a ticket to an operator, or unassign it',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({ operatorId: z.nullable(id) }),
  answer: done,
});

export const closeAsOperator = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{ticketId}/close/',
  summary: 'Close any user’s ticket',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const reopenTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{ticketId}/reopen/',
  summary: 'Reopen a closed ticket',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});
