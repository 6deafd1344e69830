import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOddBonds, ODD_BONDS } from '../../../db/testing/odd-bonds.ts';
import { addTestBond } from '../../../db/testing/test-bonds.ts';
import { pointChanges } from '../../../db/testing/test-series.ts';
import { updateFigures } from '../../../loaders/analytics/update-figures.ts';
import { writePoints } from '../../../db/quotes/write-points.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ISSUER = 980_000;
/** What a source may not know, or know and the calculation not support. */
const BONDS = {
  rate: [980_011, { coupon_rate: null }, ['couponRate'], []],
  frequency: [980_012, { coupons_per_year: null }, ['couponsPerYear'], []],
  several: [
    980_013,
    { coupon_rate: null, day_count: null, issued_on: null, face_value: null },
    ['couponRate', 'dayCount'],
    [],
  ],
  perpetual: [980_014, { issued_on: null, matures_on: null }, ['issuedOn'], []],
  odd: [980_015, { coupons_per_year: 24 }, [], ['couponsPerYear']],
  defaulted: [980_016, { day_count: null, flat_from: '2026-09-01' }, ['dayCount'], []],
  floater: [980_017, { coupon_type: 'floating', coupon_rate: null }, ['couponRate'], []],
  // Nothing is missing for these.
  issue: [980_018, { issued_on: null }, [], []],
  zero: [
    980_019,
    { coupon_type: 'zero', coupon_rate: null, coupons_per_year: null, issued_on: null },
    [],
    [],
  ],
  weekly: [980_020, { coupons_per_year: 52 }, [], []],
  bimonthly: [980_021, { coupons_per_year: 6, day_count: 'ACT/365L' }, [], []],
} as const;
type Name = keyof typeof BONDS;
const NAMES = Object.keys(BONDS) as Name[];

let server: TestApp;
let cookie = '';
beforeAll(async () => {
  server = await createTestApp();
  await addOddBonds(server.db.db);
  for (const name of NAMES) {
    const [id, terms] = BONDS[name];
    await addTestBond(server.db.db, { id, issuerId: ISSUER, terms, values: { close: '100.05' } });
  }
  cookie = await server.signInAs('paid');
});
afterAll(() => server.close());

async function get(path: string) {
  return server.app.http.inject({ url: path, headers: { cookie, 'accept-language': 'en' } });
}

async function calculate(payload: object) {
  return server.app.http.inject({
    method: 'POST',
    url: '/api/bonds/calculate/',
    headers: { cookie, 'accept-language': 'en' },
    payload,
  });
}

const UNKNOWN = `/api/bonds/${ODD_BONDS.unknown}`;

describe('IMP-15 a bond with an unknown day count', () => {
  test('is stored, listed and opened', async () => {
    const opened = await get(`${UNKNOWN}/`);
    expect(opened.statusCode).toBe(200);
    expect(opened.json().bond).toMatchObject({ faceValue: null, amountIssued: null });
    const listed = await get(`/api/bonds/by-number/?ids=${ODD_BONDS.unknown}`);
    expect(listed.json().items).toMatchObject([
      { id: ODD_BONDS.unknown, amount: null, couponRate: '4' },
    ]);
    const issued = await get(`/api/company/${ISSUER}/bonds/`);
    const rows = issued.json().items as { id: number; amount: string | null }[];
    expect(rows.find(({ id }) => id === ODD_BONDS.unknown)).toMatchObject({ amount: null });
  });

  test('its figures are absent and name the missing term', async () => {
    const figures = await get(`${UNKNOWN}/figures/`);
    expect(figures.json()).toMatchObject({
      missing: ['dayCount'],
      unsupported: [],
      items: [],
      settlementDate: null,
    });
    expect(figures.json().quote.value).toBe('100.05');
    const terms = await get(`${UNKNOWN}/terms/`);
    expect(terms.json()).toMatchObject({
      missing: ['dayCount'],
      terms: { dayCount: null, coupon: 0.04 },
    });
    const facts = await get(`${UNKNOWN}/key-terms/`);
    expect(facts.json()).toMatchObject({
      missing: ['dayCount'],
      dayCount: null,
      faceValue: null,
      amountIssued: null,
      couponRate: '4',
    });
    expect(facts.json().calls).toEqual([
      { date: '2028-03-14', price: '100', isPast: false, yield: null, duration: null },
    ]);
    const payments = await get(`${UNKNOWN}/cash-flows/`);
    expect(payments.json()).toMatchObject({ missing: ['dayCount'], items: [], faceValue: null });
  });

  test('a calculation with it is rejected with the missing term', async () => {
    const sentence = 'No yield: the day count isn’t known';
    const answer = await calculate({ bondId: ODD_BONDS.unknown, price: 100 });
    expectRefusal(answer, 'invalid_field', 'body.bondId');
    expect(answer.json().message).toBe(sentence);
    for (const [path, field] of [
      [`${UNKNOWN}/spread/`, 'params.instrumentId'],
      [`${UNKNOWN}/derivation/?figure=yield`, 'params.instrumentId'],
      [`/api/symbols/bond/?symbol=ID:${ODD_BONDS.unknown}&field=yield`, 'query.symbol'],
      [`/api/symbols/yield/?symbol=ID:${ODD_BONDS.unknown}&price=99`, 'query.symbol'],
    ] as const) {
      const refused = await get(path);
      expectRefusal(refused, 'invalid_field', field);
      expect(refused.json().message).toBe(sentence);
    }
    const term = await get(`/api/symbols/bond/?symbol=ID:${ODD_BONDS.unknown}&field=dayCount`);
    expect(term.json()).toMatchObject({ field: 'daycount', value: null });
  });

  test('stored figures are skipped, and its prices can be downloaded', async () => {
    const { pool } = server.db;
    const { rows } = await pool.query<{ id: number }>(
      `select id from series where instrument_id = $1 and field = 'close'`,
      [ODD_BONDS.unknown],
    );
    await writePoints(
      server.db.db,
      new Map([[rows[0]!.id, pointChanges({ '2026-11-13': '100.05' })]]),
    );
    await updateFigures(pool);
    const { rows: fields } = await pool.query<{ field: string }>(
      'select field from series where instrument_id = $1',
      [ODD_BONDS.unknown],
    );
    expect(fields.map(({ field }) => field)).toEqual(['close']);
    const file = await get(`/bonds/${ODD_BONDS.unknown}/history.csv`);
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('100.05');
  });
});

describe('IMP-15 every unknown term', () => {
  test.each(NAMES)('%s: figures name what is missing', async (name) => {
    const [id, , missing, unsupported] = BONDS[name];
    const figures = await get(`/api/bonds/${id}/figures/`);
    expect(figures.json()).toMatchObject({ missing, unsupported });
    const isKnown = missing.length + unsupported.length === 0;
    expect(figures.json().items.length > 0).toBe(isKnown);
    const answer = await calculate({ bondId: id, price: 100 });
    expect(answer.statusCode).toBe(isKnown ? 200 : 400);
  });

  test('no endpoint of any of them fails', async () => {
    const paths = ['', 'terms/', 'figures/', 'key-terms/', 'cash-flows/', 'ratings/'];
    const more = ['comparables/', 'spread/', 'spread/?kind=z', 'chart/', 'history/'];
    const figures = ['yield', 'worst', 'duration', 'accrued', 'spread', 'margin'];
    for (const id of [ODD_BONDS.unknown, ...NAMES.map((name) => BONDS[name][0])]) {
      const urls = [
        ...[...paths, ...more].map((path) => `/api/bonds/${id}/${path}`),
        ...figures.map((figure) => `/api/bonds/${id}/derivation/?figure=${figure}`),
        ...['yield', 'claim', 'recovery', 'coupon', 'frequency', 'issued', 'spread'].map(
          (field) => `/api/symbols/bond/?symbol=ID:${id}&field=${field}`,
        ),
        `/api/bonds/${id}/figures/?workout=worst`,
        `/bonds/${id}/payments.ics`,
        `/bonds/${id}/history.csv`,
        `/api/company/${ISSUER}/bonds/`,
        `/api/bonds/by-number/?ids=${id}`,
        '/api/home/',
      ];
      for (const url of urls) {
        const { statusCode, body } = await get(url);
        expect(statusCode, `${url}: ${body.slice(0, 200)}`).toBeLessThan(500);
      }
    }
  });
});
