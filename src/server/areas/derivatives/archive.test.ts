import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDerivativesTable } from '../../../contracts/derivatives/derivatives.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../testing/test-app.ts';

const EXCHANGE = 1;
const CONTRACT = 1;
const OF_OTHER_EXCHANGE = 5;
const AUTUMN = { from: '2026-09-01', to: '2026-11-13' };
const ASKED = { dates: AUTUMN, contractId: CONTRACT, exchangeId: EXCHANGE };

let server: TestApp;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

interface Item {
  readonly [column: string]: string | number | null;
}

async function get(url: string, cookie = paid) {
  return server.app.http.inject({ url, headers: { cookie } });
}

function post(payload: object, cookie = paid) {
  const url = getDerivativesTable.path;
  return server.app.http.inject({ method: 'POST', url, payload, headers: { cookie } });
}

async function rows(more: object = {}): Promise<Item[]> {
  const answer = await post({ ...ASKED, ...more });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Item[] }>().items;
}

async function allRows(more: object = {}): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const part = await rows({ ...more, page });
    if (part.length === 0) return found;
    found.push(...part);
  }
}

const rowName = ({ date, contract }: Item) => `${date} ${contract}`;
const column = (items: readonly Item[], name: string) => items.map((item) => item[name]);

describe('DER-2 invalid requests are rejected with the field', () => {
  test.each([
    ['an unknown exchange', { exchangeId: 99 }, 404, 'body.exchangeId'],
    ['an unknown contract', { contractId: 99 }, 404, 'body.contractId'],
    ['a contract of another exchange', { contractId: OF_OTHER_EXCHANGE }, 404, 'body.contractId'],
    ['days in reverse', { dates: { from: AUTUMN.to, to: AUTUMN.from } }, 400, 'body.dates.from'],
    ['31 February', { dates: { from: '2026-02-31', to: AUTUMN.to } }, 400, 'body.dates.from'],
    ['an unknown column', { sort: 'password' }, 400, 'body.sort'],
    ['page zero', { page: 0 }, 400, 'body.page'],
    ['an id that is no number', { exchangeId: '1' }, 400, 'body.exchangeId'],
    ['a missing day', { dates: { from: AUTUMN.from } }, 400, 'body.dates.to'],
  ])('%s', async (_name, more, status, field) => {
    const answer = await post({ ...ASKED, ...more });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ field: string; data: { errors: string[] } }>()).toMatchObject({
      field,
      data: { errors: [expect.any(String)] },
    });
  });

  test('sorting by a value without access', async () => {
    for (const sort of ['settle', 'volume', 'change_percent', 'open_interest_change']) {
      expectRefusal(await post({ ...ASKED, sort }, ''), 'not_signed_in');
      expectRefusal(await post({ ...ASKED, sort }, await server.signInAs('free')), 'forbidden');
    }
  });

  test('more rows sorted by a value than can be sorted', async () => {
    await server.db.pool.query(`
      insert into contract_day_count
      select 1, 1, date '1900-01-01' + n, 1000 from generate_series(1, 200) as n`);
    const long = { dates: { from: '1900-01-01', to: AUTUMN.to }, sort: 'settle' };
    const refused = await post({ ...ASKED, ...long });
    await server.db.pool.query(`delete from contract_day_count where day < '1901-01-01'`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ field: 'body.sort', label: 'error_too_many_to_sort' });
  });

  test.each<[DemoKind | 'anonymous', string]>([
    ['anonymous', 'not_signed_in'],
    ['free', 'forbidden'],
  ])('a curve or a history for a viewer who is %s', async (kind, code) => {
    const cookie = kind === 'anonymous' ? '' : await server.signInAs(kind);
    for (const url of [
      '/api/derivatives/contracts/1/curve/?day=2026-11-13',
      '/api/derivatives/expiries/10323/history/?from=2026-09-01&to=2026-11-13',
      // Not even whether it exists is revealed.
      '/api/derivatives/contracts/99/curve/?day=2026-11-13',
    ]) {
      expectRefusal(await get(url, cookie), code as 'forbidden');
    }
  });
});

describe('DER-2 the table', () => {
  test('has fields, items and labels for every field', async () => {
    const answer = (await post(ASKED)).json<{
      fields: string[];
      items: Item[];
      labels: Record<string, string>;
      units: Record<string, string>;
    }>();
    expect(answer.fields.slice(0, 4)).toEqual(['date', 'contract', 'expiry', 'open']);
    expect(Object.keys(answer.labels)).toEqual(answer.fields);
    expect(answer.labels).toMatchObject({ settle: 'Settle', open_interest: 'Open interest' });
    expect(answer.units).toMatchObject({ settle: 'USD/bbl', volume: 'lots' });
    for (const item of answer.items) {
      for (const field of answer.fields) expect(item).toHaveProperty([field]);
    }
  });

  test('matches the database: every row once, the latest day first, then by expiry', async () => {
    const found = await allRows();
    const { rows: stored } = await server.db.pool.query<{ day: string; symbol: string }>(
      `select day::text, symbol from contract_day
       join contract_expiry on contract_expiry.id = expiry_id
       where contract_day.contract_id = $1 and day between $2 and $3
       order by day desc, contract_day.expires_on`,
      [CONTRACT, AUTUMN.from, AUTUMN.to],
    );
    expect(stored.length).toBeGreaterThan(300);
    expect(found.map(({ date, contract }) => [date, contract])).toEqual(
      stored.map(({ day, symbol }) => [day, symbol]),
    );
    const { total, limit } = (await post(ASKED)).json<{ total: number; limit: number }>();
    expect({ total, limit }).toEqual({ total: stored.length, limit: 100 });
  });

  test('with the first day first, is the same in reverse', async () => {
    const forward = await allRows({ order: 'asc' });
    const days = column(forward, 'date');
    expect(days).toEqual(column(await allRows(), 'date').toReversed());
    expect(new Set(forward.map(rowName)).size).toBe(forward.length);
  });

  test('of a whole exchange names the unit in each row, and prices have no common one', async () => {
    const { fields, units, items } = (await post({ ...ASKED, contractId: null })).json<{
      fields: string[];
      units: Record<string, string>;
      items: Item[];
    }>();
    expect(fields).toContain('unit');
    expect(units.settle).toBeUndefined();
    expect(new Set(column(items, 'unit'))).toEqual(new Set(['USD/bbl']));
  });

  test('treats null, and an empty text in files, as a whole exchange', async () => {
    const all = await post({ ...ASKED, contractId: null });
    for (const contractId of ['', 'null']) {
      expect((await post({ ...ASKED, contractId })).body).toBe(all.body);
    }
  });

  test.each(['settle', 'change', 'change_percent', 'volume', 'expiry'])(
    'sorted by %s keeps its order from page to page',
    async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const found = column(await allRows({ sort, order }), sort).filter((cell) => cell !== null);
        const sorted = found.toSorted((a, b) =>
          sort === 'expiry' ? String(a).localeCompare(String(b)) : Number(a) - Number(b),
        );
        expect(found).toEqual(order === 'asc' ? sorted : sorted.toReversed());
      }
    },
  );

  test('DER-5 a price has an unrounded twin', async () => {
    const [first] = await rows();
    expect(first!.settle).toMatch(/^\d+\.\d{2}$/);
    expect(String(first!['settle.no_round'])).toMatch(/^\d+\.\d{3,6}$/);
    expect(Number(first!['settle.no_round'])).toBeCloseTo(Number(first!.settle), 2);
    expect(first).not.toHaveProperty(['volume.no_round']);
  });

  test('responds for a day without trading, a page after the last and a century', async () => {
    const weekend = { dates: { from: '2026-11-14', to: '2026-11-15' } };
    expect((await post({ ...ASKED, ...weekend })).json()).toMatchObject({ items: [], total: 0 });
    for (const page of [1_000_000, 2_147_483_647]) expect(await rows({ page })).toEqual([]);
    const century = { dates: { from: '1926-01-01', to: '2126-01-01' } };
    expect((await post({ ...ASKED, ...century })).statusCode).toBe(200);
  });
});

test('the contracts of an exchange have descriptions', async () => {
  const { items } = (await get('/api/derivatives/exchanges/1/contracts/', '')).json<{
    items: object[];
  }>();
  expect(items).toMatchObject([
    {
      id: CONTRACT,
      code: 'CL',
      name: 'Light crude oil',
      priceUnit: 'USD/bbl',
      tick: '0.01',
      size: '1000',
      sizeUnit: 'barrels',
      settled: 'delivery',
      expiries: 12,
      lastDay: '2026-11-13',
    },
  ]);
  expectRefusal(
    await get('/api/derivatives/exchanges/99/contracts/'),
    'not_found',
    'params.exchangeId',
  );
});

test('the exchanges say what data they have', async () => {
  const { items } = (await get('/api/derivatives/exchanges/', '')).json<{ items: object[] }>();
  expect(items).toMatchObject([
    { id: 1, mic: 'PCNX', contracts: 1, lastDay: '2026-11-13', allowsFiles: true },
    { id: 2, mic: 'PCEU', contracts: 1 },
  ]);
});

test('a curve has the months of a day, a week before and three months before', async () => {
  const answer = await get('/api/derivatives/contracts/1/curve/?day=2026-11-15');
  const { days } = answer.json<{
    days: { day: string; points: { symbol: string; expiresOn: string; settle: string }[] }[];
  }>();
  // The 15th and the 8th are Sundays, so the preceding Friday is used.
  expect(days.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-06', '2026-08-14']);
  const [now] = days;
  const [first] = await rows({ dates: { from: '2026-11-13', to: '2026-11-13' } });
  expect(now!.points).toHaveLength(12);
  expect(now!.points[0]).toMatchObject({
    symbol: first!.contract,
    settle: first!['settle.no_round'],
  });
  expect(now!.points.map(({ expiresOn }) => expiresOn)).toEqual(
    now!.points.map(({ expiresOn }) => expiresOn).toSorted(),
  );
});

test('the history of a month has a point for each day', async () => {
  const [first] = await rows();
  const url = `/api/derivatives/expiries/${first!.expiry_id}/history/?from=2026-09-01&to=2026-11-13`;
  const answer = (await get(url)).json<{
    symbol: string;
    points: { 'date.numeric': number; settle: number; openInterest: number }[];
  }>();
  expect(answer.symbol).toBe(first!.contract);
  const days = (await allRows()).filter(({ contract }) => contract === first!.contract);
  expect(answer.points).toHaveLength(days.length);
  const last = answer.points.at(-1)!;
  expect(last.settle).toBe(Number(first!['settle.no_round']));
  expect(last.openInterest).toBe(Number(first!.open_interest));
  expect(new Date(last['date.numeric'] * 1000).toISOString().slice(0, 10)).toBe(first!.date);
});
