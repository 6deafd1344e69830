import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { getCurve, listCurves } from '../../../contracts/curves/curves.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { insertTestCurves, TEST_CURVES, testCurveDays } from '../../../db/testing/test-curves.ts';
import { curveRate, TENORS } from '../../../domain/curves/curve-tenors.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../testing/test-app.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';

const { US, DE, NO } = TEST_CURVES;
const DAYS = testCurveDays(TEST_TODAY);
const LAST = DAYS.at(-1)!;

let server: TestApp;
const cookies: Partial<Record<DemoKind, string>> = {};
beforeAll(async () => {
  server = await createTestApp();
  await insertTestCurves(server.db.db, TEST_TODAY);
  for (const kind of ['free', 'paid'] as const) cookies[kind] = await server.signInAs(kind);
});
afterAll(() => server.close());

const get = (url: string, cookie = cookies.paid) =>
  server.app.http.inject({ url, headers: { cookie: cookie ?? '' } });
const curve = async (query = '', cookie = cookies.paid) =>
  (await get(`/api/curves/${US}/${query}`, cookie)).json<Answer<typeof getCurve>>();

describe('CRV-1 invalid requests', () => {
  test.each(['0', 'x', '2147483648'])('the id %s: 400', async (id) => {
    expectRefusal(await get(`/api/curves/${id}/`), 'invalid_field', 'params.curveId');
  });

  test('CRV-1 an unknown curve: 404', async () => {
    for (const path of ['', 'bonds/', 'par/10Y/chart/']) {
      const answer = await server.app.http.inject({
        method: path.endsWith('chart/') ? 'POST' : 'GET',
        url: `/api/curves/999999/${path}`,
        headers: { cookie: cookies.paid },
        ...(path.endsWith('chart/') && {
          payload: { periodId: null, beginDate: '2026-01-01', endDate: '2026-02-01' },
        }),
      });
      expectRefusal(answer, 'not_found', 'params.curveId');
    }
  });

  test.each(['', '2026-02-30', '2099-01-01', '1990-01-01'])(
    'CRV-1 the bonds of a curve on %j are rejected with its field',
    async (date) => {
      const refused = await get(`/api/curves/${US}/bonds/?date=${date}`);
      expectRefusal(refused, 'invalid_field', 'query.date');
    },
  );

  test.each([
    ['date=2026-02-30', 'date', 'not_a_day'],
    ['date=2099-01-01', 'date', 'future'],
    ['date=1990-01-01', 'date', 'too_early'],
    ['date=', 'date', 'not_a_day'],
    ['compare=2026-02-30', 'compare', 'not_a_day'],
    ['compare=2099-01-01', 'compare', 'future'],
    [`compare=${DE}@1990-01-01`, 'compare', 'too_early'],
    ['compare=999999', 'compare', 'unknown_curve'],
    ['compare=4294967296', 'compare', 'unknown_curve'],
    ['compare=yesterday', 'compare', 'unreadable'],
    [`compare=${NO}`, 'compare', 'no_days'],
    [`compare=${DE},${DE}`, 'compare', 'repeated'],
    [`compare=${US}`, 'compare', 'repeated'],
    // Saturday and Sunday both stand for the preceding Friday.
    ['compare=2026-10-10,2026-10-11', 'compare', 'repeated'],
    [
      'compare=2026-10-01,2026-10-02,2026-10-05,2026-10-06,2026-10-07,2026-10-08',
      'compare',
      'too_many',
    ],
  ])(
    'CRV-1 %s is rejected with its field, or left out and reported',
    async (query, field, reason) => {
      const refused = await get(`/api/curves/${US}/?${query}`);
      const { label } = expectRefusal(refused, 'invalid_field', `query.${field}`);
      expect(label).toBe(`curve_wrong_${reason}`);
      const shown = await curve(`?${query}&wrong=skip`);
      expect(shown.ignored.at(-1)).toMatchObject({ field, reason });
      expect(shown.lines[0]).toMatchObject({ curveId: US, day: LAST });
    },
  );

  test('CRV-1 an unknown kind and an unknown field: 400', async () => {
    expectRefusal(await get(`/api/curves/${US}/?kind=spot`), 'invalid_field', 'query.kind');
    expectRefusal(await get(`/api/curves/${US}/?on=1`), 'unknown_field', 'query.on');
  });

  test('CRV-1 no file without access, nor from a source that permits none', async () => {
    const urls = [
      `/api/curves/${US}/?format=csv`,
      `/curves/${US}/days.csv`,
      `/curves/999999/days.xlsx`,
    ];
    for (const url of urls) {
      expectRefusal(await get(url, ''), 'not_signed_in');
      expectRefusal(await get(url, cookies.free), 'forbidden');
    }
    await server.db.db.updateTable('data_source').set({ allows_files: false }).execute();
    try {
      for (const url of urls.slice(0, 2)) expectRefusal(await get(url), 'files_not_allowed');
      const list = await get('/api/curves/?format=csv');
      expect(list.body).toContain('***');
    } finally {
      await server.db.db.updateTable('data_source').set({ allows_files: true }).execute();
    }
  });
});

test('CRV-1 a day’s rates follow the formulas, from 3 months to the longest bond', async () => {
  const stored = await server.db.db
    .selectFrom('curve_day')
    .selectAll()
    .where('curve_id', '=', US)
    .where('day', '=', LAST)
    .executeTakeFirstOrThrow();
  for (const kind of ['par', 'zero', 'forward'] as const) {
    const { lines, rates } = await curve(`?kind=${kind}`);
    expect(lines[0]).toMatchObject({
      day: LAST,
      bonds: 24,
      error: '2.10',
      compounding: kind === 'par' ? 'semiannual' : 'continuous',
    });
    expect(rates.map(({ tenor }) => tenor)).toEqual(Object.keys(TENORS));
    for (const { years, rate } of rates) {
      const expected = 100 * curveRate(stored, years, { kind, country: 'US' });
      expect(Number(rate)).toBeCloseTo(expected, 4);
    }
  }
  const german = (await get(`/api/curves/${DE}/`)).json<Answer<typeof getCurve>>();
  expect(german.rates.at(-1)?.tenor).toBe('10Y');
  expect(german.lines[0]?.compounding).toBe('annual');
});

test('CRV-1 dates and countries compared, with their differences', async () => {
  const { lines, rates } = await curve(
    `?date=2026-11-01&compare=2026-10-01,${DE},${DE}@2026-01-05`,
  );
  // 1 November 2026 was a Sunday.
  expect(lines.map(({ curveId, asked, day }) => [curveId, asked, day])).toEqual([
    [US, '2026-11-01', '2026-10-30'],
    [US, '2026-10-01', '2026-10-01'],
    [DE, '2026-11-01', '2026-10-30'],
    [DE, '2026-01-05', '2026-01-05'],
  ]);
  const at10 = rates.filter(({ tenor }) => tenor === '10Y');
  const [own, , german] = at10;
  expect(Number(german?.difference)).toBeCloseTo(
    100 * (Number(own?.rate) - Number(german?.rate)),
    1,
  );
  expect(own?.difference).toBeNull();
  expect(own?.change).toMatch(/^-?\d+\.\d$/);
});

test('CRV-1 the list has all curves by name, with the last day’s rates', async () => {
  const { items } = (await get('/api/curves/?lang=deu')).json<Answer<typeof listCurves>>();
  const mine = items.filter(({ id }) => id >= US);
  expect(mine.map(({ name }) => name)).toEqual(['Deutschland', 'Norwegen', 'Vereinigte Staaten']);
  const [german, norwegian, american] = mine;
  expect(german).toMatchObject({ bonds: 9, lastDay: LAST, rate30y: null });
  expect(norwegian).toMatchObject({ lastDay: null, rate10y: null, line: [] });
  const { rates } = await curve();
  expect(american?.rate10y).toBe(rates.find(({ tenor }) => tenor === '10Y')?.rate);
  expect(american?.rate30y).toMatch(/^\d/);
});

test('CRV-1 ACC-3 viewers without access get days, tenors and bonds, but no line and no parameters', async () => {
  const [masked, full] = await Promise.all([curve(`?compare=${DE}`, ''), curve(`?compare=${DE}`)]);
  expect(masked).toMatchObject({ masked: true });
  masked.lines.forEach(({ values, parameters, error, ...structure }, i) => {
    const { values: _values, parameters: _parameters, error: _error, ...same } = full.lines[i]!;
    expect(structure).toEqual(same);
    expect(values).toEqual([]);
    expect([error, ...Object.values(parameters)]).toEqual(Array(7).fill('***'));
  });
  expect(masked.rates.map(({ tenor }) => tenor)).toEqual(full.rates.map(({ tenor }) => tenor));
  expect(new Set(masked.rates.flatMap(({ rate, change }) => [rate, change]))).toEqual(
    new Set(['***']),
  );
  const list = (await get('/api/curves/', '')).json<Answer<typeof listCurves>>();
  expect(list.items.filter(({ line }) => line.length > 0)).toEqual([]);
});

test('CRV-1 the history of a tenor is a chart, and follows changes', async () => {
  const payload = { periodId: null, beginDate: '2026-10-01', endDate: LAST };
  const fetchChart = async (cookie = cookies.paid) => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: `/api/curves/${US}/par/10Y/chart/`,
      payload,
      headers: { cookie: cookie ?? '' },
    });
    return answer.json<{ data: Record<string, { value: number; valueFmt?: string }> }>();
  };
  const { rates } = await curve();
  const { data } = await fetchChart();
  const points = Object.values(data);
  expect(points).toHaveLength(DAYS.filter((day) => day >= '2026-10-01').length);
  const last = rates.find(({ tenor }) => tenor === '10Y');
  expect(points.at(-1)?.value).toBe(Number(last?.rate));
  // Its shape and that of a bond's price together would reveal both.
  const url = `/api/curves/${US}/par/10Y/chart/`;
  const refused = await server.app.http.inject({ method: 'POST', url, payload });
  expectRefusal(refused, 'not_signed_in');
  await server.db.db
    .updateTable('curve_day')
    .set({ beta0: 0.09 })
    .where('curve_id', '=', US)
    .where('day', '=', LAST)
    .execute();
  await vi.waitFor(
    async () => expect(Object.values((await fetchChart()).data).at(-1)?.value).toBeGreaterThan(7),
    { timeout: 10_000, interval: 20 },
  );
  expectRefusal(
    await server.app.http.inject({
      method: 'POST',
      url: `/api/curves/${US}/par/10Y/chart/`,
      payload: { ...payload, beginDate: '2026-12-01' },
      headers: { cookie: cookies.paid },
    }),
    'period_start_after_end',
    'body.beginDate',
  );
});

test('CRV-1 the files have the table, and all days with their parameters', async () => {
  const table = await get(`/api/curves/${US}/?compare=${DE}&format=csv`);
  expect(table.body.split('\r\n')[0]).toContain('tenor,years,rate,change,difference');
  expect(table.body.trimEnd().split('\r\n')).toHaveLength(1 + 11 + 8);
  const csv = await get(`/curves/${US}/days.csv?kind=zero`);
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + DAYS.length);
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,\d\.\d{4},/);
  const xlsx = await get(`/curves/${DE}/days.xlsx`);
  const { sheets } = await readXlsx(xlsx.rawPayload);
  expect(sheets[0]?.rows).toHaveLength(1 + DAYS.length);
});

/** A bond whose currency is that of the test's curve. */
async function findBond(): Promise<{ id: number; last: string }> {
  const { rows } = await server.db.pool.query<{ id: number; last: string }>(
    `select instrument.id, last_day as last from instrument
     join bond on bond.instrument_id = instrument.id
     join series on series.instrument_id = instrument.id and field = 'close' and is_preferred
     where coupon_type = 'fixed' and matures_on > '2030-01-01' and status = 'active'
       and not exists (select from bond_option o where o.instrument_id = instrument.id)
     order by instrument.id limit 1`,
  );
  return rows[0]!;
}

describe('CRV-4 a spread on a past day', () => {
  test('CRV-4 is denied without access, before anything is looked up', async () => {
    for (const id of [(await findBond()).id, 999_999]) {
      expectRefusal(await get(`/api/bonds/${id}/spread/`, ''), 'not_signed_in');
      expectRefusal(await get(`/api/bonds/${id}/spread/?date=x`, cookies.free), 'forbidden');
    }
    const { id } = await findBond();
    const path = `/api/bonds/${id}/spread/`;
    expectRefusal(await get('/api/bonds/999999/spread/'), 'not_found', 'params.instrumentId');
    for (const date of ['2026-02-30', '2099-01-01', '1950-01-01']) {
      expectRefusal(await get(`${path}?date=${date}`), 'invalid_field', 'query.date');
    }
    expectRefusal(await get(`${path}?kind=x`), 'invalid_field', 'query.kind');
  });

  test('CRV-4 names curve, day count and compounding, and the price with its date', async () => {
    const { id, last } = await findBond();
    await server.db.pool.query(`update instrument set currency = 'XUS' where id = $1`, [id]);
    const answers = await Promise.all(
      ['g', 'z'].map(async (kind) =>
        (await get(`/api/bonds/${id}/spread/?date=${last}&kind=${kind}`)).json(),
      ),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({
        spread: expect.any(Number),
        curve: { id: US, country: 'US', currency: 'XUS', day: expect.any(String) },
        dayCount: expect.any(String),
        compounding: expect.stringMatching(/annual|quarterly|monthly/),
        price: expect.any(Number),
        priceDay: last,
      });
    }
    // Both measure the same distance from the same curve.
    expect(Math.abs(answers[0].spread - answers[1].spread)).toBeLessThan(60);
    expect(answers[0].workout).toMatchObject({ kind: 'maturity', price: 100 });
    expectRefusal(
      await get(`/api/bonds/${id}/spread/?date=${last}&workout=call`),
      'invalid_field',
      'query.workout',
    );
    const earlier = await get(`/api/bonds/${id}/spread/?date=2026-06-07`);
    expect(earlier.json()).toMatchObject({ curve: { day: '2026-06-05' }, priceDay: '2026-06-05' });
  });
});
