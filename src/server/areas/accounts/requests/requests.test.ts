import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  expandSubscriptionRequest,
  sendSubscriptionRequest,
} from '../../../../contracts/accounts/profile.ts';
import {
  getTariffs,
  MAX_REQUESTS_A_DAY,
  type Tariff,
} from '../../../../contracts/accounts/tariffs.ts';
import { accountIdFor, asViewer, type Caller } from '../../../testing/as-viewer.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const SEND = sendSubscriptionRequest.path;
const EXPAND = expandSubscriptionRequest.path;
const MARKETS = 100;
const TICKETS = 677;

let server: TestApp;
let free: Caller;
let owner: Caller;
let freeId = 0;
beforeAll(async () => {
  server = await createTestApp();
  free = await asViewer(server, 'free');
  owner = await asViewer(server, 'tariff');
  freeId = await accountIdFor(server, 'free');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.db.deleteFrom('access_request').execute();
});

const requests = () => server.db.db.selectFrom('access_request').selectAll().execute();
const takeBack = (id: number) => `/api/profile/access-requests/${id}/take-back/`;

const sendRequest = (tariff: number, contactPersonId: number) =>
  free.post(SEND, { tariff, contactPersonId });

async function readTariff(viewer: Caller, id: number): Promise<Tariff | undefined> {
  const answer = await viewer.get(getTariffs.path);
  return answer.json<{ items: Tariff[] }>().items.find((tariff) => tariff.id === id);
}

describe('USR-3 a request is rejected', () => {
  test('USR-3 for a visitor', async () => {
    const visitor = await asViewer(server, 'visitor');
    for (const path of [SEND, EXPAND, takeBack(1)]) {
      expectRefusal(await visitor.post(path, { tariff: MARKETS }), 'not_signed_in');
    }
    expectRefusal(await visitor.get(getTariffs.path), 'not_signed_in');
  });

  test.each([
    [{ contactPersonId: 0 }, 'body.tariff'],
    [{ tariff: MARKETS }, 'body.contactPersonId'],
    [{ tariff: '100', contactPersonId: 0 }, 'body.tariff'],
    [{ tariff: MARKETS, contactPersonId: 1.5 }, 'body.contactPersonId'],
    [{ tariff: MARKETS, contactPersonId: 0, comment: 'x'.repeat(501) }, 'body.comment'],
    [{ tariff: MARKETS, contactPersonId: 0, comment: 'x'.repeat(10_000) }, 'body.comment'],
  ])('USR-3 with %j', async (body, field) => {
    expectRefusal(await free.post(SEND, body), 'invalid_field', field);
    expect(await requests()).toEqual([]);
  });

  test('USR-3 for somebody else, and with a self-chosen level', async () => {
    const body = { tariff: MARKETS, contactPersonId: 0 };
    expectRefusal(
      await free.post(SEND, { ...body, accountId: 1 }),
      'unknown_field',
      'body.accountId',
    );
    expectRefusal(
      await free.post(SEND, { ...body, state: 'granted' }),
      'unknown_field',
      'body.state',
    );
  });

  test('USR-3 for a tariff or contact person that isn’t offered', async () => {
    expectRefusal(await sendRequest(4711, 0), 'not_found', 'body.tariff');
    expectRefusal(await sendRequest(MARKETS, 4711), 'not_found', 'body.contactPersonId');
    await server.db.pool.query('update tariff set is_offered = false where id = 100');
    expectRefusal(await sendRequest(MARKETS, 0), 'not_found', 'body.tariff');
    await server.db.pool.query('update tariff set is_offered = true where id = 100');
    expect(await requests()).toEqual([]);
  });

  test('USR-3 to extend a tariff that the account doesn’t have', async () => {
    expectRefusal(await free.post(EXPAND, { tariff: MARKETS }), 'not_found', 'body.tariff');
    expectRefusal(await free.post(EXPAND, { tariff: 4711 }), 'not_found', 'body.tariff');
  });

  test(`USR-3 after ${MAX_REQUESTS_A_DAY} in a day, even if they were withdrawn`, async () => {
    const row = { account_id: freeId, tariff_id: TICKETS, kind: 'new', state: 'taken back' };
    await server.db.db
      .insertInto('access_request')
      .values(Array.from({ length: MAX_REQUESTS_A_DAY }, () => row))
      .execute();
    const answer = await free.post(SEND, { tariff: MARKETS, contactPersonId: 0 });
    expectRefusal(answer, 'too_many_attempts');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('USR-3 a request', () => {
  const body = { tariff: MARKETS, contactPersonId: 0 };

  test('USR-3 is stored with its comment and contact person', async () => {
    const [person] = await server.db.db.selectFrom('contact_person').select('id').execute();
    const answer = await free.post(SEND, {
      tariff: MARKETS,
      contactPersonId: person!.id,
      comment: '  For the <b>risk</b> report\nof each month ',
    });
    expect(answer.json()).toEqual({ messages: [] });
    expect(await requests()).toMatchObject([
      {
        account_id: freeId,
        tariff_id: MARKETS,
        kind: 'new',
        contact_person_id: person!.id,
        comment: 'For the <b>risk</b> report\nof each month',
        state: 'sent',
        seen_at: null,
      },
    ]);
    const { request } = (await readTariff(free, MARKETS))!;
    expect(request).toMatchObject({ state: 'sent', kind: 'new', seenAt: null, decidedAt: null });
    // No other account can read it.
    expect((await readTariff(owner, MARKETS))?.request).toBeNull();
  });

  test('USR-3 a second one isn’t stored, and the response says so', async () => {
    await free.post(SEND, body);
    const again = await free.post(SEND, body);
    expect(again.statusCode).toBe(200);
    expect(again.json<{ messages: string[] }>().messages).toHaveLength(1);
    expect(await requests()).toHaveLength(1);
  });

  test('USR-3 fifty simultaneous ones are one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => free.post(SEND, body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const sent = answers.filter((answer) => answer.json<{ messages: [] }>().messages.length === 0);
    expect(sent).toHaveLength(1);
    expect(await requests()).toHaveLength(1);
  });

  test('USR-3 for a tariff that the account has says so; it requests an extension', async () => {
    const owned = await owner.post(SEND, { tariff: TICKETS, contactPersonId: 0 });
    expect(owned.json<{ messages: string[] }>().messages).toHaveLength(1);
    expect(await requests()).toEqual([]);
    expect((await owner.post(EXPAND, { tariff: TICKETS })).json()).toEqual({ messages: [] });
    expect(await requests()).toMatchObject([{ kind: 'expand', state: 'sent' }]);
    const again = await owner.post(EXPAND, { tariff: TICKETS });
    expect(again.json<{ messages: string[] }>().messages).toHaveLength(1);
  });

  test('USR-3 can only be withdrawn by its sender', async () => {
    await free.post(SEND, body);
    const [{ id } = { id: 0 }] = await requests();
    for (const other of [owner, await asViewer(server, 'operator')]) {
      expectRefusal(await other.post(takeBack(id)), 'not_found', 'params.requestId');
    }
    expect(await requests()).toMatchObject([{ state: 'sent' }]);
    expect((await free.post(takeBack(id))).json()).toEqual({ result: true });
    expectRefusal(await free.post(takeBack(id)), 'not_found', 'params.requestId');
    expect((await readTariff(free, MARKETS))?.request).toBeNull();
    // Then it can be sent again.
    expect((await free.post(SEND, body)).json()).toEqual({ messages: [] });
  });
});
