import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const get = (path: string, cookie = paid) =>
  server.app.http.inject({ url: path, headers: { cookie, 'accept-language': 'en' } });
const QUOTE = '/api/symbols/quote/';
const HISTORY = '/api/symbols/history/';
const ARCHIVE = '/api/symbols/archive/';

describe('API-7 values by symbol are rejected', () => {
  test('API-7 without access, whether they exist or not', async () => {
    const free = await server.signInAs('free');
    for (const symbol of ['EUR/USD', 'NOTHING']) {
      expectRefusal(await get(`${QUOTE}?symbol=${symbol}`, ''), 'not_signed_in');
      expectRefusal(await get(`${HISTORY}?symbol=${symbol}`, free), 'forbidden');
    }
    expectRefusal(await get(`${ARCHIVE}?exchange=PCNX&contract=CL`, free), 'forbidden');
    expectRefusal(await get('/api/symbols/access/', free), 'forbidden');
  });

  test('API-7 for unknown names, with what to do', async () => {
    for (const symbol of ['NOTHING', 'ID:999999', 'XS0000000000', "' or 1=1 --"]) {
      const answer = await get(`${QUOTE}?symbol=${encodeURIComponent(symbol)}`);
      expectRefusal(answer, 'not_found', 'query.symbol');
      expect(answer.json()).toMatchObject({
        message: 'No instrument has this ticker, ISIN or id.',
      });
    }
    const exchange = await get(`${ARCHIVE}?exchange=XXXX&contract=CL`);
    expectRefusal(exchange, 'not_found', 'query.exchange');
    const contract = await get(`${ARCHIVE}?exchange=PCNX&contract=XX`);
    expectRefusal(contract, 'not_found', 'query.contract');
  });

  test('API-7 for invalid or reversed dates', async () => {
    const symbol = 'symbol=EUR/USD';
    expectRefusal(await get(`${HISTORY}?${symbol}&from=2026-02-31`), 'invalid_field', 'query.from');
    expectRefusal(
      await get(`${HISTORY}?${symbol}&from=2026-02-02&to=2026-02-01`),
      'period_start_after_end',
      'query.from',
    );
    const codes = 'exchange=PCNX&contract=CL';
    expectRefusal(await get(`${ARCHIVE}?${codes}&to=2026-02-31`), 'invalid_field', 'query.to');
    expectRefusal(
      await get(`${ARCHIVE}?${codes}&from=2026-02-02&to=2026-02-01`),
      'period_start_after_end',
      'query.from',
    );
  });

  test('API-7 if the source doesn’t permit redistribution', async () => {
    await server.db.pool.query('update data_source set allows_files = false');
    expectRefusal(await get(`${ARCHIVE}?exchange=PCNX&contract=CL`), 'files_not_allowed');
    await server.db.pool.query('update data_source set allows_files = true');
  });
});

describe('API-7 values by symbol', () => {
  test('API-7 match the instrument, by ticker, ISIN and id, of every kind', async () => {
    const { rows } = await server.db.pool.query<{ kind: string; id: number; code: string }>(
      `select distinct on (kind) kind, instrument.id, coalesce(isin, ticker) as code
       from instrument join series on instrument_id = instrument.id and last_day is not null
       where coalesce(isin, ticker) is not null order by kind, instrument.id`,
    );
    const sections: Record<string, string> = { bond: 'bonds', stock: 'stocks', etf: 'etf' };
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['bond', 'stock', 'etf', 'index', 'currency']),
    );
    for (const { kind, id, code } of rows) {
      const section = sections[kind] ?? 'indexes';
      const page = (await get(`/api/${section}/${id}/`)).json<{ quote: object }>();
      const history = (await get(`/api/${section}/${id}/history/`)).json();
      for (const symbol of [code, code.toLowerCase(), ` ID:${id} `].map(encodeURIComponent)) {
        expect((await get(`${QUOTE}?symbol=${symbol}`)).json()).toMatchObject({
          id,
          quote: page.quote,
        });
        expect((await get(`${HISTORY}?symbol=${symbol}`)).json()).toEqual(history);
      }
    }
  });

  test('API-7 the archive by codes has the rows of its file', async () => {
    const days = 'from=2026-11-02&to=2026-11-13';
    const byCode = (await get(`${ARCHIVE}?exchange=pcnx&contract=cl&${days}`)).json<{
      exchangeId: number;
      contractId: number;
      columns: { title: string; kind: string }[];
      rows: (string | null)[][];
    }>();
    const { exchangeId, contractId, columns, rows } = byCode;
    const ids = `exchangeId=${exchangeId}&contractId=${contractId}`;
    const file = await get(`/derivatives/export-table?${ids}&${days}&format=csv`);
    const lines = file.body.slice(1).trimEnd().split('\r\n');
    expect(rows.map((row) => row.map((cell) => cell ?? '').join(','))).toEqual(lines.slice(1));
    expect(columns.map(({ kind }) => kind).slice(0, 5)).toEqual([
      'day',
      'text',
      'day',
      'text',
      'number',
    ]);
    const same = await get(`${ARCHIVE}?exchange=${exchangeId}&contract=${contractId}&${days}`);
    expect(same.json()).toEqual(byCode);
  });
});
