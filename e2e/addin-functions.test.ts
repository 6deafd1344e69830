import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AddinFunctionId } from '../src/contracts/clients/addin.ts';
import { parseDay } from '../src/domain/time/day.ts';
import { excelDay } from '../src/domain/time/excel-day.ts';
import { createTestApp, type DemoKind, type TestApp } from '../src/server/testing/test-app.ts';

type Run = (...args: unknown[]) => Promise<unknown>;

/** An Excel error as a cell shows it. */
class CellError {
  readonly code: string;
  readonly message: string | undefined;

  constructor(code: string, message?: string) {
    this.code = code;
    this.message = message;
  }
}

let server: TestApp;
let origin = '';
beforeAll(async () => {
  server = await createTestApp();
  origin = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function makeToken(kind: DemoKind, scopes = ['market', 'archive']) {
  const cookie = await server.signInAs(kind);
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/tokens/',
    headers: { cookie },
    payload: { name: 'Excel', scopes, days: 30 },
  });
  const { token, item } = answer.json<{ token: string; item: { id: number } }>();
  const url = `/api/account/tokens/${item.id}/revoke/`;
  return {
    token,
    revoke: () => server.app.http.inject({ method: 'POST', url, headers: { cookie } }),
  };
}

/**
 * The functions as Excel runs them: the server's script without a page, an address or cookies, only
 * `fetch` and what Office provides.
 */
async function startExcel(
  token: string | null,
  { language = 'eng', send = fetch }: { language?: string; send?: typeof fetch } = {},
) {
  const script = await (await fetch(`${origin}/addin/functions.js?lang=${language}`)).text();
  const functions = new Map<string, Run>();
  const requests: { address: string; init: RequestInit }[] = [];
  const excel = createContext({
    fetch: (address: string, init: RequestInit) => {
      requests.push({ address, init });
      return send(address, init);
    },
    OfficeRuntime: { storage: { getItem: async () => token } },
    CustomFunctions: {
      Error: CellError,
      ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
      associate: (id: string, run: Run) => functions.set(id, run),
    },
  });
  runInContext(script, excel);
  /** A cell with this formula. */
  const cell = (id: string, ...args: unknown[]) =>
    functions.get(id)!(...args).catch((error: unknown) => error);
  return { functions, requests, cell };
}

async function fetchWithToken<T>(path: string, token: string): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(origin + path, { headers })).json()) as T;
}

const EVERY: [string, unknown[]][] = [
  ['QUOTE', ['EUR/USD']],
  ['HISTORY', ['EUR/USD', null, null]],
  ['ARCHIVE', ['PCNX', 'CL', null, null]],
  ['BOND', ['ID:10001', 'yield', null, null]],
];

describe('API-7 a cell says why it has no value', () => {
  test.each(EVERY)('API-7 %s without a token', async (id, args) => {
    const { cell, requests } = await startExcel(null);
    expect(await cell(id, ...args)).toEqual(
      new CellError('#N/A', 'Enter your token first: open Parcurve on the Home tab.'),
    );
    expect(requests).toEqual([]);
  });

  test.each(EVERY)('API-7 %s with a token of an account without access', async (id, args) => {
    const { token } = await makeToken('free');
    const { cell } = await startExcel(token);
    expect(await cell(id, ...args)).toEqual(new CellError('#N/A', expect.stringMatching(/access/)));
  });

  test.each(EVERY)('API-7 %s with a token that has been revoked', async (id, args) => {
    const { token, revoke } = await makeToken('paid');
    const { cell } = await startExcel(token);
    expect(await cell(id, ...args)).not.toBeInstanceOf(CellError);
    await revoke();
    expect(await cell(id, ...args)).toEqual(
      new CellError('#N/A', expect.stringMatching(/expired or was revoked/)),
    );
  });

  test('API-7 with a token without the archive scope', async () => {
    const { token } = await makeToken('paid', ['market']);
    const { cell } = await startExcel(token);
    expect(await cell('ARCHIVE', 'PCNX', 'CL')).toEqual(
      new CellError('#N/A', 'This token doesn’t permit this call.'),
    );
  });

  test('API-7 for unknown input, in Excel’s language', async () => {
    const { token } = await makeToken('paid');
    const english = await startExcel(token);
    const german = await startExcel(token, { language: 'deu' });
    expect(await english.cell('QUOTE', 'NOTHING')).toEqual(
      new CellError('#N/A', 'No instrument has this ticker, ISIN or id.'),
    );
    expect(await german.cell('QUOTE', 'NOTHING')).toEqual(
      new CellError('#N/A', 'Kein Instrument hat diesen Ticker, diese ISIN oder diese ID.'),
    );
    expect(await english.cell('ARCHIVE', 'XXXX', 'CL')).toMatchObject({ code: '#N/A' });
    expect(await english.cell('HISTORY', 'EUR/USD', '1950-01-01', '1950-02-01')).toEqual(
      new CellError('#N/A', 'No values available.'),
    );
  });

  test.each([
    ['31 February', '2026-02-31'],
    ['a word', 'yesterday'],
    ['a number that is no day', -5],
    ['a logical value', true],
  ])('API-7 for a date that is %s', async (_, from) => {
    const { token } = await makeToken('paid');
    const { cell } = await startExcel(token);
    expect(await cell('HISTORY', 'EUR/USD', from, null)).toMatchObject({ code: '#VALUE!' });
    expect(await cell('ARCHIVE', 'PCNX', 'CL', from, null)).toMatchObject({ code: '#VALUE!' });
  });

  test.each([
    ['does not answer', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['is behind a proxy that answers for it', async () => new Response('<h1>Bad gateway</h1>')],
  ])('API-7 when the server %s', async (_, send) => {
    const { cell } = await startExcel('pcv_any', { send });
    expect(await cell('QUOTE', 'EUR/USD')).toEqual(
      new CellError('#N/A', 'The server isn’t responding. Try again later.'),
    );
  });
});

describe('API-7 a cell has the API’s values', () => {
  let token = '';
  beforeAll(async () => {
    ({ token } = await makeToken('paid'));
  });

  test('API-7 the script matches the metadata: the same functions, with as many parameters', async () => {
    const { functions } = await startExcel(token);
    const answer = await fetch(`${origin}/addin/functions.json`);
    const metadata = (await answer.json()) as {
      functions: { id: string; parameters: unknown[] }[];
    };
    expect(metadata.functions.map(({ id }) => id)).toEqual([...functions.keys()]);
    vi.stubGlobal('parcurveAddin', {});
    const { FUNCTIONS } = await import('../src/addin/functions.ts');
    vi.unstubAllGlobals();
    for (const { id, parameters } of metadata.functions) {
      expect(FUNCTIONS[id as AddinFunctionId]).toHaveLength(parameters.length);
    }
  });

  test('API-7 QUOTE; only the token identifies the caller', async () => {
    const { cell, requests } = await startExcel(token);
    const { quote } = await fetchWithToken<{ quote: { value: string } }>(
      '/api/indexes/1001/',
      token,
    );
    expect(await cell('QUOTE', 'ID:1001')).toBe(Number(quote.value));
    expect(requests.map(({ init }) => init)).toEqual([
      {
        credentials: 'omit',
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      },
    ]);
  });

  test('API-7 simultaneous cells with the same input share one request, later ones send another', async () => {
    const { cell, requests } = await startExcel(token);
    const same = Array.from({ length: 50 }, () => cell('QUOTE', 'EUR/USD'));
    const [first, ...others] = await Promise.all([...same, cell('QUOTE', 'ID:1001')]);
    expect(new Set(others.slice(0, -1))).toEqual(new Set([first]));
    expect(requests).toHaveLength(2);
    expect(await cell('QUOTE', 'EUR/USD')).toBe(first);
    expect(requests).toHaveLength(3);
  });

  test('API-7 HISTORY: Excel day numbers, from one date to another', async () => {
    const { cell } = await startExcel(token);
    const { items } = await fetchWithToken<{ items: { date: string; value: string }[] }>(
      '/api/indexes/1001/history/',
      token,
    );
    const rows = items.map(({ date, value }) => [excelDay(parseDay(date)!), Number(value)]);
    expect(await cell('HISTORY', 'ID:1001', null, null)).toEqual(rows);
    expect(await cell('HISTORY', 'ID:1001')).toEqual(rows);
    const [from, to] = [46_327, 46_338];
    const some = rows.filter(([day]) => Number(day) >= from && Number(day) <= to);
    expect(some.length).toBeGreaterThan(5);
    // A cell with a date, one with a date and a time, and a text.
    expect(await cell('HISTORY', 'ID:1001', from, to + 0.5)).toEqual(some);
    expect(await cell('HISTORY', 'ID:1001', ' 2026-11-01 ', '2026-11-12')).toEqual(some);
  });

  test('API-7 ARCHIVE: a header, day numbers, prices at full precision', async () => {
    const { cell } = await startExcel(token);
    const answer = await fetchWithToken<{
      columns: { title: string }[];
      rows: (string | null)[][];
    }>('/api/symbols/archive/?exchange=PCNX&contract=CL&from=2026-11-02&to=2026-11-13', token);
    const table = (await cell('ARCHIVE', 'PCNX', 'CL', '2026-11-02', '2026-11-13')) as unknown[][];
    expect(table[0]).toEqual(answer.columns.map(({ title }) => title));
    expect(table).toHaveLength(answer.rows.length + 1);
    const [date = '', symbol, expiry = '', unit, ...prices] = answer.rows[0]!;
    expect(table[1]).toEqual([
      excelDay(parseDay(date!)!),
      symbol,
      excelDay(parseDay(expiry!)!),
      unit,
      ...prices.map((price) => (price === null ? '' : Number(price))),
    ]);
    // Without dates the archive returns three months.
    expect(((await cell('ARCHIVE', 'PCNX', 'CL')) as unknown[][]).length).toBeGreaterThan(500);
  });

  test('API-7 BOND: terms, and analytics at the latest or a given price', async () => {
    const { cell } = await startExcel(token);
    const { terms } = await fetchWithToken<{ terms: { maturityDate: string; coupon: number } }>(
      '/api/bonds/10001/terms/',
      token,
    );
    expect(await cell('BOND', 'ID:10001', 'maturity')).toBe(
      excelDay(parseDay(terms.maturityDate)!),
    );
    expect(await cell('BOND', 'ID:10001', ' Coupon ')).toBe(terms.coupon);
    expect(await cell('BOND', 'ID:10001', 'name')).toEqual(expect.any(String));
    const price = await cell('QUOTE', 'ID:10001');
    expect(await cell('BOND', 'ID:10001', 'price')).toBe(price);
    const settlement = await cell('BOND', 'ID:10001', 'settlement');
    const rate = await cell('BOND', 'ID:10001', 'yield', settlement, price);
    expect(await cell('BOND', 'ID:10001', 'yield')).toBe(rate);
    // Both functions must agree in both directions.
    expect(await cell('YIELD', 'ID:10001', price, settlement)).toBe(rate);
    expect(await cell('PRICE', 'ID:10001', rate, settlement)).toBeCloseTo(Number(price), 8);
    for (const field of ['dirty', 'accrued', 'worst', 'duration', 'macaulay', 'convexity']) {
      expect(await cell('BOND', 'ID:10001', field)).toEqual(expect.any(Number));
    }
    expect(await cell('BOND', 'ID:10001', 'beauty')).toMatchObject({ code: '#VALUE!' });
    expect(await cell('BOND', 'EUR/USD', 'yield')).toMatchObject({ code: '#N/A' });
    expect(await cell('BOND', 'ID:10001', 'yield', null, -1)).toMatchObject({ code: '#VALUE!' });
  });

  test('API-7 YIELD and PRICE in the order of Excel’s own functions, also for accounts without access', async () => {
    const free = await makeToken('free');
    const { cell } = await startExcel(free.token);
    // Examples from Microsoft's documentation, with days as numbers and as text.
    const [settlement, maturity] = ['2008-02-15', '2017-11-15'].map((day) =>
      excelDay(parseDay(day)!),
    );
    const price = await cell('PRICE', settlement, maturity, 0.0575, 0.065, 100, 2, 0);
    expect(price).toBeCloseTo(94.63436162, 8);
    const rate = await cell('YIELD', '2008-02-15', '2016-11-15', 0.0575, 95.04287, 100, 2, 0);
    expect(rate).toBeCloseTo(0.065, 7);
    for (const wrong of [
      [settlement, settlement, 0.0575, 95, 100, 2, 0],
      [settlement, maturity, 0.0575, -95, 100, 2, 0],
      [settlement, maturity, 0.0575, 95, 100, 3, 0],
      [settlement, maturity, 0.0575, 95, 100, 2, 7],
      [settlement, maturity, 'five', 95, 100, 2, 0],
      [settlement, maturity, null, null, 100, 2, 0],
      ['2008-02-31', maturity, 0.05, 95, 100, 2, 0],
    ]) {
      expect(await cell('YIELD', ...wrong)).toMatchObject({ code: '#VALUE!' });
    }
    expect(await cell('YIELD', 'NOTHING', 99)).toMatchObject({ code: '#N/A' });
  });
});
