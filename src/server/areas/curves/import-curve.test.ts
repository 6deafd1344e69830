import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import { parYield } from '../../../domain/curves/par-yield.ts';
import { zeroRate } from '../../../domain/curves/svensson.ts';
import { importCurve } from '../../../loaders/curves/import-curve.ts';
import { CurveFileError } from '../../../loaders/curves/curve-table.ts';
import { readCurveFile } from '../../../loaders/curves/read-curve-file.ts';
import { readRateFile, type RateTable } from '../../../loaders/curves/read-rate-file.ts';
import { updateFigures } from '../../../loaders/analytics/update-figures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** The Federal Reserve's format: text above the table, -999.99 for a missing second hump. */
const FILE = `"A note, and another"

Date,SVENY01,BETA0,BETA1,BETA2,BETA3,TAU1,TAU2
2026-11-12,4.1,4.5,-0.8,-0.6,0.4,1.9,9.5
2026-11-13,4.1,4.6,-0.9,-0.5,0,1.8,-999.99
2026-11-14,NA,NA,NA,NA,NA,NA,NA
`;

const execute = promisify(execFile);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('CRV-2 a file of a published curve', () => {
  test.each([
    ['nothing', '', 'The file is empty'],
    ['other columns', 'date,a,b\n2026-11-12,1,2', 'No header line with the columns'],
    ['no day', 'date,beta0,beta1,beta2,beta3,tau1,tau2\n12.11.2026,4,1,1,0,2,0', 'Line 2'],
    ['30 February', 'date,beta0,beta1,beta2,beta3,tau1,tau2\n2026-02-30,4,1,1,0,2,0', 'Line 2'],
    [
      'a word',
      'date,beta0,beta1,beta2,beta3,tau1,tau2\n2026-11-12,4,x,1,0,2,0',
      '“x” is not a number',
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
      'No date',
    ],
  ])('CRV-2 with %s is rejected as a whole, naming the line', (_, text, sentence) => {
    expect(() => readCurveFile(text)).toThrow(CurveFileError);
    expect(() => readCurveFile(text)).toThrow(sentence);
  });

  test('CRV-2 is read as decimals; missing values are left out', () => {
    const [first, second, ...more] = readCurveFile(FILE);
    expect(first!.curve.beta0).toBeCloseTo(0.045, 15);
    expect(second!.curve).toMatchObject({ beta3: 0, tau2: 0 });
    expect(more).toEqual([]);
  });
});

const HEAD = 'date,beta0,beta1,beta2,beta3,tau1,tau2';

/**
 * Two humps at almost the same place can have betas of any size, as on some days of the Federal
 * Reserve.
 */
test('CRV-2 betas of any size are accepted if the rates are plausible, and rejected otherwise', () => {
  const [day] = readCurveFile(`${HEAD}\n2014-01-02,4,-4,-1500,1502,3,3.001`);
  expect(zeroRate(day!.curve, 10)).toBeGreaterThan(0.01);
  expect(zeroRate(day!.curve, 10)).toBeLessThan(0.05);
  const strange = `${HEAD}\n2014-01-02,4,-4,-1500,1302,3,3.001`;
  expect(() => readCurveFile(strange)).toThrow(/Line 2 gives an implausible zero rate: -\d/);
});

test('CRV-2 betas that may be decimals need confirmation', () => {
  const text = `${HEAD}\n2026-11-12,0.045,-0.008,-0.006,0.004,1.9,9.5`.replaceAll('0.0', '0.000');
  expect(() => readCurveFile(text)).toThrow('set --unit percent or --unit decimal');
  expect(readCurveFile(text, 'percent')).toHaveLength(1);
});

const SPOT: RateTable = { rates: 'spot', unit: 'percent', frequency: 0 };
const PAR: RateTable = { rates: 'par', unit: 'percent', frequency: 2 };
const TREASURY = `date,BC_3MONTH,BC_6MONTH,BC_1YEAR,BC_2YEAR,BC_3YEAR,BC_5YEAR,BC_7YEAR,BC_10YEAR,BC_20YEAR,BC_30YEAR,BC_30YEARDISPLAY
2017-11-16,1.27,1.42,1.59,1.72,1.83,2.07,2.25,2.37,2.64,2.81,2.81
2017-11-17,1.29,1.42,1.6,1.73,1.83,2.06,2.23,2.35,2.59,2.78,2.78
`;

describe('CRV-2 a table of published rates', () => {
  test('CRV-2 of par rates is a curve fitted to par bonds, with its error', () => {
    const [, second, ...more] = readRateFile(TREASURY, PAR);
    expect(more).toEqual([]);
    expect(second!.fit).toMatchObject({ longest: 30 });
    expect(second!.fit!.error).toBeLessThan(5e-4);
    expect(parYield(second!.curve, 10, 2)).toBeCloseTo(0.0235, 3);
    expect(parYield(second!.curve, 0.25, 2)).toBeCloseTo(0.0129, 3);
  });

  test.each([
    ['continuous', SPOT, (rate: number) => rate],
    ['annual', { ...SPOT, frequency: 1 } as const, (rate: number) => Math.log(1 + rate)],
  ])('CRV-2 of spot rates, %s', (_, table, continuous) => {
    const text = 'Date,1Y,2Y,3Y,5Y,10Y,20Y,30Y\n2026-11-12,3.7,3.8,3.83,3.85,3.91,4.03,4.08';
    const [day] = readRateFile(text, table);
    expect(zeroRate(day!.curve, 10)).toBeCloseTo(continuous(0.0391), 3);
    expect(day!.fit!.error).toBeLessThan(2e-4);
  });

  test.each([
    ['nothing in it', '', 'The file is empty'],
    ['another header', 'date,rate,yield\n2026-11-12,1,2', 'at least four tenors'],
    ['no day in the header', 'when,1Y,2Y,5Y,10Y\n2026-11-12,1,2,3,4', 'must have a date column'],
    ['a tenor twice', 'date,1Y,2Y,5Y,10Y,12M\n2026-11-12,1,2,3,4,1', 'repeats a tenor: 1y and 12m'],
    ['a word', 'date,1Y,2Y,5Y,10Y\n2026-11-12,1,2,up,4', 'Line 2: “up” is not a number'],
    ['too few rates', 'date,1Y,2Y,5Y,10Y\n2026-11-12,1,2,,', 'Line 2 has 2 rates'],
    ['another unit', 'date,1Y,2Y,5Y,10Y\n2026-11-12,110,2,3,4', '110 at 1y is 110%: check --unit.'],
    ['no rates', 'date,1Y,2Y,5Y,10Y\n2026-11-12,NA,NA,NA,NA', 'No date has rates'],
    [
      'zeros for what is not there',
      'date,3M,1Y,2Y,5Y,7Y,10Y,20Y,30Y\n1990-01-02,7.83,7.81,7.87,7.87,7.98,7.94,0.0,8.0',
      'set --absent 0.0',
    ],
  ])('CRV-2 with %s is rejected as a whole', (_, text, sentence) => {
    expect(() => readRateFile(text, PAR)).toThrow(CurveFileError);
    expect(() => readRateFile(text, PAR)).toThrow(sentence);
  });
});

test('CRV-2 CRV-4 an imported curve is labelled as such, and spreads can be measured from it', async () => {
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
  // Importing again gives the same rows.
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

test('CRV-2 a curve fitted to published rates says so, with its error', async () => {
  const { pool } = server.db;
  const days = readRateFile(TREASURY, PAR);
  await importCurve(pool, {
    source: 'ust',
    country: 'US',
    currency: 'USD',
    isBenchmark: false,
    days,
  });
  const { rows } = await pool.query<{ id: number; error: number; longest: number }>(
    `select curve.id, error, longest from curve join curve_day on curve_id = curve.id
     where source_code = 'ust' order by day desc limit 1`,
  );
  expect(rows[0]).toMatchObject({ longest: 30, error: days[1]!.fit!.error });
  const cookie = await server.signInAs('paid');
  const { body } = await server.app.http.inject({
    url: `/curves/${rows[0]!.id}/?lang=eng`,
    headers: { cookie },
  });
  expect(body).toContain('fitted by this portal to rates published by the source');
});

/** Runs the command on a database; returns its output. */
async function runImport(databaseUrl: string, ...args: string[]): Promise<string> {
  const command = join(import.meta.dirname, '../../boot/import-curve-command.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_NO_WARNINGS: '1' };
  const result = await execute(process.execPath, [command, ...args], { env }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return `${result.stdout}${result.stderr}`.trim();
}

test('CRV-2 the command answers invalid arguments, a folder and an empty database with one sentence', async () => {
  const empty = await createTestDatabase({ template: 'empty' });
  const folder = await mkdtemp(join(tmpdir(), 'curve-'));
  try {
    const file = join(folder, 'rates.csv');
    await writeFile(file, TREASURY);
    const whose = ['--source', 'ust', '--country', 'US', '--currency', 'USD'];
    expect(await runImport(empty.ownerUrl, ...whose, folder)).toBe(
      `${folder} is a folder: specify a file.`,
    );
    // The kind and the unit of the rates aren't guessed.
    expect(await runImport(empty.ownerUrl, ...whose, '--rates', 'par', file)).toContain(
      '--unit percent|decimal',
    );
    const rates = ['--rates', 'par', '--unit', 'percent', '--compounding', 'semiannual'];
    const refused = await runImport(empty.ownerUrl, ...whose, ...rates, file);
    expect(refused.split('\n').at(-1)).toContain('This database is empty');
    expect(refused).not.toContain('    at ');
    const told = await runImport(server.db.ownerUrl, ...whose, ...rates, file);
    expect(told).toContain('2 days of the US USD curve are stored.');
    expect(told).toMatch(/fitted to them\. Error in basis points: median \d+\.\d\d, maximum/);
  } finally {
    await rm(folder, { recursive: true });
    await empty.drop();
  }
});
