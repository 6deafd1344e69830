import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, type Viewer } from '../../access/viewer.ts';
import type { Config } from '../config.ts';
import { readerOf } from './preferences.ts';
import type { OutgoingCookie, RequestContext } from './request-context.ts';
import { isSecure } from './security.ts';

export interface SessionReader {
  viewerOf(token: string): Promise<Viewer | null>;
}

export interface KnownSessions extends SessionReader {
  /** Whether it was somebody's session lately, as far as can be told without asking the database. */
  isKnown(token: string): boolean;
}

export interface ContextWithCookies extends RequestContext {
  /** Cookies that the answer must carry. */
  readonly outgoing: OutgoingCookie[];
}

/** `__Host-` lets no other host or path set or read the cookie; browsers want TLS for it. */
function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-parcurve' : 'parcurve';
}

/** The session's token as the browser sent it: anybody can send anything. */
export function sessionTokenOf(request: FastifyRequest, config: Config): string | null {
  return request.cookies[sessionCookieName(isSecure(request, config))] ?? null;
}

/** The sender has closed the connection: nobody would read the answer. */
export function isGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed;
}

export async function createContext(
  request: FastifyRequest,
  config: Config,
  sessions: SessionReader,
  from: RequestContext['from'] = 'api',
): Promise<ContextWithCookies> {
  const secure = isSecure(request, config);
  const cookieName = sessionCookieName(secure);
  const sessionToken = sessionTokenOf(request, config);
  const viewer = sessionToken === null ? ANONYMOUS : await sessions.viewerOf(sessionToken);
  const outgoing: OutgoingCookie[] = [];
  return {
    requestId: request.id,
    from,
    isGone: () => isGone(request),
    viewer: viewer ?? ANONYMOUS,
    ...readerOf(request, config.languageByHost),
    // Read only where they are needed: most calls ask for neither.
    get address() {
      return request.ip;
    },
    get userAgent() {
      return (request.headers['user-agent'] ?? '').slice(0, 300);
    },
    sessionToken,
    log: request.log,
    outgoing,
    setSessionToken(token) {
      outgoing.push({
        name: cookieName,
        value: token ?? '',
        options: {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure,
          // Browsers keep cookies no longer; when the session ends, the database decides.
          maxAge: token === null ? 0 : 400 * 86_400,
        },
      });
    },
  };
}
