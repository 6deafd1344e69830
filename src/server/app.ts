import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ApiError } from '../contracts/core/errors.ts';
import { getDescription } from '../contracts/clients/description.ts';
import type { PageHandler } from '../contracts/core/page.ts';
import { createDb, createPool } from '../db/connect.ts';
import {
  idsFromPayload,
  INSTRUMENT_CHANGED,
  INSTRUMENT_DESCRIBED,
  INSTRUMENT_TICKED,
} from '../db/quotes/channels.ts';
import type { Clock, Now } from '../domain/time/now.ts';
import { Labels } from '../labels/labels.ts';
import type { AfterAnswer } from './core/http/after-answer.ts';
import { wireAccounts } from './areas/accounts/wiring.ts';
import { AnswerCache } from './core/cache/answer-cache.ts';
import type { Config } from './config.ts';
import { SEARCH_CONNECTIONS } from './boot/database.ts';
import type { DevPages } from './boot/dev-pages.ts';
import { processPasswords, type Passwords } from './areas/accounts/passwords.ts';
import { openIdRoutes } from './areas/accounts/openid-routes.ts';
import type { AccountService } from './areas/accounts/service.ts';
import { SESSION_CHANGED } from './areas/accounts/store.ts';
import { addinFiles } from './areas/clients/addin/routes.ts';
import { bondPartRoutes } from './areas/bonds/sections/routes.ts';
import { bondRoutes } from './areas/bonds/routes.ts';
import { conformanceRoutes } from './areas/bonds/conformance/routes.ts';
import { BondService } from './areas/bonds/service.ts';
import { BondHistory } from './areas/bonds/analytics/history.ts';
import { bondFigureRoutes } from './areas/bonds/analytics/routes.ts';
import { BondFigureService } from './areas/bonds/analytics/service.ts';
import { SheetService } from './areas/bonds/sheet-service.ts';
import { currencyRoutes } from './areas/currencies/routes.ts';
import { CurrencyService } from './areas/currencies/service.ts';
import { CurveCharts } from './areas/curves/charts.ts';
import { curveDownloads } from './areas/curves/downloads.ts';
import { curveRoutes } from './areas/curves/routes.ts';
import { CurveService } from './areas/curves/service.ts';
import { SpreadService } from './areas/curves/spreads.ts';
import { derivativesRoutes } from './areas/derivatives/routes.ts';
import { DerivativesService } from './areas/derivatives/service.ts';
import { Readiness } from './core/health/readiness.ts';
import { healthRoutes } from './core/health/routes.ts';
import { homeRoutes } from './areas/home/routes.ts';
import { HomeService } from './areas/home/service.ts';
import { historyRoutes } from './areas/instruments/history/routes.ts';
import { HistoryService } from './areas/instruments/history/service.ts';
import { indexDownloads } from './areas/instruments/indexes/downloads.ts';
import { indexRoutes } from './areas/instruments/indexes/routes.ts';
import { IndexService } from './areas/instruments/indexes/service.ts';
import { instrumentRoutes } from './areas/instruments/routes.ts';
import { InstrumentService } from './areas/instruments/service.ts';
import { LabelDesk } from './areas/site/labels/desk.ts';
import { labelFiles } from './areas/site/labels/files.ts';
import { labelUpkeep, LABELS_CHANGED } from './areas/site/labels/overrides.ts';
import { labelRoutes } from './areas/site/labels/routes.ts';
import { liveRoutes } from './areas/instruments/live/routes.ts';
import { LiveQuotes } from './areas/instruments/live/service.ts';
import { offerRoutes } from './areas/site/offers/routes.ts';
import { OfferService } from './areas/site/offers/service.ts';
import { openbbRoutes } from './areas/clients/openbb/routes.ts';
import { CachedCounts } from './areas/screens/saved/cached-counts.ts';
import { savedScreenRoutes } from './areas/screens/saved/routes.ts';
import { screenRoutes } from './areas/screens/routes.ts';
import { ScreenSheets } from './areas/screens/screen-sheet.ts';
import { ScreenService } from './areas/screens/service.ts';
import { searchRoutes } from './areas/search/routes.ts';
import { SearchService } from './areas/search/service.ts';
import { SearchStore } from './engines/search/store.ts';
import { cardRoutes } from './areas/site/seo/card-routes.ts';
import { Cards } from './areas/site/seo/cards.ts';
import { sitemapRoutes } from './areas/site/seo/sitemap-routes.ts';
import { logoFile } from './areas/admin/settings/logo-file.ts';
import { siteRoutes } from './areas/site/routes.ts';
import { SITE_CHANGED, SiteService } from './areas/site/service.ts';
import { symbolRoutes } from './areas/clients/symbols/routes.ts';
import { SymbolService } from './areas/clients/symbols/service.ts';
import { TARIFFS_CHANGED } from './areas/accounts/tariffs/store.ts';
import { udfRoutes } from './areas/clients/udf/routes.ts';
import { UdfService } from './areas/clients/udf/service.ts';
import { UsageCounter } from './core/usage/usage.ts';
import { Gate } from './core/http/admission.ts';
import { Api, implement } from './core/http/api.ts';
import { requireDeclarations, type MountedRoute } from './core/http/declared-routes.ts';
import { mountFiles } from './core/http/files.ts';
import { Gates } from './core/http/gates.ts';
import { apiErrorHandler, mountApi } from './core/http/mount.ts';
import { ApiDescription } from './core/http/openapi.ts';
import { VisitorCache } from './core/http/page-cache.ts';
import { PageBudget } from './core/http/page-budget.ts';
import { mountPages } from './core/http/pages.ts';
import { refuseAmbiguous } from './core/http/plain-requests.ts';
import { logOptions, makeRequestLog, watchRequests } from './core/http/request-log.ts';
import {
  ignoreExpectations,
  limitSockets,
  socketOptions,
  type PatienceMs,
} from './core/http/sockets.ts';
import { BUDGET_HEADERS, TokenBudget } from './core/http/token-budget.ts';
import { limitRequestBursts } from './core/http/request-bursts.ts';
import { InFlightRequests } from './core/http/in-flight-requests.ts';
import { refuseUnreadable } from './core/http/unreadable.ts';
import { JobQueue } from './core/jobs/job-queue.ts';
import type { Job } from './core/jobs/jobs.ts';
import { Charts } from './engines/charts/charts.ts';
import { CURVES_CHANGED } from './engines/quotes/curve-rates.ts';
import { findMerged } from './engines/quotes/find-merged.ts';
import { CALENDARS_CHANGED, readOwnDays } from '../db/own-days.ts';
import { MarketDays } from './engines/quotes/market-days.ts';
import { Deliverer } from './core/messages/deliverer.ts';
import { MESSAGE_QUEUED } from './core/messages/messages.ts';
import { makeSenders } from './core/messages/senders.ts';
import { SeriesCache } from './engines/charts/series-cache.ts';
import { Notifications } from './core/notify/notifications.ts';
import { Refresher } from './core/notify/refresher.ts';
import { Screening, SCREEN_CHANGED } from './engines/screening/screening.ts';
import { operatorPageRoutes } from './areas/admin/wiring.ts';
import { ownAddress } from './boot/own-address.ts';
import { serverMetrics } from './core/metrics/server-metrics.ts';
import { SOURCES_CHANGED } from './areas/admin/data-status/sources-store.ts';
import { settingUpkeep, SETTINGS_CHANGED, SiteSettings } from './core/settings/site-settings.ts';

/** Requests that need longer than this to end are cut off. */
const DRAIN_MILLISECONDS = 20_000;
/** What pages of other sites may read besides the answer. */
const EXPOSED_HEADERS = ['etag', 'retry-after', ...BUDGET_HEADERS];
/** Any fixed number that no other lock of this application has. */
const OPERATOR_LINK_LOCK = 7_310_003;

export interface AppOptions {
  readonly config: Config;
  /** The connections of the server, with the fewest rights. */
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** The folder of the embedded database; its disk may become full. */
  readonly dataDir?: string | undefined;
  readonly pages: () => Promise<PageHandler>;
  readonly isDev?: boolean;
  readonly vite?: DevPages | undefined;
  /** Whether pages without personal data are rendered once for many visitors. */
  readonly cachesPages?: boolean;
  readonly now?: () => number;
  /** How many addresses a sitemap has at most, where that is not what crawlers take. */
  readonly sitemapSize?: number | undefined;
  /** How often live streams send a heartbeat. */
  readonly liveBeatMs?: number | undefined;
  /** Replaces the password hasher that the whole process shares. */
  readonly passwords?: Passwords | undefined;
  /** Replaces the jobs that operators can start and stop. */
  readonly jobs?: readonly Job[] | undefined;
  /** Time limits of sockets. */
  readonly patience?: PatienceMs | undefined;
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void } | undefined;
}

export interface App {
  readonly http: FastifyInstance;
  readonly api: Api;
  /** The moment, and the zone that its times are shown in now. */
  readonly now: Clock;
  /** Everything that answers, except files. */
  readonly mounted: readonly MountedRoute[];
  readonly gates: Gates;
  readonly accounts: AccountService;
  readonly background: AfterAnswer;
  readonly figures: UsageCounter;
  /** Reports at once that it is not ready, and lets running requests end. */
  drain(): Promise<void>;
  /** Whether this process may print the link for the first operator; only one of several may. */
  ownsOperatorLink(): Promise<boolean>;
}

/** Everything that answers requests, wired together. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, pool, isDev = false } = options;
  const settings = SiteSettings.fromConfig(config);
  const clock = (): Now => ({
    ms: (options.now ?? Date.now)(),
    timeZone: settings.current.timeZone,
  });
  const now: Clock = () => ({ ...clock(), marketDays: marketDays.current });
  const db = createDb(pool);
  const notifications = new Notifications(options.databaseUrl);
  const answers = { daily: new AnswerCache(), intraday: new AnswerCache() };
  const labels = new Labels();
  labels.rename(settings.current.siteName);
  const desk = new LabelDesk();
  const http = createHttp(options, labels, settings);
  const marketDays = new MarketDays({
    db,
    log: http.log,
    now: clock,
    onChange: () => {
      home.outdate();
      void screening.readAll();
    },
  });
  const figures = new UsageCounter(db, now, http.log);
  const accounts = wireAccounts({
    db,
    pool,
    config,
    settings,
    labels,
    passwords: options.passwords ?? processPasswords,
    figures,
    now,
    origin: () => ownAddress(http, config),
    call: (call, input, context) => api.call(call, input, context),
  });
  const { sessions, credentials } = accounts;
  const offers = new OfferService(db, { settings, nowMs: () => now().ms });
  const site = new SiteService(db, config);
  const indexes = new IndexService(db, now);
  const series = new SeriesCache(db);
  const charts = new Charts(db, { ...answers, series }, now);

  const curves = new CurveService(db, now);
  const home = new HomeService(db, now);
  const curveCharts = new CurveCharts(db, now);

  const searchPool = createPool(options.databaseUrl, {
    max: SEARCH_CONNECTIONS,
    plansOnce: true,
    servesRequests: true,
  });

  const live = new LiveQuotes({
    db,
    // An open stream isn't a use of the session: one that nobody uses ends it.
    sessions: { findViewer: (credential) => credentials.peekViewer(credential) },
    log: http.log,
    now,
    beatMs: options.liveBeatMs,
    policy: () => settings.current.accessPolicy,
  });
  const search = new SearchService(new SearchStore(searchPool));
  const gates = new Gates(config.limits);
  const savedCounts = new CachedCounts();
  const screening = new Screening({
    databaseUrl: options.databaseUrl,
    log: http.log,
    now,
    onChange: () => {
      savedCounts.forget();
      // Of no instrument: what tells of the whole market.
      kept?.dropInstruments([]);
    },
  });
  const derivatives = new DerivativesService(db, credentials, () => settings.current.accessPolicy);
  const forgetSite = () => {
    site.forget();
    offers.forget();
    kept?.clear();
  };
  const queue = new JobQueue(pool, (error) =>
    http.log.error({ err: error }, 'the queue of jobs fails'),
  );
  const description = new ApiDescription(() => api);
  const api: Api = new Api([
    ...labelRoutes(),
    ...indexRoutes(indexes, charts),
    ...indexDownloads(indexes),
    ...instrumentRoutes(new InstrumentService(db, now), charts),
    ...bondRoutes(new BondService(db, now), new SheetService(db, now)),
    ...conformanceRoutes(),
    ...curveRoutes(curves, curveCharts, new SpreadService(db, now)),
    ...curveDownloads(db, curves),
    ...bondPartRoutes(db, now),
    ...bondFigureRoutes(new BondFigureService(db, now), new BondHistory(db)),
    ...currencyRoutes(new CurrencyService(db, now)),
    ...derivativesRoutes(derivatives),
    ...searchRoutes(search, figures),
    ...screenRoutes(
      new ScreenService(db, screening, now),
      new ScreenSheets({
        db,
        screening,
        sessions: credentials,
        policy: () => settings.current.accessPolicy,
      }),
    ),
    ...savedScreenRoutes(db, screening, savedCounts),
    ...homeRoutes(home),
    ...historyRoutes(new HistoryService(db)),
    ...udfRoutes(new UdfService(db, now, (type, term, limit) => search.find(type, term, limit))),
    ...symbolRoutes(
      new SymbolService({
        db,
        now,
        call: (call, input, context) => api.call(call, input, context),
        archiveSheet: (query, context) => derivatives.sheet(query, context),
      }),
    ),
    ...openbbRoutes(
      (call, input, context) => api.call(call, input, context),
      () => now().ms,
    ),
    ...liveRoutes(live),
    ...accounts.routes,
    ...operatorPageRoutes({
      db,
      pool,
      config,
      settings,
      credentials,
      now,
      desk,
      queue,
      dataDir: options.dataDir,
      jobs: options.jobs,
      findInstruments: async (type, term, limit) =>
        (await search.find(type, term, limit)).map(({ id }) => id),
      onChange: {
        calendars: () => calendarReading.refresh(),
        labels: () => labelReading.refresh(),
        settings: () => settingReading.refresh(),
        site: forgetSite,
      },
    }),
    ...siteRoutes(db, now),
    ...offerRoutes(offers),
    implement(getDescription, () => description.for(settings.current.siteName)),
  ]);

  // During development pages change without a notice.
  const kept = options.cachesPages && !isDev ? new VisitorCache() : null;
  http.setErrorHandler(apiErrorHandler(config));
  http.setNotFoundHandler(async () => {
    throw new ApiError('not_found');
  });
  limitSockets(http, config.limits.sockets);
  ignoreExpectations(http);
  refuseAmbiguous(http);
  const inFlight = new InFlightRequests(http);
  limitRequestBursts(http);
  watchRequests(http);
  await http.register(cookie);
  // Answers of the API are compressed once and kept; this is for pages and files.
  await http.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, global: true });
  if (config.corsOrigins.length > 0) {
    await http.register(cors, {
      origin: [...config.corsOrigins],
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'if-none-match'],
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: 3600,
    });
  }
  if (!isDev) await mountFiles(http);
  const mounted = requireDeclarations(http);
  const readiness = new Readiness({
    database: notifications,
    dataDir: options.dataDir,
  });
  if (config.metricsToken !== null) {
    const { metricsRoutes } = await import('./core/metrics/routes.ts');
    const pools = { requests: pool, search: searchPool };
    metricsRoutes(
      http,
      config.metricsToken,
      serverMetrics({ readiness, inFlight, live, pools, screening }),
    );
  }
  healthRoutes(http, readiness);
  labelFiles(http, labels);
  logoFile(http, settings);
  addinFiles(http, config);
  const pageBudget = new PageBudget(config.limits.anonymousPages);
  const admission = { config, sessions: credentials, gates };
  sitemapRoutes(http, { ...admission, db, budget: pageBudget, size: options.sitemapSize });
  const cards = new Cards({ db, now, labels, settings });
  cardRoutes(http, cards, pageBudget);
  openIdRoutes(http, { ...admission, openId: accounts.openId });
  mountApi(http, api, {
    ...admission,
    budget: new TokenBudget(config.limits.tokenCalls),
    figures,
    findMerged: (what, id) => findMerged(db, what, id),
  });
  http.addHook('preClose', async () => live.close());
  mountPages(http, {
    config,
    api,
    site,
    offers,
    sessions,
    isDev,
    kept,
    renders: new Gate(config.limits.renders, { longestWaitMs: config.limits.waitMs }),
    budget: pageBudget,
    preferences: accounts.profiles,
    handler: options.pages,
  });

  const stale = {
    [INSTRUMENT_CHANGED]: [series, answers.daily],
    [INSTRUMENT_TICKED]: [answers.intraday],
    [INSTRUMENT_DESCRIBED]: [series, answers.daily, answers.intraday],
  };
  for (const [channel, caches] of Object.entries(stale)) {
    notifications.on(channel, (payload) => {
      const ids = idsFromPayload(payload);
      for (const cache of caches) cache.dropInstruments(ids);
      // Names stand on pages of others, too: in lists of an issuer, of peers.
      if (channel === INSTRUMENT_DESCRIBED) {
        kept?.clear();
        home.forget();
        cards.forget();
      } else {
        kept?.dropInstruments(ids);
        // After a tick the start page is never older than a second.
        if (channel === INSTRUMENT_CHANGED) {
          home.outdate();
          marketDays.notice();
        }
      }
      live.instrumentsChanged(ids);
    });
  }
  notifications.on(CURVES_CHANGED, () => {
    curveCharts.clear();
    home.outdate();
    marketDays.notice();
    kept?.clear();
  });
  notifications.on(SESSION_CHANGED, (payload) => {
    credentials.forgetAccount(Number(payload));
    live.recheckAccount(Number(payload));
  });
  notifications.on(SCREEN_CHANGED, (payload) => {
    marketDays.notice();
    screening.notice(payload);
  });
  notifications.on(TARIFFS_CHANGED, () => {
    credentials.forgetAll();
    live.recheckAll();
  });
  const forgetMade = () => {
    for (const cache of [answers.daily, answers.intraday, curveCharts]) cache.clear();
    home.forget();
    kept?.clear();
    cards.forget();
  };
  const upkeep = { database: notifications, log: http.log };
  const labelReading = labelUpkeep({ labels, desk, ...upkeep, onChange: forgetMade });
  const settingReading = settingUpkeep({
    settings,
    ...upkeep,
    onChange: () => {
      labels.rename(settings.current.siteName);
      forgetMade();
      // How long sessions last, and who may follow quotes, are settings.
      credentials.forgetAll();
      live.recheckAll();
    },
  });
  const calendarReading = new Refresher(
    async () => {
      await readOwnDays(notifications);
      forgetMade();
      home.outdate();
      void screening.readAll();
    },
    http.log,
    'the calendars that operators changed cannot be read',
  );
  notifications.on(CALENDARS_CHANGED, () => void calendarReading.refresh());
  notifications.on(LABELS_CHANGED, () => void labelReading.refresh());
  notifications.on(SOURCES_CHANGED, forgetMade);
  notifications.on(SETTINGS_CHANGED, () => void settingReading.refresh());
  notifications.on(SITE_CHANGED, forgetSite);
  const deliverer = new Deliverer(db, makeSenders(config), (error, what) =>
    http.log.error({ err: error }, what),
  );
  notifications.on(MESSAGE_QUEUED, () => deliverer.wake());
  notifications.onGap((moment) => {
    if (moment === 'begins') readiness.loseDatabase();
    for (const cache of [series, answers.daily, answers.intraday, curveCharts]) {
      if (moment === 'begins') cache.doubt();
      else cache.clear();
    }
    // During the gap kept pages are still shown, because none is older than a few seconds.
    if (moment === 'is over') {
      home.forget();
      forgetSite();
      void calendarReading.refresh();
      void labelReading.refresh();
      void settingReading.refresh();
      deliverer.wake();
      marketDays.notice();
      void screening.readAll();
    }
    credentials.forgetAll();
    live.recheckAll();
  });
  http.addHook('onReady', async () => {
    // Before the lists are read: they keep the day that they were made for.
    await marketDays.open();
    await notifications.open();
    await calendarReading.refresh();
    await labelReading.refresh();
    await settingReading.refresh();
    await readiness.start();
    figures.start();
  });
  // Also waits for requests that came meanwhile on open connections.
  http.addHook('preClose', () => inFlight.end(DRAIN_MILLISECONDS));
  http.addHook('onClose', () => accounts.background.settled());
  http.addHook('onClose', () => queue.close());
  http.addHook('onClose', () => notifications.close());
  http.addHook('onClose', () => deliverer.close());
  http.addHook('onClose', () => figures.close());
  http.addHook('onClose', () => searchPool.end());
  http.addHook('onClose', () => marketDays.close());
  http.addHook('onClose', () => screening.close());
  return {
    http,
    api,
    now,
    mounted,
    gates,
    accounts: accounts.service,
    background: accounts.background,
    figures,
    drain: async () => {
      readiness.refuse();
      await sleep(1000 * config.shutdownDelaySeconds);
      await inFlight.end(DRAIN_MILLISECONDS);
    },
    ownsOperatorLink: async () => {
      // The listening connection holds the lock, because it lives as long as this process.
      const { rows } = await notifications.query(
        `select pg_try_advisory_lock(${OPERATOR_LINK_LOCK}) as held`,
      );
      return rows[0]?.held === true;
    },
  };
}

function createHttp(
  { config, vite, logStream, patience }: AppOptions,
  labels: Labels,
  settings: SiteSettings,
): FastifyInstance {
  let count = 0;
  const run = Date.now().toString(36);
  const newRequestId = () => `${run}-${(count += 1).toString(36)}`;
  const http = Fastify<Server>({
    logger: logOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, options) => makeRequestLog(logger, bindings, options),
    genReqId: newRequestId,
    clientErrorHandler: refuseUnreadable(newRequestId, labels),
    // Trusts one proxy: the visitor may have written what is further left in X-Forwarded-For.
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
  return http.decorate('labels', labels).decorate('settings', settings);
}
