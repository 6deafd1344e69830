import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSupportTickets } from '../../../../contracts/accounts/profile.ts';
import {
  MAX_MESSAGE,
  MAX_MESSAGES,
  MAX_TICKETS_A_DAY,
  type TicketItem,
  type TicketThread,
} from '../../../../contracts/accounts/tickets.ts';
import { accountIdFor, asViewer, type Caller } from '../../../testing/as-viewer.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const LIST = getSupportTickets.path;
const ADMIN = '/api/admin/tickets/';
const ASKED = { subject: 'Export stays grey', text: 'Why?\r\n<script>alert(1)</script>' };

let server: TestApp;
let free: Caller;
let paid: Caller;
let operator: Caller;
beforeAll(async () => {
  server = await createTestApp({ config: { publicUrl: 'https://portal.example' } });
  free = await asViewer(server, 'free');
  paid = await asViewer(server, 'paid');
  operator = await asViewer(server, 'operator');
});
afterAll(() => server.close());

async function openTicket(viewer: Caller): Promise<number> {
  const answer = await viewer.post(LIST, ASKED);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: number }>().id;
}

async function listed(viewer: Caller, id: number): Promise<TicketItem | undefined> {
  return (await viewer.get(LIST)).json<TicketItem[]>().find((ticket) => ticket.id === id);
}

const thread = async (viewer: Caller, id: number) =>
  (await viewer.get(`${LIST}${id}/`)).json<TicketThread>();

describe('USR-4 a ticket is rejected', () => {
  test('USR-4 for visitors; operator actions for everyone else', async () => {
    const id = await openTicket(free);
    const visitor = await asViewer(server, 'visitor');
    for (const path of [LIST, `${LIST}${id}/`]) {
      expectRefusal(await visitor.get(path), 'not_signed_in');
    }
    for (const [viewer, code] of [
      [visitor, 'not_signed_in'],
      [paid, 'forbidden'],
      [free, 'forbidden'],
    ] as const) {
      expectRefusal(await viewer.get(ADMIN), code);
      expectRefusal(await viewer.get(`${ADMIN}${id}/`), code);
      expectRefusal(await viewer.post(`${ADMIN}${id}/messages/`, { text: 'x' }), code);
      expectRefusal(await viewer.post(`${ADMIN}${id}/close/`), code);
      expectRefusal(await viewer.post(`${ADMIN}${id}/reopen/`), code);
      expectRefusal(await viewer.post(`${ADMIN}${id}/assign/`, { operatorId: null }), code);
    }
  });

  test.each([
    [{ subject: 'x' }, 'body.text'],
    [{ subject: 'x', text: '' }, 'body.text'],
    [{ subject: 'x', text: ' \r\n ' }, 'body.text'],
    [{ subject: 'x', text: 'x'.repeat(MAX_MESSAGE + 1) }, 'body.text'],
    [{ subject: '', text: 'x' }, 'body.subject'],
    [{ subject: 'x'.repeat(201), text: 'x' }, 'body.subject'],
    [{ subject: 'x'.repeat(10_000), text: 'x' }, 'body.subject'],
    [{ subject: 'a\r\nBcc: b@example.org', text: 'x' }, 'body.subject'],
  ])('USR-4 with %j', async (body, field) => {
    expectRefusal(await free.post(LIST, body), 'invalid_field', field);
  });

  test('USR-4 for everyone but its owner, like one that doesn’t exist', async () => {
    const id = await openTicket(free);
    for (const other of [paid, operator]) {
      for (const path of [`${LIST}${id}/`, `${LIST}999999/`]) {
        for (const answer of [
          await other.get(path),
          await other.post(`${path}messages/`, { text: 'x' }),
          await other.post(`${path}read/`),
          await other.post(`${path}close/`),
        ]) {
          expectRefusal(answer, 'not_found', 'params.ticketId');
        }
      }
      expect(await listed(other, id)).toBeUndefined();
    }
    expect(await thread(free, id)).toMatchObject({ state: 'open', messages: [{ status_id: 1 }] });
  });
});

describe('USR-4 a ticket', () => {
  test('USR-4 has its first message, as plain text with one kind of line break', async () => {
    const id = await openTicket(free);
    const { messages, ...rest } = await thread(free, id);
    expect(rest).toMatchObject({ id, subject: ASKED.subject, state: 'open', unread: 0 });
    expect(messages).toMatchObject([
      {
        text: 'Why?\n<script>alert(1)</script>',
        isOperator: false,
        status_id: 1,
        contacts_id: await accountIdFor(server, 'free'),
      },
    ]);
  });

  test('USR-4 accepts 10,000 characters of any script', async () => {
    const text = '界'.repeat(MAX_MESSAGE);
    const answer = await free.post(LIST, { subject: '长', text });
    expect((await thread(free, answer.json<{ id: number }>().id)).messages[0]!.text).toBe(text);
  });

  test('USR-4 SHL-8 goes to an operator and back, and counts unread messages', async () => {
    const id = await openTicket(free);
    const all = (await operator.get(ADMIN)).json<{ items: { id: number }[] }>();
    expect(all.items.find((ticket) => ticket.id === id)).toMatchObject({
      account: { name: 'Free', email: 'free@demo.example' },
    });
    // A ticket that an operator opens counts as read.
    await operator.get(`${ADMIN}${id}/`);
    expect((await listed(free, id))?.messages).toMatchObject([{ status_id: 2 }]);

    await operator.post(`${ADMIN}${id}/messages/`, { text: 'Because of your level.' });
    await operator.post(`${ADMIN}${id}/messages/`, { text: 'Ask for access.' });
    const operatorId = await accountIdFor(server, 'operator');
    expect(await listed(free, id)).toMatchObject({
      state: 'answered',
      unread: 2,
      messages: [{}, { status_id: 1, contacts_id: operatorId }, { status_id: 1 }],
    });
    const mail = await server.db.db
      .selectFrom('message')
      .selectAll()
      .where('purpose', '=', 'ticket-answered')
      .execute();
    expect(mail).toHaveLength(2);
    expect(mail[0]).toMatchObject({ recipient: 'free@demo.example' });
    expect(mail[0]!.body).toContain(`https://portal.example/profile/tickets/${id}/`);

    await free.post(`${LIST}${id}/read/`);
    expect(await listed(free, id)).toMatchObject({ unread: 0, state: 'answered' });
    await free.post(`${LIST}${id}/messages/`, { text: 'Thank you.' });
    expect((await listed(free, id))?.state).toBe('open');
  });

  test('USR-4 is closed by either side, and reopens when its owner writes', async () => {
    const id = await openTicket(paid);
    expect((await paid.post(`${LIST}${id}/close/`)).statusCode).toBe(200);
    expect((await listed(paid, id))?.state).toBe('closed');
    await paid.post(`${LIST}${id}/messages/`, { text: 'One more thing.' });
    expect((await listed(paid, id))?.state).toBe('open');
    await operator.post(`${ADMIN}${id}/close/`);
    expect((await listed(paid, id))?.state).toBe('closed');
  });
});

describe('USR-4 limits', () => {
  test('USR-4 fifty tickets at once stop at the daily limit', async () => {
    const other = await asViewer(server, 'tariff');
    const answers = await Promise.all(Array.from({ length: 50 }, () => other.post(LIST, ASKED)));
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(MAX_TICKETS_A_DAY);
    const refused = answers.find(({ statusCode }) => statusCode !== 200)!;
    expectRefusal(refused, 'too_many_attempts');
    expect((await other.get(LIST)).json<TicketItem[]>()).toHaveLength(MAX_TICKETS_A_DAY);
  });

  test('USR-4 simultaneous messages stop at the limit per ticket', async () => {
    const id = await openTicket(free);
    await server.db.pool.query(
      `insert into ticket_message (ticket_id, is_operator, text)
       select $1, false, 'x' from generate_series(1, $2)`,
      [id, MAX_MESSAGES - 3],
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => free.post(`${LIST}${id}/messages/`, { text: 'x' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expectRefusal(
      answers.find(({ statusCode }) => statusCode !== 200)!,
      'ticket_full',
    );
    expect((await thread(free, id)).messages).toHaveLength(MAX_MESSAGES);
  });
});
