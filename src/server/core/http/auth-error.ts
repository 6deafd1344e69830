import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AUTH_ERROR_PARAMETER,
  isAuthErrorCode,
  type AuthErrorCode,
} from '../../../contracts/accounts/auth-error.ts';
import type { Config } from '../../config.ts';
import { isSecure } from './security.ts';

/** Longer provider messages are truncated. */
const MAX_DETAIL_LENGTH = 300;
const DETAIL_SECONDS = 120;

export interface AuthError {
  readonly code: AuthErrorCode;
  /** The provider's own message; null if it gave none. */
  readonly detail: string | null;
}

/** Whether the URL carries an error. Such a page is rendered for one visitor only. */
export function hasAuthError({ url }: FastifyRequest): boolean {
  return url.includes(`${AUTH_ERROR_PARAMETER}=`);
}

/** The error that a page has to show. The provider's message is never taken from the URL. */
export function authErrorFromRequest(request: FastifyRequest, config: Config): AuthError | null {
  if (!hasAuthError(request)) return null;
  const code = new URLSearchParams(request.url.split('?')[1] ?? '').get(AUTH_ERROR_PARAMETER);
  if (!isAuthErrorCode(code)) return null;
  const detail = code === 'denied' ? request.cookies[cookieName(request, config)] : undefined;
  return { code, detail: detail === undefined ? null : cleanDetail(detail) };
}

/** Redirects to the page that the visitor came from, which then shows the error. */
export function redirectWithError(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  { path, error }: { readonly path: string; readonly error: AuthError },
): FastifyReply {
  if (error.detail !== null) {
    reply.setCookie(cookieName(request, config), cleanDetail(error.detail), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request, config),
      maxAge: DETAIL_SECONDS,
    });
  }
  const target = new URL(path, 'http://localhost');
  target.searchParams.set(AUTH_ERROR_PARAMETER, error.code);
  return reply.header('cache-control', 'no-store').redirect(target.pathname + target.search, 303);
}

function cookieName(request: FastifyRequest, config: Config): string {
  return isSecure(request, config) ? '__Host-parcurve-auth-error' : 'parcurve-auth-error';
}

/** Any input as one line of plain text. */
function cleanDetail(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  // Drops a surrogate pair that was cut in half.
  return line.slice(0, MAX_DETAIL_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
