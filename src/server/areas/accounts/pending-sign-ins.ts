import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { SignInCounter } from '../../core/usage/usage.ts';
import { PENDING_SECONDS } from '../../core/http/context-factory.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { hashToken, newToken, type Sessions } from './sessions.ts';

/** How the first step was completed; a passkey counts as both steps. */
export type FirstWay = 'password' | 'openid';

/**
 * Sign-ins with a correct password for an account with a second step. They aren't sessions yet and
 * give access only to the page that asks for the second step.
 */
export class PendingSignIns {
  readonly #db: Db;
  readonly #sessions: Sessions;
  readonly #counter: SignInCounter;

  constructor(db: Db, sessions: Sessions, counter: SignInCounter) {
    this.#db = db;
    this.#sessions = sessions;
    this.#counter = counter;
  }

  /**
   * Replaces the browser's earlier pending sign-in, as with sessions. The hash identifies it to
   * things created for it, such as a code; the hash can't be used to sign in.
   */
  async begin(accountId: number, way: FirstWay, context: RequestContext): Promise<Buffer> {
    if (context.pendingToken !== null) await this.#delete(hashToken(context.pendingToken));
    const token = newToken();
    const tokenHash = hashToken(token);
    await this.#db
      .insertInto('pending_sign_in')
      .values({
        token_hash: tokenHash,
        account_id: accountId,
        way,
        expires_at: new Date(Date.now() + 1000 * PENDING_SECONDS),
      })
      .execute();
    context.setPendingToken(token);
    return tokenHash;
  }

  /**
   * The account whose second step this browser still needs to complete; null if there is none or it
   * has expired.
   */
  async find({ pendingToken }: RequestContext): Promise<number | null> {
    if (pendingToken === null) return null;
    const row = await this.#db
      .selectFrom('pending_sign_in')
      .select('account_id as accountId')
      .where('token_hash', '=', hashToken(pendingToken))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row?.accountId ?? null;
  }

  /**
   * Call this after the second step has succeeded: the session begins. False if the sign-in has
   * expired or another request has finished it: of several concurrent requests, only one does.
   */
  async finish(context: RequestContext, accountId: number): Promise<boolean> {
    const { pendingToken } = context;
    if (pendingToken === null) return false;
    const finished = await this.#delete(hashToken(pendingToken));
    if (finished?.account_id !== accountId || !finished.isOpen) return false;
    context.setPendingToken(null);
    await this.#sessions.begin(accountId, context);
    this.#counter.countSignIn(finished.way, 'done');
    return true;
  }

  async #delete(tokenHash: Buffer) {
    return this.#db
      .deleteFrom('pending_sign_in')
      .where('token_hash', '=', tokenHash)
      .returning(['account_id', 'way', sql<boolean>`expires_at > now()`.as('isOpen')])
      .executeTakeFirst();
  }
}
