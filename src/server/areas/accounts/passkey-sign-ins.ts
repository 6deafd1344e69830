import type { Answer } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { getSignInOptions, Assertion } from '../../../contracts/accounts/passkeys.ts';
import type { Db } from '../../../db/connect.ts';
import type { SignInCounter } from '../../core/usage/usage.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Confirmations } from './confirmations.ts';
import { countSignIn } from './count-sign-in.ts';
import { passkeyRefused } from './passkey-check.ts';
import type { ProofRequest, PasskeyProofs } from './passkey-proofs.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';
import type { Sessions } from './sessions.ts';
import { signedInAccount } from './signed-in-account.ts';
import { findSecondStep } from './store.ts';

type Options = Answer<typeof getSignInOptions>;

interface SignInParts {
  readonly proofs: PasskeyProofs;
  readonly sessions: Sessions;
  readonly pending: PendingSignIns;
  readonly confirmations: Confirmations;
  readonly signInCounter: SignInCounter;
}

const SIGN_IN: ProofRequest = { purpose: 'sign-in', accountId: null, needsUser: true };

/** Uses of a passkey: instead of the password, after it, or to confirm a session. */
export class PasskeySignIns {
  readonly #db: Db;
  readonly #parts: SignInParts;

  constructor(db: Db, parts: SignInParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** Any passkey may answer, so nothing reveals which accounts exist. */
  getSignInOptions(context: RequestContext): Promise<Options> {
    return this.#parts.proofs.assertionOptions(SIGN_IN, context);
  }

  /** Counts as both steps: possession of the device, and its own check of the owner. */
  async signIn(assertion: Assertion, context: RequestContext): Promise<void> {
    await countSignIn(this.#parts.signInCounter, 'passkey', async () => {
      const accountId = await this.#parts.proofs.check(assertion, SIGN_IN, context);
      await this.#parts.sessions.begin(accountId, context);
      return null;
    });
  }

  askToConfirm(context: RequestContext): Promise<Options> {
    return this.#parts.proofs.assertionOptions(confirmationBy(signedInAccount(context)), context);
  }

  async confirm(assertion: Assertion, context: RequestContext): Promise<void> {
    const request = confirmationBy(signedInAccount(context));
    await this.#parts.proofs.check(assertion, request, context);
    await this.#parts.confirmations.confirm(context);
  }

  async getSecondStepOptions(context: RequestContext): Promise<Options> {
    return this.#parts.proofs.assertionOptions(await this.#stepOwed(context), context);
  }

  async finishStep(assertion: Assertion, context: RequestContext): Promise<void> {
    const request = await this.#stepOwed(context);
    const accountId = await this.#parts.proofs.check(assertion, request, context);
    if (!(await this.#parts.pending.finish(context, accountId))) throw passkeyRefused();
  }

  /** The password was the first step, so possession of the device is enough. */
  async #stepOwed(context: RequestContext): Promise<ProofRequest> {
    const accountId = await this.#parts.pending.find(context);
    if (accountId === null) throw new ApiError('not_signed_in');
    if ((await findSecondStep(this.#db, accountId)) !== 'passkey') throw passkeyRefused();
    return { purpose: 'second-step', accountId, needsUser: false };
  }
}

function confirmationBy(accountId: number): ProofRequest {
  return { purpose: 'confirm', accountId, needsUser: true };
}
