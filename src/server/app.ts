import { createServer, type RequestListener, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ApiError } from '../contracts/errors.ts';
import { getDescription } from '../contracts/description.ts';
import type { PageHandler } from '../contracts/page.ts';
import { createDb, createPool } from '../db/connect.ts';
import { idsOf, INSTRUMENT_CHANGED, INSTRUMENT_TICKED } from '../db/quotes/channels.ts';
import type { Clock } from '../domain/now.ts';
import { AnswerCache } from './answer-cache.ts';
import type { Config } from './config.ts';
import { SEARCH_CONNECTIONS } from './database.ts';
import type { DevPages } from './dev-pages.ts';
import { Attempts } from './features/account/attempts.ts';
import { processPasswords, type Passwords } from './features/account/passwords.ts';
import { accountRoutes } from './features/account/routes.ts';
import { AccountService } from './features/account/service.ts';
import { Sessions } from './features/account/sessions.ts';
import { SESSION_CHANGED } from './features/account/store.ts';
import { currencyRoutes } from './features/currencies/routes.ts';
import { CurrencyService } from './features/currencies/service.ts';
import { Readiness } from './features/health/readiness.ts';
import { healthRoutes } from './features/health/routes.ts';
import { mountIndexDownloads } from './features/indexes/downloads.ts';
import { indexRoutes } from './features/indexes/routes.ts';
import { IndexService } from './features/indexes/service.ts';
import { instrumentRoutes } from './features/instruments/routes.ts';
import { InstrumentService } from './features/instruments/service.ts';
import { labelRoutes } from './features/labels/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { LiveQuotes } from './features/live/service.ts';
import { searchRoutes } from './features/search/routes.ts';
import { SearchService } from './features/search/service.ts';
import { SearchStore } from './features/search/store.ts';
import { SiteService } from './features/site/service.ts';
import { Gate } from './http/admission.ts';
import { Api, implement } from './http/api.ts';
import { apiErrorHandler, mountApi } from './http/mount.ts';
import { describeApi } from './http/openapi.ts';
import { VisitorCache } from './http/page-cache.ts';
import { PageBudget } from './http/page-budget.ts';
import { mountPages } from './http/pages.ts';
import { requestLogOf, watchRequests } from './http/request-log.ts';
import {
  ignoreExpectations,
  limitPipelining,
  socketOptions,
  type PatienceMs,
} from './http/sockets.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { Charts } from './market/charts.ts';
import { Notifications } from './notifications.ts';

const CLIENT_FILES = resolve(import.meta.dirname, '../../build/client');

export interface AppOptions {
  readonly config: Config;
  /** The server's own, least privileged connections. */
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** The folder of the embedded database, whose disk may become full. */
  readonly dataDir?: string | undefined;
  readonly pages: () => Promise<PageHandler>;
  readonly isDev?: boolean;
  readonly vite?: DevPages | undefined;
  /** Pages that hold nothing personal are rendered once for many visitors. */
  readonly keepsPages?: boolean;
  readonly now?: () => number;
  /** How often live streams beat. */
  readonly liveBeatMs?: number | undefined;
  /** In place of those that the whole process shares. */
  readonly passwords?: Passwords | undefined;
  /** How long sockets may take. */
  readonly patience?: PatienceMs | undefined;
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void } | undefined;
}

export interface App {
  readonly http: FastifyInstance;
  readonly api: Api;
  readonly accounts: AccountService;
}

/** Everything that answers requests, wired together. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, pool, isDev = false } = options;
  const now: Clock = () => ({ ms: (options.now ?? Date.now)(), timeZone: config.timeZone });
  const db = createDb(pool);
  const notifications = new Notifications(options.databaseUrl);
  const sessions = new Sessions(db);
  const answers = { daily: new AnswerCache(), intraday: new AnswerCache() };
  const accounts = new AccountService(db, {
    sessions,
    attempts: new Attempts(pool),
    passwords: options.passwords ?? processPasswords,
    contact: config.operatorContact,
  });
  const indexes = new IndexService(db, now);
  const charts = new Charts(db, answers, now);

  const searchPool = createPool(options.databaseUrl, {
    max: SEARCH_CONNECTIONS,
    plansOnce: true,
    servesRequests: true,
  });

  const api: Api = new Api([
    ...labelRoutes(),
    ...indexRoutes(indexes, charts),
    ...instrumentRoutes(new InstrumentService(db, now), charts),
    ...currencyRoutes(new CurrencyService(db, now)),
    ...searchRoutes(
      new SearchService(new SearchStore(searchPool)),
      new Gate(config.limits.searches),
    ),
    ...accountRoutes(accounts),
    implement(getDescription, () => describeApi(api)),
  ]);

  // While developing, pages change without any notice.
  const kept = options.keepsPages && !isDev ? new VisitorCache() : null;
  const http = createHttp(options);
  http.setErrorHandler(apiErrorHandler(config));
  http.setNotFoundHandler(async () => {
    throw new ApiError('not_found');
  });
  // Beyond it the process would run out of files, its connections to the database included.
  http.server.maxConnections = config.limits.sockets;
  limitPipelining(http);
  ignoreExpectations(http);
  watchRequests(http);
  await http.register(cookie);
  // Answers of the API are compressed once and kept; this is for pages and files.
  await http.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, global: true });
  if (!isDev) {
    await http.register(staticFiles, {
      root: CLIENT_FILES,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        // The names of assets change with their content; those of other files do not.
        const isAsset = path.startsWith(join(CLIENT_FILES, 'assets'));
        const lifetime = isAsset ? 'max-age=31536000, immutable' : 'max-age=3600';
        void response.header('cache-control', `public, ${lifetime}`);
        void response.header('vary', 'accept-encoding');
        void response.header('x-content-type-options', 'nosniff');
      },
    });
  }
  const readiness = new Readiness({
    database: notifications,
    dataDir: options.dataDir,
  });
  healthRoutes(http, readiness);
  mountApi(http, api, { config, sessions });
  const live = new LiveQuotes({ db, sessions, log: http.log, now, beatMs: options.liveBeatMs });
  liveRoutes(http, live, { config, sessions });
  http.all('/api/*', async () => {
    throw new ApiError('not_found');
  });
  mountIndexDownloads(http, indexes, { config, sessions });
  mountPages(http, {
    config,
    api,
    site: new SiteService(db, config),
    sessions,
    isDev,
    kept,
    renders: new Gate(config.limits.renders),
    budget: new PageBudget(config.limits.anonymousPages),
    handler: options.pages,
  });

  notifications.on(INSTRUMENT_CHANGED, (payload) => answers.daily.dropInstruments(idsOf(payload)));
  notifications.on(INSTRUMENT_TICKED, (payload) =>
    answers.intraday.dropInstruments(idsOf(payload)),
  );
  for (const channel of [INSTRUMENT_CHANGED, INSTRUMENT_TICKED]) {
    notifications.on(channel, (payload) => live.instrumentsChanged(idsOf(payload)));
    notifications.on(channel, (payload) => kept?.dropInstruments(idsOf(payload)));
  }
  notifications.on(SESSION_CHANGED, (payload) => {
    sessions.forgetAccount(Number(payload));
    live.recheckAccount(Number(payload));
  });
  notifications.onGap((moment) => {
    for (const cache of [answers.daily, answers.intraday]) {
      if (moment === 'begins') cache.doubt();
      else cache.clear();
    }
    // Pages are kept for a few seconds only: none is older than that.
    if (moment === 'is over') kept?.clear();
    sessions.forgetAll();
    live.recheckAll();
  });
  http.addHook('onReady', async () => {
    await notifications.open();
    await readiness.start();
  });
  http.addHook('onClose', () => notifications.close());
  http.addHook('onClose', () => searchPool.end());
  return { http, api, accounts };
}

function createHttp({ config, vite, logStream, patience }: AppOptions): FastifyInstance {
  let count = 0;
  const run = Date.now().toString(36);
  const newRequestId = () => `${run}-${(count += 1).toString(36)}`;
  return Fastify<Server>({
    logger: { level: config.logLevel, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, options) => requestLogOf(logger, bindings, options),
    genReqId: newRequestId,
    clientErrorHandler: refuseUnreadable(newRequestId),
    // One hop: what stands further left in X-Forwarded-For, the visitor may have written.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    forceCloseConnections: true,
    ...socketOptions(patience),
    ...(vite && {
      serverFactory: (handle: RequestListener) =>
        createServer((request, response) =>
          vite.serve(request, response, () => handle(request, response)),
        ),
    }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void apiErrorHandler(config)(error, request, reply);
    },
  });
}
