import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { ANONYMOUS, withPolicy, withSecondStepRule, type Viewer } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Config } from '../../config.ts';
import { readCampaign, type Campaign } from './campaigns.ts';
import { preferenceCookies, readerFromRequest } from './preferences.ts';
import type { OutgoingCookie, Preferences, RequestContext } from './request-context.ts';
import { isForeign, isSecure, storedOrigin, visitedOrigin } from './security.ts';

/** Identifies tokens to people and to programs that scan published files for secrets. */
export const TOKEN_PREFIX = 'pcv_';

export interface SessionReader {
  /** The viewer of a session or API token; null if it is neither or has expired. */
  findViewer(credential: string): Promise<Viewer | null>;
}

export interface KnownSessions extends SessionReader {
  /** Whether it was a session recently, as far as is known without querying the database. */
  isKnown(token: string): boolean;
}

export interface ContextWithCookies extends RequestContext {
  /** Cookies to set with the response. */
  readonly outgoing: OutgoingCookie[];
  /** Whether the call that just finished changed nothing. */
  takeUnchanged(): boolean;
}

/**
 * With `__Host-`, no other host or path can set or read the cookie; browsers require TLS for it.
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-parcurve' : 'parcurve';
}

/** The cookie that ties a passkey challenge to the browser that requested it. */
function browserCookieName(secure: boolean): string {
  return `${sessionCookieName(secure)}-browser`;
}

/** The longest lifetime of anything tied to this cookie; it restarts with each. */
const BROWSER_SECONDS = 3600;

/**
 * The cookie of a sign-in that still needs its second step; separate from the session cookie, so
 * that it doesn't end the session.
 */
function pendingCookieName(secure: boolean): string {
  return `${sessionCookieName(secure)}-step`;
}

/** The lifetime of the database row. */
export const PENDING_SECONDS = 600;

/** The token of a sign-in in progress, whose page can't be shared with other visitors. */
export function readPendingToken(request: FastifyRequest, config: Config): string | null {
  return request.cookies[pendingCookieName(isSecure(request, config))] ?? null;
}

/** The token that the browser sent; it may be anything. */
export function readSessionToken(request: FastifyRequest, config: Config): string | null {
  return request.cookies[sessionCookieName(isSecure(request, config))] ?? null;
}

/** Pages of other sites act with tokens only, never with the visitor's session here. */
function readOwnCookie(request: FastifyRequest, config: Config): string | null {
  return isForeign(request, config) ? null : readSessionToken(request, config);
}

/**
 * The API token: `Authorization: Bearer …`, or the Basic user name for programs that only support
 * Basic. Other user names are ignored: a proxy in front of us may require a password.
 */
export function readProgramToken({ headers }: FastifyRequest): string | null {
  if (headers.authorization === undefined) return null;
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(headers.authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  const [user = ''] = Buffer.from(value, 'base64').toString().split(':');
  return user.startsWith(TOKEN_PREFIX) ? user : null;
}

/** True if the client has closed the connection, so the answer would go unread. */
export function isGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed;
}

interface ContextOptions {
  /** Pages are for browsers: API tokens don't apply to them. */
  readonly isPage?: boolean;
  readonly fileFormat?: RequestContext['fileFormat'];
}

export async function createContext(
  request: FastifyRequest,
  config: Config,
  sessions: SessionReader,
  { isPage = false, fileFormat = null }: ContextOptions = {},
): Promise<ContextWithCookies> {
  const programToken = isPage ? null : readProgramToken(request);
  const credential = programToken ?? readOwnCookie(request, config);
  const viewer = credential === null ? null : await sessions.findViewer(credential);
  // Not served as an anonymous visitor: a program would mistake masked values for an empty market.
  if (programToken !== null && !viewer?.token) throw new ApiError('invalid_token');
  return new HttpContext(request, config, {
    viewer: withGlobalSettings(viewer ?? ANONYMOUS, request, config),
    credential,
    fileFormat,
  });
}

/** The viewer with the operators' global settings applied. */
function withGlobalSettings(viewer: Viewer, request: FastifyRequest, config: Config): Viewer {
  const { accessPolicy, operatorSecondStep } = request.server.settings.current;
  const known = withPolicy(viewer, accessPolicy);
  if (!known.isOperator || !operatorSecondStep) return known;
  return canSetUpSecondStep(visitedOrigin(request, config), config)
    ? withSecondStepRule(known)
    : known;
}

/**
 * Whether a second step can be set up at this origin. Passkeys need a host name and a secure
 * connection, or localhost; codes need an SMS gateway. If neither is available, operators aren't
 * required to have one.
 */
function canSetUpSecondStep(origin: string, { sms }: Config): boolean {
  const { protocol, hostname } = new URL(origin);
  const hasPasskeys = protocol === 'https:' || hostname === 'localhost';
  return sms !== null || (hasPasskeys && !/^[\d.]+$|^\[/.test(hostname));
}

/** A class, because building an object with closures took 3 % of the time of a cached chart. */
class HttpContext implements ContextWithCookies {
  readonly viewer: Viewer;
  readonly credential: string | null;
  readonly fileFormat: RequestContext['fileFormat'];
  readonly language: RequestContext['language'];
  readonly showsLabelKeys: boolean;
  readonly labels: RequestContext['labels'];
  readonly outgoing: OutgoingCookie[] = [];
  #isUnchanged = false;
  readonly #request: FastifyRequest;
  readonly #config: Config;

  constructor(
    request: FastifyRequest,
    config: Config,
    who: Pick<RequestContext, 'viewer' | 'credential' | 'fileFormat'>,
  ) {
    const { language, showsLabelKeys, labels } = readerFromRequest(request, config.languageByHost);
    this.viewer = who.viewer;
    this.credential = who.credential;
    this.fileFormat = who.fileFormat;
    this.language = language;
    this.showsLabelKeys = showsLabelKeys;
    this.labels = labels;
    this.#request = request;
    this.#config = config;
  }

  get requestId(): string {
    return this.#request.id;
  }

  get address(): string {
    return this.#request.ip;
  }

  get origin(): string {
    return visitedOrigin(this.#request, this.#config);
  }

  get storedOrigin(): string {
    return storedOrigin(this.#request, this.#config);
  }

  get browserToken(): string | null {
    if (isForeign(this.#request, this.#config)) return null;
    return this.#request.cookies[browserCookieName(isSecure(this.#request, this.#config))] ?? null;
  }

  get userAgent(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }

  get pendingToken(): string | null {
    const isOther = isForeign(this.#request, this.#config);
    return isOther ? null : readPendingToken(this.#request, this.#config);
  }

  /** Computed lazily, because few callers need it. */
  get campaign(): Campaign {
    return readCampaign(this.#request);
  }

  get log(): FastifyBaseLogger {
    return this.#request.log;
  }

  isGone(): boolean {
    return isGone(this.#request);
  }

  setSessionToken(token: string | null): void {
    // Browsers keep cookies no longer than this; the database decides when the session expires.
    this.#setToken(sessionCookieName, token, 400 * 86_400);
  }

  setBrowserToken(token: string): void {
    this.#setToken(browserCookieName, token, BROWSER_SECONDS);
  }

  setPendingToken(token: string | null): void {
    this.#setToken(pendingCookieName, token, PENDING_SECONDS);
  }

  #setToken(cookieName: (secure: boolean) => string, token: string | null, seconds: number): void {
    const secure = isSecure(this.#request, this.#config);
    this.outgoing.push({
      name: cookieName(secure),
      value: token ?? '',
      options: {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: token === null ? 0 : seconds,
      },
    });
  }

  setPreferences(preferences: Preferences, isDefault = false): void {
    this.outgoing.push(...preferenceCookies(this.#request, this.#config, preferences, isDefault));
  }

  noteUnchanged(): void {
    this.#isUnchanged = true;
  }

  takeUnchanged(): boolean {
    const isUnchanged = this.#isUnchanged;
    this.#isUnchanged = false;
    return isUnchanged;
  }

  with<C extends Parameters<RequestContext['with']>[0]>(changed: C): RequestContext & C {
    return Object.assign(new HttpContext(this.#request, this.#config, this), changed);
  }
}
