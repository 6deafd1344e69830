import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabaseLine, type DatabaseLine } from '../../../db/testing/database-line.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { label } from '../../../labels/labels.ts';
import { DEMO_PASSWORD } from '../../areas/accounts/demo-accounts.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const LONG = { timeout: 60_000 };
const SOON = { timeout: 15_000, interval: 100 };

let database: TestDatabase;
let line: DatabaseLine;
let server: TestApp;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'demo' });
  line = await openDatabaseLine(database.appUrl);
  server = await createTestApp({ database, databaseUrl: line.url });
});
afterEach(async () => {
  line.mend();
  line.thaw();
  await server.close();
  line.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers });
const chart = (payload: object = {}, { app } = server) =>
  app.http.inject({ method: 'POST', url: '/api/indexes/1001/getGraphicData/', payload });
/** Renames an index without going through the line, which holds the notification back. */
const rename = () =>
  database.pool.query(
    `update instrument set name = name || '{"eng": "Renamed"}'::jsonb where id = 1001`,
  );

describe('while the database is down', () => {
  test.each(['/api/indexes/1001/', '/api/indexes/', '/api/search/?q=bank&type=bonds'])(
    '%s: 503 with Retry-After, not 500',
    LONG,
    async (url) => {
      line.cut();
      const answer = await get(url);
      expectRefusal(answer, 'unavailable');
      expect(answer.headers['retry-after']).toBe('5');
    },
  );

  test('signing in: 503 with Retry-After', LONG, async () => {
    line.cut();
    const payload = { email: 'paid@demo.example', password: DEMO_PASSWORD };
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/account/sign-in/',
      payload,
    });
    expectRefusal(answer, 'unavailable');
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('a page: 503, in the shell, with the latest menu', LONG, async () => {
    expect((await get('/indexes/1001/')).statusCode).toBe(200);
    line.cut();
    const answer = await get('/indexes/1001/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain(label('eng', 'unreachable_title'));
    expect(answer.body).toContain('href="/indexes/?category=');
  });

  test('a cached chart is served, another one is 503', LONG, async () => {
    const kept = await chart();
    expect(kept.statusCode).toBe(200);
    line.cut();
    const again = await chart();
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(kept.body);
    expectRefusal(await chart({ beginDate: '2020-01-01' }), 'unavailable');
  });

  test('everything works again once the database is back', LONG, async () => {
    line.cut();
    expectRefusal(await get('/api/indexes/1001/'), 'unavailable');
    line.mend();
    await expect.poll(async () => (await get('/readyz')).statusCode, SOON).toBe(200);
    expect((await get('/api/indexes/1001/')).statusCode).toBe(200);
  });
});

describe('a database that no longer responds', () => {
  test(
    'is detected within ten seconds: not ready, though connections stay open',
    LONG,
    async () => {
      line.freeze();
      const begin = performance.now();
      await expect.poll(async () => (await get('/readyz')).statusCode, SOON).toBe(503);
      expect(performance.now() - begin).toBeLessThan(10_000);
      expectRefusal(await get('/readyz'), 'not_ready');
      expect((await get('/healthz')).statusCode).toBe(200);
      line.thaw();
      await expect.poll(async () => (await get('/readyz')).statusCode, SOON).toBe(200);
    },
  );

  test('cached responses aren’t used if only the notifications are missing', LONG, async () => {
    const deaf = await createTestApp({
      database,
      databaseUrl: line.url,
      poolUrl: database.appUrl,
    });
    const kept = await chart({}, deaf);
    line.freeze();
    await rename();
    expect((await chart({}, deaf)).body).toBe(kept.body);
    await expect
      .poll(async () => (await chart({}, deaf)).body, { timeout: 10_000 })
      .toContain('Renamed');
    expectRefusal(await deaf.app.http.inject({ url: '/readyz' }), 'not_ready');
    await deaf.close();
  });

  test('readiness responds at once all the while', LONG, async () => {
    line.freeze();
    const times: number[] = [];
    for (let i = 0; i < 25; i += 1) {
      const begin = performance.now();
      await get('/readyz');
      times.push(performance.now() - begin);
      await new Promise((done) => setTimeout(done, 100));
    }
    // Usually it takes less than 100 ms; a slow machine gets a second.
    expect(Math.max(...times)).toBeLessThan(1000);
  });

  test('a query is abandoned with 503, and its connection not reused', LONG, async () => {
    expect((await get('/api/indexes/1001/')).statusCode).toBe(200);
    line.freeze();
    expectRefusal(await get('/api/indexes/1001/'), 'unavailable');
    line.thaw();
    await expect.poll(async () => (await get('/api/indexes/1001/')).statusCode, SOON).toBe(200);
  });
});

test('the server cancels a slow statement, with 503', LONG, async () => {
  const client = await database.pool.connect();
  await client.query('begin; lock table instrument');
  const answer = await get('/api/indexes/1001/');
  await client.query('rollback');
  client.release();
  expectRefusal(answer, 'unavailable');
  expect((await get('/api/indexes/1001/')).statusCode).toBe(200);
});

test('changes made during a gap in notifications are seen afterwards', LONG, async () => {
  const kept = await chart();
  line.cut();
  await rename();
  expect((await chart()).body).toBe(kept.body);
  line.mend();
  await expect.poll(async () => (await chart()).body, SOON).toContain('Renamed');
});
