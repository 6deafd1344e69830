import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zeroRate } from '../../../domain/curve/svensson.ts';
import { importCurve } from '../../../market/curves/import-curve.ts';
import { CurveFileError, readCurveFile } from '../../../market/curves/read-curve-file.ts';
import { updateFigures } from '../../../market/figures/update-figures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** As the Federal Reserve writes it: words before the table, no second hump as -999.99. */
const FILE = `"A note, and another"

Date,SVENY01,BETA0,BETA1,BETA2,BETA3,TAU1,TAU2
2026-11-12,4.1,4.5,-0.8,-0.6,0.4,1.9,9.5
2026-11-13,4.1,4.6,-0.9,-0.5,0,1.8,-999.99
2026-11-14,NA,NA,NA,NA,NA,NA,NA
`;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('CRV-2 a file of a published curve', () => {
  test.each([
    ['nothing', '', 'No line names the columns'],
    ['other columns', 'date,a,b\n2026-11-12,1,2', 'No line names the columns'],
    ['no day', 'date,beta0,beta1,beta2,beta3,tau1,tau2\n12.11.2026,4,1,1,0,2,0', 'Line 2'],
    ['30 February', 'date,beta0,beta1,beta2,beta3,tau1,tau2\n2026-02-30,4,1,1,0,2,0', 'Line 2'],
    [
      'a word',
      'date,beta0,beta1,beta2,beta3,tau1,tau2\n2026-11-12,4,x,1,0,2,0',
      '“x” is no number',
    ],
    ['no time', 'date,beta0,beta1,beta2,beta3,tau1,tau2\n2026-11-12,4,1,1,0,0,0', 'Line 2'],
    [
      'a day twice',
      'date,beta0,beta1,beta2,beta3,tau1,tau2\n2026-11-12,4,1,1,0,2,0\n2026-11-12,4,1,1,0,2,0',
      'Line 3',
    ],
    [
      'no parameters',
      'date,beta0,beta1,beta2,beta3,tau1,tau2\n2026-11-12,NA,NA,NA,NA,NA,NA',
      'No day',
    ],
  ])('CRV-2 with %s is refused as a whole, and the line is named', (_, text, sentence) => {
    expect(() => readCurveFile(text)).toThrow(CurveFileError);
    expect(() => readCurveFile(text)).toThrow(sentence);
  });

  test('CRV-2 is read as decimals; what is not there is left out', () => {
    const [first, second, ...more] = readCurveFile(FILE);
    expect(first!.curve.beta0).toBeCloseTo(0.045, 15);
    expect(second!.curve).toMatchObject({ beta3: 0, tau2: 0 });
    expect(more).toEqual([]);
  });
});

test('CRV-2 CRV-4 an imported curve is told as such, and spreads can be measured from it', async () => {
  const { pool } = server.db;
  const days = readCurveFile(FILE);
  const given = { source: 'fed', country: 'US', currency: 'USD', isBenchmark: true, days };
  const spread = async () => {
    const { rows } = await pool.query<{ value: string }>(
      `select last_value as value from series where instrument_id = 10045 and field = 'spread'`,
    );
    return rows[0]!.value;
  };
  const before = await spread();
  await importCurve(pool, given);
  // Again: the same rows.
  await importCurve(pool, given);
  const cookie = await server.signInAs('paid');
  const get = async (url: string) =>
    (await server.app.http.inject({ url, headers: { cookie } })).json();
  const { items } = await get('/api/curves/');
  const curves = items.filter(({ currency }: { currency: string }) => currency === 'USD');
  expect(curves).toMatchObject([
    { origin: 'fitted', isBenchmark: false },
    { origin: 'imported', isBenchmark: true, source: 'fed', lastDay: '2026-11-13', bonds: null },
  ]);
  const { rates } = await get(`/api/curves/${curves[1].id}/?kind=zero`);
  const tenYears = rates.find(({ tenor }: { tenor: string }) => tenor === '10Y');
  expect(Number(tenYears.rate)).toBeCloseTo(100 * zeroRate(days[1]!.curve, 10), 3);
  await updateFigures(pool);
  expect(await spread()).not.toBe(before);
});
