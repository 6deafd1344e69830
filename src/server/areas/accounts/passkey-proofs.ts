import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getSignInOptions, Assertion } from '../../../contracts/accounts/passkeys.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Attempts } from './attempts.ts';
import {
  CHALLENGE_MS,
  makeChallenge,
  useChallenge,
  type ChallengePurpose,
} from './passkey-challenges.ts';
import {
  checkAssertion,
  passkeyRefused,
  readChallenge,
  siteAt,
  type Site,
} from './passkey-check.ts';
import * as store from './passkey-store.ts';

/** What a passkey is asked to sign for. */
export interface ProofRequest {
  readonly purpose: Exclude<ChallengePurpose, 'register'>;
  /** The account whose passkeys may answer; null for any account. */
  readonly accountId: number | null;
  /** Whether the authenticator must have verified a PIN, a finger or a face. */
  readonly needsUser: boolean;
}

/** Requests signatures from passkeys and verifies them. */
export class PasskeyProofs {
  readonly #db: Db;
  readonly #attempts: Attempts;
  readonly #publicUrl: string | null;

  constructor(db: Db, { attempts, publicUrl }: { attempts: Attempts; publicUrl: string | null }) {
    this.#db = db;
    this.#attempts = attempts;
    this.#publicUrl = publicUrl;
  }

  async assertionOptions(
    request: ProofRequest,
    context: RequestContext,
  ): Promise<Answer<typeof getSignInOptions>> {
    const { purpose, accountId, needsUser } = request;
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: this.site(context).domain,
      challenge: await this.challenge(purpose, accountId, context),
      timeout: CHALLENGE_MS,
      userVerification: needsUser ? 'required' : 'preferred',
      ...(accountId !== null && { allowCredentials: await this.credentials(accountId) }),
    });
    return options as Answer<typeof getSignInOptions>;
  }

  /** The account whose passkey signed; anything invalid fails with the same error. */
  async check(
    assertion: Assertion,
    request: ProofRequest,
    context: RequestContext,
  ): Promise<number> {
    await this.useChallenge(assertion, request, context);
    const passkey = await store.findPasskey(this.#db, Buffer.from(assertion.id, 'base64url'));
    if (!passkey || !isHandleRight(assertion, passkey.userHandle, request)) throw passkeyRefused();
    if (request.accountId !== null && request.accountId !== passkey.accountId)
      throw passkeyRefused();
    const { id, accountId, publicKey } = passkey;
    const { needsUser } = request;
    const site = this.site(context);
    const use = await checkAssertion(assertion, { site, publicKey, needsUser });
    if (!(await store.recordUse(this.#db, id, use))) {
      context.log.warn({ passkeyId: id, accountId }, 'the counter of a passkey went backwards');
      throw passkeyRefused();
    }
    return accountId;
  }

  async challenge(
    purpose: ChallengePurpose,
    accountId: number | null,
    context: RequestContext,
  ): Promise<Uint8Array<ArrayBuffer>> {
    await this.#attempts.countChallenge(context.address);
    return makeChallenge(this.#db, purpose, accountId, context);
  }

  /** Call this before anything in the answer is checked, so it can't be tried twice. */
  async useChallenge(
    answer: { clientDataJSON: string },
    request: { purpose: ChallengePurpose; accountId: number | null },
    context: RequestContext,
  ): Promise<void> {
    await this.#attempts.countPasskey(context.address);
    const challenge = readChallenge(answer);
    if (!(await useChallenge(this.#db, challenge, request, context))) throw passkeyRefused();
  }

  async credentials(accountId: number) {
    const rows = await store.findCredentials(this.#db, accountId);
    return rows.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    }));
  }

  site({ origin }: RequestContext): Site {
    return siteAt(origin, this.#publicUrl);
  }
}

/** A sign-in without a user name is identified by the handle, so the handle is required then. */
function isHandleRight(
  { userHandle }: Assertion,
  stored: string,
  { accountId }: ProofRequest,
): boolean {
  if (userHandle === undefined) return accountId !== null;
  return handleBytes(stored).equals(Buffer.from(userHandle, 'base64url'));
}

export function handleBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}
