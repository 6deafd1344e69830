import { sql } from 'kysely';
import type { TicketView } from '../../../../contracts/admin/operator-tickets.ts';
import type { Db } from '../../../../db/connect.ts';

/** How much of the latest message a row of the list can show. */
const SHOWN_CHARACTERS = 160;
/** The period for the median time to the first answer. */
const ANSWER_DAYS = 30;

const OPEN = ['open', 'answered'];

/** The operators whom tickets can be assigned to. */
export async function findOperators(db: Db) {
  return db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('is_operator', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function findNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute();
}

export type TicketCounts = Record<TicketView | 'waiting', number>;

export async function countTickets(db: Db, operatorId: number): Promise<TicketCounts> {
  const { rows } = await sql<TicketCounts>`
    select
      count(*) filter (where state <> 'closed')::integer as open,
      count(*) filter (where state <> 'closed' and assigned_to = ${operatorId})::integer as mine,
      count(*) filter (where state = 'closed')::integer as closed,
      count(*) filter (where state = 'open')::integer as waiting
    from ticket`.execute(db);
  return rows[0]!;
}

/** Tickets awaiting an answer come first, the longest waiting at the top. */
export async function listTickets(
  db: Db,
  { view, operatorId }: { view: TicketView; operatorId: number },
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('ticket')
    .innerJoin('account', 'account.id', 'ticket.account_id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('ticket_message')
          .select([sql<string>`left(text, ${SHOWN_CHARACTERS})`.as('text'), 'is_operator'])
          .whereRef('ticket_id', '=', 'ticket.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoin('account as operator', 'operator.id', 'ticket.assigned_to')
    .select([
      'ticket.id',
      'ticket.subject',
      'ticket.state',
      'ticket.updated_at as updatedAt',
      'latest.text',
      'latest.is_operator as isOperator',
      'account.id as accountId',
      'account.name',
      'account.email',
      'operator.id as operatorId',
      'operator.name as operatorName',
    ])
    .where('ticket.state', 'in', view === 'closed' ? ['closed'] : OPEN)
    .$if(view === 'mine', (query) => query.where('ticket.assigned_to', '=', operatorId))
    .orderBy(sql`ticket.state = 'open'`, 'desc')
    .orderBy(sql`case when ticket.state = 'open' then ticket.updated_at end`, 'asc')
    .orderBy('ticket.updated_at', 'desc')
    .orderBy('ticket.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The median number of minutes between a ticket and its first answer; null without any. */
export async function readFirstAnswerMinutes(db: Db): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select percentile_cont(0.5) within group (
      order by extract(epoch from answered_at - created_at) / 60
    )::float8 as minutes
    from ticket, lateral (
      select min(ticket_message.created_at) as answered_at from ticket_message
      where ticket_id = ticket.id and is_operator
    ) as first
    where updated_at > now() - make_interval(days => ${ANSWER_DAYS})
      and created_at > now() - make_interval(days => ${ANSWER_DAYS})
      and answered_at is not null`.execute(db);
  return rows[0]!.minutes;
}

export async function findAssigned(db: Db, ticketId: number): Promise<number | null> {
  const row = await db
    .selectFrom('ticket')
    .select('assigned_to')
    .where('id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();
  return row?.assigned_to ?? null;
}

export async function assignTicket(
  trx: Db,
  ticketId: number,
  operatorId: number | null,
): Promise<void> {
  await trx
    .updateTable('ticket')
    .set({ assigned_to: operatorId })
    .where('id', '=', ticketId)
    .execute();
}

/** Becomes answered if the last message is an operator's; false if it wasn't closed. */
export async function reopenTicket(trx: Db, ticketId: number): Promise<boolean> {
  const row = await trx
    .updateTable('ticket')
    .set({
      state: sql`coalesce((
        select case when is_operator then 'answered' else 'open' end from ticket_message
        where ticket_id = ticket.id order by id desc limit 1
      ), 'open')`,
      updated_at: sql`now()`,
    })
    .where('id', '=', ticketId)
    .where('state', '=', 'closed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
