import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { ANONYMOUS, type Viewer } from '../../access/viewer.ts';
import type { Config } from '../config.ts';
import { readerFromRequest } from './preferences.ts';
import type { OutgoingCookie, RequestContext } from './request-context.ts';
import { isSecure } from './security.ts';

export interface SessionReader {
  findViewer(token: string): Promise<Viewer | null>;
}

export interface KnownSessions extends SessionReader {
  /** Whether it was a session recently, as far as this is known without asking the database. */
  isKnown(token: string): boolean;
}

export interface ContextWithCookies extends RequestContext {
  /** Cookies that the answer must carry. */
  readonly outgoing: OutgoingCookie[];
}

/** With `__Host-` no other host or path can set or read the cookie; browsers require TLS for it. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-parcurve' : 'parcurve';
}

/** The token that the browser sent; it may be anything. */
export function readSessionToken(request: FastifyRequest, config: Config): string | null {
  return request.cookies[sessionCookieName(isSecure(request, config))] ?? null;
}

/** True if the client has closed the connection, so that nobody would read the answer. */
export function isGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed;
}

export async function createContext(
  request: FastifyRequest,
  config: Config,
  sessions: SessionReader,
  from: RequestContext['from'] = 'api',
): Promise<ContextWithCookies> {
  const sessionToken = readSessionToken(request, config);
  const viewer = sessionToken === null ? null : await sessions.findViewer(sessionToken);
  return new HttpContext(request, config, { viewer: viewer ?? ANONYMOUS, sessionToken, from });
}

/** A class, because making an object with closures took 3 % of the time of a kept chart. */
class HttpContext implements ContextWithCookies {
  readonly viewer: Viewer;
  readonly sessionToken: string | null;
  readonly from: RequestContext['from'];
  readonly language: RequestContext['language'];
  readonly showsLabelKeys: boolean;
  readonly labels: RequestContext['labels'];
  readonly outgoing: OutgoingCookie[] = [];
  readonly #request: FastifyRequest;
  readonly #config: Config;

  constructor(
    request: FastifyRequest,
    config: Config,
    who: Pick<RequestContext, 'viewer' | 'sessionToken' | 'from'>,
  ) {
    const { language, showsLabelKeys, labels } = readerFromRequest(request, config.languageByHost);
    this.viewer = who.viewer;
    this.sessionToken = who.sessionToken;
    this.from = who.from;
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

  get userAgent(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }

  get log(): FastifyBaseLogger {
    return this.#request.log;
  }

  isGone(): boolean {
    return isGone(this.#request);
  }

  setSessionToken(token: string | null): void {
    const secure = isSecure(this.#request, this.#config);
    this.outgoing.push({
      name: sessionCookieName(secure),
      value: token ?? '',
      options: {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        // Browsers keep cookies no longer than this; the database decides when the session ends.
        maxAge: token === null ? 0 : 400 * 86_400,
      },
    });
  }
}
