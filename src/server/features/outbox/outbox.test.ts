import { afterAll, beforeAll, expect, test } from 'vitest';
import { Messages } from '../../messages/messages.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../testing/test-app.ts';

const URL = '/api/admin/outbox/';
const PAGE = '/admin/outbox/';
const HOUR_MS = 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function ask(url: string, kind?: DemoKind, app = server) {
  const cookie = kind ? await server.signInAs(kind) : '';
  return app.app.http.inject({ url, headers: { cookie } });
}

test('USR-2 the outbox is for operators, and not there where people are written to', async () => {
  expectRefusal(await ask(URL), 'not_signed_in', null);
  expectRefusal(await ask(URL, 'paid'), 'forbidden', null);
  const refused = await ask(PAGE);
  expect(refused.statusCode).toBe(401);
  // Whoever signs in comes back here.
  expect(refused.body).toContain(`href="/sign-in/?next=${encodeURIComponent(PAGE)}"`);
  expect((await ask(PAGE, 'paid')).statusCode).toBe(403);
  const real = await createTestApp({ database: server.db, config: { hasOutbox: false } });
  try {
    expectRefusal(await ask(URL, 'operator', real), 'not_found', null);
    expect((await ask(PAGE, 'operator', real)).statusCode).toBe(404);
    expect((await ask('/admin/users/', 'operator', real)).body).not.toContain(PAGE);
  } finally {
    await real.close();
  }
  expect((await ask('/', 'paid')).body).not.toContain('/admin/');
  expect((await ask('/', 'operator')).body).toContain('href="/admin/"');
  expect((await ask(PAGE, 'operator')).body).toContain(`href="${PAGE}"`);
});

test('USR-2 the outbox shows the newest messages with their state', async () => {
  const { db } = server.db;
  const messages = new Messages({ mail: null, sms: null, hasOutbox: true });
  const queue = (text: string, ms: number) =>
    messages.queue(db, {
      channel: 'sms',
      to: '+4791234219',
      purpose: 'phone-code',
      text,
      expiresAt: new Date(Date.now() + ms),
    });
  for (const text of ['oldest', 'sent', 'failed', 'newest <b>']) await queue(text, HOUR_MS);
  await queue('too late', -1);
  await db
    .updateTable('message')
    .set({ sent_at: new Date(), body: null })
    .where('body', '=', 'sent')
    .execute();
  await db
    .updateTable('message')
    .set({ error: 'answer 550', body: null })
    .where('body', '=', 'failed')
    .execute();
  const { items } = (await ask(URL, 'operator')).json<{ items: object[] }>();
  expect(items).toMatchObject([
    { state: 'expired', text: null },
    { state: 'waiting', text: 'newest <b>', to: '+4791234219', purpose: 'phone-code' },
    { state: 'failed', text: null, error: 'answer 550' },
    { state: 'sent', text: null },
    { state: 'waiting', text: 'oldest', error: null },
  ]);
  const page = (await ask(PAGE, 'operator')).body;
  expect(page).toContain('newest &lt;b&gt;');
  expect(page).not.toContain('too late');
});
