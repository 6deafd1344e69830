import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestBond, addTestIssuer } from '../../../../db/testing/test-bonds.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let paid = '';
const ISSUER = 970_000;
const BILL = 970_001;
const LINKER = 970_002;
const DEFAULTED = 970_003;
const FLOATER = 970_004;
const LONG_ZERO = 970_005;
const MASK = '***';

beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  const { db } = server.db;
  await addTestIssuer(db, ISSUER);
  const add = (id: number, price: string, terms: object, currency = 'USD') =>
    addTestBond(db, { id, issuerId: ISSUER, currency, terms, values: { close: price } });
  const zero = { coupon_type: 'zero', coupon_rate: '0', coupons_per_year: 0 };
  const settles = { settlement_days: 2 };
  await add(BILL, '99.132', {
    ...zero,
    ...settles,
    day_count: 'ACT/365',
    issued_on: '2026-04-14',
    matures_on: '2027-04-14',
  });
  await add(LONG_ZERO, '90', { ...zero, issued_on: '2026-01-14', matures_on: '2029-01-14' });
  await add(
    LINKER,
    '97.84',
    {
      coupon_rate: '0.5',
      coupons_per_year: 1,
      issued_on: '2023-04-15',
      matures_on: '2033-04-15',
      index_name: 'Test CPI',
      index_ratio: '1.09',
      index_ratio_on: '2026-10-01',
      base_index: '100',
      has_deflation_floor: true,
    },
    'EUR',
  );
  await add(DEFAULTED, '31.5', {
    coupon_rate: '8.25',
    day_count: '30/360',
    issued_on: '2022-09-15',
    matures_on: '2027-09-15',
    flat_from: '2026-04-14',
    missed_coupon_on: '2026-03-15',
  });
  await add(
    FLOATER,
    '99',
    {
      coupon_type: 'floating',
      coupon_rate: '3',
      coupons_per_year: 4,
      day_count: 'ACT/360',
      index_name: 'Euribor 3M',
      index_margin: '1',
      issued_on: '2017-01-15',
      matures_on: '2047-01-15',
      coupon_fixed_from: '2026-10-15',
    },
    'EUR',
  );
  await db
    .insertInto('reference_index')
    .values([
      { name: 'Test CPI', month: '2026-08-01', value: '109', source_code: 'test' },
      { name: 'Test CPI', month: '2026-09-01', value: '109.3', source_code: 'test' },
    ])
    .execute();
});
afterAll(() => server.close());

async function getAs(url: string, cookie = paid) {
  return server.app.http.inject({ url, headers: { cookie } });
}

async function kind(id: number, query = '', cookie = paid) {
  const answer = await getAs(`/api/bonds/${id}/figures/${query}`, cookie);
  expect(answer.statusCode, `answered ${answer.body}`).toBe(200);
  return answer.json();
}

async function calculate(payload: object, cookie = paid) {
  return server.app.http.inject({
    method: 'POST',
    url: '/api/bonds/calculate/',
    headers: { cookie },
    payload,
  });
}

async function cell(id: number, field: string, more = '') {
  return getAs(`/api/symbols/bond/?symbol=ID:${id}&field=${field}${more}`);
}

describe('rejections', () => {
  test.each([
    ['recovery=120', 'query.recovery'],
    ['recovery=-1', 'query.recovery'],
    ['months=0', 'query.months'],
    ['months=1.5', 'query.months'],
    ['recovery=x', 'query.recovery'],
    ['inflation=400', 'query.inflation'],
    ['inflation=-30', 'query.inflation'],
    ['coupon=1', 'query.coupon'],
  ])('BND-15 %s is rejected with its field', async (query, field) => {
    const answer = await getAs(`/api/bonds/${DEFAULTED}/figures/?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error ?? answer.json()).toMatchObject({ field });
  });

  test('BND-19 a bill’s rate with more than a year to go is rejected in a cell', async () => {
    expectRefusal(await cell(LONG_ZERO, 'discount'), 'invalid_field', 'query.field');
    expect((await cell(LONG_ZERO, 'yield')).json().value).toMatch(/^0\.0/);
    expect((await kind(LONG_ZERO)).kind.bill).toBeNull();
  });

  test('BND-20 an implausible inflation rate is rejected by the calculation', async () => {
    const payload = { bondId: LINKER, settlementDate: '2026-11-17', price: 97, inflation: 20 };
    expectRefusal(await calculate(payload), 'invalid_field', 'body.inflation');
  });
});

test('BND-7 a floater’s margin and spread duration expand to their payments and prices', async () => {
  const derive = async (figure: string) => {
    const url = `/api/bonds/${FLOATER}/derivation/?figure=${figure}`;
    const answer = await server.app.http.inject({ url, headers: { cookie: paid } });
    expect(answer.statusCode, `answered ${answer.body}`).toBe(200);
    return answer.json();
  };
  const { kind: of, items } = await kind(FLOATER);
  const margin = items.find(({ figure }: { figure: string }) => figure === 'margin').value;
  const byMargin = await derive('margin');
  expect(Number(byMargin.marginMoves.margin).toFixed(2)).toBe(margin);
  expect(byMargin.presentValue).toBe(byMargin.dirtyPrice);
  type Flow = { amount: string; years: string; discount: string };
  const [first, second]: Flow[] = byMargin.flows;
  const rate = Number(byMargin.marginMoves.indexRate) / 100 + Number(margin) / 10_000;
  const step = Number(second!.years) - Number(first!.years);
  expect(Number(first!.discount) / (1 + rate * step)).toBeCloseTo(Number(second!.discount), 5);
  const { marginMoves, dirtyPrice, flows } = await derive('spread_duration');
  const { up, down, spreadDuration } = marginMoves;
  expect(flows).toEqual([]);
  expect((Number(down) - Number(up)) / (2 * 0.0001 * Number(dirtyPrice))).toBeCloseTo(
    Number(of.floater.spreadDuration),
    3,
  );
  expect(spreadDuration).toBe(of.floater.spreadDuration);
});

test('BND-13 a floater has a rate and a spread duration, two margins, its reset and next fixing', async () => {
  const { kind: of, items } = await kind(FLOATER);
  const { floater } = of;
  expect(floater).toMatchObject({
    indexName: 'Euribor 3M',
    quotedMargin: '100',
    indexRate: '2',
    resetRate: '3',
    resetDate: '2026-10-15',
    isFixed: true,
    nextResetDate: '2027-01-15',
    nextFixingDate: '2027-01-13',
    isOvernight: false,
  });
  expect(Number(floater.spreadDuration)).toBeGreaterThan(13);
  expect(Math.abs(Number(floater.rateDuration))).toBeLessThan(0.5);
  expect(floater.forwardMargin).toMatch(/^-?\d/);
  expect(floater.curve.country).toMatch(/^[A-Z]{2}$/);
  const duration = items.find(({ figure }: { figure: string }) => figure === 'duration');
  expect(duration.value).toBe(floater.rateDuration);

  const calculated = (
    await calculate({ bondId: FLOATER, settlementDate: '2026-11-17', price: 99 })
  ).json();
  expect(calculated.modifiedDuration).toBeCloseTo(calculated.floater.rateDuration, 10);
  expect(calculated.modifiedDuration).toBeCloseTo(Number(floater.rateDuration), 3);
  expect(calculated.floater.forwardMargin).toBeCloseTo(Number(floater.forwardMargin) / 10_000, 4);
  // Forward rates would reveal the curve.
  const seen = (
    await calculate({ bondId: FLOATER, settlementDate: '2026-11-17', price: 99 }, '')
  ).json();
  expect(seen.floater).not.toHaveProperty('forwardMargin');

  const cells = await Promise.all(
    ['duration', 'spreadduration', 'margin', 'forwardmargin', 'reset', 'nextfixing'].map(
      async (field) => (await cell(FLOATER, field, '&settlement=2026-11-17')).json(),
    ),
  );
  expect(cells.map(({ kind: each }) => each)).toEqual([
    ...Array.from({ length: 5 }, () => 'number'),
    'day',
  ]);
  expect(Number(cells[0].value)).toBeCloseTo(calculated.modifiedDuration, 8);
  expect(Number(cells[1].value)).toBeCloseTo(calculated.floater.spreadDuration, 8);
  expect(cells[4].value).toBe('0.03');
  expect(cells[5].value).toBe('2027-01-13');
});

test('BND-13 a reset that isn’t stored is reported, not invented', async () => {
  const { pool } = server.db;
  const fix = (day: string) =>
    pool.query('update bond set coupon_fixed_from = $2 where instrument_id = $1', [FLOATER, day]);
  await fix('2026-07-15');
  const { kind: of, items } = await kind(FLOATER);
  expect(of.floater).toMatchObject({ isFixed: false, resetDate: '2026-10-15' });
  expect(items[0].assumptions).toContain('coupon-not-fixed');
  await fix('2026-10-15');
});

test('BND-19 a bill in four conventions, on its page, in the API and in a cell', async () => {
  const { bill } = (await kind(BILL)).kind;
  expect(bill).toMatchObject({ days: 148, dayCount: 'ACT/360', isCompounded: false });
  const rates = [bill.discountRate, bill.moneyMarketYield, bill.bondEquivalentYield];
  expect([...rates, bill.annualYield].map((rate) => Number(rate).toFixed(3))).toEqual([
    '2.111',
    '2.130',
    '2.159',
    '2.173',
  ]);
  const { bill: called } = (
    await calculate({ bondId: BILL, settlementDate: '2026-11-17', price: 99.132 })
  ).json();
  expect(called.discountRate).toBeCloseTo(Number(bill.discountRate) / 100, 6);
  for (const [field, rate] of [
    ['discount', bill.discountRate],
    ['moneymarket', bill.moneyMarketYield],
    ['bondequivalent', bill.bondEquivalentYield],
  ]) {
    const { value } = (await cell(BILL, field, '&settlement=2026-11-17')).json();
    expect(100 * Number(value)).toBeCloseTo(Number(rate), 4);
  }
  // Sterling uses 365-day years.
  await server.db.pool.query(`update instrument set currency = 'GBP' where id = $1`, [BILL]);
  expect((await kind(BILL)).kind.bill.dayCount).toBe('ACT/365');
  expect((await cell(LINKER, 'discount')).json().value).toBeNull();
});

test('BND-20 an inflation-linked bond: index ratio at settlement, separate real and nominal yields', async () => {
  const { linker } = (await kind(LINKER)).kind;
  // 16 of 30 days between August's and September's value; base 100.
  expect(linker).toMatchObject({
    indexName: 'Test CPI',
    referenceIndex: '109.16',
    indexRatio: '1.09160',
    ratioDate: '2026-11-17',
    baseIndex: '100',
    lagMonths: 3,
    hasDeflationFloor: true,
    isFloorReached: false,
    inflation: '2',
  });
  expect(Number(linker.moneyPrice)).toBeCloseTo(97.84 * 1.0916, 6);
  const real = Number((await kind(LINKER)).items[0].value);
  expect(Number(linker.nominalYield)).toBeCloseTo(((1 + real / 100) * 1.02 - 1) * 100, 3);
  const other = (await kind(LINKER, '?inflation=3.5')).kind.linker;
  expect(Number(other.nominalYield)).toBeCloseTo(((1 + real / 100) * 1.035 - 1) * 100, 3);
  expect((await kind(LINKER, '?inflation=-5')).kind.linker.isFloorReached).toBe(true);
  const { linker: called, indexed } = (
    await calculate({ bondId: LINKER, settlementDate: '2026-11-17', price: 97.84 })
  ).json();
  expect(called).toMatchObject({ indexRatio: 1.0916, inflation: 0.02 });
  expect(indexed.cleanPrice).toBeCloseTo(97.84 * 1.0916, 8);
  expect((await cell(LINKER, 'indexratio', '&settlement=2026-11-17')).json().value).toBe('1.0916');
  expect((await cell(LINKER, 'referenceindex', '&settlement=2026-11-17')).json().value).toBe(
    '109.16',
  );
});

test('BND-20 before its first reference month the stored ratio is used, with its day', async () => {
  const { pool } = server.db;
  await pool.query(
    `update reference_index set month = '2020-01-01' where name = 'Test CPI' and month = '2026-08-01'`,
  );
  const { linker } = (await kind(LINKER)).kind;
  expect(linker).toMatchObject({
    referenceIndex: null,
    indexRatio: '1.09000',
    ratioDate: '2026-10-01',
  });
  expect((await cell(LINKER, 'referenceindex')).json().value).toBeNull();
  await pool.query(
    `update reference_index set month = '2026-08-01' where name = 'Test CPI' and month = '2020-01-01'`,
  );
});

test('BND-15 a bond in default: its claim, what its price implies, what a recovery returns', async () => {
  const { kind: of, isDefaulted } = await kind(DEFAULTED);
  const { defaulted } = of;
  expect(isDefaulted).toBe(true);
  expect(defaulted).toMatchObject({
    since: '2026-04-14',
    missed: [{ date: '2026-03-15', coupon: '4.125' }],
    recovery: '40',
    months: 18,
  });
  const claim = 104.125 + (8.25 * 29) / 360;
  expect(Number(defaulted.claim)).toBeCloseTo(claim, 5);
  expect(Number(defaulted.impliedRecovery)).toBeCloseTo((100 * 31.5) / claim, 3);
  expect(Number(defaulted.totalReturn)).toBeCloseTo(100 * ((0.4 * claim) / 31.5 - 1), 3);
  const nothing = (await kind(DEFAULTED, '?recovery=0&months=6')).kind.defaulted;
  expect(nothing).toMatchObject({ totalReturn: '-100.0000', annualReturn: '-100.0000' });
  expect(Number((await cell(DEFAULTED, 'claim')).json().value)).toBeCloseTo(claim, 8);
  expect(Number((await cell(DEFAULTED, 'recovery')).json().value)).toBeCloseTo(31.5 / claim, 8);
  expect((await cell(DEFAULTED, 'yield')).json().value).toBeNull();
});

test('without access terms are shown, and nothing that follows from a price', async () => {
  const [floater, bill, linker, defaulted] = await Promise.all(
    [FLOATER, BILL, LINKER, DEFAULTED].map(async (id) => (await kind(id, '', '')).kind),
  );
  expect(floater.floater).toMatchObject({
    resetRate: '3',
    rateDuration: MASK,
    spreadDuration: MASK,
    rateDv01: MASK,
    spreadDv01: MASK,
    forwardMargin: MASK,
  });
  expect(bill.bill).toMatchObject({
    days: 148,
    discountRate: MASK,
    moneyMarketYield: MASK,
    bondEquivalentYield: MASK,
    annualYield: MASK,
  });
  expect(linker.linker).toMatchObject({
    indexRatio: '1.09160',
    nominalYield: MASK,
    moneyPrice: MASK,
    moneyToPay: MASK,
  });
  expect(defaulted.defaulted).toMatchObject({
    impliedRecovery: MASK,
    totalReturn: MASK,
    annualReturn: MASK,
  });
  expect(defaulted.defaulted.claim).toMatch(/^104\./);
});
