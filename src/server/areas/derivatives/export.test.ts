import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ADDRESS = '/derivatives/export-table';
const AUTUMN = '?from=2026-09-01&to=2026-11-13&exchangeId=1&contractId=1';

let server: TestApp;
let port = 0;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.http.server.address() as AddressInfo).port;
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

function get(query: string, cookie = paid) {
  return server.app.http.inject({ url: ADDRESS + query, headers: { cookie } });
}

function getProgress(id: string, cookie = paid) {
  const url = `/api/derivatives/exports/${id}/`;
  return server.app.http.inject({ url, headers: { cookie } });
}

interface Stored {
  readonly day: string;
  readonly symbol: string;
  readonly settle: string;
  readonly volume: number;
}

async function stored(contractId: number): Promise<Stored[]> {
  const { rows } = await server.db.pool.query<Stored>(
    `select day::text, symbol, settle::text, volume from contract_day
     join contract_expiry on contract_expiry.id = expiry_id
     where contract_day.contract_id = $1 and day between '2026-09-01' and '2026-11-13'
     order by day desc, contract_day.expires_on`,
    [contractId],
  );
  return rows;
}

/** A download over a real connection. */
async function open(query: string, cookie = paid): Promise<IncomingMessage> {
  const request = httpGet({ port, host: '127.0.0.1', path: ADDRESS + query, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

/** Enough days for a slow download of many parts. */
async function addManyDays(): Promise<void> {
  await server.db.pool.query(`
    insert into contract_day (exchange_id, contract_id, expiry_id, expires_on, day, settle)
    select 1, 1, id, expires_on, date '1990-01-01' + n, n
    from contract_expiry, generate_series(1, 3000) as n where contract_id = 1`);
}

const LONG = '?from=1990-01-01&to=2026-11-13&exchangeId=1&contractId=1';

describe('DER-8 a file is rejected', () => {
  test('for a visitor and for an account without access, whatever they request', async () => {
    for (const query of [AUTUMN, '', '?exchangeId=99']) {
      expectRefusal(await get(query, ''), 'not_signed_in');
      expectRefusal(await get(query, await server.signInAs('free')), 'forbidden');
    }
  });

  test.each([
    [
      'an unknown exchange',
      '?from=2026-09-01&to=2026-11-13&exchangeId=99',
      404,
      'query.exchangeId',
    ],
    ['a contract of another', `${AUTUMN.slice(0, -1)}5`, 404, 'query.contractId'],
    ['31 February', '?from=2026-02-31&to=2026-11-13&exchangeId=1', 400, 'query.from'],
    ['days in reverse', '?from=2026-11-13&to=2026-09-01&exchangeId=1', 400, 'query.from'],
    ['another format', `${AUTUMN}&format=exe`, 400, 'query.format'],
    ['a short name for its progress', `${AUTUMN}&progress=1`, 400, 'query.progress'],
  ])('for %s', async (_name, query, status, field) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ field });
  });

  test('if its source doesn’t permit files', async () => {
    await server.db.pool.query('update data_source set allows_files = false');
    const refused = await get(AUTUMN);
    await server.db.pool.query('update data_source set allows_files = true');
    expectRefusal(refused, 'files_not_allowed');
  });
});

describe('DER-6 a file', () => {
  test('is a real workbook: days, numbers with their digits, a bold frozen header', async () => {
    const answer = await get(AUTUMN);
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers['content-disposition']).toContain('CL-2026-09-01-2026-11-13.xlsx');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const book = await readXlsx(answer.rawPayload, { readStyles: true });
    const rows = book.sheets[0]!.rows;
    expect(rows[0]).toEqual([
      'Date',
      'Contract',
      'Expiry',
      'Unit',
      'Open, USD/bbl',
      'High, USD/bbl',
      'Low, USD/bbl',
      'Settle, USD/bbl',
      'Change, USD/bbl',
      'Change, %',
      'Volume, lots',
      'Trades',
      'Open interest, lots',
      'OI change, lots',
    ]);
    const expected = await stored(1);
    expect(rows).toHaveLength(expected.length + 1);
    expect(
      rows.slice(1).map((row) => [(row[0] as Date).toISOString().slice(0, 10), row[1], row[7]]),
    ).toEqual(expected.map(({ day, symbol, settle }) => [day, symbol, Number(settle)]));
    const cells = book.sheets[0]!.cells!;
    expect(cells.get('0,0')?.style?.font?.bold).toBe(true);
    expect(cells.get('1,7')?.style?.numFmt).toBe('#,##0.00');
    expect(book.sheets[0]!.freezePane).toMatchObject({ rows: 1 });
  });

  test('names its source and the request on a second sheet', async () => {
    const { sheets } = await readXlsx((await get(`${AUTUMN}&lang=rus`)).rawPayload);
    expect(sheets.map(({ name }) => name)).toEqual(['CL', 'О файле']);
    const lines = new Map(sheets[1]!.rows.map(([name, text]) => [name, text]));
    expect(lines.get('Источник')).toBe('Parcurve demo market');
    expect(lines.get('Лицензия')).toBe('CC0-1.0');
    expect(lines.get('С')).toBe('2026-09-01');
    expect(lines.get('Строк')).toBe(String((await stored(1)).length));
  });

  test('as text has the same rows, also with all contracts of the exchange', async () => {
    const answer = await get('?from=2026-09-01&to=2026-11-13&exchangeId=1&format=csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, ...lines] = answer.body.replace('\u{feff}', '').trimEnd().split('\r\n');
    expect(header).toMatch(/^Date,Contract,Expiry,Unit,Open,High,Low,Settle,/);
    const expected = await stored(1);
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(
      expected.map(({ day, symbol }) => [day, symbol]),
    );
    expect(lines.map((line) => Number(line.split(',')[7]))).toEqual(
      expected.map(({ settle }) => Number(settle)),
    );
  });

  test('an empty contract, or null, means all contracts of the exchange', async () => {
    const all = '?from=2026-11-01&to=2026-11-13&exchangeId=1&format=csv';
    const { body } = await get(all);
    for (const contractId of ['', 'null']) {
      expect((await get(`${all}&contractId=${contractId}`)).body).toBe(body);
    }
    expectRefusal(await get(`${all}&contractId=none`), 'invalid_field', 'query.contractId');
  });

  test('without rows only has its header', async () => {
    const { rawPayload } = await get('?from=2026-11-14&to=2026-11-15&exchangeId=1');
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets[0]!.rows).toHaveLength(1);
  });

  test('stores texts that look like formulas as texts', async () => {
    const { pool } = server.db;
    await pool.query(`update contract_expiry set symbol = '=1+1<&"' where id = (
      select expiry_id from contract_day where contract_id = 1 order by day desc, expires_on limit 1)`);
    const query = '?from=2026-11-13&to=2026-11-13&exchangeId=1';
    const book = await readXlsx((await get(query)).rawPayload);
    const csv = (await get(`${query}&format=csv`)).body;
    await pool.query(`update contract_expiry set symbol = 'CLX26' where symbol like '=%'`);
    expect(book.sheets[0]!.rows[1]![1]).toBe('=1+1<&"');
    expect(csv).toContain(`"'=1+1<&"""`);
  });
});

describe('DER-9 a long file', () => {
  beforeAll(addManyDays);

  test('has every row once, in any number of simultaneous downloads', async () => {
    const { rows } = await server.db.pool.query<{ count: number }>(
      `select count(*)::integer as count from contract_day
       where contract_id = 1 and day > '1997-12-01'`,
    );
    expect(rows[0]!.count).toBeGreaterThan(5000);
    const query = `${LONG.replace('1990-01-01', '1997-12-02')}&format=csv`;
    const files = await Promise.all(
      Array.from({ length: 20 }, async () => buffer(await open(query))),
    );
    const lines = files.map((file) => file.toString().trimEnd().split('\r\n').length);
    expect(new Set(lines)).toEqual(new Set([rows[0]!.count + 1]));
  });

  test('stops with its reader: no further rows are read', async () => {
    const response = await open(LONG);
    await once(response, 'data');
    response.destroy();
    const active = `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%price_unit%'
        and pid <> pg_backend_pid()`;
    await expect
      .poll(async () => (await server.db.pool.query<{ count: number }>(active)).rows[0]!.count, {
        timeout: 10_000,
      })
      .toBe(0);
  });

  test('is visibly truncated if the database fails halfway', async () => {
    const response = await open(LONG);
    await once(response, 'data');
    await server.db.pool.query('alter table contract_day rename column settle to moved');
    const ended = buffer(response).then(
      () => 'complete',
      () => 'broken',
    );
    expect(await ended).toBe('broken');
    await server.db.pool.query('alter table contract_day rename column moved to settle');
  });

  test('is cut off if access ends halfway', async () => {
    const cookie = await server.signInAs('paid');
    const response = await open(LONG, cookie);
    await once(response, 'data');
    await server.app.http.inject({
      method: 'POST',
      url: '/api/account/sign-out/',
      headers: { cookie },
    });
    await expect(buffer(response)).rejects.toThrow('aborted');
  });
});

describe('the progress of a file', () => {
  const ID = 'c0ffee00c0ffee00';

  test('is denied without access to files, and if there is none', async () => {
    expectRefusal(await getProgress(ID, ''), 'not_signed_in');
    expectRefusal(await getProgress(ID, await server.signInAs('free')), 'forbidden');
    expectRefusal(await getProgress('x'.repeat(65)), 'invalid_field', 'params.progress');
    expectRefusal(await getProgress(ID), 'not_found', 'params.progress');
  });

  test('is only returned to the account that started it', async () => {
    const id = 'd00d00d00d00d00d';
    const [header, ...lines] = (await get(`${AUTUMN}&format=csv&progress=${id}`)).body
      .trimEnd()
      .split('\r\n');
    expect(header).toContain('Date');
    const total = lines.length;
    expect((await getProgress(id)).json()).toEqual({ rows: total, total, state: 'done' });
    const other = await getProgress(id, await server.signInAs('operator'));
    expectRefusal(other, 'not_found', 'params.progress');
  });

  test('says that the file was cut off, with the rows that were written', async () => {
    const id = 'beefbeefbeefbeef';
    const response = await open(`${LONG}&progress=${id}`);
    await once(response, 'data');
    const state = async () => (await getProgress(id)).json<{ state?: string }>().state;
    await expect.poll(state, { timeout: 10_000 }).toBe('running');
    response.destroy();
    await expect.poll(state, { timeout: 10_000 }).toBe('broken');
    const { rows, total } = (await getProgress(id)).json<{ rows: number; total: number }>();
    expect(rows).toBeLessThan(total);
  });
});
