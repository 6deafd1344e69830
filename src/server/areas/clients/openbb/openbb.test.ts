import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOddBonds, ODD_BONDS } from '../../../../db/testing/odd-bonds.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

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

/** A request as the Workspace sends it. */
async function getAsWorkspace(path: string, authorization = `Bearer ${token}`) {
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
  readonly value?: string;
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

const widgets = async () =>
  (await getAsWorkspace('/widgets.json', '')).json<Record<string, Widget>>();

describe('API-6 OpenBB Workspace', () => {
  test('API-6 gets no rows without a token, or with one of an account without access', async () => {
    const tables = Object.values(await widgets()).filter(({ type }) => type === 'table');
    expect(tables).toHaveLength(9);
    for (const { endpoint } of tables) {
      expectRefusal(await getAsWorkspace(`/${endpoint}?page=x`, ''), 'not_signed_in');
    }
  });

  test('API-6 gets errors for bad input that refer to its own URL', async () => {
    const archive = '/api/openbb/archive/';
    expectRefusal(
      await getAsWorkspace(`${archive}?exchangeId=99&contractId=1`),
      'not_found',
      'query.exchangeId',
    );
    expectRefusal(
      await getAsWorkspace('/api/openbb/contracts/?exchangeId=99'),
      'not_found',
      'query.exchangeId',
    );
    expectRefusal(
      await getAsWorkspace('/api/openbb/history/?symbol=NOTHING'),
      'not_found',
      'query.symbol',
    );
    for (const path of ['bond', 'bond-flows', 'bond-workouts', 'calculator']) {
      const url = `/api/openbb/${path}/`;
      expectRefusal(await getAsWorkspace(`${url}?symbol=NOTHING`), 'not_found', 'query.symbol');
      // An index isn't a bond.
      expectRefusal(await getAsWorkspace(`${url}?symbol=ID:1001`), 'not_found', 'query.symbol');
    }
    const calculator = `/api/openbb/calculator/?symbol=ID:10001`;
    expectRefusal(await getAsWorkspace(`${calculator}&price=a`), 'invalid_field', 'query.price');
    expectRefusal(await getAsWorkspace(`${calculator}&price=-5`), 'invalid_field', 'query.price');
    const late = `${calculator}&price=100&settlement=2199-01-01`;
    expectRefusal(await getAsWorkspace(late), 'invalid_field', 'query.settlement');
    for (const day of ['$currentDate-1q', '$today', '2026-02-30']) {
      const typed = `${calculator}&settlement=${encodeURIComponent(day)}`;
      expectRefusal(await getAsWorkspace(typed), 'invalid_field', 'query.settlement');
    }
    expectRefusal(
      await getAsWorkspace('/api/openbb/curve/?curveId=999'),
      'not_found',
      'query.curveId',
    );
    expectRefusal(
      await getAsWorkspace('/api/openbb/curve/?date=$tomorrow'),
      'invalid_field',
      'query.date',
    );
    expectRefusal(
      await getAsWorkspace('/api/openbb/curve/?date=$currentDate%2B1y'),
      'invalid_field',
      'query.date',
    );
  });

  test('API-6 calculates a bond both ways, and understands date templates', async () => {
    const asRecord = (rows: Rows) =>
      Object.fromEntries(rows.map(({ field, value }) => [field, value])) as Record<string, number>;
    const calculate = async (typed: string) =>
      asRecord(
        (await getAsWorkspace(`/api/openbb/calculator/?symbol=ID:10001${typed}`)).json<Rows>(),
      );
    const fromPrice = await calculate('&price=99&yield=&settlement=$currentDate-1d');
    expect(fromPrice.price).toBe(99);
    const back = await calculate(`&yield=${fromPrice.yield}&settlement=$currentDate-1d`);
    expect(back.price).toBeCloseTo(99, 8);
    const later = await calculate('&price=99&settlement=$currentDate+1w');
    expect(later.accrued).not.toBe(fromPrice.accrued);
    // At the market price the result matches the bond's figures.
    const figures = asRecord(
      (await getAsWorkspace('/api/openbb/bond/?symbol=ID:10001')).json<Rows>(),
    );
    const market = await calculate('');
    expect(market.price).toBe(figures.price);
    expect(market.accrued).toBeCloseTo(figures.accrued!, 3);
    const workouts = (
      await getAsWorkspace('/api/openbb/bond-workouts/?symbol=ID:10001')
    ).json<Rows>();
    expect(workouts[0]?.yield).toBe(market.yield);
    expect(workouts.filter(({ isWorst }) => isWorst === true)).toHaveLength(1);

    // The workouts shown on the bond's page.
    await addOddBonds(server.db.db);
    const { rights } = ODD_BONDS;
    const listed = (
      await getAsWorkspace(`/api/openbb/bond-workouts/?symbol=ID:${rights}`)
    ).json<Rows>();
    const page = (await getAsWorkspace(`/api/bonds/${rights}/figures/`)).json<{ workouts: Rows }>();
    expect(listed).toHaveLength(4);
    expect(listed.map(({ date, isWorst }) => [date, isWorst])).toEqual(
      page.workouts.map(({ date, isWorst }) => [date, isWorst]),
    );
    expect(listed.map((row) => (row.yield as number).toFixed(3))).toEqual(
      page.workouts.map((row) => Number(row.yield).toFixed(3)),
    );

    const curve = async (date: string) =>
      (await getAsWorkspace(`/api/openbb/curve/?date=${date}`)).json<{ day: string }[]>()[0]?.day;
    const [today, earlier] = [await curve('$currentDate'), await curve('$currentDate-3M')];
    expect(earlier! < today!).toBe(true);
  });

  test('API-6 gets widgets by id, each of which returns what it promises', async () => {
    const all = await widgets();
    expect(Object.keys(all)).toEqual([
      'parcurve_indexes',
      'parcurve_currencies',
      'parcurve_history',
      'parcurve_chart',
      'parcurve_bond',
      'parcurve_bond_flows',
      'parcurve_bond_workouts',
      'parcurve_calculator',
      'parcurve_curve',
      'parcurve_archive',
    ]);
    for (const { type, endpoint, params = [], data } of Object.values(all)) {
      if (type !== 'table') continue;
      const values = new Map<string, string>();
      for (const { paramName, value, optionsEndpoint, optionsParams = {} } of params) {
        // Date templates are sent as they are, because the Workspace doesn't expand all of them.
        if (value !== undefined) values.set(paramName, value);
        if (optionsEndpoint === undefined) continue;
        const query = new URLSearchParams();
        for (const [name, from] of Object.entries(optionsParams)) {
          query.set(name, values.get(from.slice(1))!);
        }
        const options = (await getAsWorkspace(`/${optionsEndpoint}?${query.toString()}`)).json<
          { value: string }[]
        >();
        expect(options.length).toBeGreaterThan(0);
        // A parameter without a value starts with any of them.
        expect([undefined, ...options.map((option) => option.value)]).toContain(value);
      }
      const rows = (
        await getAsWorkspace(`/${endpoint}?${new URLSearchParams([...values]).toString()}`)
      ).json<Rows>();
      expect(rows.length).toBeGreaterThan(endpoint.includes('workouts') ? 0 : 5);
      for (const { field, cellDataType } of data?.table?.columnsDefs ?? []) {
        const types = new Set(rows.map((row) => row[field]).map((cell) => typeof cell));
        // Missing values are null, whose type is object. Only bonds with options have a workout
        // other than maturity, and only yields have a workout.
        expect([field, ...types]).toContain(cellDataType === 'text' ? 'string' : cellDataType);
      }
    }
  });

  test('API-6 draws charts through UDF', async () => {
    const { parcurve_chart: chart } = await widgets();
    expect(chart?.type).toBe('advanced_charting');
    expect((await getAsWorkspace(`${chart?.endpoint}/config`)).json()).toMatchObject({
      supports_time: true,
    });
    const query = 'symbol=EUR%2FUSD&resolution=1D&from=0&to=1763000000&countback=300';
    const bars = (await getAsWorkspace(`${chart?.endpoint}/history?${query}`)).json<{
      s: string;
      t: number[];
    }>();
    expect([bars.s, bars.t.length]).toEqual(['ok', 300]);
  });

  test('API-6 has dashboards whose widgets exist', async () => {
    const apps = (await getAsWorkspace('/apps.json', '')).json<
      {
        tabs: Record<string, { layout: { i: string; groups?: string[] }[] }>;
        groups: { name: string; paramName: string; defaultValue: string; widgetIds: string[] }[];
      }[]
    >();
    const shown = apps.flatMap(({ tabs }) => Object.values(tabs).flatMap(({ layout }) => layout));
    const known = await widgets();
    expect(shown.length).toBeGreaterThan(3);
    for (const { i } of shown) expect(Object.keys(known)).toContain(i);
    // One symbol for all widgets of a bond.
    const [group] = apps.flatMap(({ groups }) => groups);
    expect(group).toMatchObject({ paramName: 'symbol', type: 'param' });
    const grouped = shown.filter(({ groups }) => groups?.includes(group!.name)).map(({ i }) => i);
    expect(grouped.toSorted()).toEqual(group!.widgetIds.toSorted());
    for (const id of grouped) {
      const [symbol] = known[id]!.params!;
      expect(symbol).toMatchObject({ paramName: 'symbol', value: group!.defaultValue });
    }
    expect(grouped).toHaveLength(4);
  });
});
