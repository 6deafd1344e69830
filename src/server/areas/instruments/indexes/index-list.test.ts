import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { listIndexes } from '../../../../contracts/instruments/indexes.ts';
import { readDailyPoints } from '../../../../db/quotes/read-points.ts';
import { createTestSeries } from '../../../../db/testing/test-series.ts';
import { parseDay, SECONDS_PER_DAY } from '../../../../domain/time/day.ts';
import { compareDecimals, parseDecimal } from '../../../../domain/text/decimal.ts';
import { LANGUAGES } from '../../../../domain/text/language.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TEST_TODAY } from '../../../testing/test-today.ts';

type List = Answer<typeof listIndexes>;
type Row = List['items'][number];

let server: TestApp;
let paid: string;
let free: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  free = await server.signInAs('free');
  await unevenMarket();
});
afterAll(() => server.close());

/**
 * Indexes without a change, a value or a series, with a value of today, below zero, and with equal
 * values.
 */
async function unevenMarket(): Promise<void> {
  const { db } = server.db;
  const made = await createTestSeries(db, 9);
  const set = (i: number, values: object) =>
    db.updateTable('series').set(values).where('id', '=', made[i]!.id).execute();
  const day = '2026-11-13';
  const at = new Date((TEST_TODAY + 0.25) * SECONDS_PER_DAY * 1000);
  const early = new Date((TEST_TODAY - 0.75) * SECONDS_PER_DAY * 1000);
  await set(0, { last_day: day, last_value: '7' });
  await set(1, { last_day: day, last_value: '7', previous_value: '-7' });
  await set(2, { last_day: day, last_value: '7', previous_value: '0' });
  await set(3, { last_day: day, last_value: '7', previous_value: '8', intraday_at: at });
  await set(4, { last_day: day, last_value: '9', intraday_at: at, intraday_value: '123456.5' });
  await set(5, { last_day: day, last_value: '9', intraday_at: early, intraday_value: '77777' });
  const ahead = new Date((TEST_TODAY + 1.25) * SECONDS_PER_DAY * 1000);
  const values = { last_day: day, last_value: '5', previous_value: '4' };
  await set(8, { ...values, intraday_at: ahead, intraday_value: '999999' });
  await set(6, { intraday_at: at, intraday_value: '-3' });
  await db.deleteFrom('series').where('id', '=', made[7]!.id).execute();
}

const get = (query: string, cookie = paid) =>
  server.app.http.inject({ url: `/api/indexes/${query}`, headers: { cookie } });

async function list(query = '', cookie = paid): Promise<List> {
  const answer = await get(query, cookie);
  expect({ query, status: answer.statusCode }).toEqual({ query, status: 200 });
  return answer.json();
}

/** All pages of a list. */
async function all(query: string): Promise<Row[]> {
  const { items, total } = await list(`?${query}`);
  const rows = [...items];
  for (let page = 2; rows.length < total; page += 1) {
    const next = await list(`?${query}&page=${page}`);
    expect(next.items.length).toBeGreaterThan(0);
    rows.push(...next.items);
  }
  return rows;
}

const listIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('sorting by values rejects', () => {
  const orders = ['sort=value', 'sort=change', 'sort=change&order=desc'].flatMap((order) =>
    ['levels', 'rates'].map((measure) => `?measure=${measure}&${order}`),
  );

  test('SCR-3 a visitor: 401', async () => {
    for (const order of orders) expectRefusal(await get(order, ''), 'not_signed_in');
  });

  test('SCR-3 an account without access to values: 403', async () => {
    for (const order of orders) expectRefusal(await get(order, free), 'forbidden');
  });

  test.each(['value', 'change'])('mixing points and percent (%s): 400', async (sort) => {
    expectRefusal(await get(`?sort=${sort}`), 'invalid_field', 'query.measure');
  });

  test.each([
    ['sort=ticker', 'query.sort'],
    ['sort=', 'query.sort'],
    ['sort=name&order=up', 'query.order'],
    ['measure=prices', 'query.measure'],
    ['measure=levels&measure=rates', 'query.measure'],
    [`search=${'x'.repeat(101)}`, 'query.search'],
    ['search=%00', 'query.search'],
  ])('%s: 400, naming the field', async (query, field) => {
    expectRefusal(await get(`?${query}`), 'invalid_field', field);
  });
});

describe('without access', () => {
  test('SCR-3 order and counts are the same, whatever else is requested', async () => {
    for (const query of ['', '?measure=rates', '?sort=name&order=desc&search=bond']) {
      const [seen, real] = [await list(query, free), await list(query)];
      expect(listIds(seen.items)).toEqual(listIds(real.items));
      expect({ ...seen, items: [] }).toEqual({ ...real, items: [] });
    }
  });
});

describe('the measures', () => {
  test('split the list: rates are in percent, levels are all others', async () => {
    const [rates, levels, both] = [
      await all('measure=rates'),
      await all('measure=levels'),
      await all(''),
    ];
    expect(rates.length).toBeGreaterThan(5);
    expect(new Set(rates.map(({ quote }) => `${quote.unit} ${quote.isRate}`))).toEqual(
      new Set(['% true']),
    );
    expect(levels.some(({ quote }) => quote.isRate || quote.unit === '%')).toBe(false);
    expect(new Set(listIds([...rates, ...levels]))).toEqual(new Set(listIds(both)));
    expect(rates.length + levels.length).toBe(both.length);
  });

  test('are counted within the category and the search', async () => {
    for (const filter of ['', 'category=bond', 'search=bond', 'category=bond&search=europe']) {
      const { measures, total } = await list(`?${filter}`);
      expect(measures).toEqual({
        levels: (await all(`${filter}&measure=levels`)).length,
        rates: (await all(`${filter}&measure=rates`)).length,
      });
      expect(total).toBe(measures.levels + measures.rates);
      expect((await list(`?${filter}&measure=rates`)).measures).toEqual(measures);
    }
  });

  test('have categories, counted within the measure and the search', async () => {
    const { categories, count, total } = await list(
      '?measure=rates&search=bond&category=money_market',
    );
    expect(categories.map(({ category }) => category)).toEqual(['bond', 'money_market']);
    const bonds = await list('?measure=rates&search=bond&category=bond');
    expect(categories).toEqual([
      { category: 'bond', count: bonds.total },
      { category: 'money_market', count: 0 },
    ]);
    expect({ count, total }).toEqual({ count: bonds.total, total: 0 });
  });
});

/** Sorted like the domain: missing keys last, equal ones in their previous order. */
const orderedBy = (
  rows: readonly Row[],
  key: (row: Row) => string | null,
  isAscending: boolean,
) => {
  const importance = new Map(rows.map(({ id }, i) => [id, i]));
  return rows.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)].map((text) => parseDecimal(text ?? ''));
    const byKey =
      one && other
        ? compareDecimals(one, other) * (isAscending ? 1 : -1)
        : Number(!one) - Number(!other);
    return byKey || importance.get(a.id)! - importance.get(b.id)!;
  });
};

describe('sorting', () => {
  test.each(['levels', 'rates'])(
    'SCR-2 %s by value uses the displayed values, missing ones last, ties by importance',
    async (measure) => {
      const usual = await all(`measure=${measure}`);
      for (const order of ['asc', 'desc']) {
        const rows = await all(`measure=${measure}&sort=value&order=${order}`);
        expect(listIds(rows)).toEqual(
          listIds(orderedBy(usual, ({ quote }) => quote.value, order === 'asc')),
        );
      }
    },
  );

  test('SCR-2 levels by change uses percent', async () => {
    const usual = await all('measure=levels');
    for (const order of ['asc', 'desc']) {
      const rows = await all(`measure=levels&sort=change&order=${order}`);
      const percents = rows.map(({ quote }) => quote.changePercent);
      // The exact values determine the order, but only the rounded ones are visible here.
      const expected = orderedBy(usual, ({ quote }) => quote.changePercent, order === 'asc');
      expect(percents).toEqual(expected.map(({ quote }) => quote.changePercent));
      expect(percents.at(-1)).toBeNull();
    }
  });

  test('SCR-2 rates by change uses points', async () => {
    const usual = await all('measure=rates');
    const rows = await all('measure=rates&sort=change&order=desc');
    expect(listIds(rows)).toEqual(listIds(orderedBy(usual, ({ quote }) => quote.change, false)));
  });

  test('SCR-2 by name follows the language’s alphabet', async () => {
    for (const language of ['eng', 'rus'] as const) {
      const rows = await all(`sort=name&lang=${language}`);
      const { compare } = new Intl.Collator(LANGUAGES[language].tag);
      const names = rows.map(({ name }) => name.replaceAll(/[^\p{L}\p{N} ]/gu, ''));
      expect(names).toEqual(names.toSorted(compare));
    }
    const down = await all('sort=name&order=desc');
    expect(down.map(({ name }) => name)).toEqual(
      (await all('sort=name')).map(({ name }) => name).toReversed(),
    );
  });
});

describe('a search', () => {
  test.each([
    ['search=CHINA', (row: Row) => /china/i.test(row.name)],
    ['search=%20%20china%20', (row: Row) => /china/i.test(row.name)],
    ['search=pccne', (row: Row) => row.ticker?.startsWith('PCCNE') ?? false],
    ['search=pc%20cn-e', (row: Row) => row.ticker?.startsWith('PCCNE') ?? false],
    ['search=%25', (row: Row) => row.name.includes('%')],
  ])('%s finds by name and ticker', async (query, matches) => {
    const rows = await all('');
    expect(listIds(await all(query))).toEqual(listIds(rows.filter(matches)));
  });

  test('finds the name in the viewer’s language and in English', async () => {
    const own = await all('search=китай&lang=rus');
    expect(own.length).toBeGreaterThan(0);
    expect(listIds(await all('search=china&lang=rus'))).toEqual(listIds(own));
    expect(await all('search=китай')).toEqual([]);
  });
});

test('a row has the closes of the 30 days up to its last one', async () => {
  const [row] = (await list()).items;
  const { id, last_day } = await server.db.db
    .selectFrom('series')
    .select(['id', 'last_day'])
    .where('instrument_id', '=', row!.id)
    .executeTakeFirstOrThrow();
  const to = parseDay(last_day ?? '') ?? 0;
  const { values } = await readDailyPoints(server.db.db, id, to - 29, to);
  expect(values.length).toBeGreaterThan(15);
  expect(row!.sparkline).toEqual(values);
  const masked = (await list('', free)).items[0]!.sparkline;
  expect(masked).toHaveLength(values.length);
  expect(Math.max(...masked) - Math.min(...masked)).toBeGreaterThanOrEqual(49);
});
