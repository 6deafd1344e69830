import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const WORKSPACE = 'https://pro.openbb.co';

let server: TestApp;
let token = '';
beforeAll(async () => {
  server = await createTestApp({ config: { corsOrigins: [WORKSPACE] } });
  const made = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/tokens/',
    headers: { cookie: await server.signInAs('paid') },
    payload: { name: 'OpenBB', scopes: ['market', 'archive'], days: 30 },
  });
  token = made.json<{ token: string }>().token;
});
afterAll(() => server.close());

/** As the page of the Workspace asks. */
async function ask(path: string, authorization = `Bearer ${token}`) {
  const answer = await server.app.http.inject({
    url: path,
    headers: {
      origin: WORKSPACE,
      'sec-fetch-site': 'cross-site',
      'accept-language': 'en',
      ...(authorization && { authorization }),
    },
  });
  expect(answer.headers['access-control-allow-origin']).toBe(WORKSPACE);
  return answer;
}

interface Param {
  readonly paramName: string;
  readonly type: string;
  readonly value: string;
  readonly optionsEndpoint?: string;
  readonly optionsParams?: Record<string, string>;
}
interface Widget {
  readonly name: string;
  readonly type: string;
  readonly endpoint: string;
  readonly params?: Param[];
  readonly data?: { table?: { columnsDefs: { field: string; cellDataType: string }[] } };
}
type Rows = Record<string, unknown>[];

const widgets = async () => (await ask('/widgets.json', '')).json<Record<string, Widget>>();

/** A value as the Workspace fills it in. */
function filled(value: string): string {
  if (value === '$currentDate') return '2026-11-13';
  return value === '$currentDate-3M' ? '2026-08-13' : value;
}

describe('API-6 OpenBB Workspace', () => {
  test('API-6 is refused rows without a token, or with one of an account without access', async () => {
    const tables = Object.values(await widgets()).filter(({ type }) => type === 'table');
    expect(tables).toHaveLength(4);
    for (const { endpoint } of tables) {
      expectRefusal(await ask(`/${endpoint}?page=x`, ''), 'not_signed_in');
    }
  });

  test('API-6 is refused what it asks wrongly, in words of its own address', async () => {
    const archive = '/api/openbb/archive/';
    expectRefusal(
      await ask(`${archive}?exchangeId=99&contractId=1`),
      'not_found',
      'query.exchangeId',
    );
    expectRefusal(
      await ask('/api/openbb/contracts/?exchangeId=99'),
      'not_found',
      'query.exchangeId',
    );
    expectRefusal(await ask('/api/openbb/history/?symbol=NOTHING'), 'not_found', 'query.symbol');
  });

  test('API-6 is told of widgets by their ids, and each of them answers with what it promises', async () => {
    const all = await widgets();
    expect(Object.keys(all)).toEqual([
      'parcurve_indexes',
      'parcurve_currencies',
      'parcurve_history',
      'parcurve_chart',
      'parcurve_archive',
    ]);
    for (const { type, endpoint, params = [], data } of Object.values(all)) {
      if (type !== 'table') continue;
      const values = new Map<string, string>();
      for (const { paramName, value, optionsEndpoint, optionsParams = {} } of params) {
        values.set(paramName, filled(value));
        if (optionsEndpoint === undefined) continue;
        const query = new URLSearchParams();
        for (const [name, from] of Object.entries(optionsParams)) {
          query.set(name, values.get(from.slice(1))!);
        }
        const options = (await ask(`/${optionsEndpoint}?${query.toString()}`)).json<
          { value: string }[]
        >();
        expect(options.map((option) => option.value)).toContain(value);
      }
      const rows = (
        await ask(`/${endpoint}?${new URLSearchParams([...values]).toString()}`)
      ).json<Rows>();
      expect(rows.length).toBeGreaterThan(5);
      for (const { field, cellDataType } of data?.table?.columnsDefs ?? []) {
        const types = new Set(rows.map((row) => row[field]).map((cell) => typeof cell));
        // What there is not is null, which is an object.
        expect([field, ...types]).toContain(cellDataType === 'number' ? 'number' : 'string');
      }
    }
  });

  test('API-6 draws charts through UDF', async () => {
    const { parcurve_chart: chart } = await widgets();
    expect(chart?.type).toBe('advanced_charting');
    expect((await ask(`${chart?.endpoint}/config`)).json()).toMatchObject({ supports_time: true });
    const query = 'symbol=EUR%2FUSD&resolution=1D&from=0&to=1763000000&countback=300';
    const bars = (await ask(`${chart?.endpoint}/history?${query}`)).json<{
      s: string;
      t: number[];
    }>();
    expect([bars.s, bars.t.length]).toEqual(['ok', 300]);
  });

  test('API-6 has dashboards whose widgets are there', async () => {
    const apps = (await ask('/apps.json', '')).json<
      { tabs: Record<string, { layout: { i: string }[] }> }[]
    >();
    const shown = apps.flatMap(({ tabs }) => Object.values(tabs).flatMap(({ layout }) => layout));
    const known = Object.keys(await widgets());
    expect(shown.length).toBeGreaterThan(3);
    for (const { i } of shown) expect(known).toContain(i);
  });
});
