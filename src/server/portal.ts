import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createDb, type Db } from '../db/connect.ts';
import type { Clock, Now } from '../domain/time/now.ts';
import { Labels } from '../labels/labels.ts';
import { JOBS } from './all-jobs.ts';
import type { AppOptions } from './app.ts';
import { processPasswords } from './areas/accounts/passwords.ts';
import { wireAccounts, type Accounts } from './areas/accounts/wiring.ts';
import { SearchService } from './areas/search/service.ts';
import { ownAddress } from './boot/own-address.ts';
import type { Config } from './config.ts';
import type { Area } from './core/area.ts';
import type { CallInProcess } from './core/http/api.ts';
import { createHttp } from './core/http/create-http.ts';
import { Gates } from './core/http/gates.ts';
import { PageBudget } from './core/http/page-budget.ts';
import { VisitorCache } from './core/http/page-cache.ts';
import { JobQueue } from './core/jobs/job-queue.ts';
import type { Job } from './core/jobs/jobs.ts';
import { Notices, onEach, REMAKES, withIds, type DeclaredCache } from './core/notify/notices.ts';
import { Notifications } from './core/notify/notifications.ts';
import type { Refresher } from './core/notify/refresher.ts';
import { settingUpkeep, SiteSettings } from './core/settings/site-settings.ts';
import { UsageCounter } from './core/usage/usage.ts';
import { chartEngine } from './engines/charts/engine.ts';
import type { Charts } from './engines/charts/charts.ts';
import { marketDayEngine } from './engines/quotes/engine.ts';
import type { MarketDays } from './engines/quotes/market-days.ts';
import { screeningEngine } from './engines/screening/engine.ts';
import type { Screening } from './engines/screening/screening.ts';
import { searchEngine } from './engines/search/engine.ts';

/** What areas are created with. */
export interface Portal {
  readonly options: AppOptions;
  readonly config: Config;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly http: FastifyInstance;
  readonly now: Clock;
  readonly labels: Labels;
  readonly settings: SiteSettings;
  /** Rereads the settings; a request that changes one waits for it. */
  readonly settingsReading: Refresher;
  readonly usage: UsageCounter;
  readonly notifications: Notifications;
  readonly notices: Notices;
  readonly gates: Gates;
  readonly pageBudget: PageBudget;
  readonly queue: JobQueue;
  /** The jobs that operators can start and stop. */
  readonly jobs: readonly Job[];
  readonly accounts: Accounts;
  readonly marketDays: MarketDays;
  readonly charts: Charts;
  readonly screening: Screening;
  readonly search: SearchService;
  /** The cache of anonymous visitors' pages; null if nothing is shared. */
  readonly visitorPages: VisitorCache | null;
  /** Calls any endpoint in process. */
  readonly call: CallInProcess;
  readonly pools: Readonly<Record<string, pg.Pool>>;
  /** The parts of the engines and the core, in the order in which they receive notices. */
  readonly parts: readonly Area[];
}

/** Core and engines. `call` reaches the endpoints of all areas, which are created from this. */
export function createPortal(options: AppOptions, call: CallInProcess): Portal {
  const { config, pool, databaseUrl, isDev = false } = options;
  const settings = SiteSettings.fromConfig(config);
  const clock = (): Now => ({
    ms: (options.now ?? Date.now)(),
    timeZone: settings.current.timeZone,
  });
  const now: Clock = () => ({ ...clock(), marketDays: days.marketDays.current });
  const db = createDb(pool);
  const notifications = new Notifications(databaseUrl);
  const notices = new Notices(notifications);
  const labels = new Labels();
  labels.rename(settings.current.siteName);
  const { vite, patience, logStream } = options;
  const http = createHttp({ config, labels, settings, vite, patience, logStream });
  const { log } = http;
  const settingsReading = settingUpkeep({
    settings,
    database: notifications,
    log,
    onChange: () => {
      labels.rename(settings.current.siteName);
      notices.publish('settings_read');
    },
  });
  const days = marketDayEngine({ db, log, now: clock, notices });
  const usage = new UsageCounter(db, now, log);
  const accounts = wireAccounts({
    db,
    pool,
    config,
    settings,
    labels,
    passwords: options.passwords ?? processPasswords,
    figures: usage,
    now,
    origin: () => ownAddress(http, config),
    call,
  });
  const charts = chartEngine(db, now, config.limits);
  const screening = screeningEngine({ databaseUrl, log, now, notices });
  const search = searchEngine(databaseUrl);
  // During development, pages change without a notice.
  const visitorPages = options.cachesPages && !isDev ? new VisitorCache() : null;
  return {
    options,
    config,
    db,
    pool,
    http,
    now,
    labels,
    settings,
    settingsReading,
    usage,
    notifications,
    notices,
    gates: new Gates(config.limits),
    pageBudget: new PageBudget(config.limits.anonymousPages),
    queue: new JobQueue(pool, (error) => log.error({ err: error }, 'the job queue failed')),
    jobs: options.jobs ?? JOBS,
    accounts,
    marketDays: days.marketDays,
    charts: charts.charts,
    screening: screening.screening,
    search: new SearchService(search.store),
    visitorPages,
    call,
    pools: { requests: pool, search: search.pool },
    parts: [
      days,
      charts,
      screening,
      search,
      { caches: [settingsCache(settingsReading)], open: () => settingsReading.refresh() },
      ...(visitorPages ? [{ caches: [pageCache(visitorPages)] }] : []),
    ],
  };
}

function settingsCache(reading: Refresher): DeclaredCache {
  const refresh = () => void reading.refresh();
  return {
    name: 'settings',
    holds: 'settings changed by operators',
    keyedBy: 'single object',
    limit: '',
    on: { settings_changed: refresh },
    gap: { ends: refresh },
  };
}

/**
 * Names also appear on other pages: in lists of an issuer, of peers. During a gap, cached pages are
 * still shown, because none is older than a few seconds.
 */
function pageCache(pages: VisitorCache): DeclaredCache {
  const clear = () => pages.clear();
  return {
    name: 'visitor pages',
    holds: 'rendered pages and the responses their loaders got; nothing of signed-in viewers',
    keyedBy: 'path and query without campaign parameters, language, theme, closed bar',
    limit: '64 + 32 MiB, 5 s',
    on: {
      ...onEach(
        ['instrument_changed', 'instrument_ticked'],
        withIds((ids) => pages.dropInstruments(ids)),
      ),
      // No particular instrument: drops pages about the whole market.
      lists_read: () => pages.dropInstruments([]),
      ...onEach([...REMAKES, 'instrument_described', 'curves_changed', 'site_changed'], clear),
    },
    gap: { ends: clear },
  };
}
