import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { viewerFromAccount, type Viewer } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { DEFAULT_SESSION, type SettingValues } from '../../../contracts/admin/settings.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { refuseBlocked } from './blocked.ts';
import { CachedViewers, type CachedViewer } from './cached-viewers.ts';
import { findPreferences } from './profile-store.ts';
import * as store from './store.ts';
import { toViewerAccount } from './viewer-account.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** The precision of the last use shown to the owner; docs/decisions/sessions.md has the cost. */
const MAX_TOUCH_INTERVAL = 5 * MINUTE;
/** For this long, a token that was a session still counts as one in queue priority. */
const KNOWN_TIME = 3600 * SECOND;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How long a session may be idle, and its maximum age. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly maxMs: number;
}

export function sessionLimits({
  sessionIdleMinutes,
  sessionMaxDays,
}: Pick<SettingValues, 'sessionIdleMinutes' | 'sessionMaxDays'>): SessionLimits {
  return { idleMs: sessionIdleMinutes * MINUTE, maxMs: sessionMaxDays * DAY };
}

/**
 * Sessions are stored in the database: they survive a restart, and all processes notice when one
 * ends.
 */
export class Sessions {
  readonly #db: Db;
  readonly #viewers = new CachedViewers();

  readonly #limits: () => SessionLimits;

  /** Recent sessions, each with the time from which its next use is recorded. */
  readonly #known = new LRUCache<string, number>({
    max: 10_000,
    ttl: KNOWN_TIME,
    ttlResolution: SECOND,
  });

  /** The limits are read each time: operators change them while sessions are open. */
  constructor(db: Db, limits = () => sessionLimits(DEFAULT_SESSION)) {
    this.#db = db;
    this.#limits = limits;
  }

  get limits(): SessionLimits {
    return this.#limits();
  }

  /** The viewer of a request, which counts as a use of the session. */
  async findViewer(token: string): Promise<Viewer | null> {
    const viewer = await this.peekViewer(token);
    if (viewer) await this.#noteUse(token);
    return viewer;
  }

  /** The same without recording a use: an open stream mustn't keep an unused session alive. */
  async peekViewer(token: string): Promise<Viewer | null> {
    if (!TOKEN.test(token)) return null;
    return this.#viewers.find(token, () => this.#lookUp(token));
  }

  async #lookUp(token: string): Promise<CachedViewer | null> {
    const tokenHash = hashToken(token);
    const askedAtMs = Date.now();
    const account = await store.findSessionAccount(this.#db, tokenHash, this.#limits());
    if (!account) {
      this.#known.delete(token);
      return null;
    }
    this.#known.set(token, account.lastSeenAt.getTime() + this.#touchIntervalMs());
    const viewer = viewerFromAccount(toViewerAccount(account, askedAtMs));
    const { expiresAt } = account;
    const goodUntilMs = Math.min(viewer.goodUntilMs ?? Infinity, expiresAt.getTime());
    return { viewer: { ...viewer, goodUntilMs }, expiresAt };
  }

  async #noteUse(token: string): Promise<void> {
    const now = Date.now();
    if (now < (this.#known.get(token) ?? 0)) return;
    this.#known.set(token, now + this.#touchIntervalMs());
    await store.touchSession(this.#db, hashToken(token), this.#expiry());
  }

  /** Often enough that a session in use never looks idle. */
  #touchIntervalMs(): number {
    return Math.min(MAX_TOUCH_INTERVAL, this.#limits().idleMs / 4);
  }

  /** When its row becomes obsolete; each request's query applies the current limits. */
  #expiry(): Date {
    return new Date(Date.now() + this.#limits().idleMs);
  }

  isKnown(token: string): boolean {
    return this.#known.has(token);
  }

  /** Begins a session with a new token, and ends the browser's earlier session. */
  async begin(accountId: number, context: RequestContext): Promise<void> {
    const token = newToken();
    const expiresAt = this.#expiry();
    const session = {
      tokenHash: hashToken(token),
      accountId,
      expiresAt,
      address: context.address,
      userAgent: context.userAgent,
    };
    if (!(await store.insertSession(this.#db, session))) {
      await refuseBlocked(this.#db, accountId);
      // The account was deleted after the password check.
      throw new ApiError('wrong_credentials');
    }
    if (context.credential) await this.#end(context.credential);
    this.#known.set(token, Date.now() + this.#touchIntervalMs());
    context.setSessionToken(token);
    context.setPreferences(await findPreferences(this.#db, accountId), true);
  }

  async end(context: RequestContext): Promise<void> {
    if (context.credential) await this.#end(context.credential);
    context.setSessionToken(null);
  }

  /** Returns the number of sessions ended. */
  async endOthers(accountId: number, context: RequestContext): Promise<number> {
    const currentHash = context.credential ? hashToken(context.credential) : null;
    const ended = await store.deleteAccountSessions(this.#db, accountId, currentHash);
    this.forgetAccount(accountId);
    return ended;
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
