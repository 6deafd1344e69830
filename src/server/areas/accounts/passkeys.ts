import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  MAX_PASSKEYS,
  type addPasskey,
  type getPasskeyOptions,
  type listPasskeys,
  type PasskeyItem,
  type setPasskeyStep,
} from '../../../contracts/accounts/passkeys.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Confirmations } from './confirmations.ts';
import { CHALLENGE_MS } from './passkey-challenges.ts';
import { ALGORITHMS, checkAttestation } from './passkey-check.ts';
import { handleBytes, type PasskeyProofs } from './passkey-proofs.ts';
import { refuseDemo, type PasswordCheck } from './password-check.ts';
import * as store from './passkey-store.ts';
import { signedInAccount } from './signed-in-account.ts';

interface PasskeyParts {
  readonly check: PasswordCheck;
  readonly proofs: PasskeyProofs;
  readonly confirmations: Confirmations;
  /** Drops the cached viewer: the second step decides what an operator may do. */
  readonly forgetAccount: (accountId: number) => void;
}

/** The passkeys of an account, as its owner sees and changes them. */
export class Passkeys {
  readonly #db: Db;
  readonly #check: PasswordCheck;
  readonly #proofs: PasskeyProofs;
  readonly #confirmations: Confirmations;
  readonly #forgetAccount: (accountId: number) => void;

  constructor(db: Db, { check, proofs, confirmations, forgetAccount }: PasskeyParts) {
    this.#db = db;
    this.#check = check;
    this.#proofs = proofs;
    this.#confirmations = confirmations;
    this.#forgetAccount = forgetAccount;
  }

  async list(context: RequestContext): Promise<Answer<typeof listPasskeys>> {
    const accountId = signedInAccount(context);
    const [items, owner, isConfirmed] = await Promise.all([
      store.findPasskeys(this.#db, accountId),
      this.#findOwner(accountId),
      this.#confirmations.isFresh(context),
    ]);
    return {
      items: items.map(toItem),
      hasPassword: Boolean(owner.passwordHash),
      isConfirmed,
      isSecondStep: owner.secondStep === 'passkey',
    };
  }

  async getPasskeyOptions(context: RequestContext): Promise<Answer<typeof getPasskeyOptions>> {
    const accountId = signedInAccount(context);
    await this.#confirmations.require(context);
    const owner = await this.#findOwner(accountId);
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: context.labels.siteName,
      rpID: this.#proofs.site(context).domain,
      userName: owner.email,
      userDisplayName: owner.name,
      userID: new Uint8Array(handleBytes(owner.userHandle)),
      challenge: await this.#proofs.challenge('register', accountId, context),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: await this.#proofs.credentials(accountId),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return options as Answer<typeof getPasskeyOptions>;
  }

  async add(
    { name, attestation }: ValidInput<typeof addPasskey>['body'],
    context: RequestContext,
  ): Promise<Answer<typeof addPasskey>> {
    const accountId = signedInAccount(context);
    // The challenge was created for a session that had been confirmed.
    await this.#proofs.useChallenge(attestation, { purpose: 'register', accountId }, context);
    const made = await checkAttestation(attestation, this.#proofs.site(context));
    const added = await store.insertPasskey(
      this.#db,
      { ...made, accountId, name, transports: attestation.transports },
      MAX_PASSKEYS,
    );
    if (added === 'enough') throw new ApiError('too_many_passkeys');
    if (added === 'known') throw new ApiError('passkey_known');
    return { item: toItem(added) };
  }

  async remove(passkeyId: number, context: RequestContext): Promise<void> {
    const accountId = signedInAccount(context);
    await this.#confirmations.require(context);
    const result = await store.deletePasskey(this.#db, accountId, passkeyId);
    if (result === 'missing') throw new ApiError('not_found', { field: 'params.passkeyId' });
    if (result === 'way in') throw new ApiError('last_way_in');
    if (result === 'second step') {
      throw new ApiError('last_way_in', { label: 'passkey_step_needs_it' });
    }
  }

  /**
   * Both directions need the password if the account has one: a session alone mustn't make the
   * account easier to access.
   */
  async setSecondStep(
    { password, isOn }: ValidInput<typeof setPasskeyStep>['body'],
    context: RequestContext,
  ): Promise<void> {
    const accountId = signedInAccount(context);
    const owner = await this.#findOwner(accountId);
    // Accounts that sign in through a provider have no password.
    if (owner.passwordHash === null) await this.#confirmations.require(context);
    else if (password === undefined) {
      throw new ApiError('invalid_field', { field: 'body.password' });
    } else await this.#check.require(password, context);
    refuseDemo(owner);
    if (!(await store.updatePasskeyStep(this.#db, accountId, isOn))) {
      throw new ApiError('invalid_field', { field: 'body.isOn', label: 'passkey_step_needs_one' });
    }
    this.#forgetAccount(accountId);
  }

  async #findOwner(accountId: number) {
    const owner = await store.findOwner(this.#db, accountId);
    // The account was deleted a moment ago.
    if (!owner) throw new ApiError('not_signed_in');
    return owner;
  }
}

function toItem({ createdAt, lastUsedAt, ...row }: store.PasskeyRow): PasskeyItem {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
