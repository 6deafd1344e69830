import type { getSecondStep } from '../../../contracts/accounts/account.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { refuseBlocked } from './blocked.ts';
import type { FirstWay, PendingSignIns } from './pending-sign-ins.ts';
import type { PhoneCodes } from './phone-codes.ts';
import * as store from './phone-store.ts';
import type { CodeKey } from './phone-store.ts';
import { hashToken, type Sessions } from './sessions.ts';
import { findSecondStep } from './store.ts';

type Step = NonNullable<Answer<typeof getSecondStep>['step']>;

interface SecondStepParts {
  readonly sessions: Sessions;
  readonly pending: PendingSignIns;
  readonly codes: PhoneCodes;
}

/** The second step after the correct password, or after a provider has identified the person. */
export class SecondSteps {
  readonly #db: Db;
  readonly #sessions: Sessions;
  readonly #pending: PendingSignIns;
  readonly #codes: PhoneCodes;

  constructor(db: Db, { sessions, pending, codes }: SecondStepParts) {
    this.#db = db;
    this.#sessions = sessions;
    this.#pending = pending;
    this.#codes = codes;
  }

  /** Begins a session, or a sign-in pending its second step; returns which step it is. */
  async signIn(accountId: number, way: FirstWay, context: RequestContext): Promise<Step | null> {
    // Codes aren't sent to a blocked account, which couldn't use them.
    await refuseBlocked(this.#db, accountId);
    const step = await findSecondStep(this.#db, accountId);
    if (step === null) await this.#sessions.begin(accountId, context);
    else await this.#begin({ accountId, way, step }, context);
    return step;
  }

  async #begin(
    { accountId, way, step }: { accountId: number; way: FirstWay; step: Step },
    context: RequestContext,
  ): Promise<void> {
    const pendingHash = await this.#pending.begin(accountId, way, context);
    if (step !== 'code') return;
    const key: CodeKey = { accountId, purpose: 'sign-in', pendingHash };
    if (context.pendingToken !== null) {
      await store.moveCode(this.#db, hashToken(context.pendingToken), key);
    }
    // The page tells the user how long to wait.
    await this.#sendCode(key, context).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'too_many_attempts')) throw error;
    });
  }

  /** The second step this browser still needs; empty if no sign-in is in progress. */
  async state(context: RequestContext): Promise<Answer<typeof getSecondStep>> {
    const owed = await this.#find(context);
    if (!owed) return { step: null, hasRecoveryCodes: false, canSend: false, code: null };
    const { step, key } = owed;
    const code = step === 'code' ? await this.#codes.state(key) : null;
    const hasRecoveryCodes = await store.hasRecoveryCodes(this.#db, key.accountId);
    return { step, hasRecoveryCodes, canSend: this.#codes.canSend, code };
  }

  async resend(context: RequestContext): Promise<string[]> {
    return this.#sendCode(await this.#owedCode(context), context);
  }

  async confirm(code: string, context: RequestContext): Promise<void> {
    const key = await this.#owedCode(context);
    await this.#codes.redeem(key, code, async () => true);
    if (!(await this.#pending.finish(context, key.accountId))) throw signInEndedError();
  }

  async #sendCode(key: CodeKey, context: RequestContext): Promise<string[]> {
    const account = await store.findPhoneAccount(this.#db, key.accountId);
    if (!account?.phone) throw signInEndedError();
    if (!this.#codes.canSend) return [labelText(context, 'phone_no_channel')];
    const { phone, language } = account;
    await this.#codes.send(key, { phone, language }, context);
    return [];
  }

  async #owedCode(context: RequestContext): Promise<CodeKey> {
    const owed = await this.#find(context);
    if (owed?.step !== 'code') throw signInEndedError();
    return owed.key;
  }

  async #find(context: RequestContext): Promise<{ step: Step; key: CodeKey } | null> {
    const { pendingToken } = context;
    const accountId = await this.#pending.find(context);
    if (accountId === null || pendingToken === null) return null;
    const account = await store.findPhoneAccount(this.#db, accountId);
    if (!account?.secondStep) return null;
    const key = { accountId, purpose: 'sign-in', pendingHash: hashToken(pendingToken) } as const;
    return { step: account.secondStep, key };
  }
}

function signInEndedError(): ApiError {
  return new ApiError('not_signed_in', { label: 'second_step_ended' });
}
