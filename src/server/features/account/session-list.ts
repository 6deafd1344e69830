import type { Answer } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { listSessions, SessionItem } from '../../../contracts/sessions.ts';
import type { Db } from '../../../db/connect.ts';
import { countedAddress } from '../../http/counted-address.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { describeDevice } from './device-name.ts';
import * as store from './session-store.ts';
import { hashToken, type Sessions } from './sessions.ts';
import { signedInAccount } from './signed-in-account.ts';

/** Where an account is signed in, as its owner sees and ends it. */
export class SessionList {
  readonly #db: Db;
  readonly #sessions: Sessions;

  constructor(db: Db, sessions: Sessions) {
    this.#db = db;
    this.#sessions = sessions;
  }

  async list(context: RequestContext): Promise<Answer<typeof listSessions>> {
    const rows = await store.findSessions(this.#db, signedInAccount(context));
    const own = hashToken(context.credential ?? '');
    const items = rows.map((row) => toItem(row, own));
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
    await this.#sessions.endOthers(signedInAccount(context), context);
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
