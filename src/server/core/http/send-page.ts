import type { FastifyReply, FastifyRequest } from 'fastify';
import { VIEWER_TAG_HEADER } from '../../../contracts/core/page.ts';
import type { Config } from '../../config.ts';
import { cookiesFromAddress } from './address-cookies.ts';
import { RETRY_AFTER_SECONDS } from './errors.ts';
import type { PagesOptions } from './page-options.ts';
import type { RenderedPage } from './render-page.ts';
import { pageHeaders, VARY } from './security.ts';

/** Sends a page that was rendered for this request alone. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, isDev }: PagesOptions,
  page: RenderedPage,
): Promise<FastifyReply> {
  for (const { name, value, options } of [
    ...page.cookies,
    ...cookiesFromAddress(request, config),
  ]) {
    reply.setCookie(name, value, options);
  }
  for (const [name, value] of toHeaders(page, config, isDev)) void reply.header(name, value);
  return reply.code(page.status).send(page.body);
}

export function toHeaders(
  { status, headers, nonce, viewerTag }: Omit<RenderedPage, 'body' | 'cookies' | 'instruments'>,
  config: Config,
  isDev: boolean,
): (readonly [name: string, value: string])[] {
  return [
    [VIEWER_TAG_HEADER, viewerTag],
    ...Object.entries(pageHeaders(nonce, config, isDev)),
    ['cache-control', status >= 400 ? 'no-store' : 'private, no-cache'],
    ['vary', VARY],
    ...headers,
    // Something that the page needs was unavailable.
    ...(status === 503 ? [['retry-after', String(RETRY_AFTER_SECONDS)] as const] : []),
  ];
}
