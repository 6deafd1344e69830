import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { INSTRUMENT_TICKED } from '../../db/quotes/channels.ts';
import { followQuotes } from '../../contracts/instruments/quote.ts';
import { EventReader } from '../testing/event-reader.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const INDEX = 1001;
const PAIR = 1;
const HOUR = 3_600_000;
const TODAY = '2026-11-14';
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
/** A value that occurs nowhere else in the market. */
const AHEAD = '987654321';

let server: TestApp;
let paid: string;
let nowMs = NOON;
beforeAll(async () => {
  server = await createTestApp({ now: () => nowMs });
  paid = await server.signInAs('paid');
  // Written an hour ago by a clock that was two hours ahead.
  for (const id of [INDEX, PAIR]) {
    const at = new Date(NOON + HOUR);
    const quote = { intraday_at: at, intraday_value: AHEAD };
    const { db } = server.db;
    await db.updateTable('series').set(quote).where('instrument_id', '=', id).execute();
    const { id: series_id } = await db
      .selectFrom('series')
      .select('id')
      .where('instrument_id', '=', id)
      .executeTakeFirstOrThrow();
    await db.insertInto('intraday_quote').values({ series_id, at, value: AHEAD }).execute();
  }
});
afterAll(() => server.close());
beforeEach(() => {
  nowMs = NOON;
});

const TODAYS = { periodId: 99, beginDate: TODAY, endDate: TODAY };

async function fetchText(url: string, payload?: object): Promise<string> {
  const answer = await server.app.http.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie: paid },
    ...(payload && { payload }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

/** Responses from an hour ago must not come from a cache. */
async function notifyTick(): Promise<void> {
  await server.db.pool.query('select pg_notify($1, $2)', [INSTRUMENT_TICKED, `${INDEX},${PAIR}`]);
}

const PLACES: readonly { readonly url: string; readonly payload?: object }[] = [
  { url: `/api/indexes/${INDEX}/` },
  { url: `/api/indexes/${PAIR}/` },
  { url: '/api/indexes/' },
  { url: '/api/indexes/?sort=value&order=desc&measure=levels' },
  { url: '/api/currencies/' },
  { url: `/api/currencies/?pairs=${PAIR}` },
  { url: `/api/indexes/${INDEX}/values/?from=${TODAY}&to=${TODAY}` },
  { url: `/indexes/${INDEX}/values.csv?from=${TODAY}&to=${TODAY}` },
  { url: `/api/indexes/${INDEX}/getGraphicData/`, payload: TODAYS },
  { url: `/api/indexes/${INDEX}/chart/`, payload: TODAYS },
];

test.each(PLACES)(
  '$url: a quote ahead of the clock is shown when its time comes',
  async (place) => {
    const { url, payload } = place;
    expect(await fetchText(url, payload)).not.toContain(AHEAD);
    nowMs = NOON + HOUR;
    await notifyTick();
    await expect.poll(() => fetchText(url, payload), { timeout: 20_000 }).toContain(AHEAD);
    nowMs = NOON;
    await notifyTick();
    await expect.poll(() => fetchText(url, payload), { timeout: 20_000 }).not.toContain(AHEAD);
  },
);

async function idsByValue(): Promise<number[]> {
  const list = await fetchText('/api/indexes/?sort=value&order=desc&measure=levels');
  return (JSON.parse(list) as { items: { id: number }[] }).items.map(({ id }) => id);
}

test('sorted by value, its position follows its displayed value', async () => {
  expect((await idsByValue())[0]).not.toBe(INDEX);
  nowMs = NOON + HOUR;
  expect((await idsByValue())[0]).toBe(INDEX);
});

test('live quotes don’t include it either', async () => {
  const origin = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  const open = () => EventReader.open(`${origin}${followQuotes.path}?ids=${INDEX}`, paid);
  const early = await open();
  await expect.poll(() => early.quotes.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(early.quotes[0]?.quote.value).not.toBe(AHEAD);
  early.close();
  nowMs = NOON + HOUR;
  const due = await open();
  await expect.poll(() => due.quotes[0]?.quote.value, { timeout: 20_000 }).toBe(AHEAD);
  due.close();
});
