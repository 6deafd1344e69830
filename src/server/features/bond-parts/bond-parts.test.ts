import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestBond, addTestIssuer } from '../../testing/bond-rows.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Today is 14 November 2026. */
const BOND = 900_001;
const FLOATER = 900_002;
const PERPETUAL = 900_003;
const ENDED = 900_004;
const ISSUER = 900_001;
const OTHER = 900_002;
const PEERS = [910_001, 910_002, 910_003];

let server: TestApp;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  await addRows();
});
afterAll(() => server.close());

async function addRows(): Promise<void> {
  const { db } = server.db;
  await addTestIssuer(db, ISSUER);
  await addTestIssuer(db, OTHER);
  await addTestBond(db, {
    id: BOND,
    issuerId: ISSUER,
    terms: {
      coupon_rate: '4.875',
      guarantor_id: OTHER,
      issue_price: '99.214',
      governing_law: 'Germany',
      is_green: true,
      amount_outstanding: '600000000',
    },
    values: { close: '102.418', yield: '4.494', duration: '5.42', spread: '207' },
  });
  await db
    .insertInto('bond_amortisation')
    .values([
      { instrument_id: BOND, paid_on: '2032-03-14', share: '25' },
      { instrument_id: BOND, paid_on: '2033-03-14', share: '25' },
      { instrument_id: BOND, paid_on: '2034-03-14', share: '50' },
    ])
    .execute();
  await db
    .insertInto('bond_option')
    .values([
      { instrument_id: BOND, exercised_on: '2026-03-14', kind: 'call', price: '103' },
      { instrument_id: BOND, exercised_on: '2030-03-14', kind: 'call', price: '102' },
    ])
    .execute();
  await addTestBond(db, {
    id: FLOATER,
    issuerId: ISSUER,
    terms: {
      coupon_type: 'floating',
      coupon_rate: '2.8',
      coupons_per_year: 4,
      index_name: 'Euribor 3M',
      index_margin: '0.65',
      matures_on: '2028-10-09',
    },
    values: { close: '99.9' },
  });
  await addTestBond(db, {
    id: PERPETUAL,
    issuerId: ISSUER,
    terms: { matures_on: null, seniority: 'hybrid' },
  });
  await addTestBond(db, { id: ENDED, issuerId: ISSUER, terms: { matures_on: '2025-03-14' } });
  await db.updateTable('instrument').set({ status: 'matured' }).where('id', '=', ENDED).execute();
  for (const [i, id] of PEERS.entries()) {
    await addTestBond(db, {
      id,
      issuerId: OTHER,
      terms: { matures_on: `${2033 + i}-05-02` },
      values: { close: '100', yield: String(4 + i), duration: '5', spread: String(150 + 100 * i) },
    });
  }
  // None of these is like it: another currency, kind, time, rating, and one that nobody quotes.
  await addTestBond(db, { id: 910_010, issuerId: OTHER, currency: 'USD', values: { close: '1' } });
  await addTestBond(db, {
    id: 910_011,
    issuerId: OTHER,
    category: 'government',
    values: { close: '1' },
  });
  await addTestBond(db, {
    id: 910_012,
    issuerId: OTHER,
    terms: { matures_on: '2045-01-01' },
    values: { close: '1' },
  });
  await addTestBond(db, { id: 910_013, issuerId: OTHER, values: { close: '1' } });
  await addTestBond(db, {
    id: 910_014,
    issuerId: OTHER,
    lastDay: '2026-06-01',
    values: { close: '1' },
  });
  const rated = (
    of: object,
    agency: string,
    rated_on: string,
    notch: number | null,
    more = {},
  ) => ({
    source_code: 'test',
    agency,
    rated_on,
    grade: notch === null ? 'NR' : `N${notch}`,
    notch,
    outlook: 'stable' as const,
    ...of,
    ...more,
  });
  const bond = { instrument_id: BOND };
  const issuer = { issuer_id: ISSUER };
  await db
    .insertInto('rating')
    .values([
      rated(bond, 'S&P', '2024-03-14', 10, { outlook: 'negative' }),
      rated(bond, 'S&P', '2026-07-22', 10),
      rated(bond, 'Moody’s', '2025-06-04', 11),
      rated(bond, 'Moody’s', '2026-06-04', 10),
      rated(bond, 'Fitch', '2025-01-01', 8),
      rated(bond, 'Fitch', '2026-03-30', 9),
      rated(bond, 'Scope', '2025-09-18', 9),
      rated(bond, 'Gone', '2020-01-01', 5),
      rated(bond, 'Gone', '2021-01-01', null),
      rated(issuer, 'S&P', '2026-01-01', 9),
      rated({ issuer_id: OTHER }, 'S&P', '2026-01-01', 11),
      rated({ instrument_id: 910_013 }, 'S&P', '2026-01-01', 17),
    ])
    .execute();
  const { id: curve_id } = await db
    .insertInto('curve')
    .values({
      source_code: 'test',
      country: 'XX',
      currency: 'EUR',
      origin: 'fitted',
      is_benchmark: !(await db
        .selectFrom('curve')
        .where('currency', '=', 'EUR')
        .where('is_benchmark', '=', true)
        .select('id')
        .executeTakeFirst()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('curve_day')
    .values({
      curve_id,
      day: '2026-11-13',
      beta0: 0.03,
      beta1: -0.01,
      beta2: 0,
      beta3: 0,
      tau1: 2,
      tau2: 0,
      bonds: 10,
      longest: 20,
      error: 0,
    })
    .execute();
}

const get = (url: string, cookie = '') =>
  server.app.http.inject({ url, headers: cookie ? { cookie } : {} });
const json = async (url: string, cookie = '') => {
  const answer = await get(url, cookie);
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  return answer.json();
};

describe('what is not there', () => {
  test.each(['cash-flows', 'key-terms', 'ratings', 'comparables'])(
    'BND-6 %s of what is no bond is refused by its field',
    async (part) => {
      for (const id of ['999999', '1001', '2003']) {
        const answer = await get(`/api/bonds/${id}/${part}/`);
        expectRefusal(answer, 'not_found', 'params.instrumentId');
      }
      const noId = await get(`/api/bonds/x/${part}/`);
      expectRefusal(noId, 'invalid_field', 'params.instrumentId');
    },
  );

  test('ENT-4 an unknown issuer, a list that is none, too many numbers', async () => {
    for (const part of ['ratings', 'bonds']) {
      const answer = await get(`/api/company/999999/${part}/`);
      expectRefusal(answer, 'not_found', 'params.companyId');
    }
    expectRefusal(await get('/bonds/999999/payments.ics'), 'not_found', 'params.instrumentId');
    expectRefusal(await get('/api/bonds/by-number/?ids=1,x'), 'invalid_field', 'query.ids');
    const many = Array.from({ length: 21 }, (_, i) => i + 1).join(',');
    expectRefusal(await get(`/api/bonds/by-number/?ids=${many}`), 'invalid_field', 'query.ids');
    expect((await json('/api/bonds/by-number/?ids=999999')).items).toEqual([]);
  });
});

describe('ENT-3 payments', () => {
  test('ENT-3 of an amortiser: past, next and future ones, and what is left', async () => {
    const { items, currency, faceValue } = await json(`/api/bonds/${BOND}/cash-flows/`);
    expect({ currency, faceValue }).toEqual({ currency: 'EUR', faceValue: '1000' });
    expect(items).toHaveLength(20);
    expect(items.filter(({ status }: { status: string }) => status === 'paid')).toHaveLength(5);
    expect(items[5]).toEqual({
      date: '2027-03-14',
      coupon: 2.4375,
      principal: 0,
      left: 100,
      status: 'next',
    });
    expect(items.slice(15).map((row: { coupon: number }) => row.coupon)).toEqual([
      2.4375, 1.828_125, 1.828_125, 1.218_75, 1.218_75,
    ]);
    expect(items.at(-1)).toMatchObject({ date: '2034-03-14', principal: 50, left: 0 });
  });

  test('ENT-3 of a floater only what is to come, of a perpetual thirty years', async () => {
    const floater = await json(`/api/bonds/${FLOATER}/cash-flows/`);
    expect(floater).toMatchObject({ isFloating: true });
    expect(floater.items[0]).toMatchObject({ date: '2027-01-09', status: 'next' });
    const perpetual = await json(`/api/bonds/${PERPETUAL}/cash-flows/`);
    expect(perpetual.isPerpetual).toBe(true);
    expect(perpetual.items.at(-1).date.slice(0, 4)).toBe('2056');
    const ended = await json(`/api/bonds/${ENDED}/cash-flows/`);
    expect(ended.items.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
  });

  test('ENT-3 as a file, and as a calendar of what is to come that everybody gets alike', async () => {
    const csv = await get(`/api/bonds/${BOND}/cash-flows/?format=csv`);
    expect(csv.body.split('\r\n')[0]).toContain('date,coupon,principal,left,status');
    const calendar = await get(`/bonds/${BOND}/payments.ics`);
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(15);
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20270314\r\n');
    expect(calendar.body).toMatch(/SUMMARY:Bond 900001: .*2\.4375/);
    const lines = calendar.body.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lines)).toBeLessThanOrEqual(75);
    expect((await get(`/bonds/${BOND}/payments.ics`, paid)).body).toBe(calendar.body);
  });
});

test('BND-6 terms are open, what follows from the price is not', async () => {
  const masked = await json(`/api/bonds/${BOND}/key-terms/`);
  const shown = await json(`/api/bonds/${BOND}/key-terms/`, paid);
  expect(masked).toMatchObject({
    issuer: { id: ISSUER, country: 'DE', sector: 'utilities' },
    guarantor: { id: OTHER, name: `Issuer ${OTHER}` },
    couponRate: '4.875',
    couponDays: ['2027-03-14', '2027-09-14'],
    issuePrice: '99.214',
    isGreen: true,
    repayments: [
      { date: '2032-03-14', share: '25', left: '75' },
      { date: '2033-03-14', share: '25', left: '50' },
      { date: '2034-03-14', share: '50', left: '0' },
    ],
    source: 'Test source',
  });
  const [past, call] = shown.calls;
  expect(past).toMatchObject({ isPast: true, yield: null, duration: null });
  // As the calculator has it.
  const calculated = await server.app.http.inject({
    method: 'POST',
    url: '/api/bonds/calculate/',
    payload: { bondId: BOND, settlementDate: '2026-11-17', price: 102.418 },
  });
  const { yieldToCall } = calculated.json();
  expect(call).toMatchObject({ date: '2030-03-14', price: '102', isPast: false });
  expect(Number(call.yield)).toBeCloseTo(100 * yieldToCall.yield, 3);
  expect(Number(call.duration)).toBeGreaterThan(2.5);
  expect(masked.calls[1]).toMatchObject({ yield: '***', duration: '***' });
});

describe('BND-6 ratings', () => {
  test('BND-6 the latest of each agency, with what it did, and one for all', async () => {
    const { items, composite, history, sources } = await json(`/api/bonds/${BOND}/ratings/`);
    const own = items.filter(({ of }: { of: string }) => of === 'bond');
    const told = own.map((row: Record<string, unknown>) => [row.agency, row.grade, row.action]);
    expect(told).toEqual([
      ['Fitch', 'N9', 'lowered'],
      ['Moody’s', 'N10', 'raised'],
      ['S&P', 'N10', 'outlook'],
      ['Scope', 'N9', 'assigned'],
    ]);
    expect(own[1]).toMatchObject({ previousGrade: 'N11' });
    // 9, 9, 10, 10: of the two in the middle the worse.
    expect(composite).toEqual({
      bond: { notch: 10, grade: 'BBB-' },
      issuer: { notch: 9, grade: 'BBB' },
    });
    expect(history[0].ratedOn).toBe('2026-07-22');
    expect(history).toHaveLength(10);
    expect(sources).toEqual(['Test source']);
  });

  test('ENT-1 of an issuer', async () => {
    const { items, composite } = await json(`/api/company/${OTHER}/ratings/`);
    expect(items).toMatchObject([{ of: 'issuer', agency: 'S&P', notch: 11 }]);
    expect(composite).toEqual({ bond: null, issuer: { notch: 11, grade: 'BB+' } });
  });
});

describe('BND-6 comparable bonds', () => {
  test('BND-6 the same bonds in the same order for everybody, without values for some', async () => {
    const masked = await json(`/api/bonds/${BOND}/comparables/`);
    const shown = await json(`/api/bonds/${BOND}/comparables/`, paid);
    const ids = (answer: { items: { id: number }[] }) => answer.items.map(({ id }) => id);
    expect(ids(masked)).toEqual(ids(shown));
    expect(ids(shown)).toEqual(expect.arrayContaining([BOND, ...PEERS]));
    expect(ids(shown).filter((id) => id >= 910_010 && id <= 910_014)).toEqual([]);
    expect(shown.choice).toMatchObject({ currency: 'EUR', bestGrade: 'BBB+', worstGrade: 'BB' });
    const peer = shown.items.find(({ id }: { id: number }) => id === PEERS[1]);
    expect(peer).toMatchObject({ yield: '5', duration: '5', spread: '250', difference: '43.0' });
    const hidden = masked.items.find(({ id }: { id: number }) => id === PEERS[1]);
    expect(hidden).toMatchObject({ yield: '***', spread: '***', difference: '***' });
    expect(hidden.rating).toEqual({ notch: 11, grade: 'BB+' });
    expect(shown.curves[0].points.length).toBeGreaterThan(10);
    expect(masked.curves[0].points).toEqual([]);
  });

  test('BND-6 the order is by maturity, never by what the market says', async () => {
    const { items } = await json(`/api/bonds/${BOND}/comparables/`, paid);
    const ends = items.map(({ maturesOn }: { maturesOn: string }) => maturesOn);
    expect(ends).toEqual(ends.toSorted());
  });
});

test('ENT-4 the bonds of an issuer, with what falls due when', async () => {
  const masked = await json(`/api/company/${ISSUER}/bonds/`);
  const shown = await json(`/api/company/${ISSUER}/bonds/`, paid);
  expect(shown.total).toBe(3);
  expect(shown.items.map(({ id }: { id: number }) => id)).toEqual([
    ENDED,
    FLOATER,
    BOND,
    PERPETUAL,
  ]);
  expect(shown.items[2]).toMatchObject({ yield: '4.494', duration: '5.42', spread: '207' });
  expect(masked.items[2]).toMatchObject({ yield: '***', duration: '***', spread: '***' });
  expect(masked.items[2].quote.value).toBe('***');
  expect(masked.due).toEqual(shown.due);
  expect(masked.due).toEqual([
    { bondId: FLOATER, currency: 'EUR', year: 2028, amount: '600000000' },
    { bondId: BOND, currency: 'EUR', year: 2032, amount: '150000000' },
    { bondId: BOND, currency: 'EUR', year: 2033, amount: '150000000' },
    { bondId: BOND, currency: 'EUR', year: 2034, amount: '300000000' },
    { bondId: PERPETUAL, currency: 'EUR', year: null, amount: '600000000' },
  ]);
  const figures = await json(`/api/bonds/by-number/?ids=${BOND},${BOND},${PEERS[0]}`, paid);
  expect(figures.items.map(({ id }: { id: number }) => id)).toEqual([BOND, PEERS[0]]);
  await server.db.db
    .updateTable('instrument')
    .set({ is_hidden: true })
    .where('id', '=', PEERS[0]!)
    .execute();
  expect((await json(`/api/bonds/by-number/?ids=${PEERS[0]}`, paid)).items).toEqual([]);
});
