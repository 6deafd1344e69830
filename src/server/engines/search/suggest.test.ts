import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchIndex } from '../../../db/search/rebuild-search-index.ts';
import type { SearchType } from '../../../domain/search/search-type.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectRefusal } from '../../testing/refusal.ts';

interface Suggestions {
  items: { id: number; ttl: string; ticker: string[]; status: string; about: string }[];
  counter_title: number;
  search_error: string | null;
  unknown_isins: string[];
}

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ template: 'migrated' });
  await server.db.pool.query(`
    insert into data_source (code, name) values ('test', 'Test');
    insert into issuer (id, source_code, name, country, sector, status) values
      (1, 'test', '{"eng": "Quorvex Holding", "rus": "Кворвекс Холдинг"}', 'US', 'banks', 'active'),
      (2, 'test', '{"eng": "Quorvex Old"}', 'DE', 'banks', 'liquidated');
    insert into instrument (id, source_code, kind, name, isin, ticker, issuer_id, currency, status, importance)
    values
      (1, 'test', 'stock', '{"eng": "Quorvex ord."}', 'US00000000A1', 'QVX', 1, 'USD', 'active', 100),
      (2, 'test', 'stock', '{"eng": "Old Quorvex"}', null, 'OLQ', 1, 'USD', 'active', 900),
      (3, 'test', 'stock', '{"eng": "Quorvex gone"}', null, null, 1, 'USD', 'withdrawn', 999),
      (4, 'test', 'stock', '{"eng": "Quorvex pref."}', null, 'QVXP', 1, 'USD', 'active', 100),
      (5, 'test', 'stock', '{"eng": "Telephone Works"}', 'US00000000T2', 'T', 1, 'USD', 'active', 5),
      (6, 'test', 'stock', '{"eng": "Tinto"}', 'DE00000000T3', 'T', 2, 'EUR', 'active', 50),
      (7, 'test', 'stock', '{"eng": "Subquorvexian"}', null, 'ZZZZ', 1, 'USD', 'active', 990),
      (8, 'test', 'stock', '{"eng": "Name with quo", "rus": "Щёлково"}', null, 'QUO', 1, 'USD', 'withdrawn', 1),
      (9, 'test', 'bond', '{"eng": "Société Générale 5% 2031", "rus": "Сосьете Женераль 5% 2031"}',
        'FR0000000018', null, null, 'EUR', 'matured', 7),
      (10, 'test', 'index', '{"eng": "<script>alert(1)</script> <img src=x onerror=alert(2)> Evilix & \\"co\\""}',
        null, 'EVL', null, 'USD', 'active', 1),
      (11, 'test', 'currency', '{"eng": "Euro and dollar", "chn": "欧元兑美元汇率", "deu": "Straße Größe"}',
        null, 'EUR/USD', null, 'USD', 'active', 1),
      (12, 'test', 'etf', '{"eng": "Łódź Øresund Fund", "tur": "Işık Çelik İç"}', null, 'LOD', null, 'EUR', 'active', 1);
  `);
});
afterAll(() => server.close());

async function suggest(type: SearchType, term: string, language = 'eng'): Promise<Suggestions> {
  const isCompanies = type === 'companies';
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/api/suggest/${type}/?lang=${language}`,
    headers: { 'content-type': isCompanies ? 'application/json' : 'text/plain' },
    payload: isCompanies
      ? JSON.stringify({ term: encodeURIComponent(term) })
      : encodeURIComponent(term),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Suggestions>();
}

async function ttl(type: SearchType, term: string, language: string) {
  return (await suggest(type, term, language)).items[0]?.ttl;
}

async function suggestIds(type: SearchType, term: string): Promise<number[]> {
  const { items, counter_title } = await suggest(type, term);
  expect(counter_title).toBe(items.length);
  return items.map(({ id }) => id);
}

test('SRC-3 a response has items, their count and no error; an item has id, title, codes and status', async () => {
  expect(await suggest('stocks', 'Quorvex ord')).toEqual({
    items: [
      {
        id: 1,
        ttl: '<mark>Quorvex</mark> <mark>ord</mark>.',
        ticker: ['QVX', 'US00000000A1'],
        status: '',
        about: 'United States · Banks · USD',
      },
    ],
    counter_title: 1,
    search_error: null,
    unknown_isins: [],
  });
  const { items } = await suggest('companies', 'quorvex');
  expect(items).toEqual([
    {
      id: 1,
      ttl: '<mark>Quorvex</mark> Holding',
      ticker: [],
      status: '',
      about: 'United States · Banks',
    },
    {
      id: 2,
      ttl: '<mark>Quorvex</mark> Old',
      ticker: [],
      status: 'Liquidated',
      about: 'Germany · Banks',
    },
  ]);
});

test('SRC-3 names that begin with the term, then others, by importance; withdrawn ones last', async () => {
  // 1 and 4 are equally important: the smaller id comes first.
  expect(await suggestIds('stocks', 'quorvex')).toEqual([1, 4, 7, 2, 3]);
  expect(await suggestIds('stocks', 'Quo')).toEqual([8, 1, 4, 7, 2, 3]);
});

test('SRC-3 the exact ticker or ISIN comes first, whatever its rank', async () => {
  expect(await suggestIds('stocks', 'qvx')).toEqual([1, 4]);
  // A withdrawn instrument with exactly this ticker.
  expect((await suggest('stocks', 'quo')).items[0]).toMatchObject({ id: 8, status: 'Withdrawn' });
  expect(await suggestIds('stocks', 'US00000000T2')).toEqual([5]);
  expect(await suggestIds('stocks', 'us000')).toEqual([1, 5]);
  expect(await suggestIds('bonds', 'FR0000000018')).toEqual([9]);
  expect(await suggestIds('indexes', 'EUR/USD')).toEqual([11]);
  expect(await suggestIds('indexes', 'eurusd')).toEqual([11]);
});

test.each([
  ['stocks', 'US00 0000 00A1', [1]],
  ['stocks', 'us00-0000-00a1', [1]],
  ['stocks', 'US00\u00a00000\u00a000T2', [5]],
  ['stocks', 'US 000000', [1, 5]],
  ['stocks', 'us00 00', [1, 5]],
  ['stocks', 'DE00-0', [6]],
  ['stocks', 'US00000000\u200bA1', [1]],
  ['bonds', 'F R 0 0 0 0 0 0 0 0 1 8', [9]],
  ['indexes', 'EUR USD', [11]],
  // The name contains these words, and prefixes of codes don't count.
  ['bonds', '5 2031', [9]],
  ['stocks', 'US00 0000 00A2', []],
] as const)('SRC-9 a code in groups: among %s “%s” finds %j', async (type, term, ids) => {
  expect(await suggestIds(type, term)).toEqual(ids);
});

test('SRC-9 a ticker of one letter is found with its country or currency', async () => {
  expect(await suggestIds('stocks', 'T US')).toEqual([5]);
  expect(await suggestIds('stocks', 'us t')).toEqual([5]);
  expect(await suggestIds('stocks', 'T EUR')).toEqual([6]);
  expect(await suggestIds('stocks', 'T DE')).toEqual([6]);
  expect(await suggestIds('stocks', 'T Telephone')).toEqual([5]);
  expect(await suggestIds('stocks', 'T FR')).toEqual([]);
});

test.each([
  ['bonds', 'societe generale', [9]],
  ['bonds', 'GENERALE SOCIETE', [9]],
  ['bonds', '2031 soc', [9]],
  ['bonds', 'сосьете', [9]],
  ['bonds', 'sosete', [9]],
  ['bonds', 'женер', [9]],
  ['bonds', 'eneral', [9]],
  ['bonds', '5% 2031', [9]],
  ['stocks', 'щелк', [8]],
  ['stocks', 'shchelkovo', [8]],
  ['companies', 'кворвекс', [1]],
  ['indexes', '欧元兑', [11]],
  ['indexes', '美元汇率', [11]],
  ['indexes', 'strasse', [11]],
  ['indexes', 'GROSSE', [11]],
  ['etf', 'lodz', [12]],
  ['etf', 'oresund', [12]],
  ['etf', 'ışık', [12]],
  ['etf', 'ISIK', [12]],
  ['etf', 'celik ic', [12]],
  ['companies', 'холдинг', [1]],
] as const)('SRC-9 among %s “%s” finds %j', async (type, term, ids) => {
  expect(await suggestIds(type, term)).toEqual(ids);
});

test.each([
  // By country, currency, sector and kind, in any language, combined with each other and with
  // names.
  ['stocks', 'germany', [6]],
  ['stocks', 'Германия', [6]],
  ['stocks', 'deutschland', [6]],
  ['stocks', '德国', [6]],
  ['stocks', 'germ', [6]],
  ['stocks', 'euro', [6]],
  ['stocks', 'EUR', [6]],
  ['stocks', 'banks germany', [6]],
  ['stocks', 'stock germany', [6]],
  ['stocks', 'tinto bank eur', [6]],
  ['stocks', 'germany usd', []],
  ['stocks', 'united states telephone', [5]],
  ['companies', 'Allemagne', [2]],
  // Two Chinese characters form a word; two Latin letters don't.
  ['indexes', '汇率', [11]],
  ['indexes', '汇', []],
  ['indexes', 'do', []],
] as const)('SRC-9 among %s “%s” finds %j by their traits', async (type, term, ids) => {
  expect(await suggestIds(type, term)).toEqual(ids);
});

test('SRC-9 matches by name come before matches by country', async () => {
  await server.db.pool.query(`
    insert into instrument (id, source_code, kind, name, issuer_id, status, importance) values
      (31, 'test', 'stock', '{"eng": "Germany Inc."}', 1, 'active', 1),
      (32, 'test', 'stock', '{"eng": "Old Germany"}', 1, 'withdrawn', 1)`);
  expect(await suggestIds('stocks', 'germany')).toEqual([31, 32, 6]);
  await server.db.pool.query('delete from instrument where id in (31, 32)');
});

test('SRC-3 a second line describes the result, without values', async () => {
  expect((await suggest('stocks', 'tinto')).items[0]!.about).toBe('Germany · Banks · EUR');
  expect((await suggest('stocks', 'tinto', 'deu')).items[0]!.about).toBe(
    'Deutschland · Banken · EUR',
  );
});

test('SRC-9 a pasted list of ISINs finds each of them and names the unknown ones', async () => {
  const list = 'US00000000A1, XS0000000009; DE00000000T3\nFR0000000018';
  const stocks = await suggest('stocks', list);
  expect(stocks.items.map(({ id }) => id)).toEqual([1, 6]);
  expect(stocks).toMatchObject({ counter_title: 2, unknown_isins: ['XS0000000009'] });
  expect(await suggest('bonds', list)).toMatchObject({
    counter_title: 1,
    unknown_isins: ['XS0000000009'],
  });
  expect((await suggest('stocks', 'tinto')).unknown_isins).toEqual([]);
});

const readSearch = async (query: string) =>
  (await server.app.http.inject(`/api/search/?q=${query}`)).json<{
    items: { id: number; type: string }[];
    total: number;
    counts: Record<string, number>;
    facets: Record<string, { value: string | null; count: number }[]>;
    filters: object[];
  }>();

test('SRC-1 results are counted by trait, and narrowed down', async () => {
  const all = await readSearch('quorvex&type=stocks');
  for (const facet of Object.values(all.facets)) {
    expect(facet.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  }
  expect(all.facets.status).toEqual([
    { value: 'active', count: 4 },
    { value: 'inactive', count: 1 },
  ]);
  expect(await readSearch('quorvex&type=stocks&status=inactive')).toMatchObject({
    total: 1,
    items: [{ id: 3 }],
  });
  expect(await readSearch('quorvex&type=stocks&country=US&currency=USD')).toMatchObject({
    total: 5,
  });
  expect(await readSearch('quorvex&type=stocks&country=DE')).toMatchObject({ total: 0 });
  expect((await readSearch('germany&type=stocks')).filters).toEqual([
    { field: 'country', value: 'DE' },
  ]);
});

test('SRC-1 without a type the first of each are listed, and all types are counted together', async () => {
  const all = await readSearch('quorvex');
  expect(all).toMatchObject({ total: 7, counts: { stocks: 5, companies: 2, bonds: 0 } });
  expect(all.items.map(({ type, id }) => `${type} ${id}`)).toEqual([
    ...[1, 4, 7, 2, 3].map((id) => `stocks ${id}`),
    ...[1, 2].map((id) => `companies ${id}`),
  ]);
  expect(all.facets).toEqual({
    country: [
      { value: 'US', count: 6 },
      { value: 'DE', count: 1 },
    ],
    currency: [
      { value: 'USD', count: 5 },
      { value: null, count: 2 },
    ],
    status: [
      { value: 'active', count: 5 },
      { value: 'inactive', count: 2 },
    ],
  });
  // Each count is the number of results with that value, of all types.
  for (const { value, count } of all.facets.country!) {
    expect(await readSearch(`quorvex&country=${value}`)).toMatchObject({ total: count });
  }
  expect((await readSearch('quorvex&country=DE')).counts).toMatchObject({
    stocks: 0,
    companies: 1,
  });
  // Neither corrected words nor lists of ISINs can be narrowed down.
  expect((await readSearch('tolephone')).facets).toBeNull();
  expect((await readSearch('US00000000A1,DE00000000T3')).facets).toBeNull();
  const paged = await server.app.http.inject('/api/search/?q=quorvex&page=2');
  expectRefusal(paged, 'invalid_field', 'query.page');
});

test.each([
  ['a wrong letter', 'tolephone'],
  ['a wrong first letter', 'delephone'],
  ['a missing letter', 'telephne'],
  ['a missing first letter and half the word', 'elepho'],
  ['a letter too many', 'tellephone'],
  ['two letters exchanged', 'telehpone'],
  ['an error in half a word', 'telapho'],
  ['an error in one of two words', 'works telephome'],
])('SRC-9 corrects %s', async (_what, term) => {
  expect(await suggestIds('stocks', term)).toEqual([5]);
});

test('SRC-9 a completely typed word ranks above words it may begin', async () => {
  await server.db.pool.query(`
    insert into instrument (id, source_code, kind, name, importance) values
      (21, 'test', 'stock', '{"eng": "Vellum Energy"}', 1),
      (22, 'test', 'stock', '{"eng": "Vellum Engineering"}', 900)`);
  expect(await suggestIds('stocks', 'enrgy')).toEqual([21, 22]);
  expect(await suggestIds('stocks', 'engneer')).toEqual([22]);
  await server.db.pool.query('delete from instrument where id in (21, 22)');
});

test('SRC-9 two typos aren’t corrected, nor one if some type has the word', async () => {
  expect(await suggestIds('stocks', 'tolephine')).toEqual([]);
  // The name of an ETF contains this word, so no correction is tried.
  expect(await suggestIds('stocks', 'oresund')).toEqual([]);
  expect((await suggest('stocks', 'telaphone')).items[0]?.ttl).toBe('<mark>Telephone</mark> Works');
});

test('SRC-9 a typo is corrected to the current words, before and after a rebuild', async () => {
  const { pool } = server.db;
  const name = (word: string) =>
    pool.query(`update instrument set name = $1 where id = 30`, [{ eng: word }]);
  await pool.query(`insert into instrument (id, source_code, kind, name) values
    (30, 'test', 'stock', '{"eng": "Gladiola"}')`);
  expect(await suggestIds('stocks', 'gladoila')).toEqual([30]);
  await name('Hortensia');
  expect(await suggestIds('stocks', 'gladoila')).toEqual([]);
  expect(await suggestIds('stocks', 'hortnesia')).toEqual([30]);
  await rebuildSearchIndex(pool, { all: true });
  expect(await suggestIds('stocks', 'hortnesia')).toEqual([30]);
  await name('Magnolia');
  expect(await suggestIds('stocks', 'magnlia')).toEqual([30]);
  // What used to be a typo is now a word, and a code.
  await name('Magnlia');
  expect((await suggest('stocks', 'magnlia')).items[0]?.ttl).toBe('<mark>Magnlia</mark>');
  await name('Magnolia');
  await pool.query(`update instrument set ticker = 'MAGNLIAX' where id = 30`);
  expect((await suggest('stocks', 'magnlia')).items[0]?.ttl).toBe('Magnolia');
  await pool.query('delete from instrument where id = 30');
  expect(await suggestIds('stocks', 'magnlia')).toEqual([]);
});

test('SRC-8 nothing in a title can run; the match is marked', async () => {
  const { items } = await suggest('indexes', 'evilix');
  expect(items[0]?.ttl).toBe(
    '&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(2)&gt; ' +
      '<mark>Evilix</mark> &amp; &quot;co&quot;',
  );
  const marked = (await suggest('indexes', 'script')).items[0]?.ttl ?? '';
  expect(marked).toContain('&lt;<mark>script</mark>&gt;');
  expect(marked.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
});

test('SRC-8 marks through accents and scripts, in the viewer’s language', async () => {
  expect(await ttl('bonds', 'generale', 'eng')).toBe('Société <mark>Générale</mark> 5% 2031');
  expect(await ttl('bonds', 'sosete', 'rus')).toBe('<mark>Сосьете</mark> Женераль 5% 2031');
  expect(await ttl('stocks', 'shche', 'rus')).toBe('<mark>Щё</mark>лково');
  expect(await ttl('indexes', '兑美元', 'chn')).toBe('欧元<mark>兑美元</mark>汇率');
  expect(await ttl('indexes', 'gross', 'deu')).toBe('Straße <mark>Größ</mark>e');
});

test('statuses are in the viewer’s language', async () => {
  expect((await suggest('bonds', 'generale', 'rus')).items[0]?.status).toBe('Погашена');
  expect((await suggest('companies', 'quorvex old', 'deu')).items.at(-1)?.status).toBe('Aufgelöst');
});

test('SRC-3 companies with some statuses are omitted', async () => {
  const { http } = server.app;
  const ids = async (stopped: number[]) => {
    const payload = { term: 'quorvex', emitent_stop_statuses_ids: stopped };
    const answer = await http.inject({ method: 'POST', url: '/api/suggest/companies/', payload });
    const { items, counter_title } = answer.json<Suggestions>();
    expect(counter_title).toBe(items.length);
    return items.map(({ id }) => id);
  };
  expect(await ids([])).toEqual([1, 2]);
  expect(await ids([2])).toEqual([1]);
  expect(await ids([1])).toEqual([2]);
  expect(await ids([1, 2])).toEqual([]);
  expect(await ids([3, 99])).toEqual([1, 2]);
});

test('the search page gets pages, URLs and the counts of all types', async () => {
  const { http } = server.app;
  const answer = await http.inject('/api/search/?q=quorvex&type=stocks');
  expect(answer.json()).toMatchObject({
    total: 5,
    page: 1,
    limit: 30,
    counts: { bonds: 0, stocks: 5, indexes: 0, companies: 2, etf: 0 },
  });
  const urls = answer.json<{ items: { url: string }[] }>().items.map(({ url }) => url);
  expect(urls).toEqual(['/stocks/1/', '/stocks/4/', '/stocks/7/', '/stocks/2/', '/stocks/3/']);
  const companies = await http.inject('/api/search/?q=quorvex&type=companies&page=2');
  expect(companies.json()).toMatchObject({ items: [], total: 2, page: 2 });
  const none = await http.inject('/api/search/?q=q&type=etf');
  expect(none.json()).toMatchObject({ items: [], total: 0, counts: { companies: 0 } });
});

test('a just renamed instrument is found by its new name', async () => {
  await server.db.pool.query(`update instrument set name = '{"eng": "Fresh Name"}' where id = 12`);
  expect(await suggestIds('etf', 'fresh')).toEqual([12]);
  expect(await suggestIds('etf', 'oresund')).toEqual([]);
});
