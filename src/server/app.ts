import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { getDescription } from '../contracts/clients/description.ts';
import type { PageHandler } from '../contracts/core/page.ts';
import type { Clock } from '../domain/time/now.ts';
import { accountsArea } from './areas/accounts/area.ts';
import type { Passwords } from './areas/accounts/passwords.ts';
import type { AccountService } from './areas/accounts/service.ts';
import { adminArea } from './areas/admin/area.ts';
import { bondsArea } from './areas/bonds/area.ts';
import { clientsArea } from './areas/clients/area.ts';
import { currenciesArea } from './areas/currencies/area.ts';
import { curvesArea } from './areas/curves/area.ts';
import { derivativesArea } from './areas/derivatives/area.ts';
import { homeArea } from './areas/home/area.ts';
import { instrumentsArea } from './areas/instruments/area.ts';
import { screensArea } from './areas/screens/area.ts';
import { searchArea } from './areas/search/area.ts';
import { siteArea } from './areas/site/area.ts';
import type { DevPages } from './boot/dev-pages.ts';
import type { Config } from './config.ts';
import type { Area } from './core/area.ts';
import { Readiness } from './core/health/readiness.ts';
import { healthRoutes } from './core/health/routes.ts';
import { Gate } from './core/http/admission.ts';
import type { BackgroundWork } from './core/http/background-work.ts';
import { Api, implement } from './core/http/api.ts';
import { guardHttp } from './core/http/create-http.ts';
import { requireDeclarations, type MountedRoute } from './core/http/declared-routes.ts';
import { mountFiles } from './core/http/files.ts';
import type { Gates } from './core/http/gates.ts';
import { mountApi } from './core/http/mount.ts';
import { ApiDescription } from './core/http/openapi.ts';
import { mountPages } from './core/http/pages.ts';
import type { PatienceMs } from './core/http/sockets.ts';
import { TokenBudget } from './core/http/token-budget.ts';
import type { Job } from './core/jobs/jobs.ts';
import { Deliverer } from './core/messages/deliverer.ts';
import { makeSenders } from './core/messages/senders.ts';
import { serverMetrics } from './core/metrics/server-metrics.ts';
import type { DeclaredCache } from './core/notify/notices.ts';
import type { UsageCounter } from './core/usage/usage.ts';
import { findMerged } from './engines/quotes/find-merged.ts';
import { createPortal, type Portal } from './portal.ts';

/** Requests that take longer than this to finish are cut off. */
const DRAIN_MILLISECONDS = 20_000;
/** Any fixed number that no other lock of this application uses. */
const OPERATOR_LINK_LOCK = 7_310_003;

export interface AppOptions {
  readonly config: Config;
  /** The connections of the server, with the fewest privileges. */
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
  /** The maximum number of URLs per sitemap, if it differs from the crawlers' limit. */
  readonly sitemapSize?: number | undefined;
  /** How often live streams send a heartbeat. */
  readonly liveBeatMs?: number | undefined;
  /** Replaces the password hasher that the whole process shares. */
  readonly passwords?: Passwords | undefined;
  /** Replaces the jobs that operators can start and stop. */
  readonly jobs?: readonly Job[] | undefined;
  /** Socket timeouts. */
  readonly patience?: PatienceMs | undefined;
  /** The destination of log lines, instead of standard output. */
  readonly logStream?: { write(line: string): void } | undefined;
}

export interface App {
  readonly http: FastifyInstance;
  readonly api: Api;
  /** The current time, and the zone in which times are shown. */
  readonly now: Clock;
  /** All routes except files. */
  readonly mounted: readonly MountedRoute[];
  readonly caches: readonly DeclaredCache[];
  readonly gates: Gates;
  readonly accounts: AccountService;
  readonly background: BackgroundWork;
  readonly figures: UsageCounter;
  /** Reports not ready immediately, and lets running requests finish. */
  drain(): Promise<void>;
  /** Whether this process may print the link for the first operator; only one of several may. */
  ownsOperatorLink(): Promise<boolean>;
}

/** Everything that answers requests: creates core and engines, collects the areas, mounts them. */
export async function createApp(options: AppOptions): Promise<App> {
  const portal = createPortal(options, (call, input, context) => api.call(call, input, context));
  const { config, http, accounts, gates, notifications, settings } = portal;
  const { credentials } = accounts;
  const derivatives = derivativesArea(portal);
  const instruments = instrumentsArea(portal);
  const site = siteArea(portal);
  // They receive notices in this order: access is updated before streams are checked again.
  const areas: readonly Area[] = [
    accountsArea(portal),
    adminArea(portal),
    site,
    bondsArea(portal),
    curvesArea(portal),
    currenciesArea(portal),
    derivatives,
    homeArea(portal),
    screensArea(portal),
    searchArea(portal),
    clientsArea(portal, {
      archiveSheet: (query, context) => derivatives.derivatives.sheet(query, context),
    }),
    instruments,
  ];
  const description = new ApiDescription(() => api, config.limits.tokenCalls);
  const api: Api = new Api([
    ...areas.flatMap(({ routes = [] }) => routes),
    implement(getDescription, () => description.for(settings.current.siteName)),
  ]);
  const readiness = new Readiness({ database: notifications, dataDir: options.dataDir });
  const parts = [...portal.parts, ...areas, deliveryPart(portal), readinessPart(readiness)];
  const caches = parts.flatMap((part) => part.caches ?? []);
  for (const part of parts) portal.notices.add([...(part.caches ?? []), ...(part.followers ?? [])]);

  const inFlight = await guardHttp(http, config);
  if (!options.isDev) await mountFiles(http);
  const mounted = requireDeclarations(http);
  if (config.metricsToken !== null) {
    const { metricsRoutes } = await import('./core/metrics/routes.ts');
    const { screening, pools } = portal;
    const watched = { readiness, inFlight, live: instruments.live, pools, screening, caches };
    metricsRoutes(http, config.metricsToken, serverMetrics(watched));
  }
  healthRoutes(http, readiness);
  for (const { mount } of parts) mount?.(http);
  mountApi(http, api, {
    config,
    sessions: credentials,
    gates,
    budget: new TokenBudget(config.limits.tokenCalls),
    figures: portal.usage,
    findMerged: (what, id) => findMerged(portal.db, what, id),
  });
  mountPages(http, {
    config,
    api,
    site: site.site,
    offers: site.offers,
    sessions: accounts.sessions,
    isDev: options.isDev ?? false,
    visitorCache: portal.visitorPages,
    renders: new Gate(config.limits.renders, {
      longestWaitMs: config.limits.waitMs,
      surePlaces: 2 * config.limits.renders,
    }),
    budget: portal.pageBudget,
    preferences: accounts.profiles,
    handler: options.pages,
  });
  openAndClose(portal, parts, readiness, () => inFlight.end(DRAIN_MILLISECONDS));
  return {
    http,
    api,
    now: portal.now,
    mounted,
    caches,
    gates,
    accounts: accounts.service,
    background: accounts.background,
    figures: portal.usage,
    drain: async () => {
      readiness.beginShutdown();
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

/** Sends queued messages as soon as a notice announces them. */
function deliveryPart({ db, config, http }: Portal): Area {
  const deliverer = new Deliverer(db, makeSenders(config), (error, what) =>
    http.log.error({ err: error }, what),
  );
  const wake = () => deliverer.wake();
  return {
    followers: [{ name: 'delivery', on: { message_queued: wake }, gap: { ends: wake } }],
    close: () => deliverer.close(),
  };
}

function readinessPart(readiness: Readiness): Area {
  const gap = { begins: () => readiness.loseDatabase() };
  return { followers: [{ name: 'readiness', on: {}, gap }] };
}

/** Runs what must happen before the server is ready and when it ends. */
function openAndClose(
  { http, notifications, usage, queue, marketDays }: Portal,
  parts: readonly Area[],
  readiness: Readiness,
  drain: () => Promise<void>,
): void {
  http.addHook('onReady', async () => {
    // Before the lists are read: they store the market day that they were built for.
    await marketDays.open();
    await notifications.open();
    for (const { open } of parts) await open?.();
    await readiness.start();
    usage.start();
  });
  http.addHook('preClose', async () => {
    for (const { end } of parts) end?.();
  });
  // Also waits for requests that arrived in the meantime on open connections.
  http.addHook('preClose', drain);
  http.addHook('onClose', async () => {
    await notifications.close();
    for (const { close } of parts) await close?.();
    await queue.close();
    await usage.close();
  });
}
