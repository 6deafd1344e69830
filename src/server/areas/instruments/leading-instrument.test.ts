import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getCompany } from '../../../contracts/instruments/instruments.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Company = Answer<typeof getCompany>;

let server: TestApp;
let issuer: number;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { id } = await server.db.db
    .insertInto('issuer')
    .values({ source_code: 'demo', name: { eng: 'Leading Ltd' }, country: 'GB', sector: 'banks' })
    .returning('id')
    .executeTakeFirstOrThrow();
  issuer = id;
});

interface Facts {
  readonly kind: 'bond' | 'stock' | 'etf' | 'index';
  readonly importance: number;
  readonly status?: 'active' | 'matured' | 'withdrawn';
  readonly field?: string;
  readonly lastDay?: string | null;
}

/** The id of an instrument of the company; it has values, unless the test says otherwise. */
async function issue({ kind, importance, status, field, lastDay = '2026-11-13' }: Facts) {
  const { db } = server.db;
  const { id } = await db
    .insertInto('instrument')
    .values({
      source_code: 'demo',
      name: { eng: `A ${kind}` },
      issuer_id: issuer,
      kind,
      importance,
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lastValue = lastDay === null ? null : '101.5';
  await db
    .insertInto('series')
    .values({
      instrument_id: id,
      source_code: 'demo',
      field,
      last_day: lastDay,
      last_value: lastValue,
    })
    .execute();
  return id;
}

async function company(): Promise<Company> {
  const answer = await server.app.http.inject({ url: `/api/company/${issuer}/` });
  expect(answer.statusCode).toBe(200);
  return answer.json<Company>();
}
const leading = async () => (await company()).leading;

test('a company without instruments has no leading one', async () => {
  expect(await leading()).toBeNull();
});

test('instruments that have matured, have no values or no page don’t lead', async () => {
  await issue({ kind: 'bond', importance: 9, status: 'matured' });
  await issue({ kind: 'stock', importance: 8, status: 'withdrawn' });
  await issue({ kind: 'stock', importance: 7, lastDay: null });
  await issue({ kind: 'stock', importance: 6, field: 'volume' });
  await issue({ kind: 'index', importance: 5 });
  expect(await leading()).toBeNull();
  const bond = await issue({ kind: 'bond', importance: 1 });
  expect(await leading()).toEqual({ section: 'bonds', id: bond });
});

test('without a stock, the most important leads; of equals the first', async () => {
  await issue({ kind: 'bond', importance: 10 });
  const etf = await issue({ kind: 'etf', importance: 20 });
  await issue({ kind: 'bond', importance: 20 });
  expect(await leading()).toEqual({ section: 'etf', id: etf });
});

test('a stock leads, even one too unimportant to be listed', async () => {
  for (let importance = 10; importance < 60; importance += 1) {
    await issue({ kind: 'bond', importance });
  }
  const stock = await issue({ kind: 'stock', importance: 1 });
  const { instruments, leading: first } = await company();
  expect(first).toEqual({ section: 'stocks', id: stock });
  expect(instruments.map(({ section }) => section)).not.toContain('stocks');
  const larger = await issue({ kind: 'stock', importance: 2 });
  expect(await leading()).toEqual({ section: 'stocks', id: larger });
});

test.each([
  [5, { section: 'stocks', id: 2001 }],
  [13, { section: 'stocks', id: 2009 }],
  [2, { section: 'bonds', id: 10_054 }],
])('company %d of the demo market', async (id, expected) => {
  issuer = id;
  expect(await leading()).toEqual(expected);
});
