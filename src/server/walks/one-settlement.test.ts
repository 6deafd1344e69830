import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDay, parseDay } from '../../domain/time/day.ts';
import { parseDecimal } from '../../domain/text/decimal.ts';
import { writePoints } from '../../db/quotes/write-points.ts';
import { updateFigures } from '../../loaders/analytics/update-figures.ts';
import { readBondTerms, settlementFor } from '../../db/bonds/read-terms.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

interface StaleBond {
  readonly id: number;
  readonly isin: string;
  readonly seriesId: number;
}

/** The next day is Veterans Day, when the US bond market is closed. */
const PRICED = '2026-11-10';
const LATER = ['2026-11-11', '2026-11-12', '2026-11-13'];

/** A dollar bond that gets a call and loses its latest prices. */
async function makeStale(): Promise<StaleBond> {
  const { pool, db } = server.db;
  const { rows } = await pool.query<StaleBond>(
    `select instrument.id, isin, series.id as "seriesId"
     from instrument join bond on bond.instrument_id = instrument.id
     join series on series.instrument_id = instrument.id and field = 'close' and is_preferred
     where status = 'active' and coupon_type = 'fixed' and index_ratio is null
       and currency = 'USD' and flat_from is null and last_day > $1 and settlement_days > 0 and matures_on > '2028-01-01'
     order by matures_on limit 1`,
    [PRICED],
  );
  const bond = rows[0]!;
  await pool.query(
    `insert into bond_option (instrument_id, kind, exercised_on, price)
     values ($1, 'call', '2027-06-15', 100)`,
    [bond.id],
  );
  const changes = [
    { day: parseDay(PRICED)!, value: parseDecimal('97.25')! },
    ...LATER.map((day) => ({ day: parseDay(day)!, value: null })),
  ];
  await writePoints(db, new Map([[bond.seriesId, changes]]));
  await updateFigures(pool);
  return bond;
}

async function storedYield(id: number): Promise<string> {
  const { rows } = await server.db.pool.query<{ value: string }>(
    `select last_value as value from series
     where instrument_id = $1 and field = 'yield' and is_preferred`,
    [id],
  );
  return rows[0]!.value;
}

test('BND-14 every endpoint about a bond settles from the date of its price, however old', async () => {
  const bond = await makeStale();
  const cookie = await server.signInAs('paid');
  const get = async (url: string) => {
    const answer = await server.app.http.inject({ url, headers: { cookie } });
    expect(answer.statusCode, `${url} ${answer.body}`).toBe(200);
    return answer.json();
  };
  const post = async (payload: object) => {
    const request = { method: 'POST', url: '/api/bonds/calculate/', headers: { cookie } } as const;
    return (await server.app.http.inject({ ...request, payload })).json();
  };
  const cell = async (field: string) =>
    (await get(`/api/symbols/bond/?symbol=${bond.isin}&field=${field}`)).value;
  const figures = await get(`/api/bonds/${bond.id}/figures/`);
  const head = figures.items.find(({ figure }: { figure: string }) => figure === 'yield');
  const terms = await get(`/api/bonds/${bond.id}/terms/`);
  const facts = await get(`/api/bonds/${bond.id}/key-terms/`);
  const spread = await get(`/api/bonds/${bond.id}/spread/?kind=g`);
  const market = await post({ bondId: bond.id, price: 'market' });
  const derivation = await get(`/api/bonds/${bond.id}/derivation/?figure=yield`);
  const peers = await get(`/api/bonds/${bond.id}/comparables/`);
  const own = peers.items.find(({ id }: { id: number }) => id === bond.id);

  const stored = (await readBondTerms(server.db.db, [bond.id])).get(bond.id)!;
  const expected = formatDay(settlementFor(stored, parseDay(PRICED)!));
  expect(expected).toBe(stored.settlementDays === 1 ? '2026-11-12' : '2026-11-13');
  expect([head.priceDay, facts.pricedOn, spread.priceDay]).toEqual(Array(3).fill(PRICED));
  expect({
    figures: figures.settlementDate,
    head: head.settlementDate,
    derivation: derivation.figure.settlementDate,
    terms: terms.settlementDate,
    market: market.settlementDate,
    spread: spread.settlementDate,
    cell: await cell('settlement'),
  }).toEqual({
    figures: expected,
    head: expected,
    derivation: expected,
    terms: expected,
    market: expected,
    spread: expected,
    cell: expected,
  });
  // The series has three decimals in percent, the head four.
  const percents = [head.value, derivation.yield, own.yield, await storedYield(bond.id)].map(
    Number,
  );
  percents.push(100 * market.yield, 100 * Number(await cell('yield')));
  for (const percent of percents) expect(percent).toBeCloseTo(100 * market.yield, 2);

  // The yield to a call is what the calculator returns for the same price, workout and settlement.
  const call = facts.calls.find(({ isPast }: { isPast: boolean }) => !isPast);
  expect(market.yieldToCall.date).toBe(call.date);
  expect(Number(call.yield)).toBeCloseTo(100 * market.yieldToCall.yield, 2);

  // A trade at a price of one's own is dated today.
  const today = await post({ bondId: bond.id, price: 99 });
  expect(today.settlementDate > expected).toBe(true);
});
