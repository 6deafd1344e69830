import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type {
  grantRequest,
  listAccessRequests,
  refuseRequest,
} from '../../../../contracts/admin/operator-requests.ts';
import type { Db } from '../../../../db/connect.ts';
import type { AuditValues } from '../../../../db/schema.ts';
import { existingPage, lastPage } from '../../../../domain/text/paging.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { nameIn } from '../../../engines/quotes/names.ts';
import type { LetterWriter } from '../../../core/messages/letters.ts';
import * as store from './decision-store.ts';

const PAGE_SIZE = 30;

interface DecisionParts {
  readonly letters: LetterWriter;
  /** So this process needn't wait for its own notice. */
  readonly forgetAccount: (accountId: number) => void;
}

type Letters = Pick<Parameters<LetterWriter['queue']>[1], 'purpose' | 'subject' | 'text'>;

/** Operators' decisions on users' requests. */
export class RequestDecisions {
  readonly #db: Db;
  readonly #letters: LetterWriter;
  readonly #forgetAccount: DecisionParts['forgetAccount'];

  constructor(db: Db, parts: DecisionParts) {
    this.#db = db;
    this.#letters = parts.letters;
    this.#forgetAccount = parts.forgetAccount;
  }

  async list(
    { state = 'open', page = 1 }: ValidInput<typeof listAccessRequests>['query'],
    { language }: RequestContext,
  ): Promise<Answer<typeof listAccessRequests>> {
    const counts = await store.countRequests(this.#db);
    const shown = existingPage(page, lastPage(counts[state], PAGE_SIZE));
    const rows = await store.listRequests(this.#db, state, {
      limit: PAGE_SIZE,
      offset: (shown - 1) * PAGE_SIZE,
    });
    const owned = await store.findOwned(
      this.#db,
      rows.map(({ accountId }) => accountId),
    );
    return {
      page: shown,
      limit: PAGE_SIZE,
      counts,
      items: rows.map((row) => ({
        id: row.id,
        kind: row.kind as 'new',
        state: row.state as 'sent',
        comment: row.comment,
        sentAt: row.sentAt.toISOString(),
        seenAt: row.seenAt?.toISOString() ?? null,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        decidedBy: row.decidedBy,
        reason: row.reason,
        account: {
          id: row.accountId,
          name: row.accountName,
          email: row.email,
          language: row.language,
          tariffs: (owned.get(row.accountId) ?? []).map(({ name, endsAt }) => ({
            name: nameIn(language, name),
            endsAt: endsAt?.toISOString() ?? null,
          })),
        },
        tariff: { id: row.tariffId, name: nameIn(language, row.tariffName) },
        contactPerson: row.contactPerson,
      })),
    };
  }

  /** The decision, the tariff, the letter and the audit record are one transaction. */
  async grant(
    change: OperatorChange,
    { params, body }: ValidInput<typeof grantRequest>,
  ): Promise<void> {
    const endsAt = body.endsAt === null ? null : new Date(body.endsAt);
    if (endsAt && endsAt.getTime() <= Date.now()) {
      throw new ApiError('invalid_field', { field: 'body.endsAt' });
    }
    const reason = body.message || null;
    const decided = await this.#decide(change, params.requestId, { state: 'granted', reason });
    await store.giveTariff(change.trx, decided, { endsAt, operatorId: change.operatorId });
    await this.#sendLetter(
      change,
      decided,
      { reason, endsAt },
      {
        purpose: 'request-granted',
        subject: 'mail_granted_subject',
        text: endsAt ? 'mail_granted_until' : 'mail_granted',
      },
    );
    await this.#record(change, params.requestId, decided, {
      state: 'granted',
      until: body.endsAt,
    });
  }

  async declineRequest(
    change: OperatorChange,
    { params, body }: ValidInput<typeof refuseRequest>,
  ): Promise<void> {
    const { reason } = body;
    const decided = await this.#decide(change, params.requestId, { state: 'refused', reason });
    await this.#sendLetter(
      change,
      decided,
      { reason, endsAt: null },
      {
        purpose: 'request-refused',
        subject: 'mail_refused_subject',
        text: 'mail_refused',
      },
    );
    await this.#record(change, params.requestId, decided, { state: 'refused' });
  }

  async #decide(
    { trx, operatorId }: OperatorChange,
    requestId: number,
    decision: Pick<store.Decision, 'state' | 'reason'>,
  ): Promise<store.Decided> {
    const decided = await store.decide(trx, requestId, { ...decision, operatorId });
    if (decided) return decided;
    if (await store.hasRequest(trx, requestId)) throw new ApiError('already_decided');
    throw new ApiError('not_found', { field: 'params.requestId' });
  }

  async #sendLetter(
    { trx }: OperatorChange,
    decided: store.Decided,
    { reason, endsAt }: { reason: string | null; endsAt: Date | null },
    letter: Letters,
  ): Promise<void> {
    const to = await store.findRecipient(trx, decided);
    await this.#letters.queue(trx, {
      ...to,
      ...letter,
      accountId: decided.accountId,
      page: '/profile/access/',
      // The text of a rejection already contains the reason.
      more: letter.text === 'mail_refused' ? null : reason,
      values: (language) => ({
        tariff: nameIn(language, to.tariffName),
        day: endsAt ? this.#letters.day(endsAt, language) : '',
        reason: reason ?? '',
      }),
    });
  }

  async #record(
    { record, onCommit }: OperatorChange,
    requestId: number,
    { accountId, tariffId }: store.Decided,
    { state, ...more }: AuditValues & { readonly state: 'granted' | 'refused' },
  ): Promise<void> {
    await record({
      action: state,
      kind: 'request',
      target: requestId,
      after: { account: accountId, tariff: tariffId, ...more },
    });
    onCommit(() => this.#forgetAccount(accountId));
  }
}
