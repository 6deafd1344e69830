import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../contracts/core/errors.ts';
import { hasAuthError } from './auth-error.ts';
import { readPendingToken, readSessionToken } from './context-factory.ts';
import { isSignedIn } from './gates.ts';
import { serveCachedPage } from './cached-page.ts';
import {
  redirectForGood,
  refuseHost,
  refuseLineBreaks,
  withTrailingSlash,
} from './page-address.ts';
import type { PagesOptions } from './page-options.ts';
import { sendRefusal } from './page-refusal.ts';
import { renderPage } from './render-page.ts';
import { refuseCrossSite, visitedOrigin } from './security.ts';
import { sendPage } from './send-page.ts';

/** A form encodes a character as up to nine bytes, and a ticket may have 10,000 of them. */
const BODY_LIMIT_BYTES = 128 * 1024;

/** Every URL that is neither an endpoint nor a file: rendered by React on the server. */
export function mountPages(app: FastifyInstance, options: PagesOptions): void {
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    servePage(request, reply, options);
  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    pages.setErrorHandler(async (error, request, reply) =>
      sendRefusal(request, reply, options, error),
    );
    for (const url of ['/', '/*', '/api', '/api.data', '/api/_.data']) {
      pages.route({
        url,
        method: ['GET', 'POST'],
        // The calls that a page makes decide what it shows.
        config: { needs: 'public', cost: 'page' },
        exposeHeadRoute: true,
        handler,
      });
    }
  });
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const { config } = options;
  refuseCrossSite(request, config);
  refuseHost(visitedOrigin(request, config));
  refuseLineBreaks(request);
  const slashed = withTrailingSlash(request);
  if (slashed) return redirectForGood(reply, slashed);
  if (request.method === 'POST' && !request.headers['content-type']) {
    throw new ApiError('unsupported_media_type');
  }
  const { visitorCache } = options;
  const isForAll =
    readSessionToken(request, config) === null &&
    readPendingToken(request, config) === null &&
    !hasAuthError(request);
  if (visitorCache && request.method === 'GET' && isForAll) {
    return serveCachedPage(request, reply, visitorCache, options);
  }
  if (!isSignedIn(request, options)) await options.budget.spend(request.ip);
  return sendPage(request, reply, options, await renderPage(request, options));
}
