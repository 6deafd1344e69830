import type { Answer } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { listSessions, SessionItem } from '../../../contracts/accounts/sessions.ts';
import type { Db } from '../../../db/connect.ts';
import { countedAddress } from '../../core/http/counted-address.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { describeDevice } from './device-name.ts';
import { refuseDemo } from './password-check.ts';
import { findOwnAccount } from './profile-store.ts';
import * as store from './session-store.ts';
import { hashToken, type Sessions } from './sessions.ts';
import { signedInAccount } from './signed-in-account.ts';

/** Where an account is signed in, for its owner to see and end. */
export class SessionList {
  readonly #db: Db;
  readonly #sessions: Sessions;

  constructor(db: Db, sessions: Sessions) {
    this.#db = db;
    this.#sessions = sessions;
  }

  /** All sessions of an account, for its owner or an operator. */
  async listFor(accountId: number, { credential }: RequestContext): Promise<SessionItem[]> {
    const rows = await store.findSessions(this.#db, accountId, this.#sessions.limits);
    const own = hashToken(credential ?? '');
    return rows.map((row) => toItem(row, own));
  }

  async list(context: RequestContext): Promise<Answer<typeof listSessions>> {
    const accountId = signedInAccount(context);
    const items = await this.listFor(accountId, context);
    // The other users of a demo account are strangers, whose addresses are private.
    const { isDemo } = await findOwnAccount(this.#db, accountId);
    if (isDemo) return { items: items.filter(({ isCurrent }) => isCurrent) };
    return { items: items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  }

  async end(sessionId: string, context: RequestContext): Promise<void> {
    const accountId = signedInAccount(context);
    const ended = await store.deleteSessionById(this.#db, accountId, sessionId);
    if (!ended) throw new ApiError('not_found', { field: 'params.sessionId' });
    this.#sessions.forgetAccount(accountId);
    const isOwn = ended.tokenHash.equals(hashToken(context.credential ?? ''));
    if (isOwn) await this.#sessions.end(context);
  }

  async endOthers(context: RequestContext): Promise<void> {
    const accountId = signedInAccount(context);
    refuseDemo(await findOwnAccount(this.#db, accountId));
    const ended = await this.#sessions.endOthers(accountId, context);
    if (ended === 0) context.noteUnchanged();
  }
}

function toItem(row: store.SessionRow, own: Buffer): SessionItem {
  return {
    ...describeDevice(row.userAgent),
    id: row.id,
    address: countedAddress(row.address),
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: own.equals(row.tokenHash),
  };
}
