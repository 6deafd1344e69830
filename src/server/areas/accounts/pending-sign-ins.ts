import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { SignInCounter } from '../../core/usage/usage.ts';
import { PENDING_SECONDS } from '../../core/http/context-factory.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { hashToken, newToken, type Sessions } from './sessions.ts';

/** How the first step was taken; a passkey counts as both. */
export type FirstWay = 'password' | 'openid';

/**
 * Whoever has said the right password of an account with a second step. That is no session yet: it
 * opens nothing but the page that asks for the second step.
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
   * The one that this browser had before ends, as with sessions. The hash names it to what is made
   * for it, such as a code; it signs nobody in.
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

  /** Whose second step this browser owes; null if none, or too late. */
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
   * Call it when the second step has succeeded: the session begins. False if it has ended or
   * another request has finished it: of several at once only one does.
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
