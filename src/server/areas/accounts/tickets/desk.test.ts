import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TicketList, TicketToAnswer } from '../../../../contracts/admin/operator-tickets.ts';
import { getSupportTickets } from '../../../../contracts/accounts/profile.ts';
import { accountIdFor, asViewer, type Caller } from '../../../testing/as-viewer.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const DESK = '/api/admin/tickets/';
const NEVER = 999_999;

let server: TestApp;
let free: Caller;
let operator: Caller;
let operatorId = 0;
beforeAll(async () => {
  server = await createTestApp();
  free = await asViewer(server, 'free');
  operator = await asViewer(server, 'operator');
  operatorId = await accountIdFor(server, 'operator');
});
afterAll(() => server.close());
beforeEach(() => server.db.db.deleteFrom('ticket').execute());

async function openTicket(subject = 'Export stays grey'): Promise<number> {
  const answer = await free.post(getSupportTickets.path, { subject, text: `${subject}?` });
  return answer.json<{ id: number }>().id;
}

const list = async (query = '') => (await operator.get(DESK + query)).json<TicketList>();
const thread = async (id: number) => (await operator.get(`${DESK}${id}/`)).json<TicketToAnswer>();
const lines = async (id: number) =>
  server.db.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('kind', '=', 'ticket')
    .where('target', '=', String(id))
    .orderBy('id')
    .execute();

test.each(['?view=all', '?page=0', '?page=x', '?more=1'])('OPR-2 rejects %s', async (query) => {
  expect((await operator.get(DESK + query)).statusCode).toBe(400);
});

test('OPR-2 nothing is done to an unknown ticket, or assigned to somebody who isn’t an operator', async () => {
  for (const answer of [
    await operator.get(`${DESK}${NEVER}/`),
    await operator.post(`${DESK}${NEVER}/messages/`, { text: 'x' }),
    await operator.post(`${DESK}${NEVER}/assign/`, { operatorId }),
    await operator.post(`${DESK}${NEVER}/close/`),
    await operator.post(`${DESK}${NEVER}/reopen/`),
  ]) {
    expectRefusal(answer, 'not_found', 'params.ticketId');
  }
  const id = await openTicket();
  for (const somebody of [NEVER, await accountIdFor(server, 'paid')]) {
    expectRefusal(
      await operator.post(`${DESK}${id}/assign/`, { operatorId: somebody }),
      'not_found',
      'body.operatorId',
    );
  }
  expect((await thread(id)).assignedTo).toBeNull();
});

test('OPR-2 waiting tickets come first, and each view has its own', async () => {
  const [answered, older, newer, closed] = [
    await openTicket('Answered'),
    await openTicket('Older'),
    await openTicket('Newer'),
    await openTicket('Closed'),
  ];
  await operator.post(`${DESK}${answered}/messages/`, { text: 'So it is.' });
  await operator.post(`${DESK}${closed}/messages/`, { text: 'Done.', closes: true });
  const open = await list();
  expect(open.items.map(({ id }) => id)).toEqual([older, newer, answered]);
  expect(open.counts).toEqual({ open: 3, mine: 1, closed: 1, waiting: 2 });
  expect(open.firstAnswerMinutes).toBeGreaterThanOrEqual(0);
  expect(open.items[0]).toMatchObject({
    state: 'open',
    latest: { text: 'Older?', isOperator: false },
    account: { email: 'free@demo.example' },
    assignedTo: null,
  });
  expect((await list('?view=mine')).items.map(({ id }) => id)).toEqual([answered]);
  expect(await list('?view=closed')).toMatchObject({ items: [{ id: closed, state: 'closed' }] });
});

test('OPR-2 an answer names its author, closes on request, and is logged without its text', async () => {
  const id = await openTicket();
  await operator.post(`${DESK}${id}/messages/`, { text: 'Secret words.', closes: true });
  expect(await thread(id)).toMatchObject({
    state: 'closed',
    authors: [{ id: operatorId, name: 'Operator' }],
    assignedTo: { id: operatorId },
    messages: [{}, { isOperator: true, contacts_id: operatorId }],
  });
  await operator.post(`${DESK}${id}/reopen/`);
  // The operator wrote last, so the ticket waits for the user.
  expect((await thread(id)).state).toBe('answered');
  // Reopening an open ticket changes nothing and isn't logged.
  await operator.post(`${DESK}${id}/reopen/`);
  expect(await lines(id)).toEqual([
    { action: 'answered', before: { state: 'open' }, after: { state: 'closed' } },
    { action: 'restored', before: { state: 'closed' }, after: { state: 'open' } },
  ]);
});

test('OPR-2 a ticket is assigned to an operator, also by twenty at once, and closed once', async () => {
  const id = await openTicket();
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      operator.post(`${DESK}${id}/assign/`, { operatorId: i % 2 === 0 ? operatorId : null }),
    ),
  );
  await operator.post(`${DESK}${id}/assign/`, { operatorId: null });
  const given = await operator.post(`${DESK}${id}/assign/`, { operatorId });
  expect(given.json()).toEqual({ result: true });
  expect((await thread(id)).assignedTo).toMatchObject({ id: operatorId });
  await Promise.all(Array.from({ length: 10 }, () => operator.post(`${DESK}${id}/close/`)));
  const recorded = await lines(id);
  expect(recorded.filter(({ action }) => action === 'closed')).toHaveLength(1);
  // Each entry starts from the state in which the previous one left off.
  const assigned = recorded.filter(({ action }) => action === 'assigned');
  for (const [i, { before }] of assigned.entries()) {
    expect(before).toEqual(i === 0 ? { operator: null } : assigned[i - 1]!.after);
  }
});
