import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Config } from '../../config.ts';
import { ownAddress } from '../../boot/own-address.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against requests that another site makes on behalf of a visitor: every browser states in
 * Sec-Fetch-Site or Origin where such a request comes from. Together with SameSite cookies, forms
 * need no token; docs/decisions/csrf.md explains why.
 */
export function refuseCrossSite(request: FastifyRequest, config: Config): void {
  if (!SAFE_METHODS.has(request.method)) refuseOtherSites(request, config);
}

/** The same for a request that changes something although its method doesn't say so. */
export function refuseOtherSites(request: FastifyRequest, config: Config): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  // A request that hides its origin isn't from our pages, which all send it.
  if (origin === 'null') throw new ApiError('cross_site');
  if (site === 'same-origin' || site === 'none') return;
  // A client that sends neither header isn't a browser, so it has no visitor's cookies to abuse.
  if (site === undefined && origin === undefined) return;
  if (origin !== undefined && origin === visitedOrigin(request, config)) return;
  throw new ApiError('cross_site');
}

/**
 * For a GET that changes something: only scripts of our own pages can send it, not links, images,
 * frames or other sites. Browsers without Sec-Fetch-Site prove this with a header that other sites
 * can't set without a preflight.
 */
export function requireOwnScript(request: FastifyRequest, config: Config): void {
  const { headers } = request;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, origin } = headers;
  const isOwnOrigin = origin === undefined || origin === visitedOrigin(request, config);
  const isScript =
    site === undefined
      ? headers['x-requested-with'] === 'XMLHttpRequest'
      : site === 'same-origin' && (mode === 'cors' || mode === 'same-origin');
  if (!isOwnOrigin || !isScript) throw new ApiError('cross_site');
}

/** Whether it comes from a page of another site that the operator allows to use the API. */
export function isForeign({ headers }: FastifyRequest, { corsOrigins }: Config): boolean {
  return headers.origin !== undefined && corsOrigins.includes(headers.origin);
}

/** The origin under which the visitor reached us. */
export function visitedOrigin(request: FastifyRequest, config: Config): string {
  const { publicUrl, languageByHost } = config;
  // The host of a language is as public as the main one.
  const isOwnHost = publicUrl === null || languageByHost.has(request.hostname.toLowerCase());
  return isOwnHost
    ? `${isSecure(request, config) ? 'https' : 'http'}://${request.host}`
    : publicUrl;
}

export function isSecure(request: FastifyRequest, { publicUrl }: Config): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}

/** The origin that pages declare as their own: taken from the settings, never from the request. */
export function publicOrigin(request: FastifyRequest, config: Config): string | null {
  const { publicUrl, languageByHost } = config;
  const host = request.hostname.toLowerCase();
  if (publicUrl === null || !languageByHost.has(host)) return publicUrl;
  return `${new URL(publicUrl).protocol}//${host}`;
}

/**
 * The same for stored content such as a sitemap, a calendar or a manifest: a Host header may say
 * anything, so without `PUBLIC_URL` it is the URL that the server listens on.
 */
export function storedOrigin(request: FastifyRequest, config: Config): string {
  return publicOrigin(request, config) ?? ownAddress(request.server, config);
}

/** What responses and pages depend on: the session, the language and the encoding. */
export const VARY = 'cookie, accept-language, accept-encoding';

/** API responses are data: nothing in them may load, run, be framed or be cached. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  vary: `authorization, accept, ${VARY}`,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

export function setApiHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(API_HEADERS)) reply.raw.setHeader(name, value);
}

export function pageHeaders(nonce: string, config: Config, isDev: boolean): Record<string, string> {
  const dataServers = Object.values(config.dataServers).join(' ');
  const dev = isDev ? ' ws:' : '';
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite's hot reload adds styles to the page; the production build never does.
    isDev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${dataServers}${dev}`.trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  const headers: Record<string, string> = {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Passkeys are for our own pages only, which is also the browser default.
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  };
  if (config.publicUrl?.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000';
  }
  return headers;
}
