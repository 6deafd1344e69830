import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_ERROR_PARAMETER } from '../../../contracts/accounts/auth-error.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import type { Config } from '../../config.ts';
import { redirectWithError, type AuthError } from '../../core/http/auth-error.ts';
import { createContext, type KnownSessions } from '../../core/http/context-factory.ts';
import { toApiError } from '../../core/http/errors.ts';
import { claimFrom, type Gates } from '../../core/http/gates.ts';
import { refuseHost } from '../../core/http/page-address.ts';
import { sendPlainPage } from '../../core/http/plain-page.ts';
import { readerFromRequest } from '../../core/http/preferences.ts';
import { ownPath } from '../../../contracts/core/own-path.ts';
import {
  isSecure,
  refuseCrossSite,
  setApiHeaders,
  visitedOrigin,
} from '../../core/http/security.ts';
import { FormText } from '../../core/http/url-encoded.ts';
import type { Reader } from '../../core/labels/label-text.ts';
import { ATTEMPT_SECONDS, type OpenId } from './openid.ts';
import { OpenIdRefusal } from './openid-provider.ts';

const FOR_ALL = { config: { needs: 'public', cost: 'outside' } } as const;
const CALLBACK = '/sign-in/openid/callback/';

interface RouteParts {
  readonly openId: OpenId;
  readonly sessions: KnownSessions;
  readonly config: Config;
  readonly gates: Gates;
}

/** Where browsers leave for the provider and return from it; absent without a provider. */
export function openIdRoutes(http: FastifyInstance, parts: RouteParts): void {
  if (!parts.config.openId) return;
  void http.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => sendErrorPage(error, request, reply, parts));
    scope.post('/sign-in/openid/', { ...FOR_ALL, bodyLimit: 16 * 1024 }, (request, reply) =>
      leave(request, reply, parts),
    );
    // A HEAD request would use up the browser's attempt.
    scope.get(CALLBACK, { ...FOR_ALL, exposeHeadRoute: false }, (request, reply) =>
      handleCallback(request, reply, parts),
    );
  });
}

async function leave(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
): Promise<FastifyReply> {
  const { openId, sessions, config } = parts;
  refuseCrossSite(request, config);
  const origin = visitedOrigin(request, config);
  refuseHost(origin);
  const form = new URLSearchParams(request.body instanceof FormText ? request.body.text : '');
  const originPage = withoutError(ownPath(form.get('from') ?? '/sign-in/', origin));
  const context = await createContext(request, config, sessions, { isPage: true });
  const linkPassword = form.get('currentPassword')?.slice(0, 200);
  const next = ownPath(form.get('next'), origin);
  const redirectUri = callbackAt(origin).href;
  try {
    const { address, token } = await inTurn(request, parts, () =>
      openId.start({ redirectUri, next, originPage, linkPassword }, context),
    );
    reply.setCookie(attemptCookie(request, config), token, {
      path: '/',
      httpOnly: true,
      // The provider redirects the browser back, so the request comes from another site.
      sameSite: 'lax',
      secure: isSecure(request, config),
      maxAge: ATTEMPT_SECONDS,
    });
    return sendRedirectPage(reply, address, readerFromRequest(request, config.languageByHost));
  } catch (error) {
    return redirectError(request, reply, config, {
      path: originPage,
      error: toAuthError(error, request),
    });
  }
}

async function handleCallback(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: RouteParts,
): Promise<FastifyReply> {
  const { openId, sessions, config } = parts;
  const origin = visitedOrigin(request, config);
  refuseHost(origin);
  const name = attemptCookie(request, config);
  const token = request.cookies[name];
  void reply.clearCookie(name, { path: '/', secure: isSecure(request, config) });
  let path = '/sign-in/';
  try {
    const attempt = await inTurn(request, parts, () => openId.consumeAttempt(token ?? ''));
    path = attempt.originPage;
    const context = await createContext(request, config, sessions, { isPage: true });
    const callback = callbackAt(origin);
    callback.search = request.url.split('?')[1] ?? '';
    const next = await inTurn(request, parts, () => openId.finish(callback, attempt, context));
    for (const cookie of context.outgoing) {
      reply.setCookie(cookie.name, cookie.value, cookie.options);
    }
    return await reply.header('cache-control', 'no-store').redirect(next, 303);
  } catch (error) {
    return redirectError(request, reply, config, { path, error: toAuthError(error, request) });
  }
}

/** Both directions wait for the provider, which may be slow. */
function inTurn<T>(request: FastifyRequest, parts: RouteParts, work: () => Promise<T>): Promise<T> {
  return parts.gates.run('outside', claimFrom(request, parts), work);
}

function redirectError(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  told: { readonly path: string; readonly error: AuthError },
): FastifyReply {
  setApiHeaders(reply);
  return redirectWithError(request, reply, config, told);
}

/** The error for the page; everything else is handled as on any other page. */
function toAuthError(error: unknown, { log }: FastifyRequest): AuthError {
  if (!(error instanceof OpenIdRefusal)) throw error;
  if (error.cause !== undefined)
    log.warn({ err: error.cause }, 'sign-in through the OpenID provider failed');
  return error.error;
}

function sendErrorPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: RouteParts,
): FastifyReply {
  const refused = toApiError(error);
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  if (!wantsPage || refused.code === 'internal') throw error;
  return sendPlainPage(reply, refused, readerFromRequest(request, config.languageByHost));
}

/**
 * A page that redirects by itself. A redirect would be a response to a form, and Chromium applies
 * `form-action` to every URL in the chain; only the provider knows them.
 */
function sendRedirectPage(reply: FastifyReply, address: string, reader: Reader): FastifyReply {
  const title = escapeHtml(reader.labels.text(reader, 'openid_onward'));
  const href = escapeHtml(address);
  setApiHeaders(reply);
  return reply.header('content-type', 'text/html; charset=utf-8').send(`<!doctype html>
<html lang="${LANGUAGES[reader.language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${href}">
<title>${title}</title>
</head>
<body>
<p><a href="${href}">${title}</a></p>
</body>
</html>
`);
}

/** As a URL, so both directions omit a default port. */
function callbackAt(origin: string): URL {
  return new URL(CALLBACK, origin);
}

function attemptCookie(request: FastifyRequest, config: Config): string {
  return isSecure(request, config) ? '__Host-parcurve-openid' : 'parcurve-openid';
}

/** Drops an error that the page has already shown. */
function withoutError(path: string): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.delete(AUTH_ERROR_PARAMETER);
  return url.pathname + url.search;
}
