import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type pg from 'pg';
import { createPool } from '../db/connect.ts';
import { followDrafts } from '../db/draft-migrations.ts';
import { isMigrated } from '../db/migrate.ts';
import { errorCode, StartupError } from '../db/startup-error.ts';
import { runMovingMarket } from '../loaders/demo/run-moving-market.ts';
import type { App } from './app.ts';
import { JOBS } from './all-jobs.ts';
import { readConfig, type Config } from './config.ts';
import {
  assertEnoughConnections,
  MARKET_CONNECTIONS,
  openDatabase,
  type DatabaseAccess,
} from './boot/database.ts';
import { startVite } from './boot/dev-pages.ts';
import { listenOnAllSockets } from './core/http/listeners.ts';
import { startWork } from './core/jobs/work.ts';
import { ownAddress } from './boot/own-address.ts';
import { openRenderPool } from './core/render/render-pool.ts';
import { startSentence } from './boot/start-sentence.ts';
import { listCommittedMigrations } from './boot/committed-migrations.ts';
import { DEMO_MARKET, prepareDatabase } from './boot/prepare-database.ts';
import { nextSteps, shortAccounts } from './boot/start-messages.ts';
import { StartReport } from './boot/start-report.ts';
import { assertPagesBuilt, buildAddin, buildPagesWhenStale } from './boot/web-build.ts';

const TICK_MILLISECONDS = 10_000;
const UNDEFINED_TABLE = '42P01';

const isDev = process.argv.includes('--dev');
/** Only serves; `npm run migrate` and `npm run build` have done the rest. */
const onlyServes = process.argv.includes('--serve');
/** Startup prints only errors, the URL and the link for the first operator. */
const isQuiet = process.argv.includes('--quiet');
const report = new StartReport({ isQuiet });
/** What has to be shut down, latest first. */
const endings: (() => Promise<unknown>)[] = [];
/** What to do before the shutdown, such as waiting for running requests. */
const goodbyes: (() => Promise<unknown>)[] = [];
/** At the top, because a signal may arrive while the startup below is still running. */
let isQuitting = false;

try {
  await start();
} catch (error) {
  // The error of an aborted startup doesn't matter; `quit` ends the process.
  if (!isQuitting) {
    report.end();
    await stopAll();
    const sentence = startSentence(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void quit(0, signal));
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env, isDev);
  await assertPortFree(config);

  const database = await report.step(
    'Database',
    () => openDatabase(config),
    () => true,
  );
  endings.push(() => database.stop());
  goodbyes.push(async () => database.letEnd());
  void database.crashed.then((reason) => {
    report.end();
    console.error(reason);
    return quit(1, 'the database has stopped');
  });
  await assertEnoughConnections(database.appUrl, config);
  if (onlyServes) assertPagesBuilt();
  else await prepare(config, database);
  const app = await report.step(
    'Server',
    () => serve(config, database),
    () => true,
  );
  await announce(config, app);
}

/** Starts everything that answers requests, with its background work. */
async function serve(config: Config, database: DatabaseAccess): Promise<App> {
  const pool = createPool(database.appUrl, {
    max: config.limits.databaseConnections,
    servesRequests: true,
  });
  endings.push(() => pool.end());
  if (onlyServes) await assertMigrated(pool);
  const vite = isDev ? await startVite() : undefined;
  if (vite) endings.push(() => vite.close());
  const builtPages = vite ? undefined : await openRenderPool();
  if (builtPages) endings.push(() => builtPages.close());
  // Most of the program, which a failing startup needn't load, and a library so slow to load that
  // the first passkey would delay a health check.
  const [{ createApp }] = await Promise.all([import('./app.ts'), import('@simplewebauthn/server')]);
  const app = await createApp({
    config,
    pool,
    databaseUrl: database.appUrl,
    dataDir: config.databaseUrl === null ? config.dataDir : undefined,
    isDev,
    cachesPages: true,
    vite,
    pages: async () => builtPages?.handle ?? vite!.loadPages(),
  });
  let closeListeners: (() => void) | undefined;
  endings.push(() => {
    closeListeners?.();
    return app.http.close();
  });
  goodbyes.push(() => app.drain());
  if (config.demo) {
    const stop = new AbortController();
    // Separate from the connections of requests, because updating a large market may take long.
    const marketPool = createPool(database.appUrl, { max: MARKET_CONNECTIONS });
    endings.push(() => marketPool.end());
    const moving = runMovingMarket(marketPool, {
      intervalMs: TICK_MILLISECONDS,
      now: app.now,
      signal: stop.signal,
      onError: (error) => app.http.log.error({ err: error }, 'failed to update the demo market'),
    });
    endings.push(() => {
      stop.abort();
      return moving;
    });
  }
  if (config.jobs === 'inside') {
    const worker = await startWork({
      appUrl: database.appUrl,
      ownerUrl: database.ownerUrl,
      config,
      jobs: JOBS,
      onError: (error, what) => app.http.log.error({ err: error }, what),
    });
    endings.push(() => worker.stop());
    await worker.send('search-upkeep');
  }
  // Another portal may have started in the meantime; sockets that share a port wouldn't notice.
  await assertPortFree(config);
  closeListeners = await listenOnAllSockets(app.http, config).catch((error: unknown) => {
    throw portError(config, error);
  });
  return app;
}

/** Everything that `npm run migrate` and `npm run build` do. */
async function prepare(
  config: Config,
  { ownerUrl, appUrl, adminUrl }: DatabaseAccess,
): Promise<void> {
  const { demo, timeZone } = config;
  if (isDev) await followDrafts({ ownerUrl, adminUrl }, await listCommittedMigrations());
  await Promise.all([
    prepareDatabase(ownerUrl, { demo, timeZone, appUrl, report }),
    isDev ? buildAddin() : report.step('Pages', buildPagesWhenStale, (isNew) => isNew),
  ]);
}

async function assertMigrated(pool: pg.Pool): Promise<void> {
  const isUpToDate = await isMigrated(pool).catch((error: unknown) => {
    if (errorCode(error) === UNDEFINED_TABLE) return false;
    throw error;
  });
  if (isUpToDate) return;
  throw new StartupError('The database is not up to date: run npm run migrate first.');
}

/** Reports immediately what would otherwise only fail after a long load. */
async function assertPortFree({ port, host }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portError({ port, host }, error)));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

function portError({ port, host }: Pick<Config, 'port' | 'host'>, error: unknown): StartupError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartupError(
    code === 'EADDRINUSE'
      ? `Port ${port} is already in use: stop the process that uses it, or set another PORT.`
      : `Cannot listen on port ${port} of ${host}: ${message}.`,
  );
}

async function announce(config: Config, app: App): Promise<void> {
  const address = ownAddress(app.http, config);
  // Before the ready message, because later failures must not end the process.
  const link = config.demo ? undefined : await operatorLink(app, address);
  report.say('');
  report.announce(`Parcurve is ready: ${address}/`);
  if (config.publicUrl === null && !(config.demo && config.host === 'localhost')) {
    report.say(`PUBLIC_URL is not set: links in emails, sitemaps and files point to ${address}/.`);
  }
  if (link !== undefined) {
    report.say('');
    report.announce(link);
  }
  if (config.demo && !report.hasFinished(DEMO_MARKET)) report.say(shortAccounts());
  else if (config.demo || link?.includes('/setup/')) report.say(nextSteps(address, config));
}

/** The link to print while there is no operator. */
async function operatorLink(app: App, address: string): Promise<string | undefined> {
  const { accounts } = app;
  if ((await accounts.firstOperatorState()) === 'done') return undefined;
  if (!(await app.ownsOperatorLink())) {
    return 'There is no operator yet. Another instance has printed the link that creates the first one.';
  }
  const token = await accounts.operatorToken();
  if (token === undefined) return undefined;
  return `There is no operator yet. Use this link within a day to create the first one; it works once:
  ${address}/setup/?token=${token}`;
}

async function stopAll(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end().catch(console.error);
}

async function quit(code: number, reason: string): Promise<void> {
  if (isQuitting) return;
  isQuitting = true;
  report.end();
  report.say(`Parcurve is shutting down (${reason}) …`);
  // Whatever fails here, the database is closed cleanly.
  for (const sayGoodbye of goodbyes) await sayGoodbye().catch(console.error);
  await stopAll();
  report.say('Parcurve has stopped.');
  process.exit(code);
}
