import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Setup } from '../../../../contracts/admin/setup.ts';
import { recordBackup } from '../../../../db/embedded/last-backup.ts';
import type { Config } from '../../../config.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';
import { readSetup } from './routes.ts';
import { SiteSettings } from '../../../core/settings/site-settings.ts';
import { readConfig } from '../../../config.ts';

const URL = '/api/admin/setup/';
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portal@example.org' };

let server: TestApp;
beforeAll(async () => {
  // The template's demo accounts remain: only a startup removes them.
  server = await createTestApp({ config: { demo: false } });
});
afterAll(() => server.close());

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function request(kind?: DemoKind) {
  const cookie = kind ? await server.signInAs(kind) : '';
  return server.app.http.inject({ url: URL, headers: { cookie } });
}

const stateOf = async () => {
  const { isShown, steps } = (await request('operator')).json<Setup>();
  return { isShown, done: steps.flatMap(({ step, isDone }) => (isDone ? [step] : [])) };
};

/** The setup status of a portal that was started with these settings. */
async function readWith(env: Record<string, string>, dataDir?: string): Promise<Setup> {
  const config: Config = readConfig({ DEMO: 'off', ...env });
  const settings = SiteSettings.fromConfig(config);
  return readSetup(server.db.db, { config, settings, dataDir });
}

test('OPR-8 the checklist is for operators', async () => {
  expectRefusal(await request(), 'not_signed_in', null);
  for (const kind of ['free', 'paid', 'tariff'] as const) {
    expectRefusal(await request(kind), 'forbidden', null);
  }
});

test('OPR-8 each step is done once its result exists', async () => {
  const { db } = server.db;
  expect(await stateOf()).toMatchObject({ isShown: true });
  expect((await stateOf()).done).not.toContain('people');

  await db
    .insertInto('invitation')
    .values({
      email: 'colleague@example.org',
      language: 'eng',
      token_hash: Buffer.alloc(32, 1),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  expect((await stateOf()).done).toContain('people');

  expect((await readWith({})).steps).toContainEqual({ step: 'name', isDone: false });
  const named = { SITE_NAME: 'Bond desk', OPERATOR_CONTACT: 'desk@example.org' };
  expect((await readWith(named)).steps).toContainEqual({ step: 'name', isDone: true });
  expect((await readWith({ SITE_NAME: 'Bond desk' })).steps).toContainEqual({
    step: 'name',
    isDone: false,
  });

  await db.deleteFrom('account_tariff').execute();
  await db.updateTable('tariff').set({ price: null, currency: null, per: null }).execute();
  expect((await readWith({})).steps).toContainEqual({ step: 'tariffs', isDone: false });
  expect((await readWith({ ACCESS_POLICY: 'open' })).steps).toContainEqual({
    step: 'tariffs',
    isDone: true,
  });

  expect((await readWith(SMTP)).steps).toContainEqual({ step: 'mail', isDone: false });
  await db
    .insertInto('message')
    .values({
      channel: 'mail',
      recipient: 'a@example.org',
      purpose: 'settings-test',
      sent_at: new Date(),
      expires_at: new Date(),
    })
    .execute();
  expect((await readWith(SMTP)).steps).toContainEqual({ step: 'mail', isDone: true });
  // An earlier mail doesn't count if no mail server is configured any more.
  expect((await readWith({})).steps).toContainEqual({ step: 'mail', isDone: false });
});

test('OPR-8 backups are a step if the portal runs its own database', async () => {
  expect((await readWith({})).steps.map(({ step }) => step)).not.toContain('backups');
  const dataDir = mkdtempSync(join(tmpdir(), 'pc-setup-'));
  folders.push(dataDir);
  expect((await readWith({}, dataDir)).steps).toContainEqual({ step: 'backups', isDone: false });
  await recordBackup(dataDir, '/elsewhere/parcurve-1');
  expect((await readWith({}, dataDir)).steps).toContainEqual({ step: 'backups', isDone: true });
});

test('OPR-8 the list ends when an operator closes it, and is not shown with the demo', async () => {
  expect((await readWith({ DEMO: 'on' })).isShown).toBe(false);
  const headers = { cookie: await server.signInAs('operator') };
  const change = (showsSetup: boolean) =>
    server.app.http.inject({
      method: 'POST',
      url: '/api/admin/settings/',
      headers,
      payload: { showsSetup },
    });
  expect((await change(false)).statusCode).toBe(200);
  expect((await stateOf()).isShown).toBe(false);
  await change(true);
  expect((await stateOf()).isShown).toBe(true);
});
