import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { getFigureDays } from '../../../../contracts/admin/usage.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { dayAt } from '../../../../domain/time/now.ts';
import { deleteOldFigures } from '../../../core/usage/usage-store.ts';
import { MAX_TERMS } from '../../../core/usage/tally.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { makeAccount } from '../../../testing/test-account.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const PARTS = ['days', 'menu', 'campaigns', 'banners', 'signins', 'searches', 'tokens'] as const;
const TABLES = ['day_figure', 'missed_search', 'token_call', 'menu_click'] as const;
const DAY_MS = 86_400_000;

let server: TestApp;
let operator: string;
beforeAll(async () => {
  server = await createTestApp({ now: Date.now });
  operator = await server.signInAs('operator');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.figures.store();
  for (const table of TABLES) await server.db.db.deleteFrom(table).execute();
});

const get = (url: string, headers: Record<string, string> = { cookie: operator }) =>
  server.app.http.inject({ url, headers });
async function figures<T>(part: (typeof PARTS)[number], period = '30'): Promise<T> {
  await server.app.figures.store();
  return (await get(`/api/admin/figures/${part}/?period=${period}`)).json<T>();
}
const days = (period?: string) => figures<Answer<typeof getFigureDays>>('days', period);
const search = (q: string, headers: Record<string, string> = {}) =>
  get(`/api/search/?type=bonds&q=${encodeURIComponent(q)}`, headers);
const terms = async () => {
  await server.app.figures.store();
  return server.db.db.selectFrom('missed_search').selectAll().orderBy('term').execute();
};
const today = () => formatDay(dayAt(Date.now() / 1000, 'UTC+3'));
const dayBefore = (count: number) =>
  formatDay(dayAt((Date.now() - count * DAY_MS) / 1000, 'UTC+3'));

async function newToken(email: string) {
  const account = await makeAccount(server, email);
  const made = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/tokens/',
    headers: { cookie: account.cookie },
    payload: { name: 'Excel', scopes: ['market'], days: 30 },
  });
  const { token, item } = made.json<{ token: string; item: { id: number; callsToday: number } }>();
  return { ...account, item, authorization: `Bearer ${token}` };
}

describe('OPR-5 rejections', () => {
  test.each(PARTS)('OPR-5 %s is for operators, with a valid period', async (part) => {
    const url = `/api/admin/figures/${part}/`;
    expectRefusal(await get(url, {}), 'not_signed_in');
    expectRefusal(await get(url, { cookie: await server.signInAs('paid') }), 'forbidden');
    expectRefusal(await get(`${url}?period=8`), 'invalid_field', 'query.period');
    expect((await get(url)).statusCode).toBe(200);
  });
});

describe('OPR-5 calls per token', () => {
  test('OPR-5 50 at once in two processes are 100; rejected ones are counted separately', async () => {
    const { item, authorization, id, cookie } = await newToken('calls@example.org');
    const other = await createTestApp({ database: server.db, now: Date.now });
    const call = (app: TestApp, url = '/api/indexes/1001/') =>
      app.app.http.inject({ url, headers: { authorization } });
    // Calls with a known token may queue; anonymous ones are rejected under load.
    await Promise.all([server, other].map((app) => call(app)));
    await Promise.all(
      [server, other].flatMap((app) => Array.from({ length: 49 }, () => call(app))),
    );
    expectRefusal(await call(server, '/api/account/tokens/'), 'token_scope');
    // The other process stores its counts when it shuts down.
    await other.close();
    const { items } = await figures<{ items: unknown[] }>('tokens');
    expect(items).toEqual([{ id: item.id, name: 'Excel', accountId: id, calls: 101, refused: 1 }]);
    expect((await days()).total.apiCalls).toBe(101);
    const own = await get('/api/account/tokens/', { cookie });
    expect(own.json()).toMatchObject({ items: [{ callsToday: 101 }] });
    const data = await get('/api/account/data/', { cookie });
    expect(data.json()).toMatchObject({ token_call: [{ day: today(), calls: 101, refused: 1 }] });
  });

  test('OPR-5 a deleted account takes its counts with it, and the total stays', async () => {
    const { id, authorization } = await newToken('leaves@example.org');
    await get('/api/indexes/1001/', { authorization });
    await server.app.figures.store();
    await get('/api/indexes/1001/', { authorization });
    await server.db.db.deleteFrom('account').where('id', '=', id).execute();
    expect(await figures('tokens')).toEqual({ items: [] });
    expect((await days()).total.apiCalls).toBe(2);
  });

  test('OPR-5 counts of a token being deleted wait, and block nothing', async () => {
    const { id, authorization } = await newToken('locked@example.org');
    await get('/api/indexes/1001/', { authorization });
    await server.db.db.transaction().execute(async (trx) => {
      await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
      await server.app.figures.store();
    });
    expect(await figures('tokens')).toMatchObject({ items: [{ calls: 1 }] });
  });
});

describe('OPR-5 sign-ins', () => {
  test('OPR-5 are counted by method and outcome, also 50 at once', async () => {
    for (const password of ['wrong password', 'parcurve-demo']) {
      await server.app.http.inject({
        method: 'POST',
        url: '/api/account/sign-in/',
        payload: { email: 'free@demo.example', password },
      });
    }
    for (let i = 0; i < 50; i += 1) server.app.figures.countSignIn('openid', 'second_step');
    expect(await figures('signins')).toEqual({
      items: [
        { way: 'password', done: 1, secondStep: 0, refused: 1 },
        { way: 'passkey', done: 0, secondStep: 0, refused: 0 },
        { way: 'openid', done: 0, secondStep: 50, refused: 0 },
      ],
    });
    expect((await days()).total.signIns).toBe(1);
  });
});

describe('OPR-5 searches that found nothing', () => {
  test('OPR-5 a term is stored in lower case; one with results, or too short, isn’t', async () => {
    await search('QWXzov');
    await search('qwxzov', { cookie: await server.signInAs('paid') });
    await search('qwxzov', { cookie: operator });
    await search('bank');
    await search('q');
    await search('qwxzov', { authorization: (await newToken('lists@example.org')).authorization });
    expect(await terms()).toEqual([{ day: today(), language: 'eng', term: 'qwxzov', searches: 2 }]);
    expect(await figures('searches')).toEqual({
      items: [{ term: 'qwxzov', searches: 2, languages: 'eng' }],
    });
  });

  test.each(['someone@example.org', '+47 912 34 219', 'tel (0)30 1234-5678', 'x'.repeat(61)])(
    'OPR-5 %s is counted but not stored',
    async (term) => {
      await search(term);
      expect(await terms()).toEqual([]);
      expect((await days()).total.missedSearches).toBe(1);
    },
  );

  test('OPR-5 a term searched for only once isn’t shown', async () => {
    await search('zzqxw');
    expect(await figures('searches')).toEqual({ items: [] });
  });

  test('OPR-5 the table can’t be flooded: a daily limit of terms, and known ones keep counting', async () => {
    const { figures: counter } = server.app;
    counter.countMiss('known term', 'eng');
    await counter.store();
    for (let i = 0; i < 2 * MAX_TERMS; i += 1) counter.countMiss(`made up ${i}`, 'deu');
    await counter.store();
    for (let i = 0; i < MAX_TERMS; i += 1) counter.countMiss(`more ${i}`, 'fra');
    counter.countMiss('known term', 'eng');
    await counter.store();
    counter.countMiss('known term', 'eng');
    const kept = await terms();
    expect(kept).toHaveLength(MAX_TERMS);
    expect(kept.find(({ term }) => term === 'known term')?.searches).toBeGreaterThan(1);
    expect((await days()).total.missedSearches).toBe(3 * MAX_TERMS + 3);
  });
});

describe('OPR-5 periods and tables', () => {
  test('OPR-5 a day belongs to one period, and is compared with the days before', async () => {
    const click = { menu_item_id: 1, viewer_kind: 'free', language: 'eng' } as const;
    await server.db.db
      .insertInto('menu_click')
      .values([
        { ...click, day: today(), clicks: 5 },
        { ...click, day: dayBefore(6), clicks: 2, viewer_kind: 'paid' },
        { ...click, day: dayBefore(7), clicks: 40 },
        { ...click, day: dayBefore(13), clicks: 1 },
        { ...click, day: dayBefore(14), clicks: 1000 },
      ])
      .execute();
    const week = await days('7');
    expect([week.total.menuClicks, week.before.menuClicks]).toEqual([7, 41]);
    expect(week.items.map(({ menuClicks }) => menuClicks)).toEqual([2, 0, 0, 0, 0, 0, 5]);
    const year = await days('12m');
    expect([year.step, year.items.length, year.total.menuClicks]).toEqual(['month', 12, 1048]);
    expect(year.items.reduce((sum, { menuClicks }) => sum + menuClicks, 0)).toBe(1048);
    expect(await figures('menu', '7')).toMatchObject({
      items: [{ id: 1, clicks: 7, anonymous: 0, free: 5, paid: 2 }],
    });
  });

  test('OPR-5 registrations by campaign and banner, with those that have a tariff', async () => {
    const before = (await days('7')).total.registrations;
    const made = [
      await makeAccount(server, 'one@example.org'),
      await makeAccount(server, 'two@example.org'),
      await makeAccount(server, 'three@example.org'),
    ];
    const values = { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'autumn' };
    await server.db.db
      .insertInto('registration_campaign')
      .values(
        made.slice(0, 2).map(({ id }) => ({ account_id: id, values, banner_variant: 'minute' })),
      )
      .execute();
    const { id: tariffId } = await server.db.db
      .selectFrom('tariff')
      .select('id')
      .executeTakeFirstOrThrow();
    await server.db.db
      .insertInto('account_tariff')
      .values({ account_id: made[0]!.id, tariff_id: tariffId, starts_at: new Date(0) })
      .execute();
    expect((await days('7')).total.registrations).toBe(before + 3);
    expect(await figures('campaigns', '7')).toEqual({
      items: [
        { source: 'news', medium: 'mail', campaign: 'autumn', registrations: 2, withTariff: 1 },
      ],
    });
    expect(await figures('banners', '7')).toMatchObject({
      items: [
        { variant: 'minute', registrations: 2, withTariff: 1 },
        { variant: null, registrations: before + 1 },
      ],
    });
    const file = await get('/api/admin/figures/campaigns/?period=7&format=csv');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain('news');
  });

  test('OPR-5 old days are deleted, and rare terms earlier', async () => {
    const term = { language: 'eng', term: 'x', searches: 1 };
    await server.db.db
      .insertInto('missed_search')
      .values([
        { ...term, day: dayBefore(800), searches: 9 },
        { ...term, day: dayBefore(100) },
        { ...term, day: dayBefore(101), searches: 2 },
        { ...term, day: today() },
      ])
      .execute();
    await deleteOldFigures(server.db.db);
    expect((await terms()).map(({ day }) => day).toSorted()).toEqual([dayBefore(101), today()]);
  });
});
