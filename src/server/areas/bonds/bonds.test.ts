import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoKind } from '../../testing/test-app.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function calculate(payload: object, kind?: DemoKind) {
  const headers = kind && { cookie: await server.signInAs(kind) };
  return server.app.http.inject({
    method: 'POST',
    url: '/api/bonds/calculate/',
    payload,
    ...(headers && { headers }),
  });
}

const FIVE_PERCENT = {
  coupon: 0.05,
  frequency: 2,
  dayCount: 'ACT/ACT ICMA',
  maturityDate: '2036-11-16',
};
const AT_PAR = { terms: FIVE_PERCENT, settlementDate: '2026-11-16', price: 100 };

/** Business days from 18 November 2026 to 1 January 2030 by ANBIMA's list. */
const LTN_DAYS = 778;

/** The demo bonds that the test needs, by their special feature. */
async function findBond(condition: string): Promise<number> {
  const { rows } = await server.db.pool.query<{ id: number }>(
    `select instrument.id from instrument join bond on bond.instrument_id = instrument.id
     join series on series.instrument_id = instrument.id
     where status = 'active' and last_value is not null and ${condition} order by instrument.id limit 1`,
  );
  return rows[0]!.id;
}

describe('BND-5 what cannot be calculated', () => {
  test.each([
    ['two of price and yield', { ...AT_PAR, yield: 0.05 }, 'body.yield'],
    ['none of them', { ...AT_PAR, price: undefined }, 'body.price'],
    ['price 0', { ...AT_PAR, price: 0 }, 'body.price'],
    ['a negative price', { ...AT_PAR, price: -3 }, 'body.price'],
    ['a yield of -200 %', { ...AT_PAR, price: undefined, yield: -2 }, 'body.yield'],
    [
      'maturity before settlement',
      { ...AT_PAR, settlementDate: '2040-01-01' },
      'body.terms.maturityDate',
    ],
    ['a coupon of -1', { ...AT_PAR, terms: { ...FIVE_PERCENT, coupon: -1 } }, 'body.terms.coupon'],
    [
      'frequency 5',
      { ...AT_PAR, terms: { ...FIVE_PERCENT, frequency: 5 } },
      'body.terms.frequency',
    ],
    ['30 February', { ...AT_PAR, settlementDate: '2027-02-30' }, 'body.settlementDate'],
    [
      'a day count that is none',
      { ...AT_PAR, terms: { ...FIVE_PERCENT, dayCount: 'ACT/7' } },
      'body.terms.dayCount',
    ],
    [
      'a schedule that does not sum to the nominal',
      { ...AT_PAR, terms: { ...FIVE_PERCENT, schedule: [{ date: '2030-11-16', principal: 40 }] } },
      'body.terms.schedule',
    ],
    [
      'a schedule with a day that is none',
      { ...AT_PAR, terms: { ...FIVE_PERCENT, schedule: [{ date: '2030-13-16', principal: 100 }] } },
      'body.terms.schedule.0.date',
    ],
    ['a price that no yield explains', { ...AT_PAR, price: 1e-12 }, 'body.price'],
    ['a calendar that there is none', { ...AT_PAR, calendar: 'EU+Mars' }, 'body.calendar'],
    ['no terms', { settlementDate: '2026-11-16', price: 100 }, 'body.terms'],
    ['terms and a number', { ...AT_PAR, bondId: 10_001 }, 'body.bondId'],
    ['a market price of nothing', { ...AT_PAR, price: 'market' }, 'body.bondId'],
  ])('BND-5 %s is rejected with its field', async (_, payload, field) => {
    const answer = await calculate(payload, 'paid');
    expectRefusal(answer, 'invalid_field', field);
    expect(answer.json()).toMatchObject({ label: expect.stringMatching(/^bond_refused_/) });
  });

  test('BND-5 an unknown bond is not found, an unknown field is rejected', async () => {
    const stored = { settlementDate: '2026-11-16', price: 100 };
    expectRefusal(await calculate({ ...stored, bondId: 999_999 }), 'not_found', 'body.bondId');
    // A stock has no terms.
    expectRefusal(await calculate({ ...stored, bondId: 5001 }), 'not_found', 'body.bondId');
    expectRefusal(await calculate({ ...AT_PAR, nominal: 1 }), 'unknown_field', 'body.nominal');
    const late = { bondId: await findBond('matures_on is not null'), settlementDate: '2099-01-01' };
    expectRefusal(await calculate({ ...late, price: 99 }), 'invalid_field', 'body.settlementDate');
  });
});

test('BND-5 a bond at par on a coupon day yields its coupon', async () => {
  const answer = await calculate(AT_PAR);
  expect(answer.statusCode).toBe(200);
  const result = answer.json();
  expect(result).toMatchObject({ cleanPrice: 100, accruedInterest: 0, dirtyPrice: 100 });
  expect(result.yield).toBeCloseTo(0.05, 12);
  expect(result.currentYield).toBeCloseTo(0.05, 12);
  // (1 + y/2)/(y/2) · (1 − (1 + y/2)^−20) half-years.
  expect(result.macaulayDuration).toBeCloseTo(((1.025 / 0.025) * (1 - 1.025 ** -20)) / 2, 10);
  expect(result.modifiedDuration).toBeCloseTo(result.macaulayDuration / 1.025, 10);
  expect(result.cashFlows).toHaveLength(20);
  expect(result.cashFlows.at(-1)).toMatchObject({
    date: '2036-11-16',
    coupon: 2.5,
    principal: 100,
  });
  const worth = result.cashFlows.reduce(
    (sum: number, flow: { presentValue: number }) => sum + flow.presentValue,
    0,
  );
  expect(worth).toBeCloseTo(100, 9);
});

test('BND-5 the same from the yield, under any compounding', async () => {
  for (const compounding of ['annual', 'semiannual', 'continuous', 'simple-then-compounded']) {
    const request = { terms: FIVE_PERCENT, settlementDate: '2027-01-20', compounding };
    const there = (await calculate({ ...request, yield: 0.061 })).json();
    const back = (await calculate({ ...request, price: there.cleanPrice })).json();
    expect(back.yield).toBeCloseTo(0.061, 10);
  }
});

test('BND-5 a bond’s market price needs access, checked before anything is looked up', async () => {
  const bondId = await findBond(`coupon_type = 'fixed' and matures_on > '2028-01-01'`);
  const request = { bondId, settlementDate: '2026-11-16', price: 'market' };
  expectRefusal(await calculate(request), 'not_signed_in', null);
  expectRefusal(await calculate(request, 'free'), 'forbidden', null);
  expectRefusal(await calculate({ ...request, bondId: 999_999 }), 'not_signed_in', null);
  const { cleanPrice } = (await calculate(request, 'paid')).json();
  const cookie = await server.signInAs('paid');
  const shown = await server.app.http.inject({ url: `/api/bonds/${bondId}/`, headers: { cookie } });
  expect(cleanPrice).toBe(Number(shown.json().quote.value));
});

test('BND-14 holidays come from a named calendar, or from the bond’s', async () => {
  // An LTN: zero coupon, BUS/252. The price from ANBIMA's list by hand: 1000 / 1.1366^(n/252).
  const ltn = { coupon: 0, frequency: 0, dayCount: 'BUS/252', maturityDate: '2030-01-01' };
  const asked = { terms: ltn, settlementDate: '2026-11-18', yield: 0.1366 };
  const brazil = (await calculate({ ...asked, calendar: 'br' })).json();
  expect(brazil).toMatchObject({
    calendar: { names: ['BR'], certainUntil: 2080 },
    assumptions: [],
  });
  expect(brazil.cleanPrice).toBeCloseTo(100 / 1.1366 ** (LTN_DAYS / 252), 9);
  const weekends = (await calculate(asked)).json();
  expect(weekends.calendar).toBeUndefined();
  const off = (await calculate({ ...asked, yield: undefined, price: brazil.cleanPrice })).json();
  expect(10_000 * (asked.yield - off.yield)).toBeGreaterThan(50);

  // Thanksgiving, a day on which only the euro calendar is open, and the note after the last
  // certain year.
  const moved = { terms: { ...FIVE_PERCENT, businessDayRule: 'following' }, price: 100 };
  const closed = await calculate({ ...moved, settlementDate: '2026-11-26', calendar: 'EU+US' });
  expect(closed.json()).toMatchObject({
    settlementDate: '2026-11-26',
    nextBusinessDay: '2026-11-27',
    assumptions: ['calendar-by-rule'],
    calendar: { names: ['EU', 'US'], certainUntil: 2026 },
  });
  const open = await calculate({ ...moved, settlementDate: '2026-11-26', calendar: 'EU' });
  expect(open.json().nextBusinessDay).toBeUndefined();

  // The bond's own calendar, and its terms in the calculator's format.
  const bondId = await findBond(`currency = 'USD' and matures_on > '2028-01-01'`);
  const own = await calculate({ bondId, settlementDate: '2026-11-26', price: 99 });
  expect(own.json()).toMatchObject({ nextBusinessDay: '2026-11-27', calendar: { names: ['US'] } });
  const stored = await server.app.http.inject({ url: `/api/bonds/${bondId}/terms/` });
  expect(stored.json().calendar).toMatchObject({ names: ['US'], weekend: [0, 6] });
  expect(stored.json().calendar.holidays).toContain('2026-11-26');
  const facts = await server.app.http.inject({ url: `/api/bonds/${bondId}/key-terms/` });
  expect(facts.json().calendars).toEqual([
    {
      name: 'US',
      title: 'United States',
      source: 'SIFMA, holiday schedule of the bond market',
      certainUntil: 2026,
      isJudged: false,
    },
  ]);
});

test('BND-8 floaters and perpetuals have figures under a stated assumption, amortisers and options as agreed', async () => {
  const at = { settlementDate: '2026-11-16', price: 99 };
  const floater = await calculate({
    ...at,
    bondId: await findBond(`coupon_type = 'floating' and matures_on > '2028-01-01'`),
  });
  expect(floater.json()).toMatchObject({
    assumptions: expect.arrayContaining(['index-unchanged']),
    discountMargin: expect.any(Number),
  });
  const perpetual = await calculate({ ...at, bondId: await findBond('matures_on is null') });
  expect(perpetual.json()).toMatchObject({
    assumptions: expect.arrayContaining(['paid-for-ever']),
  });
  expect(perpetual.json().yield).toBeGreaterThan(0);
  const amortiser = await calculate({
    ...at,
    bondId: await findBond(
      'exists (select from bond_amortisation a where a.instrument_id = bond.instrument_id and paid_on > now())',
    ),
  });
  const repaid = amortiser
    .json()
    .cashFlows.filter((flow: { principal: number }) => flow.principal > 0);
  expect(repaid.length).toBeGreaterThan(1);
  const optional = await calculate({
    ...at,
    bondId: await findBond(
      'exists (select from bond_option o where o.instrument_id = bond.instrument_id and exercised_on > now())',
    ),
  });
  expect(optional.json()).toMatchObject({ yieldToWorst: expect.any(Number) });
});

test('BND-19 BND-20 a bill accepts a yield in its convention, an inflation-linked bond reports a day without a ratio', async () => {
  const bill = { coupon: 0, frequency: 0, dayCount: 'ACT/360', maturityDate: '2027-03-15' };
  const asked = { terms: bill, settlementDate: '2026-11-16', yield: 0.045 };
  const discount = await calculate({ ...asked, quote: 'discount' });
  expect(discount.json().bill.discountRate).toBeCloseTo(0.045, 12);
  expectRefusal(await calculate({ ...asked, quote: 'x' }), 'invalid_field', 'body.quote');
  const linker = await findBond('index_ratio is not null and matures_on > now()');
  const far = await calculate({ bondId: linker, settlementDate: '2027-11-16', price: 99 });
  expect(far.json().assumptions).toContain('index-ratio-unknown');
  const early = await calculate({ bondId: linker, settlementDate: '1990-01-15', price: 99 });
  expectRefusal(early, 'invalid_field', 'body.settlementDate');
});

test('BND-5 an amortiser uses one stated nominal in terms, calculation, cash flow and Excel', async () => {
  const { http } = server.app;
  const bondId = await findBond(
    'exists (select from bond_amortisation a where a.instrument_id = bond.instrument_id and paid_on > now())',
  );
  const { terms } = (await http.inject(`/api/bonds/${bondId}/terms/`)).json();
  const repayments: { date: string; principal: number }[] = terms.schedule;
  const [first, ...later] = repayments.filter(({ date }) => date > '2026-11-16');
  const settlementDate = first!.date;
  const result = (await calculate({ terms, settlementDate, price: 98 })).json();
  const repaid = repayments
    .filter(({ date }) => date <= settlementDate)
    .reduce((sum, { principal }) => sum + principal, 0);
  expect(result.nominalBasis).toBe('outstanding');
  expect(result.outstanding).toBeCloseTo(100 - repaid, 8);
  type Flow = { date: string; presentValue: number } & Record<'coupon' | 'principal', number> & {
      ofOriginal: Record<'coupon' | 'principal', number>;
    };
  const flows: Flow[] = result.cashFlows;
  // The payments passed in are returned, and present values are in the unit of the price.
  expect(
    flows.filter(({ principal }) => principal > 0).map(({ ofOriginal }) => ofOriginal.principal),
  ).toEqual(later.map(({ principal }) => principal));
  expect(flows.reduce((sum, { presentValue }) => sum + presentValue, 0)).toBeCloseTo(
    result.dirtyPrice,
    8,
  );
  const { items } = (await http.inject(`/api/bonds/${bondId}/cash-flows/`)).json();
  for (const { date, coupon, ofOriginal } of flows) {
    const listed = items.find((item: { date: string }) => item.date === date);
    expect(listed.principal).toBeCloseTo(ofOriginal.principal, 7);
    expect(listed.coupon).toBeCloseTo(ofOriginal.coupon, 7);
    expect(coupon * (result.outstanding / 100)).toBeCloseTo(ofOriginal.coupon, 8);
  }
  const headers = { cookie: await server.signInAs('paid') };
  const cell = async (field: string) => {
    const query = `symbol=ID:${bondId}&field=${field}&settlement=${settlementDate}&price=98`;
    const answer = await http.inject({ url: `/api/symbols/bond/?${query}`, headers });
    return answer.json<{ value: string; workout: unknown }>();
  };
  for (const [field, wanted] of [
    ['outstanding', result.outstanding],
    ['accrued', result.accruedInterest],
    ['dirty', result.dirtyPrice],
    ['dv01', result.dv01],
  ] as const) {
    expect(Number((await cell(field)).value), `of ${field}`).toBeCloseTo(wanted, 10);
  }
  // A cell's figure names its workout.
  expect((await cell('yield')).workout).toMatchObject({ kind: 'maturity' });
  expect((await cell('accrued')).workout).toBeNull();
});

test('BND-5 the terms of a bond are public; unknown ones are not found', async () => {
  const { http } = server.app;
  expectRefusal(await http.inject('/api/bonds/999999/terms/'), 'not_found', 'params.instrumentId');
  const bondId = await findBond(`coupon_type = 'fixed' and coupons_per_year = 2`);
  const { terms, settlementDate } = (await http.inject(`/api/bonds/${bondId}/terms/`)).json();
  expect(terms).toMatchObject({ frequency: 2, dayCount: expect.any(String) });
  // Two business days after the test's today, whether or not that is a Saturday.
  const answer = await calculate({ terms, settlementDate, price: 100 });
  expect(answer.statusCode).toBe(200);
});
