import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldMenuClicks } from './store.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const path = (id: number | string) => `/cb/current_user/action_log/global/json/${id}/`;

let nowMs = TEST_NOW;
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ now: () => nowMs });
});
afterAll(() => server.close());
beforeEach(async () => {
  nowMs = TEST_NOW;
  await server.db.db.deleteFrom('menu_click').execute();
});

const click = (id: number | string, headers: Record<string, string> = {}, query = '') =>
  server.app.http.inject({ url: path(id) + query, headers });
const counted = () =>
  server.db.db
    .selectFrom('menu_click')
    .select(['menu_item_id', 'viewer_kind', 'language', 'clicks'])
    .orderBy('viewer_kind')
    .orderBy('language')
    .execute();

describe('SHL-2 rejections', () => {
  test.each(['x', '0', '-1', '1.5', '9'.repeat(10), '1e3', '%00', '9'.repeat(150)])(
    'SHL-2 %s isn’t an id',
    async (id) => {
      const answer = await click(id);
      expect([400, 404, 414]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ result: false });
      expect(await counted()).toEqual([]);
    },
  );

  test('SHL-2 an unknown item isn’t stored', async () => {
    expectRefusal(await click(999_999), 'not_found', 'params.id');
    expect(await counted()).toEqual([]);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('SHL-2 another site can’t count: %o', async (headers) => {
    expectRefusal(await click(1, headers), 'cross_site');
    expect(await counted()).toEqual([]);
  });

  test('SHL-2 nor can a site that may use the API, or a token', async () => {
    const origin = 'https://partner.example';
    const other = await createTestApp({ database: server.db, config: { corsOrigins: [origin] } });
    const answer = await other.app.http.inject({ url: path(1), headers: { origin } });
    await other.close();
    expectRefusal(answer, 'cross_site');
    expectRefusal(await click(1, { authorization: 'Bearer pcv_made_up' }), 'invalid_token');
    expect(await counted()).toEqual([]);
  });

  test('SHL-2 other methods are rejected', async () => {
    const answer = await server.app.http.inject({ method: 'POST', url: path(1) });
    expectRefusal(answer, 'method_not_allowed');
  });
});

describe('SHL-2 counts', () => {
  test('SHL-2 are kept per item, kind of viewer and language; no cookie is set', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    const answer = await click(1, own);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ result: true });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await click(1, own);
    await click(1, own, '?lang=deu');
    for (const kind of ['free', 'tariff', 'paid', 'operator'] as const) {
      await click(1, { ...own, cookie: await server.signInAs(kind) });
    }
    const item = { menu_item_id: 1 };
    expect(await counted()).toEqual([
      { ...item, viewer_kind: 'anonymous', language: 'deu', clicks: 1 },
      { ...item, viewer_kind: 'anonymous', language: 'eng', clicks: 2 },
      { ...item, viewer_kind: 'free', language: 'eng', clicks: 1 },
      { ...item, viewer_kind: 'paid', language: 'eng', clicks: 3 },
    ]);
  });

  test('SHL-2 include a client that already has the response', async () => {
    const { headers } = await click(2);
    const again = await click(2, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(await counted()).toMatchObject([{ clicks: 2 }]);
  });

  test('SHL-2 of 50 simultaneous clicks are 50, in one row', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => click(1)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await counted()).toMatchObject([{ clicks: 50 }]);
  });

  test('SHL-2 start again each day; old days are deleted', async () => {
    nowMs = Date.now() - 800 * DAY_MS;
    await click(1);
    nowMs = Date.now();
    await click(1);
    expect(await counted()).toMatchObject([{ clicks: 1 }, { clicks: 1 }]);
    await deleteOldMenuClicks(server.db.db);
    expect(await counted()).toMatchObject([{ clicks: 1 }]);
  });
});
