import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { parseDecimal } from '../../../../domain/text/decimal.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
/** A fixed coupon without options. */
const BOND = 10_002;
const DAY = '2026-11-13';
const BEFORE = '2026-11-12';

beforeAll(async () => {
  server = await createTestApp();
  await giveCurve(await readCurrency(BOND));
  await giveSeries(BOND, 'yield', '%', [
    [BEFORE, '3.5'],
    [DAY, '3.6'],
  ]);
  await giveSeries(BOND, 'spread', 'bp', [
    [BEFORE, '120.5'],
    [DAY, '118.25'],
  ]);
  await giveSeries(BOND, 'accrued', '%', [[DAY, '0.25']]);
});
afterAll(() => server.close());

async function readCurrency(id: number): Promise<string> {
  const { rows } = await server.db.pool.query<{ currency: string }>(
    'select currency from instrument where id = $1',
    [id],
  );
  return rows[0]!.currency;
}

async function giveCurve(currency: string) {
  const { pool } = server.db;
  await pool.query('update curve set is_benchmark = false where currency = $1', [currency]);
  await pool.query(
    `with made as (
       insert into curve (source_code, country, currency, origin, is_benchmark)
       select code, 'NO', $1, 'imported', true from data_source limit 1 returning id
     )
     insert into curve_day (curve_id, day, beta0, beta1, beta2, beta3, tau1, tau2)
     select id, '2026-11-12', 0.03, -0.01, 0.005, 0, 2, 0 from made`,
    [currency],
  );
}

async function giveSeries(
  id: number,
  field: string,
  unit: string,
  points: readonly (readonly [string, string])[],
) {
  const { pool, db } = server.db;
  await pool.query('delete from series where instrument_id = $1 and field = $2', [id, field]);
  const { rows } = await pool.query<{ id: number }>(
    `insert into series (instrument_id, field, source_code, unit, decimals, is_preferred, is_realtime)
     select instrument_id, $2, source_code, $3, 3, true, false from series
     where instrument_id = $1 and field = 'close' and is_preferred returning id`,
    [id, field, unit],
  );
  const changes = points.map(([day, value]) => ({
    day: parseDay(day)!,
    value: parseDecimal(value)!,
  }));
  await writePoints(db, new Map([[rows[0]!.id, changes]]));
}

async function get(url: string, kind?: DemoKind) {
  const headers = kind && { cookie: await server.signInAs(kind) };
  return server.app.http.inject({ url, ...(headers && { headers }) });
}

async function findBond(condition: string): Promise<number> {
  const { rows } = await server.db.pool.query<{ id: number }>(
    `select instrument.id from instrument join bond on bond.instrument_id = instrument.id
     join series on series.instrument_id = instrument.id and field = 'close'
     where last_value is not null and ${condition} order by instrument.id limit 1`,
  );
  return rows[0]!.id;
}

interface Item {
  readonly figure: string;
  readonly value: string | null;
  readonly [name: string]: unknown;
}
async function fetchFigures(id: number, kind?: DemoKind) {
  const answer = (await get(`/api/bonds/${id}/figures/`, kind)).json();
  const item = (name: string): Item | undefined =>
    answer.items.find(({ figure }: Item) => figure === name);
  return { answer, item };
}

describe('without access', () => {
  test('BND-6 figures of unknown instruments and of a stock are not found', async () => {
    for (const id of [999_999, 2001]) {
      expectRefusal(await get(`/api/bonds/${id}/figures/`), 'not_found', 'params.instrumentId');
    }
  });

  test('BND-7 derivations and files are denied before anything is read', async () => {
    for (const url of [
      `/api/bonds/${BOND}/derivation/?figure=yield`,
      '/api/bonds/999999/derivation/?figure=none',
      `/bonds/${BOND}/history.csv`,
      '/bonds/999999/history.xlsx',
    ]) {
      expectRefusal(await get(url), 'not_signed_in', null);
      expectRefusal(await get(url, 'free'), 'forbidden', null);
    }
    const getDerivation = (id: number, figure: string) =>
      get(`/api/bonds/${id}/derivation/?figure=${figure}`, 'paid');
    expectRefusal(await getDerivation(BOND, 'beauty'), 'invalid_field', 'query.figure');
    expectRefusal(await getDerivation(999_999, 'yield'), 'not_found', 'params.instrumentId');
    // A bond without calls has no yield to worst.
    expectRefusal(await getDerivation(BOND, 'worst'), 'not_found', 'query.figure');
    expectRefusal(
      await get('/bonds/999999/history.csv', 'paid'),
      'not_found',
      'params.instrumentId',
    );
  });

  test('BND-6 there is no value, and nothing from which one follows', async () => {
    const id = await findBond(
      `status = 'active' and exists (select from bond_option o where o.instrument_id = bond.instrument_id and exercised_on > '2027-01-01')`,
    );
    const { answer, item } = await fetchFigures(id);
    for (const each of answer.items as Item[]) {
      expect([each.value, each['price']]).toEqual(['***', '***']);
    }
    // Which workout is the worst reveals on which side of the call price the bond trades.
    expect(answer.workout).toBe('worst');
    expect(item('yield')).toMatchObject({ workout: null, workoutDate: null, workoutPrice: null });
    expect(answer.accrual.interest).toMatch(/^\d\.\d{6}$/);
    const seen = await fetchFigures(id, 'paid');
    expect(seen.item('yield')).toMatchObject({ workout: expect.any(String) });
    expect(seen.answer.items.map(({ figure }: Item) => figure)).toEqual(
      answer.items.map(({ figure }: Item) => figure),
    );
  });
});

describe('BND-12 all figures of a response are to one workout, which is named', () => {
  /** A callable and puttable bond, settled on 17 November 2026. */
  const CALLED = 10_006;
  const figuresTo = async (workout: string, kind?: DemoKind) =>
    get(`/api/bonds/${CALLED}/figures/${workout === '' ? '' : `?workout=${workout}`}`, kind);
  const giveClose = async (price: string) => {
    const { rows } = await server.db.pool.query<{ id: number }>(
      `select id from series where instrument_id = $1 and field = 'close' and is_preferred`,
      [CALLED],
    );
    const change = { day: parseDay(DAY)!, value: parseDecimal(price)! };
    await writePoints(server.db.db, new Map([[rows[0]!.id, [change]]]));
  };
  const calculate = async (payload: object) => {
    const body = { bondId: CALLED, settlementDate: '2026-11-17', ...payload };
    const url = '/api/bonds/calculate/';
    return server.app.http.inject({ method: 'POST', url, payload: body });
  };

  beforeAll(async () => {
    const { pool } = server.db;
    await pool.query(
      `update bond set coupon_type = 'fixed', coupon_rate = 6, coupons_per_year = 2,
         day_count = 'ACT/ACT ICMA', issued_on = '2020-03-15', matures_on = '2034-03-15',
         settlement_days = 2, index_ratio = null, flat_from = null where instrument_id = $1`,
      [CALLED],
    );
    await pool.query(`delete from bond_amortisation where instrument_id = $1`, [CALLED]);
    await pool.query(`delete from bond_coupon_step where instrument_id = $1`, [CALLED]);
    await pool.query(`delete from bond_option where instrument_id = $1`, [CALLED]);
    await pool.query(`update instrument set status = 'active' where id = $1`, [CALLED]);
    // One is past, one is on the settlement date, one is below par; and a put falls on the day of a
    // call.
    await pool.query(
      `insert into bond_option (instrument_id, kind, exercised_on, price) values
         ($1, 'call', '2025-03-15', 103), ($1, 'call', '2026-11-17', 102),
         ($1, 'call', '2028-03-15', 101), ($1, 'call', '2030-03-15', 99.5),
         ($1, 'put', '2028-03-15', 97)`,
      [CALLED],
    );
    await giveCurve(await readCurrency(CALLED));
    await giveClose('104.25');
  });

  test('and viewers without access see the terms, never which workout is the worst', async () => {
    expectRefusal(await figuresTo('best', 'paid'), 'invalid_field', 'query.workout');
    expectRefusal(
      await get(`/api/bonds/${BOND}/figures/?workout=call`, 'paid'),
      'not_found',
      'query.workout',
    );
    const { workouts, items } = (await figuresTo('call')).json();
    expect(workouts.map(({ kind, date, isWorst }: Item) => [kind, date, isWorst])).toEqual([
      ['maturity', '2034-03-15', null],
      ['call', '2028-03-15', null],
      ['put', '2028-03-15', null],
      ['call', '2030-03-15', null],
    ]);
    expect(items[0]).toMatchObject({ value: '***', workout: 'call', workoutDate: '2028-03-15' });
  });

  test('in the figures, the derivation, the calculation and the list of all workouts alike', async () => {
    const all = (await figuresTo('', 'paid')).json();
    expect(all.workout).toBe('worst');
    // The price is above all call prices, so the earliest call costs the holder most.
    const worst = all.workouts.find(({ isWorst }: Item) => isWorst);
    expect(worst).toMatchObject({ kind: 'call', date: '2028-03-15', price: '101' });
    for (const [choice, end] of [
      ['maturity', '2034-03-15'],
      ['worst', worst.date],
      ['call', '2028-03-15'],
      ['put', '2028-03-15'],
    ] as const) {
      const answer = (await figuresTo(choice, 'paid')).json();
      const value = (name: string) =>
        Number(answer.items.find(({ figure }: Item) => figure === name).value);
      expect(answer.items.map((item: Item) => item['workoutDate'])).toEqual(
        answer.items.map(() => end),
      );
      const row = answer.workouts.find((each: Item) =>
        choice === 'worst' ? each['isWorst'] : each['choice'] === choice,
      );
      for (const name of ['yield', 'spread', 'duration', 'convexity', 'dv01']) {
        expect(Number(row[name]), `${choice} ${name}`).toBe(value(name));
      }
      const result = (await calculate({ price: 104.25, workout: choice })).json();
      expect(result.workout).toMatchObject({ date: end });
      expect(100 * result.yield).toBeCloseTo(value('yield'), 3);
      expect(result.modifiedDuration).toBeCloseTo(value('duration'), 3);
      expect(result.convexity).toBeCloseTo(value('convexity'), 3);
      expect(result.dv01).toBeCloseTo(value('dv01'), 5);
      // The yield gives back the same price and workout.
      const back = (await calculate({ yield: result.yield, workout: choice })).json();
      expect(back.cleanPrice).toBeCloseTo(104.25, 8);
      expect(back.workout).toEqual(result.workout);
      const url = `/api/bonds/${CALLED}/derivation/?figure=spread&workout=${choice}`;
      const derived = (await get(url, 'paid')).json();
      expect(derived.figure).toMatchObject({ workoutDate: end });
      expect(Number(derived.figure.value)).toBe(value('spread'));
      expect(Number(derived.yield)).toBeCloseTo(value('yield'), 4);
    }
    expectRefusal(
      await calculate({ price: 104.25, workout: 'soon' }),
      'invalid_field',
      'body.workout',
    );
    const late = { settlementDate: '2031-01-02', price: 104.25, workout: 'call' };
    expectRefusal(await calculate(late), 'invalid_field', 'body.workout');
  });

  test('a call below par, tomorrow or in the past gives sensible figures or none', async () => {
    // Far below par the issuer never calls: maturity is the worst, and the put is better.
    await giveClose('70');
    const { workouts } = (await figuresTo('', 'paid')).json();
    const worst = workouts.find(({ isWorst }: Item) => isWorst);
    expect(worst).toMatchObject({ kind: 'put', date: '2028-03-15' });
    for (const row of workouts) {
      for (const name of ['yield', 'duration', 'convexity', 'dv01']) {
        expect(Number.isFinite(Number(row[name])) && row[name] !== null, `the ${name}`).toBe(true);
      }
    }
    // A day after settlement there is a yield, however odd; on the day itself there is none.
    const next = (
      await calculate({ settlementDate: '2028-03-14', price: 101, workout: 'call' })
    ).json();
    expect(next.workout.date).toBe('2028-03-15');
    expect(Number.isFinite(next.yield)).toBe(true);
    const onItsDay = (
      await calculate({ settlementDate: '2028-03-15', price: 101, workout: 'call' })
    ).json();
    expect(onItsDay.workout.date).toBe('2030-03-15');
  });
});

test('BND-6 each figure names price, day, settlement, convention, curve, and its change', async () => {
  const { answer, item } = await fetchFigures(BOND, 'paid');
  expect(answer).toMatchObject({ isOver: false, settlementDate: '2026-11-17', settlementDays: 2 });
  expect(item('yield')).toMatchObject({
    price: answer.quote.value,
    priceKind: 'close',
    priceDay: DAY,
    settlementDate: '2026-11-17',
    workout: 'maturity',
    compounding: expect.any(String),
    dayCount: expect.any(String),
    calendarUntil: expect.any(Number),
    assumptions: ['calendar-by-rule'],
  });
  const rate = Number(item('yield')!.value);
  expect(Math.abs(Number(item('yield')!['change']) - (rate - 3.5) * 100)).toBeLessThan(0.1);
  expect(item('spread')).toMatchObject({ curve: { country: 'NO', day: BEFORE } });
  const { yield: curveYield } = item('spread')!['curve'] as { yield: string };
  expect(Number(item('spread')!.value)).toBeCloseTo((rate - Number(curveYield)) * 100, 1);
  const calculated = await server.app.http.inject({
    method: 'POST',
    url: '/api/bonds/calculate/',
    payload: { bondId: BOND, settlementDate: '2026-11-17', price: Number(answer.quote.value) },
  });
  const result = calculated.json();
  expect(rate).toBeCloseTo(100 * result.yield, 3);
  expect(Number(item('duration')!.value)).toBeCloseTo(result.modifiedDuration, 3);
  expect(Number(answer.accrual.interest)).toBeCloseTo(result.accruedInterest, 5);
});

test('BND-14 figures and their derivation say where payments depend on projected holidays', async () => {
  const late = await findBond(
    `status = 'active' and coupon_type = 'fixed' and currency = 'USD' and matures_on > '2030-01-01'`,
  );
  const set = (rule: string) =>
    server.db.pool.query('update bond set business_days = $2 where instrument_id = $1', [
      late,
      rule,
    ]);
  await set('following');
  const { answer } = await fetchFigures(late, 'paid');
  for (const { assumptions, calendarUntil } of answer.items) {
    expect({ assumptions, calendarUntil }).toEqual({
      assumptions: ['calendar-by-rule'],
      calendarUntil: 2026,
    });
  }
  const derivation = await get(`/api/bonds/${late}/derivation/?figure=yield`, 'paid');
  expect(derivation.json().figure.assumptions).toEqual(['calendar-by-rule']);
  await set('unadjusted');
  expect((await fetchFigures(late, 'paid')).item('yield')).toMatchObject({ assumptions: [] });
});

test('BND-8 floaters, perpetuals and matured bonds have figures under a stated assumption', async () => {
  const floater = await fetchFigures(
    await findBond(`status = 'active' and coupon_type = 'floating' and matures_on > '2028-01-01'`),
    'paid',
  );
  expect(floater.item('margin')).toMatchObject({
    value: expect.stringMatching(/^-?\d/),
    assumptions: expect.arrayContaining(['index-unchanged']),
  });
  expect(floater.item('spread')).toBeUndefined();
  const perpetual = await fetchFigures(
    await findBond(`status = 'active' and matures_on is null`),
    'paid',
  );
  expect(perpetual.item('yield')).toMatchObject({
    value: expect.stringMatching(/^\d/),
    workout: 'perpetual',
    workoutDate: null,
    assumptions: ['paid-for-ever', 'calendar-by-rule'],
  });
  await server.db.pool.query(
    `update bond set flat_from = '2026-11-01' where instrument_id = 10003`,
  );
  const flat = await fetchFigures(10_003, 'paid');
  expect(flat.answer.accrual).toMatchObject({ isFlat: true, interest: '0.000000' });
  const over = await findBond(`status = 'matured'`);
  expect((await fetchFigures(over, 'paid')).answer.isOver).toBe(true);
});

interface DerivedRow {
  readonly date: string | null;
  readonly amount: string;
  readonly discount: string;
  readonly presentValue: string;
  readonly weighted: string;
}

function sum(rows: readonly DerivedRow[], field: 'presentValue' | 'weighted'): string {
  return rows.reduce((total, row) => total + Number(row[field]), 0).toFixed(4);
}

async function derive(figure: string) {
  const answer = await get(`/api/bonds/${BOND}/derivation/?figure=${figure}`, 'paid');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('BND-7 the numbers in a derivation add up to the displayed digits', () => {
  test.each(['yield', 'duration', 'spread'])('BND-7 of payments: %s', async (figure) => {
    const answer = await derive(figure);
    expect(sum(answer.flows, 'presentValue')).toBe(answer.presentValue);
    const dirty = Number(answer.cleanPrice) + Number(answer.accruedInterest);
    expect(dirty.toFixed(4)).toBe(answer.dirtyPrice);
    expect(answer.presentValue).toBe(figure === 'spread' ? answer.curve.price : answer.dirtyPrice);
    const rows = (answer.flows as DerivedRow[]).filter(({ date }) => date !== null);
    for (const { amount, discount, presentValue } of rows) {
      expect(Math.abs(Number(amount) * Number(discount) - Number(presentValue))).toBeLessThan(3e-4);
    }
  });

  test('BND-7 of a spread: yield less the yield of the curve', async () => {
    const { yield: own, curve, figure } = await derive('spread');
    const basisPoints = (Number(own) - Number(curve.yield)) * 100;
    expect(basisPoints).toBeCloseTo(Number(figure.value), 1);
  });

  test('BND-7 of a duration: weighted time, then divided by one period’s yield', async () => {
    const answer = await derive('duration');
    expect(sum(answer.flows, 'weighted')).toBe(answer.weighted);
    const macaulay = Number(answer.weighted) / Number(answer.presentValue);
    expect(macaulay).toBeCloseTo(Number(answer.macaulay), 4);
    const modified = macaulay / (1 + Number(answer.yield) / 100 / answer.timesAYear);
    expect(modified).toBeCloseTo(Number(answer.figure.value), 4);
  });

  test('BND-7 of accrued interest: rate by years', async () => {
    const { rate, years, interest } = (await derive('accrued')).accrual;
    expect(Number(rate) * Number(years)).toBeCloseTo(Number(interest), 5);
  });
});

test('CHT-1 ACC-3 a bond’s yield and spread are charted like its price, other fields are rejected', async () => {
  const postChart = async (payload: object, path = `bonds/${BOND}`, kind?: DemoKind) =>
    server.app.http.inject({
      method: 'POST',
      url: `/api/${path}/chart/`,
      payload: { periodId: null, beginDate: '2026-11-01', endDate: DAY, ...payload },
      ...(kind && { headers: { cookie: await server.signInAs(kind) } }),
    });
  expectRefusal(await postChart({ field: 'beauty' }), 'invalid_field', 'body.field');
  expectRefusal(await postChart({ field: 'yield' }, 'stocks/2001'), 'unknown_field', 'body.field');
  const drawn = (await postChart({ field: 'yield' }, undefined, 'paid')).json();
  expect(Object.values(drawn.data)).toMatchObject([{ value: 3.5 }, { value: 3.6 }]);
  expect(drawn).toMatchObject({ measure: '%', masked: false });
  expect((await postChart({ field: 'spread' }, undefined, 'paid')).json()).toMatchObject({
    measure: 'bp',
  });
  // The shapes of price and yield together would reveal both: only the price's is drawn.
  for (const field of ['yield', 'worst', 'spread', 'duration']) {
    expectRefusal(await postChart({ field }), 'not_signed_in', 'body.field');
    expectRefusal(await postChart({ field }, undefined, 'free'), 'forbidden', 'body.field');
  }
  expect((await postChart({ field: 'close' })).json()).toMatchObject({ masked: true });
  // A new value is drawn at once: cached series of every field are dropped together with their
  // instrument's.
  await giveSeries(BOND, 'yield', '%', [
    [BEFORE, '3.5'],
    [DAY, '3.7'],
  ]);
  await expect
    .poll(async () =>
      Object.values((await postChart({ field: 'yield' }, undefined, 'paid')).json().data),
    )
    .toMatchObject([{ value: 3.5 }, { value: 3.7 }]);
});

test('BND-9 the history file has the price in money, using the nominal of each day', async () => {
  const id = 10_004;
  const { pool } = server.db;
  await pool.query('delete from bond_amortisation where instrument_id = $1', [id]);
  await pool.query(
    `insert into bond_amortisation (instrument_id, paid_on, share)
     values ($1, '2026-06-01', 40), ($1, '2099-01-01', 60)`,
    [id],
  );
  const { rows } = await pool.query<{ face: string }>(
    'select face_value as face from bond where instrument_id = $1',
    [id],
  );
  const file = await get(`/bonds/${id}/history.csv?from=2026-11-13&to=2026-11-13`, 'paid');
  expect(file.statusCode).toBe(200);
  const [, line = ''] = file.body.trim().split(/\r?\n/);
  const cells = line.split(/[;,]/);
  const nominal = (Number(rows[0]!.face) * 60) / 100;
  expect(Number(cells.at(-1))).toBeCloseTo((nominal * Number(cells[1])) / 100, 4);
  const whole = await get(`/bonds/${BOND}/history.csv?from=${DAY}&to=${DAY}`, 'paid');
  const [head = '', only = ''] = whole.body.trim().split(/\r?\n/);
  expect(head.split(/[;,]/).length).toBeGreaterThanOrEqual(7);
  const [, clean, accrued, dirty] = only.split(/[;,]/).map(Number);
  expect(clean! + accrued!).toBeCloseTo(dirty!, 9);
  expect((await get(`/bonds/${BOND}/history.xlsx`, 'paid')).statusCode).toBe(200);
  const callable = await pool.query<{ id: number }>(
    `select instrument_id as id from series
     where field = 'worst_spread' and last_day is not null order by 1 limit 1`,
  );
  const toWorst = await get(`/bonds/${callable.rows[0]!.id}/history.csv?lang=eng`, 'paid');
  const [titles = ''] = toWorst.body.split(/\r?\n/);
  for (const end of ['maturity', 'worst']) {
    expect(titles).toContain(`G-spread to ${end}`);
    expect(titles).toContain(`Modified duration to ${end}`);
  }
  await sql`update data_source set allows_files = false`.execute(server.db.db);
  expectRefusal(await get(`/bonds/${BOND}/history.csv`, 'paid'), 'files_not_allowed', null);
});
