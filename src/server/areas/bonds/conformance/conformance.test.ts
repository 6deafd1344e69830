import { afterAll, beforeAll, expect, test } from 'vitest';
import { getConformance, getConformanceRows } from '../../../../contracts/bonds/conformance.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import results from './results.json' with { type: 'json' };

const CHECKS = results.suites.flatMap<{ compared: number }>(({ checks }) => checks);

interface Reasoned {
  readonly reasons: readonly string[];
  readonly cases: number;
}

const counts = (list: readonly Reasoned[] | undefined) =>
  list?.map(({ reasons, cases }) => `${reasons.join()} ${cases}`);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('BND-11 the endpoint returns the last run’s results, to everyone and in words', async () => {
  const answer = await server.app.http.inject('/api/conformance/');
  expect(answer.statusCode).toBe(200);
  const told = getConformance.answer.parse(answer.json());
  expect(told).toMatchObject({ version: results.version, mathematics: results.mathematics });
  expect(told.items.map(({ cases }) => cases)).toEqual(CHECKS.map(({ compared }) => compared));
  for (const { cases, agreeing, excepted, exceptions, worst, tolerance } of told.items) {
    expect(agreeing + excepted).toBe(cases);
    // Every difference has a reason.
    expect(exceptions.reduce((sum, exception) => sum + exception.cases, 0)).toBe(excepted);
    expect(worst).toBeLessThanOrEqual(tolerance * 1.01);
  }
  const excel = told.items.filter(({ suite }) => suite === 'excel');
  expect(excel.every(({ cases, confirmed }) => cases - confirmed === 0)).toBe(true);
});

test('BND-22 an exception has a rule, a count that leads to its rows, and a second confirmation of our figure', async () => {
  const { items } = getConformance.answer.parse(
    (await server.app.http.inject('/api/conformance/')).json(),
  );
  const excepted = items.filter(({ suite }) => suite === 'excel');
  for (const { subject, exceptions } of excepted) {
    for (const { reasons, cases, confirmed } of exceptions) {
      // Nothing confirms cases that are rejected.
      expect(confirmed, `${subject} ${reasons.join()}`).toBe(
        reasons.includes('below_limit') ? 0 : cases,
      );
    }
  }
  for (const { suite, subject, figure, excepted: differ, aside, skipped } of items) {
    if (differ + aside + skipped === 0) continue;
    const query = new URLSearchParams({ suite, subject, figure });
    const answer = await server.app.http.inject(`/api/conformance/rows/?${query.toString()}`);
    const rows = getConformanceRows.answer.parse(answer.json()).items;
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    expect(['exception', 'convention', 'skipped'].map(count), `rows of ${subject}`).toEqual([
      differ,
      aside,
      skipped,
    ]);
    expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
  }
  const file = await server.app.http.inject(
    '/api/conformance/rows/?suite=excel&subject=TBILLEQ&figure=bill_yield&format=csv',
  );
  expect(file.body.trim().split('\n')).toHaveLength(1 + 16);
  const wrong = await server.app.http.inject('/api/conformance/rows/?suite=abacus');
  expect(wrong.statusCode).toBe(400);
});

test('BND-22 results of Excel or an index under another convention aren’t exceptions', async () => {
  const { items } = getConformance.answer.parse(
    (await server.app.http.inject('/api/conformance/')).json(),
  );
  const find = (subject: string, figure: string) =>
    items.find((item) => item.subject === subject && item.figure === figure);
  // All rows by ACT/360 and ACT/365.
  expect(counts(find('ODDFPRICE', 'odd_first_price')?.conventions)).toEqual([
    'odd_first_days 7728',
  ]);
  expect(counts(find('ODDLPRICE', 'odd_last_price')?.conventions)).toEqual([
    'odd_last_days 12240',
    'days_left_counted 996',
  ]);
  expect(counts(find('TIPS', 'reference_index')?.leftOut)).toEqual(['index_derived 4']);
  for (const { exceptions } of items) {
    const alone = exceptions.filter(({ reasons }) => reasons.join() === 'days_left_counted');
    expect(alone).toEqual([]);
  }
});

test('BND-11 the rows are also available as a file', async () => {
  const answer = await server.app.http.inject('/api/conformance/?format=csv');
  expect(answer.headers['content-type']).toContain('text/csv');
  const lines = answer.body.trim().split('\n');
  expect(lines[0]).toContain('agreeing');
  expect(lines).toHaveLength(1 + CHECKS.length);
});

test('BND-11 the page is complete without scripts, in another language, and a row opens to its exceptions', async () => {
  const { body, statusCode } = await server.app.http.inject('/conformance/?lang=deu');
  expect(statusCode).toBe(200);
  expect(body).toContain('So werden die Zahlen geprüft');
  expect(body).toContain('ODDFPRICE');
  expect(body).toMatch(/<details[^>]*><summary>[^<]*Ausnahmen/);
  expect(body).toContain('Excel und QuantLib 1.29 belassen es beim 31.');
  expect(body).toContain('31 CFR 356, appendix B');
});

test('BND-11 the page starts with official sources, then says where conventions differ and why', async () => {
  const { body } = await server.app.http.inject('/conformance/?lang=eng');
  const text = body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]*>/g, '');
  const places = [
    'figures published by treasuries, exchanges and central banks agree',
    'Official sources',
    'US Treasury auctions',
    'Reference calculations',
    'QuantLib',
    'Where conventions differ',
    'Differences and reasons',
    'Each quasi-coupon date is derived from the previous one',
    'Microsoft Excel',
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // All of them agree, and whatever can't be compared is counted with its reason.
  expect(text).toMatch(/(\d+\s\d+) of \1 figures published by treasuries/);
  expect(text).not.toContain('gaps or corrections in the published data');
  expect(text).toContain('The coupon is not in the exchange’s list.');
  expect(text).toContain('these four auctions, which would therefore agree by construction');
  expect(body).toContain('/api/conformance/rows/?suite=excel&amp;subject=ODDFPRICE');
});
