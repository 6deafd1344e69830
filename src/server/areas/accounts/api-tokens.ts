import { viewerFromToken, type Viewer } from '../../../access/viewer.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  MAX_TOKENS,
  type ApiTokenItem,
  type createToken,
  type listTokens,
} from '../../../contracts/accounts/tokens.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import { TOKEN_PREFIX } from '../../core/http/context-factory.ts';
import { CachedViewers, type CachedViewer } from './cached-viewers.ts';
import { hashToken, newToken } from './sessions.ts';
import * as store from './token-store.ts';
import { toViewerAccount } from './viewer-account.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const TOUCH_INTERVAL = 600 * SECOND;
const TOKEN = new RegExp(`^${TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`);
const HINT_LENGTH = TOKEN_PREFIX.length + 4;

export function isApiToken(credential: string): boolean {
  return credential.startsWith(TOKEN_PREFIX);
}

/** API tokens, with which programs read on behalf of an account. */
export class ApiTokens {
  readonly #db: Db;
  readonly #now: Clock;
  readonly #viewers = new CachedViewers();

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async findViewer(token: string): Promise<Viewer | null> {
    if (!TOKEN.test(token)) return null;
    return this.#viewers.find(token, () => this.#lookUp(token));
  }

  isKnown(token: string): boolean {
    return this.#viewers.has(token);
  }

  async #lookUp(token: string): Promise<CachedViewer | null> {
    const askedAtMs = Date.now();
    const account = await store.findTokenAccount(this.#db, hashToken(token));
    if (!account) return null;
    const { tokenId, scopes, expiresAt, lastUsedAt } = account;
    if (Date.now() - (lastUsedAt?.getTime() ?? 0) > TOUCH_INTERVAL) {
      await store.touchToken(this.#db, tokenId);
    }
    const viewer = viewerFromToken(toViewerAccount(account, askedAtMs), { id: tokenId, scopes });
    return { viewer, expiresAt };
  }

  async list(accountId: number): Promise<Answer<typeof listTokens>> {
    const today = formatDay(todayAt(this.#now()));
    const rows = await store.findTokens(this.#db, accountId, today);
    return { items: rows.map((row) => toItem(row, row.callsToday)) };
  }

  async create(
    { name, scopes, days }: ValidInput<typeof createToken>['body'],
    accountId: number,
  ): Promise<Answer<typeof createToken>> {
    const token = TOKEN_PREFIX + newToken();
    const row = await store.insertToken(
      this.#db,
      {
        accountId,
        name,
        tokenHash: hashToken(token),
        hint: token.slice(0, HINT_LENGTH),
        scopes: [...new Set(scopes)],
        expiresAt: new Date(Date.now() + days * DAY),
      },
      MAX_TOKENS,
    );
    if (!row) throw new ApiError('too_many_tokens');
    return { token, item: toItem(row, 0) };
  }

  async revoke(tokenId: number, accountId: number): Promise<void> {
    const isGone = await store.deleteToken(this.#db, accountId, tokenId);
    if (!isGone) throw new ApiError('not_found', { field: 'params.tokenId' });
    this.forgetAccount(accountId);
  }

  /** Called when a server process has revoked tokens of the account or changed its rights. */
  forgetAccount(accountId: number): void {
    this.#viewers.forgetAccount(accountId);
  }

  forgetAll(): void {
    this.#viewers.forgetAll();
  }
}

function toItem(row: store.TokenRow, callsToday: number): ApiTokenItem {
  const { id, name, hint, scopes, createdAt, expiresAt, lastUsedAt } = row;
  return {
    id,
    name,
    hint,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isExpired: expiresAt.getTime() <= Date.now(),
    callsToday,
  };
}
