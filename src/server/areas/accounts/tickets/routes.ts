import {
  answerAsOperator,
  assignTicket,
  closeAsOperator,
  getTicketToAnswer,
  listTickets,
  reopenTicket,
} from '../../../../contracts/admin/operator-tickets.ts';
import { getSupportTickets } from '../../../../contracts/accounts/profile.ts';
import {
  answerTicket,
  closeTicket,
  getTicket,
  openTicket,
  readTicket,
} from '../../../../contracts/accounts/tickets.ts';
import type { Db } from '../../../../db/connect.ts';
import { implementChange } from '../../../core/audit/operator-change.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { TicketDesk } from './desk.ts';
import type { TicketService } from './service.ts';

const DONE = { result: true } as const;

export function ticketRoutes(
  db: Db,
  { tickets, desk }: { tickets: TicketService; desk: TicketDesk },
): Route[] {
  return [
    implement(getSupportTickets, (_input, context) => tickets.list(context)),
    implement(getTicket, ({ params }, context) => tickets.thread(params.ticketId, context)),
    implement(openTicket, ({ body }, context) => tickets.open(body, context)),
    implement(answerTicket, async (input, context) => {
      await tickets.answer(input, context);
      return DONE;
    }),
    implement(readTicket, async ({ params }, context) => {
      await tickets.markRead(params.ticketId, context);
      return DONE;
    }),
    implement(closeTicket, async ({ params }, context) => {
      await tickets.close(params.ticketId, context);
      return DONE;
    }),
    implement(listTickets, ({ query }, context) => desk.list(query, context)),
    implement(getTicketToAnswer, ({ params }) => desk.thread(params.ticketId)),
    implementChange(db, answerAsOperator, async (change, input) => {
      await desk.answer(change, input);
      return DONE;
    }),
    implementChange(db, assignTicket, async (change, input) => {
      await desk.assign(change, input);
      return DONE;
    }),
    implementChange(db, closeAsOperator, async (change, { params }) => {
      await desk.close(change, params.ticketId);
      return DONE;
    }),
    implementChange(db, reopenTicket, async (change, { params }) => {
      await desk.reopen(change, params.ticketId);
      return DONE;
    }),
  ];
}
