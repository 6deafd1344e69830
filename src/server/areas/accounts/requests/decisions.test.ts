import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendSubscriptionRequest } from '../../../../contracts/accounts/profile.ts';
import {
  listAccessRequests,
  type RequestList,
} from '../../../../contracts/admin/operator-requests.ts';
import { accountIdFor, asViewer, type Caller } from '../../../testing/as-viewer.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const LIST = listAccessRequests.path;
const MARKETS = 100;
const NEVER = 999_999;
const NEXT_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString();
const INDEX = '/api/indexes/1001/';

let server: TestApp;
let free: Caller;
let operator: Caller;
let freeId = 0;
beforeAll(async () => {
  server = await createTestApp({ config: { publicUrl: 'https://portal.example' } });
  free = await asViewer(server, 'free');
  operator = await asViewer(server, 'operator');
  freeId = await accountIdFor(server, 'free');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['access_request', 'account_tariff', 'message'] as const) {
    await server.db.db.deleteFrom(table).where('account_id', '=', freeId).execute();
  }
});

const grantPath = (id: number) => `/api/admin/access-requests/${id}/grant/`;
const refusePath = (id: number) => `/api/admin/access-requests/${id}/refuse/`;
const owned = () =>
  server.db.db.selectFrom('account_tariff').selectAll().where('account_id', '=', freeId).execute();
const mails = () =>
  server.db.db.selectFrom('message').selectAll().where('account_id', '=', freeId).execute();

/** A new request for values; returns its id. */
async function sendRequest(): Promise<number> {
  await free.post(sendSubscriptionRequest.path, { tariff: MARKETS, contactPersonId: 0 });
  const { id } = await server.db.db
    .selectFrom('access_request')
    .select('id')
    .where('state', 'in', ['sent', 'seen'])
    .executeTakeFirstOrThrow();
  return id;
}

async function readQuote(): Promise<string | null> {
  const answer = await free.get(INDEX);
  return answer.json<{ quote: { value: string | null } }>().quote.value;
}

describe('USR-3 operator actions', () => {
  test('USR-3 are denied to everyone else, and reveal nothing', async () => {
    const id = await sendRequest();
    for (const [viewer, code] of [
      [await asViewer(server, 'visitor'), 'not_signed_in'],
      [free, 'forbidden'],
      [await asViewer(server, 'paid'), 'forbidden'],
    ] as const) {
      expectRefusal(await viewer.get(LIST), code);
      expectRefusal(await viewer.post(grantPath(id), { endsAt: null }), code);
      expectRefusal(await viewer.post(grantPath(NEVER), { endsAt: null }), code);
      expectRefusal(await viewer.post(refusePath(id), { reason: 'x' }), code);
    }
    expect(await owned()).toEqual([]);
  });

  test.each([
    [{}, 'body.endsAt'],
    [{ endsAt: 'tomorrow' }, 'body.endsAt'],
    [{ endsAt: '2020-01-01T00:00:00.000Z' }, 'body.endsAt'],
  ])('USR-3 grant nothing with %j', async (body, field) => {
    const id = await sendRequest();
    expectRefusal(await operator.post(grantPath(id), body), 'invalid_field', field);
    expect(await owned()).toEqual([]);
  });

  test.each([{}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(501) }])(
    'USR-3 deny nothing with %j',
    async (body) => {
      const id = await sendRequest();
      expectRefusal(await operator.post(refusePath(id), body), 'invalid_field', 'body.reason');
    },
  );

  test('USR-3 only find existing requests', async () => {
    expectRefusal(
      await operator.post(grantPath(NEVER), { endsAt: null }),
      'not_found',
      'params.requestId',
    );
    expectRefusal(
      await operator.post(refusePath(NEVER), { reason: 'x' }),
      'not_found',
      'params.requestId',
    );
  });
});

describe('OPR-2 the list', () => {
  test.each(['?state=gone', '?page=0', '?page=x', '?more=1'])('OPR-2 rejects %s', async (query) => {
    expect((await operator.get(LIST + query)).statusCode).toBe(400);
  });

  test('OPR-2 has pages, the longest waiting first, and counts by state', async () => {
    const { db } = server.db;
    await server.db.pool.query(
      `insert into access_request (account_id, tariff_id, kind, state, created_at)
       select $1, 100, 'new', 'taken back', now() - make_interval(days => n)
       from generate_series(1, 31) n`,
      [freeId],
    );
    const id = await sendRequest();
    const open = (await operator.get(LIST)).json<RequestList>();
    expect(open).toMatchObject({ items: [{ id }], page: 1, limit: 30 });
    expect(open.counts).toMatchObject({ open: 1, 'taken-back': 31 });
    const back = (await operator.get(`${LIST}?state=taken-back`)).json<RequestList>();
    expect(back.items).toHaveLength(30);
    // A page number that is too high shows the last page.
    const last = (await operator.get(`${LIST}?state=taken-back&page=9`)).json<RequestList>();
    expect(last).toMatchObject({ page: 2, items: [{ decidedBy: null }] });
    await db.deleteFrom('access_request').where('state', '=', 'taken back').execute();
  });
});

describe('USR-3 a request', () => {
  test('USR-3 is marked as seen when an operator lists it', async () => {
    const id = await sendRequest();
    const list = (await operator.get(LIST)).json<{ items: { id: number }[] }>();
    expect(list.items[0]).toMatchObject({
      id,
      account: { id: freeId, name: 'Free', email: 'free@demo.example' },
      tariff: { id: MARKETS, name: 'Markets' },
      contactPerson: null,
    });
    const { items } = (await operator.get(LIST)).json<{ items: object[] }>();
    expect(items[0]).toMatchObject({ id, state: 'seen', seenAt: expect.any(String) as string });
    const { items: tariffs } = (await free.get('/api/profile/tariffs/')).json<{
      items: object[];
    }>();
    expect(tariffs[0]).toMatchObject({ id: MARKETS, request: { id, state: 'seen' } });
  });

  test('USR-3 once granted shows values on the next request, and is confirmed by mail', async () => {
    expect(await readQuote()).toBe('***');
    const id = await sendRequest();
    const granted = await operator.post(grantPath(id), { endsAt: NEXT_YEAR });
    expect(granted.json()).toEqual({ result: true });
    expect(await readQuote()).not.toBe('***');
    const rows = await owned();
    expect(rows).toMatchObject([{ tariff_id: MARKETS, granted_by: expect.any(Number) as number }]);
    expect(rows[0]!.ends_at?.toISOString()).toBe(NEXT_YEAR);
    const [mail] = await mails();
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'free@demo.example' });
    expect(mail!.subject).toContain('Markets');
    expect(mail!.body).toContain('https://portal.example/profile/access/');
    expect(mail!.body).not.toContain('null');
    // A decision is final.
    expectRefusal(await operator.post(grantPath(id), { endsAt: null }), 'already_decided');
    expectRefusal(await operator.post(refusePath(id), { reason: 'x' }), 'already_decided');
  });

  test('OPR-2 granted with a message delivers it, but doesn’t log its text', async () => {
    const id = await sendRequest();
    const message = 'The report is for Anna only.';
    await operator.post(grantPath(id), { endsAt: null, message });
    expect((await mails())[0]!.body).toContain(message);
    const { items } = (await operator.get(`${LIST}?state=granted`)).json<RequestList>();
    expect(items[0]).toMatchObject({
      id,
      reason: message,
      decidedBy: 'Operator',
      account: { tariffs: [{ name: 'Markets', endsAt: null }] },
    });
    // The account page shows it too, for portals without mail.
    const tariffs = (await free.get('/api/profile/tariffs/')).json<{ items: object[] }>().items;
    expect(tariffs[0]).toMatchObject({ request: { state: 'granted', reason: message } });
    expect((await free.get('/profile/access/')).body).toContain(`“${message}”`.slice(1, -1));
    const lines = await server.db.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('kind', '=', 'request')
      .where('target', '=', String(id))
      .execute();
    expect(lines).toMatchObject([
      { action: 'granted', after: { account: freeId, tariff: MARKETS, until: null } },
    ]);
    expect(lines[0]!.actor_id).toBe(await accountIdFor(server, 'operator'));
    expect(JSON.stringify(lines)).not.toContain('Anna');
  });

  test('USR-3 once denied shows its reason, here and by mail', async () => {
    const id = await sendRequest();
    const reason = 'Please use the account of your company.';
    expect((await operator.post(refusePath(id), { reason })).statusCode).toBe(200);
    expect(await owned()).toEqual([]);
    expect((await mails())[0]!.body).toContain(reason);
    const { items } = (await free.get('/api/profile/tariffs/')).json<{ items: object[] }>();
    expect(items[0]).toMatchObject({ owned: null, request: { state: 'refused', reason } });
    expect(await readQuote()).toBe('***');
    // The tariff can be requested again.
    expect(await sendRequest()).toBeGreaterThan(id);
  });

  test('USR-3 once withdrawn can’t be granted', async () => {
    const id = await sendRequest();
    await free.post(`/api/profile/access-requests/${id}/take-back/`);
    expectRefusal(await operator.post(grantPath(id), { endsAt: null }), 'already_decided');
    expect(await owned()).toEqual([]);
  });

  test('USR-3 fifty simultaneous grants and denials are a single decision', async () => {
    const id = await sendRequest();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 2 === 0
          ? operator.post(grantPath(id), { endsAt: NEXT_YEAR })
          : operator.post(refusePath(id), { reason: 'x' }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const isGranted = answers.findIndex(({ statusCode }) => statusCode === 200) % 2 === 0;
    expect(await owned()).toHaveLength(isGranted ? 1 : 0);
    expect(await mails()).toHaveLength(1);
    const lines = await server.db.db
      .selectFrom('audit_entry')
      .select('id')
      .where('kind', '=', 'request')
      .where('target', '=', String(id))
      .execute();
    expect(lines).toHaveLength(1);
  });

  test('USR-3 for an extension moves the end of the existing tariff', async () => {
    await operator.post(grantPath(await sendRequest()), { endsAt: NEXT_YEAR });
    await free.post('/api/profile/pa/subscr_expand_request/', { tariff: MARKETS });
    const { items } = (await operator.get(LIST)).json<{ items: { id: number; kind: string }[] }>();
    expect(items[0]!.kind).toBe('expand');
    await operator.post(grantPath(items[0]!.id), { endsAt: null });
    expect(await owned()).toMatchObject([{ tariff_id: MARKETS, ends_at: null }]);
  });
});

test('USR-3 without a mail server no mail is written', async () => {
  const config = { hasOutbox: false, mail: null };
  const silent = await createTestApp({ database: server.db, config });
  const id = await sendRequest();
  const other = await asViewer(silent, 'operator');
  expect((await other.post(refusePath(id), { reason: 'x' })).statusCode).toBe(200);
  expect(await mails()).toEqual([]);
  await silent.close();
});
