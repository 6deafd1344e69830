import type { Answer, ValidInput } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { sendSubscriptionRequest } from '../../../contracts/profile.ts';
import {
  MAX_REQUESTS_A_DAY,
  type grantRequest,
  type listAccessRequests,
  type refuseRequest,
} from '../../../contracts/tariffs.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { labelText } from '../../label-text.ts';
import { nameIn } from '../../market/names.ts';
import { signedInAccount } from '../../http/signed-in-account.ts';
import type { LetterWriter } from '../../messages/letters.ts';
import * as store from './store.ts';

const MOST_LISTED = 200;
const DAY_SECONDS = 86_400;

interface RequestParts {
  readonly letters: LetterWriter;
  /** This process need not wait for its own notice. */
  readonly forgetAccount: (accountId: number) => void;
}

/** What users ask the operators for, and what these decide. */
export class RequestService {
  readonly #db: Db;
  readonly #letters: LetterWriter;
  readonly #forgetAccount: RequestParts['forgetAccount'];

  constructor(db: Db, parts: RequestParts) {
    this.#db = db;
    this.#letters = parts.letters;
    this.#forgetAccount = parts.forgetAccount;
  }

  /** A message tells the user why nothing new was sent; none means that it was. */
  async send(
    kind: 'new' | 'expand',
    form: Pick<ValidInput<typeof sendSubscriptionRequest>['body'], 'tariff' | 'comment'> & {
      contactPersonId?: number;
    },
    context: RequestContext,
  ): Promise<Answer<typeof sendSubscriptionRequest>> {
    const accountId = signedInAccount(context);
    const request = {
      accountId,
      tariffId: form.tariff,
      kind,
      // The specification has no word for anyone; no person has the number 0.
      contactPersonId: form.contactPersonId || null,
      comment: form.comment || null,
    };
    const result = await store.insertRequest(this.#db, request, MAX_REQUESTS_A_DAY);
    if (result === 'no tariff' || result === 'not owned') {
      throw new ApiError('not_found', { field: 'body.tariff' });
    }
    if (result === 'no contact') {
      throw new ApiError('not_found', { field: 'body.contactPersonId' });
    }
    if (result === 'too many') {
      throw new ApiError('too_many_attempts', { retryAfterSeconds: DAY_SECONDS });
    }
    if (result === 'already sent') {
      return { messages: [labelText(context, 'request_already_sent')] };
    }
    if (result === 'owned') return { messages: [labelText(context, 'request_owned')] };
    this.#forgetAccount(accountId);
    return { messages: [] };
  }

  async takeBack(requestId: number, context: RequestContext): Promise<void> {
    const accountId = signedInAccount(context);
    const isGone = await store.takeBack(this.#db, accountId, requestId);
    if (!isGone) throw new ApiError('not_found', { field: 'params.requestId' });
    this.#forgetAccount(accountId);
  }

  async list({ language }: RequestContext): Promise<Answer<typeof listAccessRequests>> {
    const rows = await store.listRequests(this.#db, MOST_LISTED);
    return {
      items: rows.map((row) => ({
        id: row.id,
        kind: row.kind as 'new',
        state: row.state as 'sent',
        comment: row.comment,
        sentAt: row.sentAt.toISOString(),
        seenAt: row.seenAt?.toISOString() ?? null,
        decidedAt: row.decidedAt?.toISOString() ?? null,
        reason: row.reason,
        account: { id: row.accountId, name: row.accountName, email: row.email },
        tariff: { id: row.tariffId, name: nameIn(language, row.tariffName) },
        contactPerson: row.contactPerson,
      })),
    };
  }

  /** The decision, the tariff and the letter are one transaction; notices leave with it. */
  async grant(
    { params, body }: ValidInput<typeof grantRequest>,
    context: RequestContext,
  ): Promise<void> {
    const endsAt = body.endsAt === null ? null : new Date(body.endsAt);
    if (endsAt && endsAt.getTime() <= Date.now()) {
      throw new ApiError('invalid_field', { field: 'body.endsAt' });
    }
    const operatorId = signedInAccount(context);
    await this.#decide(params.requestId, async (trx) => {
      const decided = await store.decide(trx, params.requestId, { state: 'granted', operatorId });
      if (!decided) return undefined;
      await store.giveTariff(trx, decided, { endsAt, operatorId });
      const to = await store.findRecipient(trx, decided);
      await this.#letters.queue(trx, {
        ...to,
        accountId: decided.accountId,
        purpose: 'request-granted',
        subject: 'mail_granted_subject',
        text: endsAt ? 'mail_granted_until' : 'mail_granted',
        page: '/profile/access/',
        values: (language) => ({
          tariff: nameIn(language, to.tariffName),
          day: endsAt ? this.#letters.day(endsAt, language) : '',
        }),
      });
      return decided;
    });
  }

  async refuse(
    { params, body }: ValidInput<typeof refuseRequest>,
    context: RequestContext,
  ): Promise<void> {
    const operatorId = signedInAccount(context);
    await this.#decide(params.requestId, async (trx) => {
      const decision = { state: 'refused', operatorId, reason: body.reason } as const;
      const decided = await store.decide(trx, params.requestId, decision);
      if (!decided) return undefined;
      const to = await store.findRecipient(trx, decided);
      await this.#letters.queue(trx, {
        ...to,
        accountId: decided.accountId,
        purpose: 'request-refused',
        subject: 'mail_refused_subject',
        text: 'mail_refused',
        page: '/profile/access/',
        values: (language) => ({ tariff: nameIn(language, to.tariffName), reason: body.reason }),
      });
      return decided;
    });
  }

  async #decide(
    requestId: number,
    act: (trx: Db) => Promise<store.Decided | undefined>,
  ): Promise<void> {
    const decided = await this.#db.transaction().execute(act);
    if (decided) return this.#forgetAccount(decided.accountId);
    if (await store.hasRequest(this.#db, requestId)) throw new ApiError('already_decided');
    throw new ApiError('not_found', { field: 'params.requestId' });
  }
}
