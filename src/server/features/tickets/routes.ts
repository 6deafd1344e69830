import { getSupportTickets } from '../../../contracts/profile.ts';
import {
  answerAsOperator,
  answerTicket,
  closeAsOperator,
  closeTicket,
  getTicket,
  getTicketToAnswer,
  listTickets,
  openTicket,
  readTicket,
} from '../../../contracts/tickets.ts';
import { implement, type Route } from '../../http/api.ts';
import type { TicketService } from './service.ts';

const DONE = { result: true } as const;

export function ticketRoutes(tickets: TicketService): Route[] {
  return [
    implement(getSupportTickets, (_input, context) => tickets.list(context)),
    implement(getTicket, ({ params }, context) => tickets.thread(params.ticketId, context)),
    implement(openTicket, ({ body }, context) => tickets.open(body, context)),
    implement(answerTicket, async (input, context) => {
      await tickets.answer(input, context);
      return DONE;
    }),
    implement(readTicket, async ({ params }, context) => {
      await tickets.read(params.ticketId, context);
      return DONE;
    }),
    implement(closeTicket, async ({ params }, context) => {
      await tickets.close(params.ticketId, context);
      return DONE;
    }),
    implement(listTickets, () => tickets.listAll()),
    implement(getTicketToAnswer, ({ params }) => tickets.threadToAnswer(params.ticketId)),
    implement(answerAsOperator, async (input, context) => {
      await tickets.answerAsOperator(input, context);
      return DONE;
    }),
    implement(closeAsOperator, async ({ params }) => {
      await tickets.closeAsOperator(params.ticketId);
      return DONE;
    }),
  ];
}
