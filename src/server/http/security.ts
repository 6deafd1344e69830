import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contracts/errors.ts';
import type { Config } from '../config.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protection against requests that another site makes in a visitor's name: every browser says in
 * Sec-Fetch-Site or Origin where a request that changes something comes from. Together with
 * SameSite cookies this needs no token in forms. docs/decisions/sessions.md has the reasoning.
 */
export function refuseCrossSite(request: FastifyRequest, config: Config): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  // Whoever hides where it stands is none of our pages: they all say it.
  if (origin === 'null') throw new ApiError('cross_site');
  if (site === 'same-origin' || site === 'none') return;
  // Neither header: not a browser, so there is no visitor whose cookies could be abused.
  if (site === undefined && origin === undefined) return;
  if (origin !== undefined && origin === visitedOrigin(request, config)) return;
  throw new ApiError('cross_site');
}

/** The origin under which the visitor reached us. */
export function visitedOrigin(request: FastifyRequest, config: Config): string {
  const { publicUrl, languageByHost } = config;
  // A language's own host is as public as the main one.
  const isOwnHost = publicUrl === null || languageByHost.has(request.hostname.toLowerCase());
  return isOwnHost
    ? `${isSecure(request, config) ? 'https' : 'http'}://${request.host}`
    : publicUrl;
}

export function isSecure(request: FastifyRequest, { publicUrl }: Config): boolean {
  return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
}

/** The origin that pages name as theirs: from the settings, never from what a visitor sent. */
export function publicOrigin(request: FastifyRequest, config: Config): string | null {
  const { publicUrl, languageByHost } = config;
  const host = request.hostname.toLowerCase();
  if (publicUrl === null || !languageByHost.has(host)) return publicUrl;
  return `${new URL(publicUrl).protocol}//${host}`;
}

/** Who looks (session), in which language, and how it is packed: what answers and pages depend on. */
export const VARY = 'cookie, accept-language, accept-encoding';

/** Answers of the API are data: nothing in them may load, run, be framed or be kept. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  vary: VARY,
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
    // Vite's hot reload puts styles into the page; the built product never does.
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
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  if (config.publicUrl?.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000';
  }
  return headers;
}
