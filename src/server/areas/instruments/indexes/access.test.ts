import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { listIndexes } from '../../../../contracts/instruments/indexes.ts';
import { readDailyPoints } from '../../../../db/quotes/read-points.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import { processPasswords } from '../../accounts/passwords.ts';
import { insertAccount } from '../../accounts/store.ts';
import { createTestApp, signIn, type TestApp } from '../../../testing/test-app.ts';

const INDEX = 1001;
const GRAPHIC = `/api/indexes/${INDEX}/getGraphicData/`;
/** All requests that show something of an index, and some that are rejected. */
const PLACES = [
  ...[0, 1, 2, 3, 99].map((periodId) => ({ url: GRAPHIC, payload: { periodId } })),
  { url: GRAPHIC, payload: { beginDate: '2026-11-13', endDate: '2026-11-13' } },
  { url: GRAPHIC, payload: { beginDate: '2026-11-13', endDate: '2026-11-12' } },
  { url: GRAPHIC, payload: { unknown: 1 } },
  { url: `/api/indexes/${INDEX}/` },
  { url: `/api/indexes/${INDEX}/statistics/` },
  { url: `/api/indexes/${INDEX}/values/` },
  { url: `/api/indexes/${INDEX}/values/?page=3&lang=deu` },
  {
    url: `/api/indexes/${INDEX}/chart/?lang=deu`,
    payload: { periodId: 0, beginDate: '2025-11-13', endDate: '2026-11-13' },
  },
  { url: `/indexes/${INDEX}/values.csv` },
  { url: '/api/indexes/' },
  { url: '/api/indexes/?category=equity' },
  { url: '/api/indexes/?measure=rates&sort=name&search=bond' },
  { url: '/api/indexes/?measure=levels&sort=change' },
  { url: '/api/indexes/?category=nothing' },
  { url: '/' },
  { url: '/indexes/' },
  { url: '/indexes/?lang=rus' },
  { url: '/indexes/?measure=rates' },
  { url: '/indexes/?sort=-price' },
  { url: `/indexes/${INDEX}/` },
  { url: `/indexes/${INDEX}/?period=10y&lang=deu` },
  { url: `/indexes/${INDEX}/nothing/` },
  { url: '/_root.data' },
  { url: '/indexes.data' },
  { url: '/indexes/_.data' },
  { url: `/indexes/${INDEX}.data` },
  { url: `/indexes/${INDEX}/_.data` },
  { url: `/indexes/${INDEX}/_.data?period=10y` },
] as { url: string; payload?: object }[];

let server: TestApp;
const cookies: Record<string, string> = {};
/** Every form in which the stored values could be written: exact, rounded, grouped. */
let secrets: string[];

beforeAll(async () => {
  server = await createTestApp();
  await insertAccount(server.db.db, {
    email: 'unset@example.org',
    name: 'Never set',
    passwordHash: await processPasswords.hash('a long password'),
    language: 'eng',
    accessLevel: null,
  });
  cookies.anonymous = '';
  cookies.unset = await signIn(server.app, 'unset@example.org', 'a long password');
  for (const kind of ['free', 'tariff', 'paid', 'operator'] as const) {
    cookies[kind] = await server.signInAs(kind);
  }
  secrets = await storedValues();
});
afterAll(() => server.close());

async function storedValues(): Promise<string[]> {
  const series = await server.db.db
    .selectFrom('series')
    .innerJoin('instrument', 'instrument.id', 'series.instrument_id')
    .select(['series.id', 'instrument_id', 'last_value', 'previous_value', 'decimals'])
    .where('instrument.kind', '=', 'index')
    .execute();
  const own = series.find(({ instrument_id }) => instrument_id === INDEX);
  const { values } = await readDailyPoints(server.db.db, own?.id ?? 0, 0, 30_000);
  const texts = series.flatMap(({ last_value, previous_value, decimals }) =>
    [last_value, previous_value].flatMap((value) => [
      value ?? '',
      displayNumber(value ?? '0', decimals, 'eng'),
      displayNumber(value ?? '0', decimals, 'deu'),
    ]),
  );
  // Short numbers occur by chance, so only those with five digits and a decimal mark count.
  return [...texts, ...values.map(String)].filter((text) => /^(?=.*[.,])(\D*\d){5,}/.test(text));
}

/**
 * Only searches the numbers in a page, because there are thousands of values and pages are long.
 */
function findLeaks(body: string): string[] {
  const numbers = (body.match(/[\d.,\s−-]{6,}/g) ?? []).join('|');
  return secrets.filter((secret) => numbers.includes(secret));
}

function requestPlace({ url, payload }: (typeof PLACES)[number], cookie: string) {
  const method = payload ? 'POST' : 'GET';
  return server.app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
}

interface Graphic {
  data: { 'date.numeric': number; value: number }[];
}

describe.each(['anonymous', 'free', 'unset'])('ACC-2 ACC-3 the %s viewer', (viewer) => {
  test('ACC-3 finds no stored value in any response, page or page data', async () => {
    expect(secrets.length).toBeGreaterThan(100);
    expect(findLeaks(`<td>${secrets.join('</td><td>')}</td>`)).toEqual(secrets);
    for (const place of PLACES) {
      const { body, statusCode } = await requestPlace(place, cookies[viewer] ?? '');
      expect({ place, isServed: statusCode < 500 && body.length > 0 }).toEqual({
        place,
        isServed: true,
      });
      expect({ place, leaks: findLeaks(body) }).toEqual({ place, leaks: [] });
    }
  });

  test.each([0, 1, 2, 3])('ACC-2 only gets the shape of period %d', async (periodId) => {
    const place = { url: GRAPHIC, payload: { periodId } };
    const shape = (await requestPlace(place, cookies[viewer] ?? '')).json<Graphic>().data;
    const real = (await requestPlace(place, cookies.paid ?? '')).json<Graphic>().data;
    const values = shape.map(({ value }) => value);
    expect(values.every((value) => Number.isInteger(value))).toBe(true);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(100);
    // Cut from the shape of a slightly longer period, which uses at least half the height.
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(10);
    expect(shape.map((point) => point['date.numeric'])).toEqual(
      real.map((point) => point['date.numeric']),
    );
  });

  test('ACC-2 gets a single point without its value', async () => {
    const place = { url: GRAPHIC, payload: { beginDate: '2026-11-13', endDate: '2026-11-13' } };
    const { data } = (await requestPlace(place, cookies[viewer] ?? '')).json<Graphic>();
    const quarter = { url: GRAPHIC, payload: { periodId: 3 } };
    const whole = (await requestPlace(quarter, cookies[viewer] ?? '')).json<Graphic>().data;
    // Cut from the shape of three months.
    expect(data).toEqual(whole.slice(-1));
  });

  test('ACC-2 gets asterisks for value and changes', async () => {
    const masked = { value: '***', change: '***', changePercent: '***' };
    const index = await requestPlace({ url: `/api/indexes/${INDEX}/` }, cookies[viewer] ?? '');
    expect(index.json()).toMatchObject({ quote: masked });
    const list = await requestPlace({ url: '/api/indexes/' }, cookies[viewer] ?? '');
    const { items } = list.json<Answer<typeof listIndexes>>();
    for (const { quote } of items) {
      expect(quote).toMatchObject(quote.isRate ? { ...masked, changePercent: null } : masked);
    }
  });
});

describe.each(['tariff', 'paid', 'operator'])('ACC-2 the %s viewer', (viewer) => {
  test('ACC-2 sees the stored values', async () => {
    const stored = await server.db.db
      .selectFrom('series')
      .selectAll()
      .where('instrument_id', '=', INDEX)
      .executeTakeFirstOrThrow();
    const { values } = await readDailyPoints(server.db.db, stored.id, 0, 30_000);
    const chart = await requestPlace(
      { url: GRAPHIC, payload: { beginDate: '1970-01-01' } },
      cookies[viewer] ?? '',
    );
    expect(chart.json<Graphic>().data.map(({ value }) => value)).toEqual(values);
    const index = await requestPlace({ url: `/api/indexes/${INDEX}/` }, cookies[viewer] ?? '');
    expect(index.json()).toMatchObject({ quote: { value: stored.last_value } });
    const shown = displayNumber(stored.last_value ?? '', stored.decimals, 'eng');
    for (const url of ['/indexes/', `/indexes/${INDEX}/`]) {
      expect((await requestPlace({ url }, cookies[viewer] ?? '')).body).toContain(shown);
    }
  });
});

test('ACC-3 the same search does find values that are shown', async () => {
  const places = await Promise.all(PLACES.map((place) => requestPlace(place, cookies.paid ?? '')));
  const showing = places.filter(({ body }) => secrets.some((secret) => body.includes(secret)));
  // All requests except today's chart, which is empty, rejected requests, and responses without an
  // index.
  expect(showing.length).toBeGreaterThan(PLACES.length - 8);
});

test('ACC-3 a session that has expired, is made up or comes from another site sees nothing', async () => {
  for (const cookie of [
    'parcurve=x',
    `parcurve=${'A'.repeat(43)}`,
    `__Host-${cookies.paid}`,
    'parcurve=',
  ]) {
    const answer = await requestPlace({ url: `/api/indexes/${INDEX}/` }, cookie);
    expect(answer.json()).toMatchObject({ quote: { value: '***' } });
  }
});
