import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldMessages, Deliverer, wipeExpired } from './deliverer.ts';
import { mailSender } from './mail-sender.ts';
import { Messages, type Message } from './messages.ts';
import type { Senders } from './senders.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

const FROM = 'portal@example.org';
const HOUR_MS = 3_600_000;

let server: TestApp;
let mails: MailServer;
let senders: Senders;
let failures: string[];
beforeAll(async () => {
  server = await createTestApp({ template: 'migrated' });
});
afterAll(() => server.close());
beforeEach(async () => {
  mails = await startMailServer();
  senders = { mail: mailSender({ url: mails.url, from: FROM }) };
  failures = [];
});
afterEach(async () => {
  await mails.close();
  await server.db.db.deleteFrom('message').execute();
});

const deliverer = (using = senders, { db } = server.db) =>
  new Deliverer(db, using, (error, what) => failures.push(`${what}: ${(error as Error).message}`));

async function queue(count = 1, changes: Partial<Message> = {}): Promise<void> {
  const messages = new Messages({ mail: null, sms: null, hasOutbox: true });
  for (let i = 0; i < count; i += 1) {
    await messages.queue(server.db.db, {
      channel: 'mail',
      to: `reader${i}@example.org`,
      purpose: 'test',
      subject: 'Test',
      text: `secret ${i}`,
      expiresAt: new Date(Date.now() + HOUR_MS),
      ...changes,
    });
  }
}

const rows = () =>
  server.db.db
    .selectFrom('message')
    .select(['body', 'tries', 'error', sql<boolean>`sent_at is not null`.as('isSent')])
    .select(
      sql<number>`extract(epoch from least(next_try_at, now() + interval '1 day') - now())::int`.as(
        'nextSeconds',
      ),
    )
    .orderBy('id')
    .execute();

test('USR-2 several simultaneous processes send each message once, and erase its text', async () => {
  await queue(23);
  await Promise.all(Array.from({ length: 2 }, () => deliverer()).map((each) => each.deliverDue()));
  const recipients = mails.received.flatMap(({ to }) => to);
  expect(recipients).toHaveLength(23);
  expect(new Set(recipients).size).toBe(23);
  expect(new Set((await rows()).map((row) => JSON.stringify({ ...row, nextSeconds: 0 })))).toEqual(
    new Set([JSON.stringify({ body: null, tries: 1, error: null, isSent: true, nextSeconds: 0 })]),
  );
  await deliverer().deliverDue();
  expect(mails.received).toHaveLength(23);
});

test('USR-2 a failed message waits longer each time, and is sent when possible', async () => {
  await queue();
  let isAway = true;
  const shaky: Senders = {
    mail: async (message) => {
      if (isAway) throw new Error('password sesame');
      return senders.mail!(message);
    },
  };
  const waits: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    await deliverer(shaky).deliverDue();
    // Not due yet, so nothing happens.
    await deliverer(shaky).deliverDue();
    const [row] = await rows();
    expect(row).toMatchObject({ tries: i + 1, body: 'secret 0', error: 'unexpected error' });
    waits.push(row!.nextSeconds);
    await server.db.db
      .updateTable('message')
      .set({ next_try_at: new Date(0) })
      .execute();
  }
  expect(waits.map((seconds) => Math.round(seconds / 15))).toEqual([1, 4, 16, 64, 240, 240]);
  isAway = false;
  await deliverer(shaky).deliverDue();
  expect(await rows()).toMatchObject([{ isSent: true, body: null, error: null }]);
  expect(mails.received).toHaveLength(1);
});

test('USR-2 a message with a permanently rejected recipient isn’t retried', async () => {
  await mails.close();
  mails = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('gone'), { responseCode: 550 })),
  });
  await queue();
  await deliverer({ mail: mailSender({ url: mails.url, from: FROM }) }).deliverDue();
  expect(await rows()).toMatchObject([
    // The text stays until it expires, so that an operator can retry it.
    { body: 'secret 0', isSent: false, error: 'the mail server rejected the message: 550 gone' },
  ]);
  expect(failures.join()).not.toMatch(/reader0|secret/);
});

test('USR-2 an expired message is erased and never sent', async () => {
  await queue(1, { expiresAt: new Date(Date.now() - 1) });
  await deliverer().deliverDue();
  expect(mails.received).toEqual([]);
  await wipeExpired(server.db.db, senders);
  expect(await rows()).toMatchObject([{ body: null, isSent: false, tries: 0 }]);
});

test('an undeliverable message stays for an hour, and its row for a month', async () => {
  await queue(2);
  await queue(1, { channel: 'sms' });
  const { db } = server.db;
  const age = (interval: string, channel: 'mail' | 'sms') =>
    db
      .updateTable('message')
      .set({ created_at: sql`now() - ${interval}::interval` })
      .where('channel', '=', channel)
      .execute();
  await age('61 minutes', 'sms');
  await age('61 minutes', 'mail');
  // A mail server may just be temporarily unavailable.
  await wipeExpired(db, senders);
  expect((await rows()).map(({ body }) => body)).toEqual(['secret 0', 'secret 1', null]);
  await wipeExpired(db, {});
  expect((await rows()).map(({ body }) => body)).toEqual([null, null, null]);
  await age('31 days', 'sms');
  await deleteOldMessages(db);
  expect(await rows()).toHaveLength(2);
});

test('USR-2 a server sends a message as soon as its transaction commits', async () => {
  const sending = await createTestApp({
    database: server.db,
    config: { mail: { url: mails.url, from: FROM } },
  });
  try {
    await queue();
    await vi.waitFor(() => expect(mails.received).toHaveLength(1), { timeout: 5000 });
  } finally {
    await sending.close();
  }
  expect(await rows()).toMatchObject([{ isSent: true, body: null }]);
});
