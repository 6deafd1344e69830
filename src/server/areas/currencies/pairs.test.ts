import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { listPairs } from '../../../contracts/currencies/currencies.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { readDailyPoints } from '../../../db/quotes/read-points.ts';
import { writePoints } from '../../../db/quotes/write-points.ts';
import type { Database } from '../../../db/schema.ts';
import { pointChanges } from '../../../db/testing/test-series.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { label } from '../../../labels/labels.ts';
import { addPairs } from '../../testing/add-pairs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readSparklines } from '../../engines/charts/sparklines.ts';
import { findPairs } from './store.ts';

type Pairs = Answer<typeof listPairs>;
const URL = '/api/currencies/';

let server: TestApp;
let paid: string;
beforeAll(async () => {
  server = await createTestApp({ template: 'demo' });
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers: { cookie: paid, ...headers } });

async function list(query: Record<string, string> = {}): Promise<Pairs> {
  const answer = await get(`${URL}?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const listIds = (rows: Pairs['items']) => rows.map((row) => row['index_id.numeric']);

async function allPairs() {
  return server.db.db
    .selectFrom('instrument')
    .innerJoin('currency_pair', 'instrument_id', 'instrument.id')
    .innerJoin('series', 'series.instrument_id', 'instrument.id')
    .select(['instrument.id', 'ticker', 'name', 'subregion_id', 'series.id as seriesId'])
    .select(['last_day', 'last_value'])
    .orderBy('importance', 'desc')
    .orderBy('instrument.id')
    .execute();
}

describe('the list', () => {
  test('CUR-2 a row has its number, name, sub-region, mark, quote and a 30-day line', async () => {
    const pairs = await allPairs();
    const { items, total, page, limit } = await list();
    expect({ total, page, limit }).toEqual({ total: pairs.length, page: 1, limit: 50 });
    expect(items.length).toBe(pairs.length);
    for (const [i, pair] of pairs.entries()) {
      const last = parseDay(pair.last_day ?? '') ?? 0;
      const line = await readDailyPoints(server.db.db, pair.seriesId, last - 29, last);
      expect(line.values.length).toBeGreaterThan(15);
      expect(items[i]).toMatchObject({
        'index_id.numeric': pair.id,
        index_name_rus: pair.name.eng,
        index_subregion_id: pair.subregion_id,
        checked: i === 0,
        ticker: pair.ticker,
        quote: { value: pair.last_value, asOf: pair.last_day },
        sparkline: line.values,
      });
    }
  });

  test('CUR-2 names are in the viewer’s language', async () => {
    const english = await list();
    const russian = await list({ lang: 'rus' });
    expect(listIds(russian.items)).toEqual(listIds(english.items));
    expect(russian.items[0]?.index_name_rus).toBe('Евро – Доллар США');
    expect(russian.subregions[1]).toMatchObject({ title: label('rus', 'subregion_europe') });
  });

  test('isn’t stored by shared caches', async () => {
    expect((await get(URL)).headers['cache-control']).toBe('private, no-cache');
  });

  test('names the sources of the pairs, each once', async () => {
    const { sources } = await list({ search: 'nothing at all' });
    const stored = await server.db.db
      .selectFrom('instrument')
      .innerJoin('data_source', 'code', 'source_code')
      .select('data_source.name')
      .where('kind', '=', 'currency')
      .distinct()
      .execute();
    expect(sources).toEqual(stored.map(({ name }) => name));
    expect(sources.length).toBeGreaterThan(0);
  });
});

describe('many pairs', () => {
  beforeAll(() => addPairs(server.db.db, 60, 'Many'));

  test('CUR-1 fifty a page; a page after the last is empty, with the right total', async () => {
    const pages = await Promise.all(['1', '2', '3', '2147483647'].map((page) => list({ page })));
    expect(pages.map(({ items }) => items.length)).toEqual([50, 34, 0, 0]);
    expect(pages.map(({ total, limit }) => [total, limit])).toEqual(pages.map(() => [84, 50]));
    expect(new Set(pages.flatMap(({ items }) => listIds(items)))).toHaveLength(84);
    // The first pair of the whole list is selected, even on a later page.
    expect(pages.map(({ selected }) => listIds(selected))).toEqual(pages.map(() => [1]));
    expect(pages.map(({ items }) => items.filter(({ checked }) => checked).length)).toEqual([
      1, 0, 0, 0,
    ]);
  });

  test('a pair without a ticker or values uses those of its currencies, and none', async () => {
    const { items } = await list({ search: 'xaa usd' });
    expect(items).toMatchObject([
      { ticker: 'XAA/USD', quote: { value: null, change: null, asOf: null }, sparkline: [] },
    ]);
  });
});

describe('the 30-day lines', () => {
  test('end with the pair’s own last day, also across years', async () => {
    const { id: instrumentId } = await server.db.db
      .selectFrom('instrument')
      .innerJoin('currency_pair', 'instrument_id', 'instrument.id')
      .select('instrument.id')
      .where('base', '=', 'XAB')
      .executeTakeFirstOrThrow();
    const { id } = await server.db.db
      .insertInto('series')
      .values({
        instrument_id: instrumentId,
        source_code: 'demo',
        last_day: null,
        last_value: null,
        previous_day: null,
        previous_value: null,
        intraday_at: null,
        intraday_value: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const points = { '2024-12-12': '9', '2024-12-13': '1', '2024-12-31': '2', '2025-01-11': '3.5' };
    await writePoints(server.db.db, new Map([[id, pointChanges(points)]]));
    expect((await list({ search: 'XAB' })).items).toMatchObject([{ sparkline: [1, 2, 3.5] }]);
    // This year is unreadable, so the test fails if it is read unnecessarily.
    const damaged = { series_id: id, year: 2023, points: Buffer.from([9]) };
    await server.db.db.insertInto('quote_year').values(damaged).execute();
    expect((await list({ search: 'XAB' })).items).toMatchObject([{ sparkline: [1, 2, 3.5] }]);
  });

  test('of a whole page take two queries', async () => {
    const queries: string[] = [];
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: server.db.pool }),
      log: ({ query }) => void queries.push(query.sql),
    });
    const search = { text: '', language: 'eng' } as const;
    const filter = { search, subregionId: undefined, limit: 50, offset: 0 };
    const pairs = await findPairs(db, filter, { ms: 0, timeZone: 'UTC' });
    queries.length = 0;
    expect((await readSparklines(db, pairs)).size).toBe(50);
    expect(queries).toHaveLength(2);
    expect(queries.join()).toContain('quote_year');
  });
});
