import { sql } from 'kysely';
import { STATUS_NEW, STATUS_READ } from '../../../../contracts/accounts/tickets.ts';
import type { Db } from '../../../../db/connect.ts';

export interface TicketRow {
  readonly id: number;
  readonly accountId: number;
  readonly subject: string;
  readonly state: string;
  readonly assignedTo: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface MessageRow {
  readonly id: number;
  readonly ticketId: number;
  readonly contactsId: number | null;
  readonly isOperator: boolean;
  readonly statusId: number;
  readonly createdAt: Date;
}

const TICKET_COLUMNS = [
  'ticket.id',
  'ticket.account_id as accountId',
  'ticket.subject',
  'ticket.state',
  'ticket.assigned_to as assignedTo',
  'ticket.created_at as createdAt',
  'ticket.updated_at as updatedAt',
] as const;

const MESSAGE_COLUMNS = [
  'id',
  'ticket_id as ticketId',
  'contacts_id as contactsId',
  'is_operator as isOperator',
  'status_id as statusId',
  'created_at as createdAt',
] as const;

export async function findTickets(db: Db, accountId: number, most: number): Promise<TicketRow[]> {
  return db
    .selectFrom('ticket')
    .select(TICKET_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The ticket, if it belongs to this account; any ticket if `accountId` is null. */
export async function findTicket(db: Db, ticketId: number, accountId: number | null) {
  return db
    .selectFrom('ticket')
    .innerJoin('account', 'account.id', 'ticket.account_id')
    .select([...TICKET_COLUMNS, 'account.name', 'account.email', 'account.language'])
    .where('ticket.id', '=', ticketId)
    .$if(accountId !== null, (query) => query.where('ticket.account_id', '=', accountId!))
    .executeTakeFirst();
}

/** Without their texts, for lists. */
export async function findMessages(db: Db, ticketIds: readonly number[]): Promise<MessageRow[]> {
  if (ticketIds.length === 0) return [];
  return db
    .selectFrom('ticket_message')
    .select(MESSAGE_COLUMNS)
    .where('ticket_id', 'in', ticketIds)
    .orderBy('id')
    .execute();
}

export async function findThread(
  db: Db,
  ticketId: number,
): Promise<(MessageRow & { text: string })[]> {
  return db
    .selectFrom('ticket_message')
    .select([...MESSAGE_COLUMNS, 'text'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .execute();
}

export interface NewTicket {
  readonly accountId: number;
  readonly subject: string;
  readonly text: string;
}

/** The new ticket's ID; undefined if the account has opened too many today. */
export async function insertTicket(
  db: Db,
  { accountId, subject, text }: NewTicket,
  mostPerDay: number,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    // Two concurrent requests would both pass the limit.
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const { count } = await trx
      .selectFrom('ticket')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    if (count >= mostPerDay) return undefined;
    const { id } = await trx
      .insertInto('ticket')
      .values({ account_id: accountId, subject })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertMessage(trx, { ticketId: id, authorId: accountId, isOperator: false, text });
    return id;
  });
}

interface NewMessage {
  readonly ticketId: number;
  readonly authorId: number;
  readonly isOperator: boolean;
  readonly text: string;
}

async function insertMessage(trx: Db, message: NewMessage): Promise<void> {
  await trx
    .insertInto('ticket_message')
    .values({
      ticket_id: message.ticketId,
      contacts_id: message.authorId,
      is_operator: message.isOperator,
      text: message.text,
    })
    .execute();
}

/**
 * Adds a message to a ticket and updates whose turn it is; false if the ticket has reached its
 * limit of messages.
 */
export async function addMessage(trx: Db, message: NewMessage, most: number): Promise<boolean> {
  const { ticketId, authorId, isOperator } = message;
  // Also takes the lock, so concurrent messages are counted one after the other.
  await trx
    .updateTable('ticket')
    .set({
      state: isOperator ? 'answered' : 'open',
      updated_at: sql`now()`,
      // The first operator to answer gets an unassigned ticket.
      ...(isOperator && { assigned_to: sql`coalesce(assigned_to, ${authorId})` }),
    })
    .where('id', '=', ticketId)
    .execute();
  const { count } = await trx
    .selectFrom('ticket_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await insertMessage(trx, message);
  return true;
}

/** Marks the other side's messages as read. */
export async function markRead(db: Db, ticketId: number, isOperator: boolean): Promise<void> {
  await db
    .updateTable('ticket_message')
    .set({ status_id: STATUS_READ })
    .where('ticket_id', '=', ticketId)
    .where('is_operator', '=', !isOperator)
    .where('status_id', '=', STATUS_NEW)
    .execute();
}

/** False if it was already closed. */
export async function closeTicket(db: Db, ticketId: number): Promise<boolean> {
  const row = await db
    .updateTable('ticket')
    .set({ state: 'closed', updated_at: sql`now()` })
    .where('id', '=', ticketId)
    .where('state', '!=', 'closed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
