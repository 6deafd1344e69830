import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { label } from '../../../../labels/labels.ts';
import { openRenderPool, type RenderPool } from '../../../core/render/render-pool.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Simulates two server processes on one database, one of which renders in threads. */
let servers: readonly [TestApp, TestApp];
let threads: RenderPool;
beforeAll(async () => {
  threads = await openRenderPool();
  const one = await createTestApp({ cachesPages: true });
  const other = await createTestApp({
    database: one.db,
    cachesPages: true,
    pages: async () => threads.handle,
  });
  servers = [one, other];
});
afterAll(async () => {
  await servers[1].close();
  await servers[0].close();
  await threads.close();
});

const DEADLINE = { timeout: 15_000, interval: 20 };
const owner = () => servers[0].db.pool;
const write = (language: string, key: string, text: string) =>
  owner().query(
    `insert into label_override (language, key, text) values ($1, $2, $3)
     on conflict (language, key) do update set text = excluded.text`,
    [language, key, text],
  );
const get = async ({ app }: TestApp, url: string) => (await app.http.inject({ url })).body;
const askChart = ({ app }: TestApp) =>
  app.http.inject({
    method: 'POST',
    url: '/api/indexes/1001/chart/',
    payload: { beginDate: '2025-01-01', endDate: '2025-12-31', periodId: null },
  });
/** Waits until the check passes on every server. */
const everywhere = (check: (server: TestApp) => Promise<void>) =>
  Promise.all(servers.map((server) => vi.waitFor(() => check(server), DEADLINE)));

afterEach(async () => {
  await owner().query('delete from label_override');
  const builtIn = `"sign_in":"${label('eng', 'sign_in')}"`;
  await everywhere(async (server) => {
    const texts = await get(server, '/api/labels/shell/');
    if (!texts.includes(builtIn)) throw new Error('the override is still there');
  });
});

describe('a changed label', () => {
  test.each([
    ['xyz', 'sign_in', 'x'],
    ['eng', '', 'x'],
    ['eng', 'k'.repeat(201), 'x'],
    ['eng', 'sign_in', 'x'.repeat(4001)],
  ])('is rejected by the database: %s %s', async (language, key, text) => {
    await expect(write(language, key, text)).rejects.toThrow('check constraint');
  });

  test('isn’t announced if rolled back', async () => {
    const client = await owner().connect();
    await client.query('begin');
    await client.query(
      `insert into label_override (language, key, text) values ('eng', 'sign_in', 'Not this')`,
    );
    await client.query('rollback');
    client.release();
    await write('eng', 'sign_out', 'Out');
    await everywhere(async (server) => {
      const texts = await get(server, '/api/labels/shell/');
      expect(texts).toContain('"sign_out":"Out"');
      expect(texts).toContain('"sign_in":"Sign in"');
    });
  });

  test('is returned by every process, in its language only', async () => {
    await write('deu', 'sign_in', 'Hereinspaziert');
    await everywhere(async (server) => {
      const texts = await get(server, '/api/labels/shell/?lang=deu');
      expect(texts).toContain('"sign_in":"Hereinspaziert"');
    });
    for (const server of servers) {
      expect(await get(server, '/api/labels/shell/?lang=eng')).toContain('"sign_in":"Sign in"');
      expect(await get(server, '/api/labels/shell/header/?lang=deu')).toContain('Hereinspaziert');
      expect(await get(server, '/api/labels/shell/?lang=deu&show_labels')).not.toContain('Herein');
    }
  });

  test('is on pages, also cached ones, and in the file they name', async () => {
    const path = '/stocks/2001/?lang=eng';
    for (const server of servers) {
      expect(await get(server, path)).toContain('>Sign in<');
      expect(await get(server, path)).not.toContain('Enter the house');
    }
    await write('eng', 'sign_in', 'Enter the house');
    await write('eng', 'chart_export', 'Take away');
    await everywhere(async (server) => {
      const page = await get(server, path);
      expect(page).toContain('Enter the house');
      expect(page).toContain('Take away');
      const [, file = ''] = /"(\/labels\/[^"]+\.json)"/.exec(page) ?? [];
      expect(await get(server, file)).toContain('"chart_export":"Take away"');
    });
    await owner().query('truncate label_override');
    await everywhere(async (server) => expect(await get(server, path)).toContain('>Sign in<'));
  });

  test('is in cached responses', async () => {
    for (const server of servers) expect((await askChart(server)).json().measure).toBe('pt');
    await write('eng', 'unit_pt', 'points');
    await everywhere(async (server) =>
      expect((await askChart(server)).json<{ measure: string }>().measure).toBe('points'),
    );
  });

  test.each([
    ['sign_in', 'Sign {in'],
    ['footer_sources', 'Sources: {nobody}'],
    ['no_such_label', 'x'],
  ])('that can’t replace “%s” (“%s”) changes nothing', async (key, text) => {
    const before = await get(servers[0], '/api/labels/shell/');
    await write('eng', key, text);
    await write('eng', 'register', 'Join');
    await everywhere(async (server) => {
      const after = await get(server, '/api/labels/shell/');
      expect(after).toBe(before.replace('"register":"Register"', '"register":"Join"'));
    });
  });

  test('made during a connection gap is read when it is back', async () => {
    await owner().query('alter table label_override disable trigger labels_changed');
    await write('eng', 'sign_in', 'Unheard');
    await owner().query('alter table label_override enable trigger labels_changed');
    const listener = new pg.Pool({ connectionString: servers[0].db.appUrl });
    const { rowCount } = await listener.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'parcurve-listen' and datname = current_database()`,
    );
    await listener.end();
    expect(rowCount).toBe(2);
    await everywhere(async (server) =>
      expect(await get(server, '/api/labels/shell/')).toContain('Unheard'),
    );
  });
});
