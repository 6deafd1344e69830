import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../domain/text/language.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let paid: string;
let paths: string[];

beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  // A level, a rate and a price; the currencies of other pairs don't matter here.
  const oneOfEachUnit = await server.db.db
    .selectFrom('instrument')
    .innerJoin('series', 'instrument_id', 'instrument.id')
    .where('kind', 'in', ['index', 'currency'])
    .where('unit', 'in', ['pt', '%', 'USD'])
    .select(['unit', (eb) => eb.fn.min('instrument.id').as('id')])
    .groupBy('unit')
    .execute();
  paths = [
    '/',
    '/indexes/',
    '/indexes/?measure=rates',
    ...oneOfEachUnit.map(({ id }) => `/indexes/${id}/`),
    '/currencies/',
    '/company/5/',
    '/bonds/10001/',
    '/stocks/2001/',
    '/etf/3001/',
    '/search/?q=parcurve',
    '/api/',
    '/addin/',
    '/conformance/',
  ];
});
afterAll(() => server.close());

/** The column headings of each table of a page. */
function readTitles(html: string): string[][] {
  return [...html.matchAll(/<thead.*?<\/thead>/gs)].map(([head]) =>
    [...head.matchAll(/<th\b.*?<\/th>/gs)].map(([cell]) => cell.replaceAll(/<[^>]*>/g, '').trim()),
  );
}

test.each(LANGUAGE_CODES)('no two columns of a table have the same title: %s', async (language) => {
  let tables = 0;
  for (const path of paths) {
    const url = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    const answer = await server.app.http.inject({ url, headers: { cookie: paid } });
    expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
    for (const titles of readTitles(answer.body)) {
      tables += 1;
      expect({ path, titles: [...new Set(titles)] }).toEqual({ path, titles });
    }
  }
  // One for each of three units is included.
  expect(paths).toHaveLength(15);
  expect(tables).toBeGreaterThan(paths.length);
});
