import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { viewerFromAccount, type Viewer } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { refuseBlocked } from './blocked.ts';
import { KeptViewers, type Kept } from './kept-viewers.ts';
import { findPreferences } from './profile-store.ts';
import * as store from './store.ts';
import { toViewerAccount } from './viewer-account.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** A session that is not used for this long ends. */
const LIFETIME = 30 * DAY;
/** How exact the owner is told when it was last used; docs/decisions/sessions.md has the cost. */
const TOUCH_INTERVAL = 300 * SECOND;
/** For this long a token that was a session still counts as one, if that only decides who waits. */
const KNOWN_TIME = 3600 * SECOND;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Sessions are stored in the database: they survive a restart, and all processes notice an end. */
export class Sessions {
  readonly #db: Db;
  readonly #viewers = new KeptViewers();

  readonly #known = new LRUCache<string, true>({
    max: 10_000,
    ttl: KNOWN_TIME,
    ttlResolution: SECOND,
  });

  constructor(db: Db) {
    this.#db = db;
  }

  async findViewer(token: string): Promise<Viewer | null> {
    if (!TOKEN.test(token)) return null;
    return this.#viewers.find(token, () => this.#lookUp(token));
  }

  async #lookUp(token: string): Promise<Kept | null> {
    const tokenHash = hashToken(token);
    const askedAtMs = Date.now();
    const account = await store.findSessionAccount(this.#db, tokenHash);
    if (!account) {
      this.#known.delete(token);
      return null;
    }
    this.#known.set(token, true);
    let { expiresAt } = account;
    if (Date.now() - account.lastSeenAt.getTime() > TOUCH_INTERVAL) {
      expiresAt = new Date(Date.now() + LIFETIME);
      await store.touchSession(this.#db, tokenHash, expiresAt);
    }
    return { viewer: viewerFromAccount(toViewerAccount(account, askedAtMs)), expiresAt };
  }

  isKnown(token: string): boolean {
    return this.#known.has(token);
  }

  /** Begins a session with a new token, and ends the session that the browser had before. */
  async begin(accountId: number, context: RequestContext): Promise<void> {
    const token = newToken();
    const expiresAt = new Date(Date.now() + LIFETIME);
    const session = {
      tokenHash: hashToken(token),
      accountId,
      expiresAt,
      address: context.address,
      userAgent: context.userAgent,
    };
    if (!(await store.insertSession(this.#db, session))) {
      await refuseBlocked(this.#db, accountId);
      // It was deleted since the password was checked.
      throw new ApiError('wrong_credentials');
    }
    if (context.credential) await this.#end(context.credential);
    this.#known.set(token, true);
    context.setSessionToken(token);
    context.setPreferences(await findPreferences(this.#db, accountId), true);
  }

  async end(context: RequestContext): Promise<void> {
    if (context.credential) await this.#end(context.credential);
    context.setSessionToken(null);
  }

  async endOthers(accountId: number, context: RequestContext): Promise<void> {
    const kept = context.credential ? hashToken(context.credential) : null;
    await store.deleteAccountSessions(this.#db, accountId, kept);
    this.forgetAccount(accountId);
  }

  /** Called when a server process has ended sessions of the account or changed its rights. */
  forgetAccount(accountId: number): void {
    this.#viewers.forgetAccount(accountId);
  }

  forgetAll(): void {
    this.#viewers.forgetAll();
  }

  async #end(token: string): Promise<void> {
    await store.deleteSession(this.#db, hashToken(token));
    this.#viewers.forget(token);
    this.#known.delete(token);
  }
}
