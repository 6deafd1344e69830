import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type {
  answerAsOperator,
  assignTicket,
  getTicketToAnswer,
  listTickets,
} from '../../../../contracts/admin/operator-tickets.ts';
import type { TicketItem } from '../../../../contracts/accounts/tickets.ts';
import type { Db } from '../../../../db/connect.ts';
import { existingPage, lastPage } from '../../../../domain/text/paging.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { signedInAccount } from '../../../core/http/signed-in-account.ts';
import type { LetterWriter } from '../../../core/messages/letters.ts';
import * as deskStore from './desk-store.ts';
import { addMessageOrReject, readThread } from './service.ts';
import * as store from './store.ts';

const PAGE_SIZE = 30;

/** Support tickets, for the operators who answer them. */
export class TicketDesk {
  readonly #db: Db;
  readonly #letters: LetterWriter;

  constructor(db: Db, letters: LetterWriter) {
    this.#db = db;
    this.#letters = letters;
  }

  async list(
    { view = 'open', page = 1 }: ValidInput<typeof listTickets>['query'],
    context: RequestContext,
  ): Promise<Answer<typeof listTickets>> {
    const operatorId = signedInAccount(context);
    const counts = await deskStore.countTickets(this.#db, operatorId);
    const shown = existingPage(page, lastPage(counts[view], PAGE_SIZE));
    const rows = await deskStore.listTickets(
      this.#db,
      { view, operatorId },
      { limit: PAGE_SIZE, offset: (shown - 1) * PAGE_SIZE },
    );
    return {
      page: shown,
      limit: PAGE_SIZE,
      counts,
      firstAnswerMinutes: await deskStore.readFirstAnswerMinutes(this.#db),
      items: rows.map((row) => ({
        id: row.id,
        subject: row.subject,
        state: row.state as TicketItem['state'],
        updatedAt: row.updatedAt.toISOString(),
        latest: { text: row.text, isOperator: row.isOperator },
        account: { id: row.accountId, name: row.name, email: row.email },
        assignedTo:
          row.operatorId === null ? null : { id: row.operatorId, name: row.operatorName ?? '' },
      })),
    };
  }

  async thread(ticketId: number): Promise<Answer<typeof getTicketToAnswer>> {
    const row = await this.#find(this.#db, ticketId);
    await store.markRead(this.#db, ticketId, true);
    const thread = await readThread(this.#db, row);
    const operators = await deskStore.findOperators(this.#db);
    const answered = thread.messages.filter(({ isOperator }) => isOperator);
    const { accountId, name, email } = row;
    return {
      ...thread,
      account: { id: accountId, name, email },
      assignedTo: operators.find(({ id }) => id === row.assignedTo) ?? null,
      operators,
      authors: await deskStore.findNames(
        this.#db,
        answered.map(({ contacts_id }) => contacts_id),
      ),
    };
  }

  /** The answer and the letter that announces it are one transaction. */
  async answer(
    { trx, operatorId, record }: OperatorChange,
    { params: { ticketId }, body }: ValidInput<typeof answerAsOperator>,
  ): Promise<void> {
    const ticket = await this.#find(trx, ticketId);
    const { text, closes = false } = body;
    await addMessageOrReject(trx, { ticketId, authorId: operatorId, isOperator: true, text });
    // An operator who answers has read the question.
    await store.markRead(trx, ticketId, true);
    if (closes) await store.closeTicket(trx, ticketId);
    await this.#letters.queue(trx, {
      ...ticket,
      purpose: 'ticket-answered',
      subject: 'mail_ticket_subject',
      text: 'mail_ticket',
      page: `/profile/tickets/${ticketId}/`,
      values: () => ({ number: String(ticketId), subject: ticket.subject }),
    });
    await record({
      action: 'answered',
      kind: 'ticket',
      target: ticketId,
      before: { state: ticket.state },
      after: { state: closes ? 'closed' : 'answered' },
    });
  }

  async assign(
    { trx, record }: OperatorChange,
    { params: { ticketId }, body: { operatorId } }: ValidInput<typeof assignTicket>,
  ): Promise<void> {
    await this.#find(trx, ticketId);
    const operators = await deskStore.findOperators(trx);
    if (operatorId !== null && !operators.some(({ id }) => id === operatorId)) {
      throw new ApiError('not_found', { field: 'body.operatorId' });
    }
    const before = await deskStore.findAssigned(trx, ticketId);
    if (before === operatorId) return;
    await deskStore.assignTicket(trx, ticketId, operatorId);
    await record({
      action: 'assigned',
      kind: 'ticket',
      target: ticketId,
      before: { operator: before },
      after: { operator: operatorId },
    });
  }

  async close({ trx, record }: OperatorChange, ticketId: number): Promise<void> {
    const { state } = await this.#find(trx, ticketId);
    if (!(await store.closeTicket(trx, ticketId))) return;
    const after = { state: 'closed' };
    await record({ action: 'closed', kind: 'ticket', target: ticketId, before: { state }, after });
  }

  async reopen({ trx, record }: OperatorChange, ticketId: number): Promise<void> {
    await this.#find(trx, ticketId);
    if (!(await deskStore.reopenTicket(trx, ticketId))) return;
    await record({
      action: 'restored',
      kind: 'ticket',
      target: ticketId,
      before: { state: 'closed' },
      after: { state: 'open' },
    });
  }

  async #find(db: Db, ticketId: number) {
    const ticket = await store.findTicket(db, ticketId, null);
    if (!ticket) throw new ApiError('not_found', { field: 'params.ticketId' });
    return ticket;
  }
}
