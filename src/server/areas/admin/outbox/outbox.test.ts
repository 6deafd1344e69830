import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Messages } from '../../../core/messages/messages.ts';
import { startMailServer } from '../../../core/messages/testing/mail-server.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

const URL = '/api/admin/outbox/';
const PAGE = '/admin/outbox/';
const HOUR_MS = 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function retry(id: number, kind?: DemoKind, app = server) {
  const cookie = kind ? await server.signInAs(kind) : '';
  return app.app.http.inject({ method: 'POST', url: `${URL}${id}/retry/`, headers: { cookie } });
}

async function getAs(url: string, kind?: DemoKind, app = server) {
  const cookie = kind ? await server.signInAs(kind) : '';
  return app.app.http.inject({ url, headers: { cookie } });
}

test('USR-2 messages are for operators, and only where no real recipients are written to', async () => {
  expectRefusal(await retry(1), 'not_signed_in');
  expectRefusal(await retry(1, 'paid'), 'forbidden');
  expectRefusal(await retry(999_999, 'operator'), 'not_found', 'params.messageId');
  expectRefusal(await getAs(URL), 'not_signed_in', null);
  expectRefusal(await getAs(URL, 'paid'), 'forbidden', null);
  const refused = await getAs(PAGE);
  expect(refused.statusCode).toBe(401);
  // After signing in, the operator returns here.
  expect(refused.body).toContain(`href="/sign-in/?next=${encodeURIComponent(PAGE)}"`);
  expect((await getAs(PAGE, 'paid')).statusCode).toBe(403);
  const real = await createTestApp({ database: server.db, config: { hasOutbox: false } });
  try {
    await new Messages({ mail: null, sms: null, hasOutbox: true }).queue(server.db.db, {
      channel: 'mail',
      to: 'olga@example.org',
      purpose: 'reset-password',
      subject: 'New password',
      text: 'a secret link',
      expiresAt: new Date(Date.now() + HOUR_MS),
    });
    const { items } = (await getAs(URL, 'operator', real)).json<{ items: object[] }>();
    expect(items).toMatchObject([{ to: 'olga@example.org', text: null, state: 'waiting' }]);
    const page = (await getAs(PAGE, 'operator', real)).body;
    expect(page).toContain('olga@example.org');
    expect(page).toContain('No mail server is configured');
    expect(page).not.toContain('a secret link');
    expect((await getAs('/admin/users/', 'operator', real)).body).toContain(PAGE);
  } finally {
    await server.db.db.deleteFrom('message').execute();
    await real.close();
  }
  expect((await getAs('/', 'paid')).body).not.toContain('/admin/');
  expect((await getAs('/', 'operator')).body).toContain('href="/admin/"');
  expect((await getAs(PAGE, 'operator')).body).toContain(`href="${PAGE}"`);
});

test('USR-2 OPR-11 the outbox shows the newest messages with their state', async () => {
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
  const { items } = (await getAs(URL, 'operator')).json<{ items: object[] }>();
  expect(items).toMatchObject([
    { state: 'expired', text: null },
    { state: 'waiting', text: 'newest <b>', to: '+4791234219', purpose: 'phone-code' },
    { state: 'failed', text: null, error: 'answer 550', canRetry: false },
    { state: 'sent', text: null },
    { state: 'waiting', text: 'oldest', error: null },
  ]);
  const page = (await getAs(PAGE, 'operator')).body;
  expect(page).toContain('newest &lt;b&gt;');
  expect(page).not.toContain('too late');
});

test('OPR-11 a rejected mail is shown, marked red, and sent by a retry', async () => {
  let refusal: Error | null = Object.assign(new Error('mailbox olga@example.org is full'), {
    responseCode: 452,
  });
  const mails = await startMailServer({ onRcptTo: (_to, _session, done) => done(refusal) });
  const mail = { url: mails.url, from: 'Parcurve <portal@example.org>' };
  const real = await createTestApp({ database: server.db, config: { hasOutbox: false, mail } });
  try {
    await server.db.db.deleteFrom('message').execute();
    const cookie = await server.signInAs('operator');
    const get = async <T>(url: string) =>
      (await real.app.http.inject({ url, headers: { cookie } })).json<T>();
    const firstMessage = async () => (await get<{ items: { id: number }[] }>(URL)).items[0]!;
    const failing = async () =>
      (await get<{ failingMessages: number }>('/api/admin/counts/')).failingMessages;
    expect(await failing()).toBe(0);
    // Sent to the operator's own email address; the response waits for the mail server.
    await server.db.pool.query(`update account set email_confirmed_at = now()`);
    const sent = await real.app.http.inject({
      method: 'POST',
      url: '/api/admin/settings/messages/',
      headers: { cookie },
      payload: { channel: 'mail' },
    });
    expect(sent.statusCode).toBe(200);
    const refused = { state: 'trying', error: expect.stringContaining('452 mailbox … is full') };
    expect(await get('/api/admin/settings/messages/')).toMatchObject({
      items: [{ channel: 'mail', last: refused }, {}],
    });
    expect(await firstMessage()).toMatchObject({
      ...refused,
      tries: 1,
      canRetry: true,
      answer: null,
    });
    expect(await failing()).toBe(1);
    const users = await real.app.http.inject({ url: '/admin/users/', headers: { cookie } });
    expect(users.body).toMatch(/fault[^>]*>1</);
    // Phones hide wide columns but still show the outcome.
    const page = await real.app.http.inject({ url: '/admin/outbox/', headers: { cookie } });
    const shown = [...page.body.matchAll(/<th\b([^>]*)>(?:<[^>]*>)*([^<]+)/g)]
      .filter(([, attributes = '']) => !attributes.includes('wide'))
      .map(([, , title]) => title);
    expect(shown).toContain('State');
    expect(shown).not.toContain('Text');

    refusal = null;
    expect((await retry((await firstMessage()).id, 'operator', real)).statusCode).toBe(200);
    await vi.waitFor(async () => {
      const accepted = { state: 'sent', error: null, answer: expect.stringMatching(/^250 /) };
      expect(await firstMessage()).toMatchObject(accepted);
    });
    expect(await failing()).toBe(0);
    expectRefusal(
      await retry((await firstMessage()).id, 'operator', real),
      'not_found',
      'params.messageId',
    );
    const { rows } = await server.db.pool.query(
      `select action from audit_entry where kind = 'message'`,
    );
    expect(rows).toEqual([{ action: 'sent' }]);
  } finally {
    await real.close();
    await mails.close();
  }
});
