import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDay } from '../../../domain/time/day.ts';
import type { getCompanyRatings } from '../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getScreen, getScreenCounts } from '../../../contracts/screens/screens.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { VALUE_COLUMNS } from './store.ts';

type Page = Answer<typeof getScreen>;
type Counts = Answer<typeof getScreenCounts>;

let server: TestApp;
let paid = '';
let free = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  free = await server.signInAs('free');
});
afterAll(() => server.close());

function get(path: string, cookie = paid) {
  return server.app.http.inject({ url: `/api/screens/${path}`, headers: { cookie } });
}

async function page(path: string, cookie = paid): Promise<Page> {
  const answer = await get(path, cookie);
  expect({ path, status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
  return answer.json<Page>();
}

async function counts(path: string, cookie = paid): Promise<Counts> {
  const answer = await get(path, cookie);
  expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
  return answer.json<Counts>();
}

const IS_LISTED = "status in ('active', 'defaulted')";

/** Ids of listed rows that meet a condition, in list order. */
async function idsWhere(kind: string, condition: string, order = 'importance desc, id') {
  const { rows } = await server.db.pool.query<{ id: number }>(
    `select id from screen_row
     where kind = $1 and is_shown and ${IS_LISTED} and (${condition}) order by ${order}`,
    [kind],
  );
  return rows.map(({ id }) => id);
}

async function allIds(path: string, cookie = paid): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; ; number += 1) {
    const { items } = await page(`${path}${path.includes('?') ? '&' : '?'}page=${number}`, cookie);
    if (items.length === 0) return ids;
    ids.push(...items.map(({ id }) => id));
  }
}

/** In ascending order of id. */
async function found(query: string): Promise<number[]> {
  return (await allIds(`bonds/?${query}`)).toSorted((a, b) => a - b);
}

const GUARDED = [
  'price',
  'dayChange',
  'yield',
  'duration',
  'spread',
  'maturityYield',
  'maturityDuration',
  'maturitySpread',
  'workout',
];

test('SCR-3 without access nobody can filter, sort or infer by values', async () => {
  for (const field of GUARDED) {
    for (const [query, part] of [
      [`${field}=1..2`, field],
      [`${field}=nonsense`, field],
      [`sort=-${field}`, 'sort'],
      [`known=${field}`, 'known'],
    ]) {
      expectRefusal(await get(`bonds/?${query}`, ''), 'not_signed_in', `query.${part}`);
      expectRefusal(await get(`bonds/?${query}`, free), 'forbidden', `query.${part}`);
    }
    expectRefusal(await get(`bonds/counts/?${field}=1..2`, free), 'forbidden', `query.${field}`);
  }
  expectRefusal(await get('bonds/?quality=1', free), 'forbidden', 'query.quality');
  expectRefusal(await get('bonds/?workoutKind=call', free), 'forbidden', 'query.workoutKind');
  expectRefusal(await get('bonds/?sort=rating', free), 'forbidden', 'query.sort');
  expectRefusal(await get('stocks/?size=1..', free), 'forbidden', 'query.size');
});

test('invalid parameters are rejected by name', async () => {
  expectRefusal(await get('bonds/?cost=1..2'), 'unknown_field', 'query.cost');
  expectRefusal(await get('bonds/?colour=blue'), 'unknown_field', 'query.colour');
  expectRefusal(await get('bonds/?yield=6..2'), 'invalid_field', 'query.yield');
  expectRefusal(await get('bonds/?page=0'), 'invalid_field', 'query.page');
  expectRefusal(await get('bonds/?sort=line'), 'invalid_field', 'query.sort');
  expectRefusal(await get('bonds/?after=abc'), 'invalid_field', 'query.after');
  expectRefusal(await get('bonds/?after=a&before=b'), 'invalid_field', 'query.before');
  expectRefusal(await get('money/'), 'invalid_field', 'params.kind');
});

test('ENT-2 each list has everything outstanding, the most important first', async () => {
  for (const [kind, rowKind] of [
    ['bonds', 'bond'],
    ['stocks', 'stock'],
    ['etf', 'etf'],
    ['indexes', 'index'],
    ['company', 'company'],
  ] as const) {
    // Rates are a separate list.
    const wanted = await idsWhere(rowKind, 'not screen_is_rate(kind, unit)');
    const first = await page(`${kind}/`);
    expect(first).toMatchObject({ total: wanted.length, all: wanted.length, page: 1, limit: 30 });
    expect(await allIds(`${kind}/`)).toEqual(wanted);
  }
});

test('SCR-1 ended instruments are listed if the status or their ISIN asks for them', async () => {
  const { pool } = server.db;
  const { rows } = await pool.query<{ id: number; isin: string; status: string }>(
    `select id, isin, status from screen_row where kind = 'bond' and is_shown order by id`,
  );
  const having = (...statuses: string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  expect(having('matured').length).toBeGreaterThan(0);
  expect(having('defaulted').length).toBeGreaterThan(0);
  expect(await found('')).toEqual(having('active', 'defaulted'));
  expect(await found('status=matured')).toEqual(having('matured'));
  expect(await found('status=active')).toEqual(having('active'));
  expect(await found('status=active,defaulted,matured,withdrawn')).toEqual(
    rows.map(({ id }) => id),
  );
  const ended = rows.find(({ status }) => status === 'matured')!;
  expect(await found(`isin=${ended.isin}`)).toEqual([ended.id]);
  // The counts include them; `all` is the total without filters.
  const told = await counts('bonds/counts/?status=matured');
  expect(told.choices.status).toMatchObject([
    { value: 'active', count: having('active').length },
    { value: 'defaulted', count: having('defaulted').length },
    { value: 'matured', count: having('matured').length },
    { value: 'withdrawn' },
  ]);
  expect([told.all, told.presets[0]!.count]).toEqual([
    having('active', 'defaulted').length,
    having('active', 'defaulted').length,
  ]);
});

test('SCR-1 filters keep what they name', async () => {
  for (const [query, condition] of [
    ['currency=EUR', `currency = 'EUR'`],
    ['currency=EUR,USD&couponType=fixed', `currency in ('EUR', 'USD') and coupon_type = 'fixed'`],
    ['maturity=2028-01-01..2034-12-31', `matures_on between '2028-01-01' and '2034-12-31'`],
    ['coupon=2..4', 'coupon between 2 and 4'],
    ['currency=EUR&amount=500..', `currency = 'EUR' and amount >= 500000000`],
    ['options=call', `'call' = any(options)`],
    ['options=call,perpetual', `options @> '{call,perpetual}'`],
    ['yield=2..4.5', 'round(yield, 3) between 2 and 4.5'],
    ['known=spread', 'spread is not null'],
    ['quality=1,none', 'notch <= 4 or notch is null'],
  ] as const) {
    expect({ query, ids: await allIds(`bonds/?${query}`) }).toEqual({
      query,
      ids: await idsWhere('bond', condition),
    });
  }
});

test('SCR-2 every column sorts both ways, with missing values last', async () => {
  for (const [sort, column] of [
    ['yield', 'round(yield, 4)'],
    ['maturity', 'matures_on'],
    ['currency', 'currency collate "C"'],
    ['isin', 'isin collate "C"'],
    ['name', `(name ->> 'eng') collate "en-x-icu"`],
    ['rating', 'notch'],
  ] as const) {
    for (const [sign, way] of [
      ['', 'asc'],
      ['-', 'desc'],
    ]) {
      const order = `${column} ${way} nulls last, case when ${column} is null then id end, id ${way}`;
      expect({ sort: sign + sort, ids: await allIds(`bonds/?sort=${sign}${sort}`) }).toEqual({
        sort: sign + sort,
        ids: await idsWhere('bond', 'true', order),
      });
    }
  }
});

test('SCR-4 presets have counts, and facets follow the other filters', async () => {
  const all = await counts('bonds/counts/');
  expect(all.isEstimated).toBe(false);
  expect(all.presets[0]).toMatchObject({ id: 'all', count: all.all });
  for (const { query, count } of all.presets) {
    expect((await page(`bonds/?${query}`)).total).toBe(count);
  }
  const filtered = await counts('bonds/counts/?currency=EUR&couponType=fixed');
  const usd = filtered.choices.currency!.find(({ value }) => value === 'USD')!;
  expect(usd.count).toBe((await page('bonds/?currency=USD&couponType=fixed')).total);
  const masked = await counts('bonds/counts/', free);
  expect(Object.keys(masked.choices)).not.toContain('quality');
  expect(Object.keys(masked.choices)).not.toContain('workoutKind');
  expect(Object.keys(masked.ranges)).toEqual(
    // Amounts in different currencies are compared by exchange rates.
    Object.keys(all.ranges).filter((id) => !GUARDED.includes(id) && id !== 'amount'),
  );
});

test('SCR-6 ratings are filtered by credit quality steps', async () => {
  const { rows } = await server.db.pool.query<{ notch: number | null; count: number }>(
    `select notch, count(*)::integer as count from screen_row
     where kind = 'bond' and is_shown and ${IS_LISTED} group by notch`,
  );
  const within = (from: number, to: number) =>
    rows
      .filter(({ notch }) => notch !== null && notch >= from && notch <= to)
      .reduce((sum, { count }) => sum + count, 0);
  const unrated = rows.find(({ notch }) => notch === null)?.count ?? 0;
  const wanted = [
    within(1, 4),
    within(5, 7),
    within(8, 10),
    within(11, 13),
    within(14, 16),
    within(17, 22),
    unrated,
  ];
  const { choices } = await counts('bonds/counts/');
  expect(choices.quality!.map(({ count }) => count)).toEqual(wanted);
  expect((await page('bonds/?quality=1,2,3')).total).toBe(within(1, 10));
});

test('BND-12 a list filters and sorts by figures to worst and to maturity, and by workout', async () => {
  // A bond that would be called: below its yield to maturity, on the day of a call.
  const bond = await server.db.pool.query<{ id: number; on: string }>(
    `select screen_row.id, min(exercised_on)::text as on from screen_row
     join bond_option on bond_option.instrument_id = screen_row.id and bond_option.kind = 'call'
     join series on series.instrument_id = screen_row.id and field = 'worst'
     where screen_row.kind = 'bond' and is_shown and status = 'active' and yield is not null
       and exercised_on > '2026-12-01'
     group by screen_row.id order by screen_row.id limit 1`,
  );
  const [called] = bond.rows;
  const callDay = parseDay(called!.on)!;
  await server.db.pool.query(
    `update series set last_value = case field
       when 'worst' then 1.234 when 'workout' then ${callDay}.1 else last_value end
     where instrument_id = $1 and field in ('worst', 'workout')`,
    [called!.id],
  );
  await expect.poll(() => found('yield=1.234..1.234')).toContain(called!.id);
  const { rows } = await server.db.pool.query<{
    id: number;
    worst: string;
    toMaturity: string;
    on: string;
  }>(
    `select id, round(yield, 3)::text as worst, round(maturity_yield, 3)::text as "toMaturity",
       workout_on::text as on
     from screen_row
     where kind = 'bond' and is_shown and workout = 'call' and yield < maturity_yield - 0.002`,
  );
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const { id, worst, toMaturity, on } of rows) {
    expect(await found(`yield=${worst}..${worst}`)).toContain(id);
    expect(await found(`yield=${toMaturity}..${toMaturity}`)).not.toContain(id);
    expect(await found(`maturityYield=${toMaturity}..${toMaturity}`)).toContain(id);
    expect(await found(`workout=${on}..${on}&workoutKind=call`)).toContain(id);
    expect(await found('workoutKind=maturity,put')).not.toContain(id);
  }
  for (const field of ['maturityYield', 'maturityDuration', 'maturitySpread'] as const) {
    const { items } = await page(`bonds/?sort=-${field}&known=${field}`);
    const values = items.map((item) => Number(item[field]));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  }
});

test('SCR-3 masked viewers see terms and no value', async () => {
  const { items, masked } = await page('bonds/', free);
  expect(masked).toBe(true);
  expect(items[0]).toMatchObject({ price: '***', yield: '***', decimals: 2 });
  const { items: seen } = await page('bonds/');
  expect(seen[0]!.price).toMatch(/^\d+\.\d+$/);
  expect(seen.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test('SCR-3 a missing value isn’t revealed either', async () => {
  for (const list of ['bonds', 'stocks', 'etf', 'indexes', 'company']) {
    const { items } = await page(`${list}/`, free);
    // That a bond is in default, and so has no yield, is part of its terms.
    const rows = items.filter(
      ({ lastTrade, status }) => lastTrade !== null && status !== 'defaulted',
    );
    for (const column of VALUE_COLUMNS) {
      expect(new Set(rows.map((row) => row[column])).size, `${list} ${column}`).toBeLessThan(2);
    }
  }
  const { items } = await page('company/?quality=none');
  expect(items.length).toBeGreaterThan(0);
  expect(items.map(({ rating }) => rating)).toEqual(items.map(() => null));
  const [unrated] = items;
  const masked = await page(`company/?text=${encodeURIComponent(unrated!.name)}`, free);
  expect(masked.items.find(({ id }) => id === unrated!.id)?.rating).toBe('***');
});

test('SCR-6 national grades are shown and never counted', async () => {
  const { pool } = server.db;
  const add = (grade: string, scale: string, more: { issuer: number; notch?: number }) =>
    pool.query(
      `insert into rating (source_code, issuer_id, agency, rated_on, grade, scale, notch)
       values ('demo', $1, 'S&P', '2026-11-12', $2, $3, $4)`,
      [more.issuer, grade, scale, more.notch ?? null],
    );
  const rated = (
    await pool.query<{ id: number; notch: number }>(
      `select id, notch from screen_row where kind = 'company' and notch > 4
         and exists (select from rating where issuer_id = screen_row.id and agency = 'S&P')
       order by id limit 1`,
    )
  ).rows[0]!;
  const { rows } = await pool.query<{ id: number }>(
    `select id from screen_row where kind = 'company' and notch is null order by id limit 1`,
  );
  const unrated = rows[0]!.id;
  const before = await counts('company/counts/');
  const said = async (id: number) => {
    const answer = await server.app.http.inject({
      url: `/api/company/${id}/ratings/`,
      headers: { cookie: paid },
    });
    return answer.json<Answer<typeof getCompanyRatings>>();
  };
  const { composite } = await said(rated.id);

  await expect(add('mxAAA', 'international', { issuer: rated.id })).rejects.toThrow('as_marked');
  await expect(add('AA(RU)', 'international', { issuer: rated.id })).rejects.toThrow('as_marked');
  await expect(add('mxAAA', 'MX', { issuer: rated.id, notch: 1 })).rejects.toThrow('no_notch');
  await add('mxAAA', 'MX', { issuer: rated.id });
  await add('mxAAA', 'MX', { issuer: unrated });

  const { rows: after } = await pool.query<{ notch: number | null }>(
    `select notch from screen_row where kind = 'company' and id = any($1) order by notch`,
    [[rated.id, unrated]],
  );
  expect(after.map(({ notch }) => notch)).toEqual([rated.notch, null]);
  expect((await counts('company/counts/')).choices.quality).toEqual(before.choices.quality);
  const unratedIds = await allIds('company/?quality=none');
  expect(unratedIds).toContain(unrated);
  const shown = await said(rated.id);
  expect(shown.composite).toEqual(composite);
  const national = shown.items.find(({ scale }) => scale === 'MX');
  expect(national).toMatchObject({ agency: 'S&P', grade: 'mxAAA', notch: null });
  expect(national).toMatchObject({ action: 'assigned', previousGrade: null });
  expect(shown.items.filter(({ agency }) => agency === 'S&P')).toHaveLength(2);
  expect((await said(unrated)).composite.issuer).toBeNull();
});

test('SCR-1 SCR-2 indexes are levels, or rates on request: no field has two units', async () => {
  const isRate = "unit = '%'";
  const levels = await page('indexes/');
  const rates = await page('indexes/?measure=rates&sort=-dayChangeBp');
  expect(await allIds('indexes/')).toEqual(await idsWhere('index', `not ${isRate}`));
  expect(await allIds('indexes/?measure=rates&sort=-dayChangeBp')).toEqual(
    await idsWhere('index', isRate, 'round(day_change, 1) desc nulls last, id desc'),
  );
  expect([levels.all, rates.all]).toEqual([levels.total, rates.total]);
  for (const { measure, price, dayChange, yield: rate, dayChangeBp } of levels.items) {
    expect([measure, rate, dayChangeBp]).toEqual(['levels', null, null]);
    expect([price, dayChange]).not.toContain(null);
  }
  for (const { measure, unit, price, dayChange, yield: rate, monthChangeBp } of rates.items) {
    expect([measure, unit, price, dayChange]).toEqual(['rates', '%', null, null]);
    expect([rate, monthChangeBp]).not.toContain(null);
  }
  const told = await counts('indexes/counts/?category=bond');
  expect(told.choices['measure']).toEqual([
    { value: 'levels', count: told.total },
    { value: 'rates', count: (await page('indexes/?measure=rates&category=bond')).total },
  ]);
  expect(told.presets.find(({ id }) => id === 'rates')?.count).toBe(rates.total);
  for (const [query, field] of [
    ['yield=1..2', 'yield'],
    ['sort=dayChangeBp', 'sort'],
    ['measure=rates&price=1..', 'price'],
    ['measure=levels,rates', 'measure'],
    ['category=x', 'category'],
  ]) {
    expectRefusal(await get(`indexes/?${query}`), 'invalid_field', `query.${field}`);
  }
  for (const [query, field] of [
    ['measure=rates&dayChangeBp=1..', 'dayChangeBp'],
    ['measure=rates&sort=yield', 'sort'],
  ]) {
    expectRefusal(await get(`indexes/?${query}`, free), 'forbidden', `query.${field}`);
  }
  const csv = await get('indexes/csv/?measure=rates');
  expect(csv.body.replace('\uFEFF', '').split('\r\n')[0]).toBe(
    'Name,Ticker,Type,Currency,"Rate, %","Day change, bp","Month change, bp","Year change, bp",As of',
  );
});
