import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../contracts/core/errors.ts';

/** Almost all requests use the same origin. */
let lastOrigin = '';

/** A Host header may contain anything; pages need one that URLs can be built from. */
export function refuseHost(origin: string): void {
  if (origin === lastOrigin) return;
  const url = URL.parse(origin);
  if (url?.href !== `${url?.origin}/`)
    throw new ApiError('invalid_field', { field: 'headers.host' });
  lastOrigin = origin;
}

/** JavaScript line terminators: no React Router route matches them, not even the catch-all. */
const LINE_BREAK = /%(?:0a|0d|e2%80%a[89])/i;

export function refuseLineBreaks({ url }: FastifyRequest): void {
  if (LINE_BREAK.test(url.split('?', 1)[0]!)) throw new ApiError('not_found');
}

/**
 * React Router takes a form posted to `/` as meant for the layout route, which has no action;
 * `?index` addresses the start page, which renders the error as a page.
 */
export function toFormAddress(url: string): string {
  if (!/^\/(?:\?|$)/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}index`;
}

/** Pages end with a slash; their data requests and files don't. */
export function withTrailingSlash(request: FastifyRequest): string | undefined {
  const queryStart = request.url.indexOf('?');
  const path = queryStart < 0 ? request.url : request.url.slice(0, queryStart);
  if (request.method !== 'GET') return undefined;
  // A path that begins with two slashes or backslashes would be read as another host.
  const plain = path.replace(/^[/\\]{2,}/, '/');
  const isComplete = plain.endsWith('/') || /\.\w+$/.test(plain);
  if (isComplete && plain === path) return undefined;
  const target = isComplete ? plain : `${plain}/`;
  return queryStart < 0 ? target : target + request.url.slice(queryStart);
}

/** A permanent redirect, the same for everybody and cacheable. */
export function redirectForGood(reply: FastifyReply, target: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .redirect(target, 301);
}
