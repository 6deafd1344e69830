import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutCampaign } from '../../../domain/site/campaign.ts';
import type { Config } from '../../config.ts';
import { cookiesFromAddress } from './address-cookies.ts';
import { hasClosed } from './closed-offers.ts';
import { newNonce } from './nonce.ts';
import { cutAtNonce, type HeaderList, type CachedPage, type VisitorCache } from './page-cache.ts';
import type { PagesOptions } from './page-options.ts';
import { hintsFromRequest, readerFromRequest, themeFromRequest } from './preferences.ts';
import { renderPage } from './render-page.ts';
import { visitedOrigin } from './security.ts';
import { sendCachedPage } from './send-cached-page.ts';
import { toHeaders } from './send-page.ts';

const POLICY = 'content-security-policy';

/** Serves one page to all visitors who see the same content, each with their own nonce. */
export async function serveCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: VisitorCache,
  options: PagesOptions,
): Promise<FastifyReply> {
  const page = await findPage(kept.pages, request, options);
  const nonce = newNonce();
  const headers = [...keptHeaders(page, nonce, options), ...cookieHeaders(request, options.config)];
  return sendCachedPage(request, reply, page, { nonce, headers });
}

async function findPage(
  cache: VisitorCache['pages'],
  request: FastifyRequest,
  options: PagesOptions,
): Promise<CachedPage> {
  const { config } = options;
  const { language } = readerFromRequest(request, config.languageByHost);
  const key = [
    visitedOrigin(request, config),
    withoutCampaign(request.url),
    language,
    themeFromRequest(request),
    hintsFromRequest(request),
    // The bar is part of the rendered page, or absent from it.
    hasClosed(request, 'bottom') ? 'closed' : '',
  ].join('\n');
  if (!cache.has(key)) await options.budget.spend(request.ip);
  return cache.get(key, async () => {
    const made = await renderPage(request, options, { outlivesRequest: true });
    return { ...made, parts: cutAtNonce(made.body, made.nonce) };
  });
}

/**
 * All headers except the policy, which names the nonce, are the same for everybody and built once.
 */
function keptHeaders(page: CachedPage, nonce: string, { config, isDev }: PagesOptions): HeaderList {
  page.head ??= keptHead(page, config, isDev);
  const { fixed, policy } = page.head;
  return [...fixed, POLICY, policy.join(nonce)];
}

function keptHead(
  page: CachedPage,
  config: Config,
  isDev: boolean,
): NonNullable<CachedPage['head']> {
  const nonce = '{nonce}';
  const headers = toHeaders({ ...page, nonce }, config, isDev);
  const [policies, others] = [true, false].map((isPolicy) =>
    headers.filter(([name]) => (name === POLICY) === isPolicy),
  );
  return { fixed: others!.flat(), policy: policies!.flatMap(([, value]) => value.split(nonce)) };
}

/** Cookies for this visitor only: cached pages have none. */
function cookieHeaders(request: FastifyRequest, config: Config): HeaderList {
  if (!request.url.includes('?')) return [];
  return cookiesFromAddress(request, config).flatMap(({ name, value, options }) => [
    'set-cookie',
    request.server.serializeCookie(name, value, options),
  ]);
}
