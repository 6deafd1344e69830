import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_SELECTED_PAIRS, type listPairs } from '../../../contracts/currencies/currencies.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Pairs = Answer<typeof listPairs>;
const EUROPE = 2;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ template: 'demo' });
});
afterAll(() => server.close());

async function list(query: Record<string, string> = {}): Promise<Pairs> {
  const answer = await server.app.http.inject({ url: '/api/currencies/', query });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const listTickers = ({ items }: Pairs) => items.map(({ ticker }) => ticker);
const listIds = (rows: Pairs['items']) => rows.map((row) => row['index_id.numeric']);

async function allPairs() {
  return server.db.db
    .selectFrom('instrument')
    .select(['id', 'name'])
    .where('kind', '=', 'currency')
    .orderBy('importance', 'desc')
    .orderBy('id')
    .execute();
}

const moveAfrica = (position: number) =>
  server.db.db.updateTable('subregion').set({ position }).where('id', '=', 7).execute();

describe('sub-regions', () => {
  test('are all listed in order, with the number of pairs that match the search', async () => {
    const { subregions, count, total } = await list();
    expect(subregions.map(({ id, title }) => [id, title])).toEqual([
      [1, 'Majors'],
      [2, 'Europe'],
      [3, 'CIS'],
      [4, 'Asia'],
      [5, 'Latin America'],
      [6, 'Middle East'],
      [7, 'Africa'],
    ]);
    expect(subregions.map((each) => each.count)).toEqual([6, 3, 3, 3, 3, 3, 3]);
    expect([count, total]).toEqual([24, 24]);
    const found = await list({ search: 'eur', subregion: '1' });
    expect(found.count).toBe(found.subregions.reduce((sum, each) => sum + each.count, 0));
    expect(found.count).toBeGreaterThan(found.total);
    expect(found.subregions.find(({ id }) => id === 1)?.count).toBe(found.total);
    expect(found.subregions).toHaveLength(7);
  });

  test('CUR-3 one of them: only its pairs, the first of them selected', async () => {
    const { items, selected, total, subregions } = await list({ subregion: String(EUROPE) });
    expect(items.length).toBe(total);
    expect(new Set(items.map((row) => row.index_subregion_id))).toEqual(new Set([EUROPE]));
    expect(listIds(selected)).toEqual(listIds(items).slice(0, 1));
    expect(subregions).toEqual((await list()).subregions);
  });

  test.each(['99', '40000', '2147483647'])(
    'an unknown one (%s): nothing, no error',
    async (subregion) => {
      const answer = await list({ subregion });
      expect(answer).toMatchObject({ items: [], selected: [], total: 0, count: 24 });
    },
  );

  test('the order follows the position, not the number', async () => {
    await moveAfrica(0);
    expect((await list()).subregions.map(({ id }) => id)).toEqual([7, 1, 2, 3, 4, 5, 6]);
    await moveAfrica(7);
  });
});

describe('the search', () => {
  test.each(['eurusd', 'EURUSD', 'eur usd', 'EUR/USD', 'eur-usd', '  EUR / USD ', 'rusd', 'r/us'])(
    'CUR-7 %j finds EUR/USD by its ticker',
    async (search) => {
      expect(listTickers(await list({ search }))).toEqual(['EUR/USD']);
    },
  );

  test('CUR-7 finds by part of the name, in the viewer’s language and in English', async () => {
    const pounds = (await allPairs()).filter(({ name }) => name['eng']?.includes('British Pound'));
    const ids = pounds.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const query of [
      { search: 'british POUND', lang: 'eng' },
      { search: 'ФУНТ СТЕРЛИНГОВ', lang: 'rus' },
      { search: 'ritish poun', lang: 'rus' },
    ]) {
      const { items, total, selected } = await list(query);
      expect(listIds(items)).toEqual(ids);
      expect(total).toBe(ids.length);
      expect(listIds(selected)).toEqual(ids.slice(0, 1));
    }
    expect((await list({ search: 'ФУНТ' })).items).toEqual([]);
  });

  test.each(['', '   ', '\t'])('CUR-7 %j isn’t a search', async (search) => {
    expect(await list({ search })).toEqual(await list());
  });

  test.each(['%', '_', '\\', '%eur%', 'eur_usd', 'e%d', "'", '"', '--'])(
    'CUR-7 %j is literal, not a wildcard',
    async (search) => {
      expect(await list({ search })).toMatchObject({ items: [], selected: [], total: 0, count: 0 });
    },
  );

  test('CUR-7 finds a name with such a character', async () => {
    const rename = (name: string) =>
      server.db.db
        .updateTable('instrument')
        .set({ name: { eng: name } })
        .where('id', '=', 1)
        .execute();
    const before = (await allPairs())[0]!;
    await rename(String.raw`100%_sure\ly`);
    for (const search of ['0%_', 'e\\l', '_sure', '%']) {
      expect(listIds((await list({ search })).items)).toEqual([1]);
    }
    await server.db.db
      .updateTable('instrument')
      .set({ name: before.name })
      .where('id', '=', 1)
      .execute();
  });

  test('CUR-7 and the sub-region together', async () => {
    const { items } = await list({ search: 'usd', subregion: String(EUROPE) });
    expect(items.length).toBeGreaterThan(0);
    const hits = items.filter(
      (row) => row.index_subregion_id === EUROPE && row.ticker.includes('USD'),
    );
    expect(hits).toEqual(items);
  });
});

describe('the selection', () => {
  test('CUR-3 by default the first of the filtered list', async () => {
    const { items, selected } = await list();
    expect(selected).toEqual(items.slice(0, 1));
    expect(items.filter(({ checked }) => checked)).toEqual(selected);
  });

  test('CUR-15 as requested, in that order, each once', async () => {
    const { items, selected } = await list({ pairs: '5,2,5,9' });
    expect(listIds(selected)).toEqual([5, 2, 9]);
    expect(selected.every(({ checked }) => checked)).toBe(true);
    expect(listIds(items.filter(({ checked }) => checked)).toSorted((a, b) => a - b)).toEqual([
      2, 5, 9,
    ]);
    const elsewhere = await list({ pairs: '1', subregion: String(EUROPE) });
    expect(listIds(elsewhere.selected)).toEqual([1]);
    expect(elsewhere.items.some(({ checked }) => checked)).toBe(false);
  });

  test('an empty list selects none', async () => {
    const { items, selected } = await list({ pairs: '' });
    expect(selected).toEqual([]);
    expect(items.some(({ checked }) => checked)).toBe(false);
  });

  test('unknown pairs are ignored', async () => {
    expect(listIds((await list({ pairs: '999999999,1001,3' })).selected)).toEqual([3]);
  });

  test('up to the limit', async () => {
    const pairs = Array.from({ length: MAX_SELECTED_PAIRS }, (_, i) => i + 1).join();
    expect((await list({ pairs })).selected).toHaveLength(24);
  });
});
