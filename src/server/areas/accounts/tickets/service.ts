import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import {
  MAX_MESSAGES,
  MAX_TICKETS_A_DAY,
  STATUS_NEW,
  type answerTicket,
  type openTicket,
  type TicketItem,
  type TicketThread,
} from '../../../../contracts/accounts/tickets.ts';
import type { Db } from '../../../../db/connect.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { signedInAccount } from '../../../core/http/signed-in-account.ts';
import * as store from './store.ts';

const MAX_LISTED = 100;
const DAY_SECONDS = 86_400;

type Written = ValidInput<typeof answerTicket>;

/** Support tickets, for the users who write them. */
export class TicketService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async list(context: RequestContext): Promise<TicketItem[]> {
    const rows = await store.findTickets(this.#db, signedInAccount(context), MAX_LISTED);
    return this.#withMessages(rows);
  }

  async open(
    body: ValidInput<typeof openTicket>['body'],
    context: RequestContext,
  ): Promise<Answer<typeof openTicket>> {
    const ticket = { ...body, accountId: signedInAccount(context) };
    const id = await store.insertTicket(this.#db, ticket, MAX_TICKETS_A_DAY);
    if (id === undefined) {
      throw new ApiError('too_many_attempts', { retryAfterSeconds: DAY_SECONDS });
    }
    return { id };
  }

  async thread(ticketId: number, context: RequestContext): Promise<TicketThread> {
    return readThread(this.#db, await this.#find(ticketId, signedInAccount(context)));
  }

  async answer({ params, body }: Written, context: RequestContext): Promise<void> {
    const authorId = signedInAccount(context);
    await this.#find(params.ticketId, authorId);
    const message = { ticketId: params.ticketId, authorId, isOperator: false, ...body };
    await this.#db.transaction().execute((trx) => addMessageOrReject(trx, message));
  }

  async markRead(ticketId: number, context: RequestContext): Promise<void> {
    await this.#find(ticketId, signedInAccount(context));
    await store.markRead(this.#db, ticketId, false);
  }

  async close(ticketId: number, context: RequestContext): Promise<void> {
    await this.#find(ticketId, signedInAccount(context));
    await store.closeTicket(this.#db, ticketId);
  }

  /** Another account's ticket counts as not found. */
  async #find(ticketId: number, accountId: number) {
    const ticket = await store.findTicket(this.#db, ticketId, accountId);
    if (!ticket) throw new ApiError('not_found', { field: 'params.ticketId' });
    return ticket;
  }

  async #withMessages(rows: readonly store.TicketRow[]): Promise<TicketItem[]> {
    const ids = rows.map(({ id }) => id);
    const messages = Map.groupBy(
      await store.findMessages(this.#db, ids),
      ({ ticketId }) => ticketId,
    );
    return rows.map((row) => {
      const own = messages.get(row.id) ?? [];
      return { ...toTicket(row, own), messages: own.map(toWireMessage) };
    });
  }
}

/** A ticket with its messages. */
export async function readThread(db: Db, row: store.TicketRow): Promise<TicketThread> {
  const messages = await store.findThread(db, row.id);
  return {
    ...toTicket(row, messages),
    messages: messages.map((message) => {
      const { id, isOperator, text, createdAt } = message;
      const more = { id, isOperator, text, createdAt: createdAt.toISOString() };
      return Object.assign(more, toWireMessage(message));
    }),
  };
}

/** Throws inside the transaction, so the ticket stays unchanged. */
export async function addMessageOrReject(
  trx: Db,
  message: Parameters<typeof store.addMessage>[1],
): Promise<void> {
  if (!(await store.addMessage(trx, message, MAX_MESSAGES))) throw new ApiError('ticket_full');
}

function toTicket(
  row: store.TicketRow,
  messages: readonly store.MessageRow[],
): Omit<TicketItem, 'messages'> {
  return {
    id: row.id,
    subject: row.subject,
    state: row.state as TicketItem['state'],
    unread: messages.filter(({ isOperator, statusId }) => isOperator && statusId === STATUS_NEW)
      .length,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toWireMessage({ statusId, contactsId }: store.MessageRow) {
  return { status_id: statusId, contacts_id: contactsId ?? 0 };
}
