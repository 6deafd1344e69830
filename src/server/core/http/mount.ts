import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerTagFor } from '../../../access/viewer.ts';
import type { Contract } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { FILE_FORMATS, FILE_TYPES, MAX_FILE_BYTES } from '../../../contracts/core/file-format.ts';
import { VIEWER_TAG_HEADER } from '../../../contracts/core/page.ts';
import type { Config } from '../../config.ts';
import type { CallCounter } from '../usage/usage.ts';
import { sheetFile } from '../files/sheet-file.ts';
import { tableOfAnswer } from '../files/answer-table.ts';
import { readFileFormat, refuseUnknownFormat } from './file-format.ts';
import { decodeTerm, FormText } from './url-encoded.ts';
import { JsonText, type Api, type Route } from './api.ts';
import { wantsGzip } from './accept-encoding.ts';
import { createContext, type ContextWithCookies, type KnownSessions } from './context-factory.ts';
import { sendError } from './errors.ts';
import { FileResponse } from './file-response.ts';
import { claimFrom, type Gates } from './gates.ts';
import { redirectToMerged, type FindMerged } from './merged-number.ts';
import { readerFromRequest } from './preferences.ts';
import { answerTag, PreparedResponse } from './prepared-response.ts';
import {
  API_HEADERS,
  isForeign,
  requireOwnScript,
  refuseCrossSite,
  refuseOtherSites,
  setApiHeaders,
} from './security.ts';
import { StreamResponse } from './stream-response.ts';
import type { TokenBudget } from './token-budget.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The content types that a file upload may have; its first bytes determine what it is. */
const FILE_BODY_TYPES = [
  'application/octet-stream',
  ...FILE_FORMATS.map((format) => FILE_TYPES[format].split(';', 1)[0]!),
];
const BODY_LIMIT_BYTES = 64 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Alternating names and values: Node writes this form without further work. */
const PREPARED_HEADERS = Object.entries({
  ...API_HEADERS,
  'content-type': JSON_TYPE,
}).flat();
const GZIP_HEADERS = [...PREPARED_HEADERS, 'content-encoding', 'gzip'];
/** Responses that can be revalidated by their ETag. */
const CHECKED = 'private, no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const CACHE_CONTROL = PREPARED_HEADERS.indexOf('cache-control') + 1;

export interface MountOptions {
  readonly config: Config;
  readonly sessions: KnownSessions;
  readonly gates: Gates;
  readonly budget: TokenBudget;
  readonly figures: CallCounter;
  readonly findMerged: FindMerged;
}

/** Mounts every implemented contract as an HTTP route. */
export function mountApi(app: FastifyInstance, api: Api, options: MountOptions): void {
  // Contracts parse their own bodies and reject unknown fields.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new JsonText(String(text))),
  );
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, text, done) =>
    done(null, new FormText(String(text))),
  );
  app.addContentTypeParser(FILE_BODY_TYPES, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  distinguishActions(app);
  const paths = Map.groupBy(api.routes, ({ contract }) => fastifyPath(contract));
  const addresses: Address[] = [];
  for (const [url, routes] of paths) {
    for (const route of routes) mountRoute(app, url, route, options);
    // A URL with actions belongs to a page, which has methods of its own.
    if (routes.some(({ contract }) => contract.action !== undefined)) continue;
    addresses.push({ url, allowed: routes.flatMap(listMethods), pattern: addressPattern(url) });
  }
  rejectUnknownEndpoints(app, addresses);
}

interface Address {
  readonly url: string;
  readonly allowed: readonly string[];
  readonly pattern: RegExp;
}

/** The least specific route: matches last, whatever the method. */
const REST = '/api/*';

/**
 * One route rejects everything below `/api/` that no endpoint handles: a route per URL and method
 * would be most of all routes and take most of the mounting time. Only a URL that another route
 * would otherwise match, such as `/api/x/all/` for `/api/x/{id}/`, gets its own.
 */
function rejectUnknownEndpoints(app: FastifyInstance, addresses: readonly Address[]): void {
  for (const { url, allowed } of addresses) {
    const isAmbiguous = addresses.some((other) => other.url !== url && other.pattern.test(url));
    if (isAmbiguous || !url.startsWith('/api/')) refuseOtherMethods(app, url, allowed);
  }
  app.all(REST, { config: { needs: 'public', cost: 'none' } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const found = addresses.find(({ pattern }) => pattern.test(path));
    const others = METHODS.filter((method) => !found?.allowed.includes(method));
    // A URL with an allowed method gets here if one of its segments is too long for the router.
    const isKnown = found && others.some((method) => method === request.method);
    if (!isKnown) throw new ApiError('not_found');
    void reply.header('allow', found.allowed.join(', '));
    throw new ApiError('method_not_allowed');
  });
}

/** With or without the trailing slash, as in the router. */
function addressPattern(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split('/');
  const patterns = parts.map((part) =>
    part.startsWith(':') ? '[^/]+' : part.replaceAll('.', String.raw`\.`),
  );
  return new RegExp(`^${patterns.join('/')}/?$`);
}

/**
 * Distinguishes calls on a page's URL from the page itself. An action without an endpoint is
 * handled by the page.
 */
function distinguishActions(app: FastifyInstance): void {
  app.addConstraintStrategy({
    name: 'action',
    storage: () => {
      const handlers = new Map<unknown, never>();
      return {
        get: (action) => handlers.get(action) ?? null,
        set: (action, handler) => void handlers.set(action, handler as never),
      };
    },
    deriveConstraint: ({ url = '' }) => {
      const query = url.split('?', 2)[1];
      if (!query?.includes('action=')) return undefined;
      return new URLSearchParams(query).get('action') ?? undefined;
    },
  });
}

function mountRoute(app: FastifyInstance, url: string, route: Route, options: MountOptions): void {
  const { contract } = route;
  const isStream = 'events' in contract;
  app.route({
    url,
    method: contract.method,
    ...(contract.action !== undefined && { constraints: { action: contract.action } }),
    config: {
      needs: contract.needs,
      cost: contract.cost,
      isStream,
      errorStyle: contract.errorStyle,
    },
    bodyLimit:
      contract.maxBodyBytes ?? (contract.bodyType === 'file' ? MAX_FILE_BYTES : BODY_LIMIT_BYTES),
    // Compressed request bodies aren't accepted: no body is large enough to need it.
    decompress: false,
    // These responses are already compressed or are streams, so the compression hooks are skipped.
    ...((contract.hasRepeatedBody || isStream) && { compress: false }),
    exposeHeadRoute: listMethods(route).includes('HEAD'),
    // A viewer without access is rejected before the body is read; public endpoints need no such
    // check.
    ...(contract.needs !== 'public' && {
      onRequest: async (request, reply) => {
        admitted.set(request, await enter(route, request, reply, options));
      },
    }),
    handler: (request, reply) => serve(route, request, reply, options),
  });
}

/**
 * Files also support HEAD, for download clients; other endpoints have only the methods in the API
 * description.
 */
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
    config: { needs: 'public', cost: 'none' },
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      void reply.header('allow', allowed.join(', '));
      throw new ApiError('method_not_allowed');
    },
  });
}

/** `/api/indexes/{indexId}/` in Fastify's syntax. */
function fastifyPath({ path }: Contract): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Requests that passed the access check, with their context. */
const admitted = new WeakMap<FastifyRequest, ContextWithCookies>();

/** Identifies the viewer and checks access before any input is read. */
async function enter(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, sessions, budget, figures }: MountOptions,
): Promise<ContextWithCookies> {
  // A page of a site that the operator has allowed may call whatever a token may call; its cookies
  // aren't read. Everything else, such as signing in, is limited to our own pages.
  const isOpenToSites = route.contract.scope !== undefined && isForeign(request, config);
  if (route.contract.action !== undefined) requireOwnScript(request, config);
  else if (route.contract.changesByGet) refuseOtherSites(request, config);
  else if (!isOpenToSites) refuseCrossSite(request, config);
  const context = await createContext(request, config, sessions, {
    fileFormat: readFileFormat(route.contract, request),
  });
  const { token } = context.viewer;
  let isAdmitted = false;
  try {
    if (token) await budget.spend(token.id, reply);
    // Lets a rejected page notice that its viewer has changed.
    void reply.header(VIEWER_TAG_HEADER, viewerTagFor(context.viewer));
    route.admit(context);
    isAdmitted = true;
    return context;
  } finally {
    if (token) figures.countCall(token.id, !isAdmitted);
  }
}

async function serve(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): Promise<FastifyReply> {
  const { contract } = route;
  let made: Made;
  try {
    made = await options.gates.run(contract.cost, claimFrom(request, options), () =>
      makeAnswer(route, request, reply, options),
    );
  } catch (error) {
    const find = options.findMerged;
    const led = await redirectToMerged(contract, request, reply, { error, find });
    if (led) return led;
    throw error;
  }
  const { answer, text, context } = made;
  if (answer instanceof PreparedResponse) return sendPrepared(request, reply, answer);
  if (answer instanceof StreamResponse) return leaveOpen(reply, answer);
  for (const { name, value, options: how } of context.outgoing) reply.setCookie(name, value, how);
  setApiHeaders(reply);
  if (answer instanceof FileResponse) return sendFile(reply, answer);
  if (contract.method !== 'GET' || contract.action !== undefined) {
    return reply.header('content-type', JSON_TYPE).send(text);
  }
  const { fileFormat } = context;
  if (isUnchanged(request, reply, answerTag(text + fileFormat))) return reply.code(304).send();
  return fileFormat !== null && 'rows' in contract
    ? sendFile(reply, sheetFile(tableOfAnswer(contract, answer), fileFormat))
    : reply.header('content-type', JSON_TYPE).send(text);
}

const READY = [PreparedResponse, StreamResponse, FileResponse];

interface Made {
  readonly answer: unknown;
  /** The JSON text of an answer that is neither prepared nor a file or stream. */
  readonly text: string;
  readonly context: ContextWithCookies;
}

/**
 * All the work before anything is sent, so a gate can measure how long it takes; a client that
 * reads slowly doesn't occupy a place.
 */
async function makeAnswer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
): Promise<Made> {
  const { contract } = route;
  const context = admitted.get(request) ?? (await enter(route, request, reply, options));
  refuseMediaType(contract, request);
  refuseUnknownFormat(contract, request);
  const { params } = request;
  const body = contract.bodyType === 'text' ? parseTerm(request.body) : request.body;
  const query = withoutPreferences(request.query, contract);
  const answer = await route.run({ params, query, body }, context);
  const isReady = READY.some((kind) => answer instanceof kind);
  return { answer, text: isReady ? '' : JSON.stringify(answer), context };
}

/**
 * Sets the ETag and returns whether the client already has this answer. Shared caches may not store
 * it: it depends on the viewer.
 */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.raw.setHeader('etag', tag);
  reply.raw.setHeader('cache-control', CHECKED);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  return known !== undefined && (known.includes(tag) || known.includes('*'));
}

function sendFile(
  reply: FastifyReply,
  { mediaType, disposition, content, isImmutable }: FileResponse,
) {
  if (isImmutable) {
    reply.raw.setHeader('cache-control', IMMUTABLE);
    reply.raw.setHeader('vary', 'accept-encoding');
  }
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', disposition)
    .send(content);
}

function leaveOpen(reply: FastifyReply, { open }: StreamResponse): FastifyReply {
  reply.hijack();
  open(reply.raw);
  return reply;
}

/**
 * Sends prepared bytes without Fastify's onSend hooks (compression, cookies, request ID): only the
 * ID is needed, and it is added here. If you add a header to all responses in a hook, add it here
 * too. There are no cookies, because many viewers share the answer.
 */
async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedResponse,
): Promise<FastifyReply> {
  if (request.method === 'GET' && isUnchanged(request, reply, answer.tag)) {
    setApiHeaders(reply);
    return reply.code(304).send();
  }
  const isGzip = wantsGzip(request);
  const body = isGzip ? await answer.gzipped() : answer.bytes;
  reply.hijack();
  const headers = isGzip ? GZIP_HEADERS : PREPARED_HEADERS;
  reply.raw.writeHead(200, [
    ...(request.method === 'GET' ? headers.with(CACHE_CONTROL, CHECKED) : headers),
    ...headersOfReply(request, reply),
    'x-request-id',
    request.id,
    'content-length',
    String(body.length),
  ]);
  reply.raw.end(body);
  return reply;
}

/** The viewer tag, plus all other headers for a token or a page of another site. */
function headersOfReply({ headers }: FastifyRequest, reply: FastifyReply): string[] {
  if (headers.authorization === undefined && headers.origin === undefined) {
    return [VIEWER_TAG_HEADER, String(reply.getHeader(VIEWER_TAG_HEADER))];
  }
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

/** The body is one URL-encoded term; no body means an empty term. */
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

/**
 * Fastify accepts plain text, forms and files for all endpoints; only endpoints with a single term
 * as their body accept the first two, and only those that take a file the third.
 */
function refuseMediaType({ body, bodyType }: Contract, request: FastifyRequest): void {
  const isFile = request.body instanceof Uint8Array;
  if (isFile !== (bodyType === 'file')) throw new ApiError('unsupported_media_type');
  if (bodyType === 'text') return;
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  const isRefused = type.startsWith(FORM_TYPE) || (body && type.startsWith('text/plain'));
  if (isRefused) throw new ApiError('unsupported_media_type');
}

/**
 * Every endpoint accepts `lang` and `show_labels`, and one with a table also `format`: they change
 * the form of the answer, not its content.
 */
function withoutPreferences(query: unknown, contract: Contract): unknown {
  const given = query as Record<string, unknown>;
  const hasFormat = 'format' in given && 'rows' in contract;
  if (!('lang' in given || 'show_labels' in given || hasFormat)) return given;
  const { lang: _lang, show_labels: _showLabels, format, ...rest } = given;
  return format === undefined || hasFormat ? rest : { ...rest, format };
}

export function apiErrorHandler(config: Config) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    setApiHeaders(reply);
    // A URL that can't be decoded is rejected before any hook runs.
    reply.raw.setHeader('x-request-id', request.id);
    return sendError(request, reply, error, readerFromRequest(request, config.languageByHost));
  };
}
