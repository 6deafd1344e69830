import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { runAsAdmin } from '../../../db/testing/test-server.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp({ template: 'migrated' });
});
afterEach(() => server.close());

const get = (url: string) => server.app.http.inject({ url });

/** The response may come from an earlier check, so it may lag a little. */
async function unready() {
  await expect.poll(async () => (await get('/readyz')).statusCode, { timeout: 15_000 }).toBe(503);
  return get('/readyz');
}

describe('/readyz', () => {
  test('503 while a migration of this checkout is missing', async () => {
    await server.db.pool.query(
      'delete from schema_migration where id = (select max(id) from schema_migration)',
    );
    expectRefusal(await unready(), 'not_ready');
  });

  test('503 before there is any', async () => {
    await server.db.pool.query('drop table schema_migration');
    const answer = await unready();
    expectRefusal(answer, 'not_ready');
    expect(answer.body).not.toContain('schema_migration');
  });

  test('503 while the database is down, and ready again when it is back', async () => {
    const { rows } = await server.db.pool.query<{ name: string }>(
      'select current_database() as name',
    );
    const name = rows[0]?.name ?? '';
    const { adminUrl } = inject('testServer');
    await runAsAdmin(
      adminUrl,
      `alter database ${name} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    const away = await unready();
    const alive = await get('/healthz');
    await runAsAdmin(adminUrl, `alter database ${name} allow_connections true`);
    expectRefusal(away, 'not_ready');
    expect(alive.statusCode).toBe(200);
    await expect
      .poll(async () => (await get('/readyz')).json(), { timeout: 15_000 })
      .toEqual({ status: 'ready' });
  });

  test('503 with the reason while the database’s disk is full', { timeout: 30_000 }, async () => {
    const { pool } = server.db;
    await pool.query(`
      create function fill() returns trigger language plpgsql as
        $$ begin raise 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before insert or update on attempt_limit
        for each row execute function fill()`);
    const envelope = expectRefusal(await unready(), 'not_ready');
    expect(envelope.label).toBe('error_disk_full');
    expect((await get('/healthz')).statusCode).toBe(200);
    await pool.query('drop trigger full_disk on attempt_limit');
    await expect
      .poll(async () => (await get('/readyz')).json(), { timeout: 15_000 })
      .toEqual({ status: 'ready' });
  });

  test('200 when the database responds and all migrations are done', async () => {
    const answer = await get('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready' });
  });
});

describe('/healthz', () => {
  test('alive, whatever happens to the database', async () => {
    await server.db.pool.query('drop table schema_migration');
    for (const url of ['/healthz', '/healthz/']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ status: 'alive' });
    }
  });
});
