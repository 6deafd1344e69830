import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LEVEL_FULL, LEVEL_RESTRICTED, viewerFromAccount } from '../../../../access/viewer.ts';
import { followQuotes } from '../../../../contracts/instruments/quote.ts';
import type { Database } from '../../../../db/schema.ts';
import { readConfig } from '../../../config.ts';
import type { KnownSessions, SessionReader } from '../../../core/http/context-factory.ts';
import { Api } from '../../../core/http/api.ts';
import { Gates } from '../../../core/http/gates.ts';
import { apiErrorHandler, mountApi } from '../../../core/http/mount.ts';
import { watchRequests } from '../../../core/http/request-log.ts';
import { TokenBudget } from '../../../core/http/token-budget.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import { SiteSettings } from '../../../core/settings/site-settings.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashToken, Sessions } from '../../accounts/sessions.ts';
import { LiveStream } from './live-stream.ts';
import { liveRoutes } from './routes.ts';
import { Labels } from '../../../../labels/labels.ts';
import { LiveQuotes, type LiveQuotesOptions } from './service.ts';

let server: TestApp;
let paid: string;
const cleanUps: (() => unknown)[] = [];
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});
afterAll(() => server.close());

const now = () => ({ ms: Date.now(), timeZone: 'UTC' });

/** Only this feature, with limits for the test, and a log of all its queries. */
async function startLive(options: Partial<LiveQuotesOptions> = {}) {
  const queries: string[] = [];
  const logs: string[] = [];
  const logged = (message: string) => logs.filter((line) => line.includes(`"msg":"${message}"`));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: server.db.pool }),
    log: ({ query }) => {
      queries.push(query.sql);
    },
  });
  // Caches nothing: every session check queries the database.
  const sessions: KnownSessions = {
    isKnown: () => false,
    findViewer: (token) => new Sessions(server.db.db).findViewer(token),
  };
  const config = readConfig({});
  const http = Fastify<Server>({
    logger: { level: 'info', stream: { write: (line: string) => logs.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  http.decorate('labels', new Labels()).decorate('settings', SiteSettings.fromConfig(config));
  http.setErrorHandler(apiErrorHandler(config));
  watchRequests(http);
  await http.register(cookie);
  const live = new LiveQuotes({ db, sessions, log: http.log, now, ...options });
  mountApi(http, new Api(liveRoutes(live)), {
    config,
    sessions,
    gates: new Gates(config.limits),
    budget: new TokenBudget(600),
    figures: { countCall: () => {} },
    findMerged: async () => undefined,
  });
  http.addHook('preClose', async () => live.close());
  const address = await http.listen({ host: '127.0.0.1', port: 0 });
  cleanUps.push(() => http.close());
  const watch = async (ids: string, cookieHeader = paid): Promise<EventReader> => {
    const reader = await EventReader.open(
      `${address}${followQuotes.path}?ids=${ids}`,
      cookieHeader,
    );
    cleanUps.push(() => reader.close());
    return reader;
  };
  return { live, watch, queries, logged };
}

const beatsIn = (text: string) => text.split('event: beat\n').length - 1;

describe('reading', () => {
  test('one query serves all watchers; changes during a read are read again', async () => {
    const { live, watch, queries } = await startLive();
    const readers = [await watch('1001,1002'), await watch('1002,1003')];
    for (const reader of readers) await reader.until(({ quotes }) => quotes.length === 2);
    queries.length = 0;
    live.instrumentsChanged([1001, 1002, 1003, 1004]);
    for (const reader of readers) await reader.until(({ quotes }) => quotes.length === 4);
    expect(queries).toHaveLength(1);
    for (let i = 0; i < 50; i += 1) live.instrumentsChanged([1002]);
    for (const reader of readers) {
      await reader.until((all) => all.valuesFor(1002).length === 4);
    }
    expect(queries).toHaveLength(3);
  });

  test('unwatched instruments aren’t read', async () => {
    const { live, watch, queries } = await startLive();
    const reader = await watch('1001');
    await reader.until(({ quotes }) => quotes.length === 1);
    queries.length = 0;
    live.instrumentsChanged([1002, 1003, Number.NaN]);
    live.instrumentsChanged([1001]);
    await reader.until(({ quotes }) => quotes.length === 2);
    expect(queries).toHaveLength(1);
  });

  test('a failed read is retried', async () => {
    const { live, watch, logged } = await startLive();
    const reader = await watch('1001');
    await reader.until(({ quotes }) => quotes.length === 1);
    await server.db.pool.query('alter table series rename to series_elsewhere');
    live.instrumentsChanged([1001]);
    await vi.waitFor(() => expect(logged('failed to read live quotes')).toHaveLength(1), 15_000);
    await server.db.pool.query('alter table series_elsewhere rename to series');
    await reader.until(({ quotes }) => quotes.length === 2);
  });

  test('a client that has left is forgotten', async () => {
    const { live, watch, queries } = await startLive();
    const reader = await watch('1001');
    await reader.until(({ quotes }) => quotes.length === 1);
    expect(live.openStreams).toBe(1);
    reader.close();
    await vi.waitFor(() => expect(live.openStreams).toBe(0), 15_000);
    queries.length = 0;
    live.instrumentsChanged([1001]);
    expect(queries).toEqual([]);
  });
});

describe('a heartbeat', () => {
  test('is an event visible to pages, and says when the next one is due', async () => {
    const { watch } = await startLive({ beatMs: 20 });
    const reader = await watch('1001');
    // The first quote is read from the database, which may take longer than a few heartbeats.
    await reader.until(({ text, quotes }) => beatsIn(text) > 3 && quotes.length > 0);
    expect(reader.text).toContain('\n\nevent: beat\ndata: {"nextMs":20}\n\n');
    expect(reader.quotes).toHaveLength(1);
  });

  test('is sent every ten seconds: a page that gets none for 25 knows that the connection is lost', async () => {
    const { watch } = await startLive();
    const reader = await watch('1001');
    await reader.until(({ text }) => beatsIn(text) > 0);
    expect(reader.text).toContain('event: beat\ndata: {"nextMs":10000}\n\n');
  });

  test('ACC-3 notices that the session has expired', async () => {
    const cookieHeader = await server.signInAs('tariff');
    const { watch } = await startLive({ beatMs: 20 });
    const reader = await watch('1001', cookieHeader);
    await reader.until(({ quotes }) => quotes.length === 1);
    await server.db.db
      .updateTable('session')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('token_hash', '=', hashToken(cookieHeader.replace('parcurve=', '')))
      .execute();
    await reader.until(({ isOver }) => isOver);
    expect(reader.viewers.at(-1)).toBe('0.0.');
    const refused = (await watch('1001', cookieHeader)).response;
    expect(refused.status).toBe(401);
    expect(refused.headers.get('viewer-tag')).toBe('0.0.');
  });

  test('USR-3 ACC-3 the end of a tariff mutes the stream, even before the next heartbeat', async () => {
    const { live, watch } = await startLive();
    const others = await watch('1001', paid);
    await server.db.pool.query(`
      insert into account_tariff (account_id, tariff_id, ends_at)
      select id, 100, now() + interval '800 milliseconds' from account
      where email = 'free@demo.example'`);
    const reader = await watch('1001', await server.signInAs('free'));
    await reader.until(({ quotes }) => quotes.length === 1);
    await others.until(({ quotes }) => quotes.length === 1);
    await vi.waitUntil(async () => {
      const asked = `select from account_tariff where tariff_id = 100 and ends_at > now()`;
      return (await server.db.pool.query(asked)).rows.length === 0;
    });
    live.instrumentsChanged([1001]);
    await others.until(({ quotes }) => quotes.length === 2);
    expect(reader.quotes).toHaveLength(1);
  });

  test('ACC-3 notices that the account was downgraded', async () => {
    const { watch } = await startLive({ beatMs: 20 });
    const cookieHeader = await server.signInAs('tariff');
    const reader = await watch('1001', cookieHeader);
    await reader.until(({ quotes }) => quotes.length === 1);
    const account = server.db.db.updateTable('account').where('email', '=', 'tariff@demo.example');
    await account.set({ access_level: LEVEL_RESTRICTED }).execute();
    await reader.until(({ isOver }) => isOver);
    expect(reader.viewers).toEqual([
      expect.stringMatching(/^\d+\.1\.677$/),
      expect.stringMatching(/^\d+\.1077\.677$/),
    ]);
    const refused = (await watch('1001', cookieHeader)).response;
    expect(refused.status).toBe(403);
    expect(refused.headers.get('viewer-tag')).toBe(reader.viewers[1]);
    await account.set({ access_level: LEVEL_FULL }).execute();
  });

  test('ACC-3 a viewer whose session can’t be checked gets nothing, and missed quotes later', async () => {
    let isDown = false;
    const known = new Sessions(server.db.db);
    const sessions: SessionReader = {
      findViewer: (token) =>
        isDown ? Promise.reject(new Error('database down')) : known.findViewer(token),
    };
    const { live, watch, logged } = await startLive({ beatMs: 20, sessions });
    const reader = await watch('1001');
    await reader.until(({ quotes }) => quotes.length === 1);
    isDown = true;
    const complaints = () => logged('failed to check the sessions of live streams').length;
    await vi.waitFor(() => expect(complaints()).toBe(1), 15_000);
    live.recheckAll();
    live.instrumentsChanged([1001]);
    const beats = beatsIn(reader.text);
    await reader.until(({ text }) => beatsIn(text) > beats + 3);
    expect(reader.quotes).toHaveLength(1);
    expect(complaints()).toBe(1);
    isDown = false;
    await reader.until(({ quotes }) => quotes.length === 2);
  });
});

describe('limits', () => {
  test('an account has a limited number of streams, until one is closed', async () => {
    const { live, watch } = await startLive({ maxStreamsPerAccount: 2 });
    const [first] = [await watch('1001'), await watch('1001')];
    const refused = await watch('1001');
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('60');
    await refused.until(({ isOver }) => isOver);
    expect(JSON.parse(refused.text)).toMatchObject({ result: false, code: 'too_many_attempts' });
    expect((await watch('1001', await server.signInAs('tariff'))).response.status).toBe(200);
    first?.close();
    await vi.waitFor(() => expect(live.openStreams).toBe(2), 15_000);
    expect((await watch('1001')).response.status).toBe(200);
  });

  test('a client that doesn’t read is dropped', async () => {
    let response: ServerResponse | undefined;
    const http = createServer((_request, opened) => {
      response = opened;
    }).listen(0, '127.0.0.1');
    cleanUps.push(() => http.close());
    await vi.waitFor(() => expect(http.listening).toBe(true));
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    cleanUps.push(() => socket.destroy());
    socket.pause().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const opened = await vi.waitUntil(() => response, 15_000);
    const stream = new LiveStream({
      response: opened,
      requestId: 'x',
      credential: '',
      address: '',
      viewer: viewerFromAccount({
        id: 1,
        name: '',
        accessLevel: LEVEL_FULL,
        tariffs: [],
        isOperator: false,
      }),
      language: 'eng',
      showsLabelKeys: false,
      labels: new Labels(),
      ids: new Set([1]),
      beatMs: 10_000,
      maxBufferedBytes: 256 * 1024,
    });
    const onClose = vi.fn<() => void>();
    stream.start(onClose);
    // The operating system buffers a few megabytes before a write has to wait.
    for (let i = 0; i < 1000 && stream.isOpen; i += 1) stream.send('x'.repeat(100_000));
    expect(stream.isOpen).toBe(false);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), 15_000);
  });
});

test('a long-lived stream isn’t logged as a slow request', async () => {
  const { live, watch, logged } = await startLive({ beatMs: 1100 });
  const reader = await watch('1001');
  await reader.until(({ text }) => beatsIn(text) > 1);
  live.close();
  await reader.until(({ isOver }) => isOver);
  const refused = await watch('1001');
  expect(refused.response.status).toBe(503);
  // The rejection is logged after the stream, so the stream's line would be there by now.
  await vi.waitFor(() => expect(logged('request')).not.toEqual([]), 15_000);
  expect(logged('request').map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([
    503,
  ]);
});
