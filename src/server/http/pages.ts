import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageGlobalsFor } from '../../access/page-globals.ts';
import { abilitiesFor, ANONYMOUS, viewerTagFor } from '../../access/viewer.ts';
import type { Endpoint, Input } from '../../contracts/endpoint.ts';
import { ApiError, type ErrorCode } from '../../contracts/errors.ts';
import {
  VIEWER_TAG_HEADER,
  type CallResult,
  type Shell,
  type PageContext,
  type PageHandler,
  type Refusal,
} from '../../contracts/page.ts';
import { dataServerBase } from '../../domain/data-server.ts';
import { isLanguage } from '../../domain/language.ts';
import type { Config } from '../config.ts';
import type { SiteService } from '../features/site/service.ts';
import type { Claim, Gate } from './admission.ts';
import type { Api } from './api.ts';
import {
  createContext,
  isGone,
  readSessionToken,
  type ContextWithCookies,
  type KnownSessions,
  type SessionReader,
} from './context-factory.ts';
import { toEnvelope, isOurFault, RETRY_AFTER_SECONDS, toApiError } from './errors.ts';
import { pageLabels } from './page-labels.ts';
import type { PageBudget } from './page-budget.ts';
import { sendPlainPage } from './plain-page.ts';
import { newNonce } from './nonce.ts';
import { instrumentsTold, isOfMarket } from './market-cache.ts';
import { cutAtNonce, type HeaderList, type KeptPage, type VisitorCache } from './page-cache.ts';
import {
  isTheme,
  LANGUAGE_COOKIE,
  readerFromRequest,
  PREFERENCE_SECONDS,
  queryValue,
  THEME_COOKIE,
  themeFromRequest,
} from './preferences.ts';
import { sendKeptPage } from './send-kept-page.ts';
import {
  visitedOrigin,
  isSecure,
  pageHeaders,
  publicOrigin,
  refuseCrossSite,
  VARY,
} from './security.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const POLICY = 'content-security-policy';
/** Refused because there is too much to do: a page that says so must not be more. */
const IN_HASTE: ReadonlySet<ErrorCode> = new Set(['overloaded', 'too_many_pages']);
/** Where those who already have an account read what unlocks the rest. */
const ACCESS_PATH = '/profile/access/';

export interface PagesOptions {
  readonly config: Config;
  readonly api: Api;
  readonly site: SiteService;
  readonly sessions: KnownSessions;
  readonly isDev: boolean;
  /** What is made for all visitors; null where everything is made anew. */
  readonly kept: VisitorCache | null;
  readonly renders: Gate;
  /** What visitors who are not signed in may open. */
  readonly budget: PageBudget;
  /** The built pages, or the ones that Vite serves while developing. */
  handler(): Promise<PageHandler>;
}

/** Every address that is neither a call nor a file: rendered by React on the server. */
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
        // What a page shows is decided by the calls it makes.
        config: { needs: 'public' },
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
  const { kept } = options;
  if (!kept || request.method !== 'GET' || readSessionToken(request, config) !== null) {
    return sendPage(request, reply, options, await renderInTurn(request, options));
  }
  const page = await keptPage(kept.pages, request, options);
  const nonce = newNonce();
  const headers = [...keptHeaders(page, nonce, options), ...preferenceHeaders(request, config)];
  return sendKeptPage(request, reply, page, { nonce, headers });
}

/** One page for all visitors who see it alike; each gets it with a nonce of their own. */
async function keptPage(
  cache: VisitorCache['pages'],
  request: FastifyRequest,
  options: PagesOptions,
): Promise<KeptPage> {
  const { config } = options;
  const { language } = readerFromRequest(request, config.languageByHost);
  const key = [
    visitedOrigin(request, config),
    request.url,
    language,
    themeFromRequest(request),
  ].join('\n');
  if (!cache.has(key)) await options.budget.spend(request.ip);
  return cache.get(key, async () => {
    // Others may be waiting for it when the first one has gone.
    const claim = { ...makeClaim(request, options), isGone: () => false };
    const made = await options.renders.run(claim, () =>
      render(request, options, { refusal: null, outlivesRequest: true }),
    );
    return { ...made, parts: cutAtNonce(made.body, made.nonce) };
  });
}

/** All but the policy, which names the nonce, are the same for everybody: put together once. */
function keptHeaders(page: KeptPage, nonce: string, { config, isDev }: PagesOptions): HeaderList {
  page.head ??= keptHead(page, config, isDev);
  const { fixed, policy } = page.head;
  return [...fixed, POLICY, policy.join(nonce)];
}

function keptHead(page: KeptPage, config: Config, isDev: boolean): NonNullable<KeptPage['head']> {
  const [nonce, viewerTag] = ['{nonce}', viewerTagFor(ANONYMOUS)];
  const headers = toHeaders({ ...page, nonce, viewerTag }, config, isDev);
  const [policies, others] = [true, false].map((isPolicy) =>
    headers.filter(([name]) => (name === POLICY) === isPolicy),
  );
  return { fixed: others!.flat(), policy: policies!.flatMap(([, value]) => value.split(nonce)) };
}

async function renderInTurn(request: FastifyRequest, options: PagesOptions): Promise<RenderedPage> {
  const claim = makeClaim(request, options);
  if (!claim.isSignedIn()) await options.budget.spend(request.ip);
  return options.renders.run(claim, () => render(request, options, { refusal: null }));
}

/** Who waits for this page. An arbitrary cookie is not a session. */
function makeClaim(request: FastifyRequest, { config, sessions }: PagesOptions): Claim {
  const token = readSessionToken(request, config);
  return {
    from: 'page',
    isSignedIn: () => token !== null && sessions.isKnown(token),
    isGone: () => isGone(request),
  };
}

/** A browser that is refused gets a page that says why; every other client gets the envelope. */
async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  error: unknown,
): Promise<FastifyReply> {
  const refused = toApiError(error);
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  if (!wantsPage || refused.code === 'internal') throw error;
  const reader = readerFromRequest(request, options.config.languageByHost);
  if (IN_HASTE.has(refused.code)) return sendPlainPage(reply, refused, reader);
  const envelope = toEnvelope(refused, reader, request.id);
  const refusal = { ok: false, status: refused.status, error: envelope } as const;
  // There is no page of an address that cannot be read, and some pages only lead on to others.
  const page = await options.renders
    .run(makeClaim(request, options), () => render(request, options, { refusal }))
    .catch((failure: unknown) => toApiError(failure));
  if (page instanceof ApiError) {
    if (page.code === 'overloaded') return sendPlainPage(reply, refused, reader);
    throw error;
  }
  if (page.status !== refused.status) throw error;
  return sendPage(request, reply, options, page);
}

interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** What it shows of the market. */
  readonly instruments: ReadonlySet<number>;
  readonly nonce: string;
  readonly cookies: ContextWithCookies['outgoing'];
  readonly viewerTag: string;
}

interface RenderOptions {
  readonly refusal: Refusal | null;
  readonly outlivesRequest?: boolean;
}

async function render(
  request: FastifyRequest,
  options: PagesOptions,
  { refusal, outlivesRequest = false }: RenderOptions,
): Promise<RenderedPage> {
  const { config } = options;
  const context = await createContext(
    request,
    config,
    whileAvailable(options.sessions, request),
    'page',
  );
  const nonce = newNonce();
  const instruments = new Set<number>();
  const handle = await options.handler();
  // What was refused is not done: its page is only looked at.
  const method = refusal ? 'GET' : request.method;
  const asked = toFetchRequest(request, config, { method, isAborted: !outlivesRequest });
  const response = await handle(asked, makePageContext());
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
    instruments,
    nonce,
    cookies: context.outgoing,
    viewerTag: viewerTagFor(context.viewer),
  };

  function makePageContext(): PageContext {
    let shell: Promise<Shell> | undefined;
    return {
      nonce,
      language: context.language,
      showsLabelKeys: context.showsLabelKeys,
      timeZone: config.timeZone,
      requestId: context.requestId,
      hasGallery: config.hasGallery,
      refusal,
      call: async (endpoint, input) => {
        const told = instrumentsTold(options.api.find(endpoint).contract, input.params);
        for (const id of told) instruments.add(id);
        return callOfPage(options, endpoint, input, { context, told });
      },
      shell: () => (shell ??= loadShell(request, context, options)),
      ...pageLabels(context.labels, context),
      labelOverrides: context.labels.overrides,
      logError: (error) => request.log.error({ err: error }, 'page failed'),
    };
  }
}

/** A Host header may hold anything; pages need one that addresses can be made of. */
function refuseHost(origin: string): void {
  if (origin === lastOrigin) return;
  const url = URL.parse(origin);
  if (url?.href !== `${url?.origin}/`)
    throw new ApiError('invalid_field', { field: 'headers.host' });
  lastOrigin = origin;
}

/** Those of JavaScript: React Router has no route, not even the one for all the rest, that has one. */
const LINE_BREAK = /%(?:0a|0d|e2%80%a[89])/i;

function refuseLineBreaks({ url }: FastifyRequest): void {
  if (LINE_BREAK.test(url.split('?', 1)[0]!)) throw new ApiError('not_found');
}

/** Almost all requests come to the same one. */
let lastOrigin = '';

/** While sessions cannot be looked up everybody is anonymous, and still gets a page that says so. */
function whileAvailable(sessions: SessionReader, { log }: FastifyRequest): SessionReader {
  return {
    findViewer: (token) =>
      sessions.findViewer(token).catch((error: unknown) => {
        log.error({ err: error }, 'the session is not available');
        return null;
      }),
  };
}

/** Pages end with a slash; their data requests and files do not. */
function withTrailingSlash(request: FastifyRequest): string | undefined {
  const queryStart = request.url.indexOf('?');
  const path = queryStart < 0 ? request.url : request.url.slice(0, queryStart);
  if (request.method !== 'GET') return undefined;
  // A path that begins with two slashes, of either kind, would be read as another host.
  const plain = path.replace(/^[/\\]{2,}/, '/');
  const isComplete = plain.endsWith('/') || /\.\w+$/.test(plain);
  if (isComplete && plain === path) return undefined;
  const target = isComplete ? plain : `${plain}/`;
  return queryStart < 0 ? target : target + request.url.slice(queryStart);
}

/** The same for everybody, and for as long as browsers like. */
function redirectForGood(reply: FastifyReply, target: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .redirect(target, 301);
}

/** What one visitor's page was told, the next one's is told too. */
async function callOfPage<E extends Endpoint>(
  { api, kept }: PagesOptions,
  endpoint: E,
  input: Input<E>,
  { context, told }: { context: ContextWithCookies; told: readonly number[] },
): Promise<CallResult<E>> {
  const call = () => callInProcess(api, endpoint, input, context);
  const { method, path } = endpoint;
  const instruments = new Set(told);
  const isForAll = !abilitiesFor(context.viewer).isSignedIn && isOfMarket({ instruments });
  if (!kept || !isForAll || method !== 'GET') return call();
  const key = JSON.stringify([path, input, context.language, context.showsLabelKeys]);
  const { result } = await kept.calls.get(key, async () => ({ result: await call(), instruments }));
  // The key names the call.
  return result as CallResult<E>;
}

async function callInProcess<E extends Endpoint>(
  api: Api,
  endpoint: E,
  input: Input<E>,
  context: ContextWithCookies,
): Promise<CallResult<E>> {
  try {
    return { ok: true, answer: await api.call(endpoint, input, context) };
  } catch (error) {
    const apiError = toApiError(error);
    if (isOurFault(apiError)) context.log.error({ err: error }, 'call failed');
    return {
      ok: false,
      status: apiError.status,
      error: toEnvelope(apiError, context, context.requestId),
    };
  }
}

async function loadShell(
  request: FastifyRequest,
  context: ContextWithCookies,
  { config, site }: PagesOptions,
): Promise<Shell> {
  const { viewer, language } = context;
  const path = request.url.split('?', 1)[0] ?? '/';
  const { isSignedIn, asterisksLabel, operates } = abilitiesFor(viewer);
  return {
    globals: pageGlobalsFor(viewer, { language, isCbnData: config.isCbnData }),
    viewerTag: viewerTagFor(viewer),
    userName: viewer.name,
    theme: themeFromRequest(request),
    ...(await site.siteData(context, path).catch((error: unknown) => {
      // The shell must stand even while the database is away: the error page is shown in it.
      request.log.error({ err: error }, 'menu and sources are not available');
      return { menu: [], showsDemoData: false, lastImportAt: null, sources: [] };
    })),
    dataServer: dataServerBase(config.dataServers, language, config.isCbnData),
    registrationUrl: config.registrationUrl,
    timeZone: config.timeZone,
    asterisksLabel,
    operates,
    unlockUrl: isSignedIn ? ACCESS_PATH : config.registrationUrl,
    languageHosts: Object.fromEntries(
      [...config.languageByHost].map(([host, code]) => [code, host]),
    ),
    origin: publicOrigin(request, config),
  };
}

/** A choice made by link (`?lang=`, `?theme=`) lasts. */
function chosenPreferences(request: FastifyRequest, config: Config) {
  const options = {
    path: '/',
    maxAge: PREFERENCE_SECONDS,
    sameSite: 'lax',
    secure: isSecure(request, config),
  } as const;
  const lang = queryValue(request, 'lang');
  const theme = queryValue(request, 'theme');
  return [
    ...(isLanguage(lang) ? [{ name: LANGUAGE_COOKIE, value: lang, options }] : []),
    ...(isTheme(theme) ? [{ name: THEME_COOKIE, value: theme, options }] : []),
  ];
}

function preferenceHeaders(request: FastifyRequest, config: Config): HeaderList {
  if (!request.url.includes('?')) return [];
  return chosenPreferences(request, config).flatMap(({ name, value, options }) => [
    'set-cookie',
    request.server.serializeCookie(name, value, options),
  ]);
}

function toFetchRequest(
  request: FastifyRequest,
  config: Config,
  { method, isAborted }: { readonly method: string; readonly isAborted: boolean },
): Request {
  const controller = new AbortController();
  if (isAborted) {
    request.raw.once('close', () => request.raw.destroyed && controller.abort());
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Where it comes from has been decided (refuseCrossSite); React Router would answer in its words.
    if (name === 'origin') continue;
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(visitedOrigin(request, config) + request.url, {
    method,
    headers,
    signal: controller.signal,
    body: method === 'POST' ? ((request.body as Buffer | undefined) ?? null) : null,
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, isDev }: PagesOptions,
  page: RenderedPage,
): Promise<FastifyReply> {
  for (const { name, value, options } of [...page.cookies, ...chosenPreferences(request, config)]) {
    reply.setCookie(name, value, options);
  }
  for (const [name, value] of toHeaders(page, config, isDev)) void reply.header(name, value);
  return reply.code(page.status).send(page.body);
}

function toHeaders(
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
    // Something that the page needs was not available.
    ...(status === 503 ? [['retry-after', String(RETRY_AFTER_SECONDS)] as const] : []),
  ];
}
