import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerTagOf } from '../../access/viewer.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { ApiError } from '../../contracts/errors.ts';
import { VIEWER_TAG_HEADER } from '../../contracts/page.ts';
import type { Config } from '../config.ts';
import { decodeTerm, FormText } from './url-encoded.ts';
import { JsonText, type Api, type Route } from './api.ts';
import { wantsGzip } from './accept-encoding.ts';
import { createContext, type SessionReader } from './context-factory.ts';
import { sendError } from './errors.ts';
import { readerOf } from './preferences.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { API_HEADERS, refuseCrossSite, setApiHeaders } from './security.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BODY_LIMIT_BYTES = 64 * 1024;
/** Names and values in turn: the form that Node writes without sorting anything out. */
const PREPARED_HEADERS = Object.entries({
  ...API_HEADERS,
  'content-type': 'application/json; charset=utf-8',
}).flat();
const GZIP_HEADERS = [...PREPARED_HEADERS, 'content-encoding', 'gzip'];

export interface MountOptions {
  readonly config: Config;
  readonly sessions: SessionReader;
}

/** Puts every implemented contract onto HTTP. */
export function mountApi(app: FastifyInstance, api: Api, options: MountOptions): void {
  // Contracts read their bodies themselves, and refuse every field that they do not know.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new JsonText(String(text))),
  );
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, text, done) =>
    done(null, new FormText(String(text))),
  );
  const paths = Map.groupBy(api.routes, ({ endpoint }) => fastifyPath(endpoint));
  for (const [url, routes] of paths) {
    for (const route of routes) {
      app.route({
        url,
        method: route.endpoint.method,
        bodyLimit: BODY_LIMIT_BYTES,
        // Bodies come as they are: nobody needs to send a small one compressed.
        decompress: false,
        // Answers that are kept are kept compressed; the hooks that compress would only look on.
        ...(route.endpoint.hasRepeatedBody && { compress: false }),
        // A GET has no HEAD twin here: the description lists what there is.
        exposeHeadRoute: false,
        handler: (request, reply) => serve(route, request, reply, options),
      });
    }
    const allowed = routes.map(({ endpoint }) => endpoint.method as string);
    refuseOtherMethods(app, url, allowed);
  }
}

export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  app.route({
    url,
    method: METHODS.filter((method) => !allowed.includes(method)),
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      void reply.header('allow', allowed.join(', '));
      throw new ApiError('method_not_allowed');
    },
  });
}

/** `/api/indexes/{indexId}/` as Fastify writes it. */
function fastifyPath({ path }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, sessions }: MountOptions,
): Promise<FastifyReply> {
  refuseCrossSite(request, config);
  refuseMediaType(route.endpoint, request);
  const context = await createContext(request, config, sessions);
  const { params } = request;
  const body = route.endpoint.bodyType === 'text' ? termOf(request.body) : request.body;
  const query = withoutPreferences(request.query);
  const viewerTag = viewerTagOf(context.viewer);
  void reply.header(VIEWER_TAG_HEADER, viewerTag);
  const answer = await route.run({ params, query, body }, context);
  if (answer instanceof PreparedAnswer) return sendPrepared(request, reply, answer, viewerTag);
  for (const { name, value, options } of context.outgoing) reply.setCookie(name, value, options);
  setApiHeaders(reply);
  return reply.send(answer);
}

/**
 * Ready bytes go straight out, past Fastify's onSend hooks (compression, cookies, request id): they
 * have nothing left to do but the id, which is added here. Whoever adds a header for all answers in
 * a hook has to add it here too. Cookies are left out: an answer that many viewers share has none.
 */
async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  viewerTag: string,
): Promise<FastifyReply> {
  const isGzip = wantsGzip(request);
  const body = isGzip ? await answer.gzipped() : answer.bytes;
  reply.hijack();
  reply.raw.writeHead(200, [
    ...(isGzip ? GZIP_HEADERS : PREPARED_HEADERS),
    VIEWER_TAG_HEADER,
    viewerTag,
    'x-request-id',
    request.id,
    'content-length',
    String(body.length),
  ]);
  reply.raw.end(body);
  return reply;
}

/** A body that is one URL-encoded term; none at all is an empty one. */
function termOf(body: unknown): string {
  if (body === undefined || body === null) return '';
  const encoded = body instanceof FormText ? body.term : body;
  if (typeof encoded !== 'string' && encoded !== undefined) {
    throw new ApiError('unsupported_media_type');
  }
  const term = encoded === undefined ? undefined : decodeTerm(encoded);
  if (term === undefined) throw new ApiError('invalid_field', { field: 'body' });
  return term;
}

/** Plain text and forms are read for all; only the calls whose body is one term take them. */
function refuseMediaType({ body, bodyType }: Endpoint, request: FastifyRequest): void {
  if (bodyType === 'text') return;
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  const isRefused = type.startsWith(FORM_TYPE) || (body && type.startsWith('text/plain'));
  if (isRefused) throw new ApiError('unsupported_media_type');
}

/** `lang` and `show_labels` go with every call: they say how to answer, not what. */
export function withoutPreferences(query: unknown): unknown {
  const given = query as Record<string, unknown>;
  if (!('lang' in given || 'show_labels' in given)) return given;
  const { lang: _lang, show_labels: _showLabels, ...rest } = given;
  return rest;
}

export function apiErrorHandler(config: Config) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    setApiHeaders(reply);
    // An address that cannot be read is refused before any hook runs.
    reply.raw.setHeader('x-request-id', request.id);
    return sendError(request, reply, error, readerOf(request, config.languageByHost));
  };
}
