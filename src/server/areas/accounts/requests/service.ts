import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { sendSubscriptionRequest } from '../../../../contracts/accounts/profile.ts';
import { MAX_REQUESTS_A_DAY } from '../../../../contracts/accounts/tariffs.ts';
import type { Db } from '../../../../db/connect.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import { signedInAccount } from '../../../core/http/signed-in-account.ts';
import * as store from './store.ts';

const DAY_SECONDS = 86_400;

/** Users' requests to the operators. */
export class RequestService {
  readonly #db: Db;
  readonly #forgetAccount: (accountId: number) => void;

  /**
   * With `forgetAccount`, this process needn't wait for its own notice that an account has changed.
   */
  constructor(db: Db, forgetAccount: (accountId: number) => void) {
    this.#db = db;
    this.#forgetAccount = forgetAccount;
  }

  /** A message tells the user why no new request was sent; no message means that it was. */
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
      // The specification has no value for "anyone"; no person has the ID 0.
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
}
