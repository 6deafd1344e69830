import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Answer, ValidInput } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import {
  MAX_PASSKEYS,
  type addPasskey,
  type askForPasskey,
  type askToSignIn,
  type Assertion,
  type listPasskeys,
  type PasskeyItem,
} from '../../../contracts/passkeys.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Attempts } from './attempts.ts';
import type { Confirmations } from './confirmations.ts';
import {
  CHALLENGE_MS,
  makeChallenge,
  useChallenge,
  type ChallengePurpose,
} from './passkey-challenges.ts';
import {
  ALGORITHMS,
  checkAssertion,
  checkAttestation,
  passkeyRefused,
  readChallenge,
  siteAt,
  type Site,
} from './passkey-check.ts';
import * as store from './passkey-store.ts';
import type { Sessions } from './sessions.ts';
import { signedInAccount } from './signed-in-account.ts';

const PORTAL_NAME = 'Parcurve';

interface PasskeyParts {
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly confirmations: Confirmations;
  readonly publicUrl: string | null;
}

/** For what an assertion is asked for. */
interface Ask {
  readonly purpose: Exclude<ChallengePurpose, 'register'>;
  /** Whose passkeys may answer; null if anybody's may. */
  readonly accountId: number | null;
  /** Whether the authenticator must have asked for a PIN, a finger or a face. */
  readonly needsUser: boolean;
}

const SIGN_IN: Ask = { purpose: 'sign-in', accountId: null, needsUser: true };

/** Keys on a person's devices that sign in without a password. */
export class Passkeys {
  readonly #db: Db;
  readonly #parts: PasskeyParts;

  constructor(db: Db, parts: PasskeyParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async list(context: RequestContext): Promise<Answer<typeof listPasskeys>> {
    const accountId = signedInAccount(context);
    const [items, owner, isConfirmed] = await Promise.all([
      store.findPasskeys(this.#db, accountId),
      store.findOwner(this.#db, accountId),
      this.#parts.confirmations.isFresh(context),
    ]);
    return { items: items.map(toItem), hasPassword: Boolean(owner?.passwordHash), isConfirmed };
  }

  async askForPasskey(context: RequestContext): Promise<Answer<typeof askForPasskey>> {
    const accountId = signedInAccount(context);
    await this.#parts.confirmations.require(context);
    await this.#parts.attempts.countChallenge(context.address);
    const owner = await store.findOwner(this.#db, accountId);
    if (!owner) throw new ApiError('not_signed_in');
    const options = await generateRegistrationOptions({
      rpName: PORTAL_NAME,
      rpID: this.#site(context).domain,
      userName: owner.email,
      userDisplayName: owner.name,
      userID: new Uint8Array(handleBytes(owner.userHandle)),
      challenge: await makeChallenge(this.#db, 'register', accountId, context),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: await this.#credentials(accountId),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return options as Answer<typeof askForPasskey>;
  }

  async add(
    { name, attestation }: ValidInput<typeof addPasskey>['body'],
    context: RequestContext,
  ): Promise<Answer<typeof addPasskey>> {
    const accountId = signedInAccount(context);
    await this.#parts.attempts.countPasskey(context.address);
    // It was made for a session that had been confirmed.
    await this.#useChallenge(attestation, { purpose: 'register', accountId }, context);
    const made = await checkAttestation(attestation, this.#site(context));
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
    await this.#parts.confirmations.require(context);
    const result = await store.deletePasskey(this.#db, accountId, passkeyId);
    if (result === 'missing') throw new ApiError('not_found', { field: 'params.passkeyId' });
    if (result === 'needed') throw new ApiError('last_way_in');
  }

  /** Any passkey may answer, so that nothing tells which accounts there are. */
  askToSignIn(context: RequestContext): Promise<Answer<typeof askToSignIn>> {
    return this.#ask(SIGN_IN, context);
  }

  /** Counts as both steps: the device, and what it asked its owner for. */
  async signIn(assertion: Assertion, context: RequestContext): Promise<void> {
    const accountId = await this.#check(assertion, SIGN_IN, context);
    await this.#parts.sessions.begin(accountId, context);
  }

  askToConfirm(context: RequestContext): Promise<Answer<typeof askToSignIn>> {
    return this.#ask(confirmationBy(signedInAccount(context)), context);
  }

  async confirm(assertion: Assertion, context: RequestContext): Promise<void> {
    await this.#check(assertion, confirmationBy(signedInAccount(context)), context);
    await this.#parts.confirmations.confirm(context);
  }

  async #ask(ask: Ask, context: RequestContext): Promise<Answer<typeof askToSignIn>> {
    await this.#parts.attempts.countChallenge(context.address);
    const { purpose, accountId, needsUser } = ask;
    const options = await generateAuthenticationOptions({
      rpID: this.#site(context).domain,
      challenge: await makeChallenge(this.#db, purpose, accountId, context),
      timeout: CHALLENGE_MS,
      userVerification: needsUser ? 'required' : 'preferred',
      ...(accountId !== null && { allowCredentials: await this.#credentials(accountId) }),
    });
    return options as Answer<typeof askToSignIn>;
  }

  /** Whose passkey has signed; everything that is not as it should be is refused alike. */
  async #check(assertion: Assertion, ask: Ask, context: RequestContext): Promise<number> {
    await this.#parts.attempts.countPasskey(context.address);
    await this.#useChallenge(assertion, ask, context);
    const passkey = await store.findPasskey(this.#db, Buffer.from(assertion.id, 'base64url'));
    if (!passkey || !isHandleRight(assertion, passkey.userHandle, ask)) throw passkeyRefused();
    if (ask.accountId !== null && ask.accountId !== passkey.accountId) throw passkeyRefused();
    const { publicKey } = passkey;
    const { needsUser } = ask;
    const site = this.#site(context);
    const use = await checkAssertion(assertion, { site, publicKey, needsUser });
    if (!(await store.recordUse(this.#db, passkey.id, use))) {
      const { id, accountId } = passkey;
      context.log.warn({ passkeyId: id, accountId }, 'the counter of a passkey has gone back');
      throw passkeyRefused();
    }
    return passkey.accountId;
  }

  async #useChallenge(
    answer: { clientDataJSON: string },
    ask: { purpose: ChallengePurpose; accountId: number | null },
    context: RequestContext,
  ): Promise<void> {
    const challenge = readChallenge(answer);
    if (!(await useChallenge(this.#db, challenge, ask, context))) throw passkeyRefused();
  }

  async #credentials(accountId: number) {
    const rows = await store.findCredentials(this.#db, accountId);
    return rows.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    }));
  }

  #site({ origin }: RequestContext): Site {
    return siteAt(origin, this.#parts.publicUrl);
  }
}

function confirmationBy(accountId: number): Ask {
  return { purpose: 'confirm', accountId, needsUser: true };
}

/** Who signs in without saying who they are is known by the handle, so it must be there then. */
function isHandleRight({ userHandle }: Assertion, stored: string, { accountId }: Ask): boolean {
  if (userHandle === undefined) return accountId !== null;
  return handleBytes(stored).equals(Buffer.from(userHandle, 'base64url'));
}

function handleBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function toItem({ createdAt, lastUsedAt, ...row }: store.PasskeyRow): PasskeyItem {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
