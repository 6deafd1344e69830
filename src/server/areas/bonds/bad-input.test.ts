import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOddBonds, ODD_BONDS, ODD_SETTLEMENT } from '../../../db/testing/odd-bonds.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let cookie = '';
beforeAll(async () => {
  server = await createTestApp();
  await addOddBonds(server.db.db);
  cookie = await server.signInAs('paid');
});
afterAll(() => server.close());

async function calculate(payload: object) {
  const headers = { cookie, 'accept-language': 'en' };
  return server.app.http.inject({
    method: 'POST',
    url: '/api/bonds/calculate/',
    headers,
    payload: { price: 100, ...payload },
  });
}

/** The error message for a field. */
async function refused(payload: object, field: string): Promise<string> {
  const answer = await calculate(payload);
  expectRefusal(answer, 'invalid_field', field);
  return answer.json<{ message: string }>().message;
}

async function get(path: string) {
  return server.app.http.inject({ url: path, headers: { cookie, 'accept-language': 'en' } });
}

const FIXED = {
  coupon: 0.04,
  frequency: 2,
  dayCount: 'ACT/ACT ICMA',
  issueDate: '2024-03-14',
  maturityDate: '2034-03-14',
};
const SETTLED = { settlementDate: ODD_SETTLEMENT };

describe('BND-5 edge cases and bad input of the calculation', () => {
  test('BND-12 calls in the past, tomorrow and below par; a put on the day of a call', async () => {
    const { rights: bondId, uncalled } = ODD_BONDS;
    // A past call isn't a workout.
    expect(await refused({ ...SETTLED, bondId: uncalled, workout: 'call' }, 'body.workout')).toBe(
      'No such call or put remains after settlement.',
    );
    const past = await calculate({ ...SETTLED, bondId: uncalled, workout: 'worst' });
    expect(past.json().workout).toMatchObject({ kind: 'maturity', date: '2034-03-14' });
    // Nor is one between trade and settlement: the next is the day after.
    const tomorrow = await calculate({ ...SETTLED, bondId, price: 100.05, workout: 'call' });
    expect(tomorrow.json()).toMatchObject({
      workout: { kind: 'call', date: '2026-11-18', price: 100 },
      assumptions: ['short-workout'],
    });
    const later = { settlementDate: '2027-01-15', bondId };
    const low = (await calculate({ ...later, workout: 'call' })).json();
    expect(low).toMatchObject({
      workout: { kind: 'call', date: '2028-03-14', price: 95 },
      assumptions: [],
    });
    expect(low.yield).toBeLessThan(0.01);
    const put = (await calculate({ ...later, workout: 'put' })).json();
    expect(put).toMatchObject({ workout: { kind: 'put', date: '2028-03-14', price: 100 } });
    expect(put.yield).toBeCloseTo(0.04, 3);
    // If a call and a put fall on the same day, the holder decides.
    const worst = (await calculate({ ...later, workout: 'worst' })).json();
    expect(worst.workout).toMatchObject({ kind: 'put', date: '2028-03-14' });
    expect(
      await refused({ ...later, settlementDate: '2028-03-14', workout: 'put' }, 'body.workout'),
    ).toBe('No such call or put remains after settlement.');
    // A put in 2028 doesn't save the holder from a call tomorrow.
    const soon = (await calculate({ ...SETTLED, bondId, price: 100.05, workout: 'worst' })).json();
    expect(soon.workout).toMatchObject({ kind: 'call', date: '2026-11-18' });
  });

  test('BND-13 a floater without a fixing, with a cap, with a cap below its floor', async () => {
    const stored = await calculate({ ...SETTLED, bondId: ODD_BONDS.floater });
    expect(stored.json()).toMatchObject({
      floater: { isFixed: false },
      assumptions: expect.arrayContaining(['index-unchanged', 'coupon-not-fixed']),
    });
    const floating = { indexRate: 0.03, spread: 0.005 };
    const capped = { ...FIXED, floating: { ...floating, cap: 0.032 } };
    const answer = (await calculate({ ...SETTLED, terms: capped })).json();
    expect(answer.assumptions).toContain('cap-floor-intrinsic');
    expect(answer.floater.resetRate).toBe(0.032);
    const crossed = { ...FIXED, floating: { ...floating, cap: 0.01, floor: 0.02 } };
    expect(await refused({ ...SETTLED, terms: crossed }, 'body.terms.floating.cap')).toBe(
      'The cap must be at or above the floor.',
    );
  });

  test('BND-14 a calendar that ends before the maturity, a settlement on a holiday', async () => {
    // Thanksgiving: reported, but the date isn't moved.
    const answer = await calculate({ bondId: ODD_BONDS.floater, settlementDate: '2026-11-26' });
    expect(answer.json()).toMatchObject({
      settlementDate: '2026-11-26',
      nextBusinessDay: '2026-11-27',
      assumptions: expect.arrayContaining(['calendar-by-rule']),
      calendar: { names: ['US'], certainUntil: expect.any(Number) },
    });
    expect(answer.json().calendar.certainUntil).toBeLessThan(2066);
  });

  test('BND-19 a bill over a year has no money market rate', async () => {
    const asked = { bondId: ODD_BONDS.zero, ...SETTLED };
    expect((await calculate(asked)).json().bill).toBeUndefined();
    const quoted = { ...asked, price: undefined, yield: 0.03, quote: 'discount' };
    expect(await refused(quoted, 'body.quote')).toBe(
      'This rate is quoted only within a year of maturity. Use the yield instead.',
    );
    const sheet = `/api/symbols/bond/?symbol=ID:${ODD_BONDS.zero}&field=discount`;
    expectRefusal(await get(sheet), 'invalid_field', 'query.field');
  });

  test('BND-20 an inflation-linked bond has the ratio of the given day, or none', async () => {
    const { linker: bondId } = ODD_BONDS;
    // The December 2024 value applies on 1 March 2025: 104.
    const known = (await calculate({ bondId, settlementDate: '2025-03-01' })).json();
    expect(known.linker).toMatchObject({ indexRatio: 1.04, ratioDate: '2025-03-01' });
    expect(known.indexed.cleanPrice).toBeCloseTo(104, 10);
    // Before the first reference month, and after the last published one.
    for (const settlementDate of ['2024-06-14', '2026-12-01']) {
      const answer = (await calculate({ bondId, settlementDate })).json();
      expect(answer.assumptions).toContain('index-ratio-unknown');
      expect(answer.assumptions).toContain('no-further-inflation');
      expect([answer.linker, answer.indexed, answer.bill]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(answer.yield).toBeCloseTo(0.04, 3);
      const cell = `/api/symbols/bond/?symbol=ID:${bondId}&settlement=${settlementDate}&price=100`;
      for (const field of ['indexratio', 'referenceindex', 'nominalyield']) {
        expect((await get(`${cell}&field=${field}`)).json().value).toBeNull();
      }
      expect(Number((await get(`${cell}&field=yield`)).json().value)).toBeCloseTo(0.04, 3);
    }
    const { indexation } = (await get(`/api/bonds/${bondId}/terms/`)).json();
    expect(indexation).toMatchObject({ baseIndex: 100, months: { '2026-09': 125 } });
    expectRefusal(
      await calculate({ bondId, settlementDate: '2024-03-13' }),
      'invalid_field',
      'body.settlementDate',
    );
  });

  test('BND-15 a recovery of 0 is a total loss; one of 120 is rejected', async () => {
    const figures = '/api/bonds/10014/figures/';
    const nothing = (await get(`${figures}?recovery=0`)).json();
    expect(Number(nothing.kind.defaulted.totalReturn)).toBe(-100);
    const all = await get(`${figures}?recovery=120`);
    expectRefusal(all, 'invalid_field', 'query.recovery');
    expect(all.json()).toMatchObject({ message: 'Enter 0 to 100 % of the claim.' });
  });
});
