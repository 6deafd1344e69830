import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerTagFor } from '../../access/viewer.ts';
import type { Contract } from '../../contracts/endpoint.ts';
import { ApiError } from '../../contracts/errors.ts';
import { VIEWER_TAG_HEADER } from '../../contracts/page.ts';
import type { Config } from '../config.ts';
import { decodeTerm, FormText } from './url-encoded.ts';
import { JsonText, type Api, type Route } from './api.ts';
import { wantsGzip } from './accept-encoding.ts';
import { createContext, type ContextWithCookies, type SessionReader } from './context-factory.ts';
import { sendError } from './errors.ts';
import { FileAnswer } from './file-answer.ts';
import { readerFromRequest } from './preferences.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { API_HEADERS, refuseCrossSite, setApiHeaders } from './security.ts';
import { StreamAnswer } from './stream-answer.ts';

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
  const paths = Map.groupBy(api.routes, ({ contract }) => fastifyPath(contract));
  for (const [url, routes] of paths) {
    for (const route of routes) mountRoute(app, url, route, options);
    refuseOtherMethods(app, url, routes.flatMap(listMethods));
  }
}

function mountRoute(app: FastifyInstance, url: string, route: Route, options: MountOptions): void {
  const { contract } = route;
  const isStream = 'events' in contract;
  app.route({
    url,
    method: contract.method,
    config: { needs: contract.needs, isStream },
    bodyLimit: BODY_LIMIT_BYTES,
    // Bodies come as they are: nobody needs to send a small one compressed.
    decompress: false,
    // Answers that are kept are kept compressed; the hooks that compress would only look on.
    ...((contract.hasRepeatedBody || isStream) && { compress: false }),
    exposeHeadRoute: listMethods(route).includes('HEAD'),
    // Whoever is refused is refused before the body is read; what is public needs no such look.
    ...(contract.needs !== 'public' && {
      onRequest: async (request, reply) => {
        admitted.set(request, await enter(route, request, reply, options));
      },
    }),
    handler: (request, reply) => serve(route, request, reply, options),
  });
}

/** Files have a HEAD twin, for programs that fetch them; of calls the description lists what there is. */
function listMethods({ contract }: Route): string[] {
  return 'mediaType' in contract ? [contract.method, 'HEAD'] : [contract.method];
}

export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  app.route({
    url,
    method: METHODS.filter((method) => !allowed.includes(method)),
    config: { needs: 'public' },
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      void reply.header('allow', allowed.join(', '));
      throw new ApiError('method_not_allowed');
    },
  });
}

/** `/api/indexes/{indexId}/` as Fastify writes it. */
function fastifyPath({ path }: Contract): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Requests that came in already, with who sent them. */
const admitted = new WeakMap<FastifyRequest, ContextWithCookies>();

/** Who asks, and whether they may: nothing of what they sent has been looked at. */
async function enter(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, sessions }: MountOptions,
): Promise<ContextWithCookies> {
  refuseCrossSite(request, config);
  const context = await createContext(request, config, sessions);
  // A page that is refused learns here that its viewer is another one by now.
  void reply.header(VIEWER_TAG_HEADER, viewerTagFor(context.viewer));
  route.admit(context);
  return context;
}

async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): Promise<FastifyReply> {
  const { contract } = route;
  const context = admitted.get(request) ?? (await enter(route, request, reply, options));
  refuseMediaType(contract, request);
  const { params } = request;
  const body = contract.bodyType === 'text' ? parseTerm(request.body) : request.body;
  const query = withoutPreferences(request.query);
  const answer = await route.run({ params, query, body }, context);
  if (answer instanceof PreparedAnswer) return sendPrepared(request, reply, answer);
  if (answer instanceof StreamAnswer) return leaveOpen(reply, answer);
  for (const { name, value, options: how } of context.outgoing) reply.setCookie(name, value, how);
  setApiHeaders(reply);
  return answer instanceof FileAnswer ? sendFile(reply, answer) : reply.send(answer);
}

function sendFile(reply: FastifyReply, { mediaType, disposition, bytes }: FileAnswer) {
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', disposition)
    .send(bytes);
}

function leaveOpen(reply: FastifyReply, { open }: StreamAnswer): FastifyReply {
  reply.hijack();
  open(reply.raw);
  return reply;
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
): Promise<FastifyReply> {
  const isGzip = wantsGzip(request);
  const body = isGzip ? await answer.gzipped() : answer.bytes;
  reply.hijack();
  reply.raw.writeHead(200, [
    ...(isGzip ? GZIP_HEADERS : PREPARED_HEADERS),
    VIEWER_TAG_HEADER,
    String(reply.getHeader(VIEWER_TAG_HEADER)),
    'x-request-id',
    request.id,
    'content-length',
    String(body.length),
  ]);
  reply.raw.end(body);
  return reply;
}

/** A body that is one URL-encoded term; none at all is an empty one. */
function parseTerm(body: unknown): string {
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
function refuseMediaType({ body, bodyType }: Contract, request: FastifyRequest): void {
  if (bodyType === 'text') return;
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  const isRefused = type.startsWith(FORM_TYPE) || (body && type.startsWith('text/plain'));
  if (isRefused) throw new ApiError('unsupported_media_type');
}

/** `lang` and `show_labels` go with every call: they say how to answer, not what. */
function withoutPreferences(query: unknown): unknown {
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
    return sendError(request, reply, error, readerFromRequest(request, config.languageByHost));
  };
}
