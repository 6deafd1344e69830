import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getScreen } from '../../../contracts/screens/screens.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Page = Answer<typeof getScreen>;

let server: TestApp;
let port = 0;
let paid = '';
let free = '';
beforeAll(async () => {
  server = await createTestApp();
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.http.server.address() as AddressInfo).port;
  paid = await server.signInAs('paid');
  free = await server.signInAs('free');
});
afterAll(() => server.close());

function get(path: string, cookie = paid) {
  return server.app.http.inject({ url: `/api/screens/${path}`, headers: { cookie } });
}

async function fetchPage(path: string): Promise<Page> {
  return (await get(path)).json<Page>();
}

/** The lines of a CSV file; none of the tested cells contain a comma. */
async function readCsv(path: string): Promise<string[]> {
  const { statusCode, body } = await get(path);
  expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
  expect(body).toMatch(/^\u{feff}/u);
  return body.slice(1).trimEnd().split('\r\n');
}

async function readSheet(path: string) {
  const { rawPayload } = await get(path);
  const [sheet] = (await readXlsx(rawPayload)).sheets;
  return sheet!.rows;
}

const day = (text: string | null) => new Date(`${text}T00:00:00Z`);

/** A bond of the United States, and a perpetual. */
const [USUAL, PERPETUAL] = [10042, 10031];

test('SCR-5 a file is denied without access, whatever it contains', async () => {
  for (const path of ['bonds/csv/', 'bonds/xlsx/', 'bonds/csv/?columns=isin', 'bonds/exports/x/']) {
    expectRefusal(await get(path, ''), 'not_signed_in');
    expectRefusal(await get(path, free), 'forbidden');
  }
  expectRefusal(await get('bonds/csv/?columns=colour'), 'invalid_field', 'query.columns');
  expectRefusal(await get('bonds/csv/?progress=short'), 'invalid_field', 'query.progress');
  expectRefusal(await get('bonds/exports/short/'), 'invalid_field', 'params.progress');
  expectRefusal(await get('bonds/exports/c0ffee00c0ffee00/'), 'not_found', 'params.progress');
});

const dated = ({ options, maturity }: Page['items'][number]) =>
  options.includes('perpetual') ? 'Perpetual' : maturity;

function cell(text: string | null): string {
  return text?.includes(',') ? `"${text}"` : (text ?? '');
}

test('SCR-5 a file has the chosen columns of all rows in the screen’s order', async () => {
  const query = 'currency=USD&sort=-maturity&columns=name,isin,maturity,yield,rating,price';
  const csv = await get(`bonds/csv/?${query}`);
  expect(csv.headers['content-disposition']).toContain('bonds-2026-11-13.csv');
  const [head, ...lines] = await readCsv(`bonds/csv/?${query}`);
  expect(head).toBe('Name,ISIN,Maturity,"Yield to worst, %",Rating,"Price, %",Last trade');
  const { items, total } = await fetchPage('bonds/?currency=USD&sort=-maturity');
  expect(lines).toHaveLength(total);
  expect(lines.slice(0, items.length)).toEqual(
    items.map((item) =>
      [item.name, item.isin, dated(item), item.yield, item.rating, item.price, item.lastTrade]
        .map(cell)
        .join(),
    ),
  );
  expect(await readSheet(`bonds/xlsx/?${query}&lang=deu`)).toHaveLength(total + 1);
  for (const kind of ['stocks', 'etf', 'indexes', 'company']) {
    expect(await readCsv(`${kind}/csv/`)).toHaveLength((await fetchPage(`${kind}/`)).total + 1);
  }
});

test('BND-12 a file names the workout of its yields, durations and spreads', async () => {
  const ids = ['yield', 'duration', 'spread', 'workoutKind', 'workout'];
  const columns = [...ids, 'maturityYield', 'maturityDuration', 'maturitySpread'];
  const query = `known=spread&columns=name,${columns.join()}`;
  const [head, ...lines] = await readCsv(`bonds/csv/?${query}`);
  expect(head).toBe(
    [
      'Name',
      '"Yield to worst, %"',
      '"Duration to worst, years"',
      '"Spread to worst, bp"',
      'Worst workout',
      'Worst workout date',
      '"Yield to maturity, %"',
      '"Duration to maturity, years"',
      '"Spread to maturity, bp"',
      'Last trade',
    ].join(),
  );
  const { items } = await fetchPage('bonds/?known=spread');
  const item = items.find(({ maturity }) => maturity !== null);
  expect(lines.find((line) => line.startsWith(item!.name))).toContain(
    [
      item!.yield,
      item!.duration,
      item!.spread,
      item!.workoutKind === 'call' ? 'Call' : 'Maturity',
      item!.workout,
      item!.maturityYield,
      item!.maturityDuration,
    ].join(),
  );
});

test('SCR-5 cells are words in the reader’s language, days, numbers, or empty', async () => {
  const { pool } = server.db;
  await pool.query(`update instrument set venue = 'XLUX' where id = $1`, [USUAL]);
  await pool.query(`update instrument set venue = null where id = $1`, [PERPETUAL]);
  await pool.query(`update instrument set name = '{"eng": "=1+1"}' where id = $1`, [USUAL]);
  await pool.query(`update instrument set name = '{"eng": "+2"}' where id = $1`, [PERPETUAL]);
  const { rows: bonds } = await pool.query<{ id: number; isin: string }>(
    'select id, isin from screen_row where id = any($1) order by id desc',
    [[USUAL, PERPETUAL]],
  );
  const isins = bonds.map(({ isin }) => isin).join();
  const columns = 'name,country,sector,seniority,venue,maturity,coupon,amount,yield,lastTrade';
  const query = `isin=${isins}&sort=-name&columns=${columns}`;
  const { items } = await fetchPage(`bonds/?isin=${isins}`);
  const [usual, perpetual] = bonds.map(({ id }) => items.find((item) => item.id === id)!);

  const [titles, ...rows] = await readSheet(`bonds/xlsx/?${query}&lang=deu`);
  expect(titles).toEqual([
    'Name',
    'Land',
    'Branche',
    'Rang',
    'Börse',
    'Fälligkeit',
    'Kupon, %',
    'Volumen',
    'Volumen, USD',
    'Yield to Worst, %',
    'Letzter Handel',
  ]);
  const byName = new Map(rows.map((row) => [row[0], row.slice(1)]));
  expect(byName.get('=1+1')).toEqual([
    'Vereinigte Staaten',
    'Staat',
    'Vorrangig unbesichert',
    'Luxembourg Stock Exchange',
    day(usual!.maturity),
    Number(usual!.coupon),
    Number(usual!.amount),
    Number(usual!.converted),
    Number(usual!.yield),
    day(usual!.lastTrade),
  ]);
  expect(byName.get('+2')).toEqual([
    'Belgien',
    'Versorger',
    'Hybrid',
    null,
    'Unbefristet',
    Number(perpetual!.coupon),
    Number(perpetual!.amount),
    Number(perpetual!.converted),
    Number(perpetual!.yield),
    day(perpetual!.lastTrade),
  ]);

  const lines = await readCsv(`bonds/csv/?${query}&lang=rus`);
  expect(lines.toSorted()).toEqual(
    [
      'Название,Страна,Отрасль,Старшинство,Биржа,Погашение,"Купон, %",Объём,"Объём, USD","Доходность к худшему, %",Последняя сделка',
      `'=1+1,Соединенные Штаты,Государственный сектор,Старшие необеспеченные,Luxembourg Stock Exchange,${usual!.maturity},${usual!.coupon},${usual!.amount},${usual!.converted},${usual!.yield},${usual!.lastTrade}`,
      `'+2,Бельгия,Энергетика и коммунальные услуги,Гибридные,,Бессрочная,${perpetual!.coupon},${perpetual!.amount},${perpetual!.converted},${perpetual!.yield},${perpetual!.lastTrade}`,
    ].toSorted(),
  );
});

/** Enough issuers for a file of several parts. */
async function addIssuers(count: number): Promise<void> {
  await server.db.pool.query(
    `insert into issuer (source_code, name, country, sector)
     select 'demo', jsonb_build_object('eng', 'Issuer ' || n), 'DE', 'banks' from generate_series(1, $1) as n`,
    [count],
  );
}

test('a long file shows its progress, and ends when its reader loses access', async () => {
  await addIssuers(510);
  await vi.waitFor(
    async () => expect((await fetchPage('company/?text=issuer')).total).toBe(510),
    5000,
  );
  const id = 'd00d00d00d00d00d';
  const progress = async (cookie = paid) =>
    (await get(`company/exports/${id}/`, cookie)).json<unknown>();
  const lines = await readCsv(`company/csv/?text=issuer&progress=${id}`);
  expect(lines).toHaveLength(511);
  expect(await progress()).toEqual({ rows: 510, total: 510, state: 'done' });
  const stranger = await get(`company/exports/${id}/`, await server.signInAs('operator'));
  expectRefusal(stranger, 'not_found', 'params.progress');

  const cookie = await server.signInAs('paid');
  const client = await server.db.pool.connect();
  await client.query('begin; lock table screen_row in access exclusive mode');
  const path = `/api/screens/company/csv/?text=issuer&progress=${id}`;
  const request = httpGet({ port, host: '127.0.0.1', path, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(await progress()).toEqual({ rows: 0, total: 510, state: 'running' });
  const url = '/api/account/sign-out/';
  await server.app.http.inject({ method: 'POST', url, headers: { cookie } });
  await client.query('rollback');
  client.release();
  await expect(buffer(response)).rejects.toThrow('aborted');
  expect(await progress()).toMatchObject({ total: 510, state: 'broken' });
});

/** A request with a token for one scope. */
async function getWithScope(scope: string, path: string) {
  const { token } = (
    await server.app.http.inject({
      method: 'POST',
      url: '/api/account/tokens/',
      headers: { cookie: paid },
      payload: { name: 'Program', scopes: [scope], days: 30 },
    })
  ).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  return server.app.http.inject({ url: path, headers });
}

test('API-1 a token with the market scope reads lists and their files', async () => {
  const calls = ['bonds/?yield=1..', 'bonds/counts/?yield=1..', 'bonds/map/', 'bonds/csv/'];
  for (const call of calls) {
    expectRefusal(await getWithScope('archive', `/api/screens/${call}`), 'token_scope');
    const answer = await getWithScope('market', `/api/screens/${call}`);
    expect({ call, status: answer.statusCode }).toEqual({ call, status: 200 });
    expect(answer.body).not.toContain('***');
  }
  expectRefusal(await getWithScope('market', '/api/user/screens/bonds/'), 'token_scope');
});

test('SCR-5 values of a source that permits no files are masked in a file', async () => {
  const { pool } = server.db;
  await pool.query(
    `update data_source set allows_files = false
     where code = (select source_code from screen_row where kind = 'stock' limit 1)`,
  );
  const { body } = await get('stocks/csv/?columns=ticker,price');
  expect(body.trim().split('\r\n')[1]).toMatch(/,\*\*\*,2026-\d\d-\d\d$/);
  await pool.query('update data_source set allows_files = true');
});
