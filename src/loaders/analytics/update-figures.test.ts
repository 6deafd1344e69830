import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBenchmark } from '../../db/bonds/benchmark-curve.ts';
import { readBondTerms, settlementFor, termsOn } from '../../db/bonds/read-terms.ts';
import { preferSeries } from '../../db/quotes/prefer-series.ts';
import { writePoints, writePointsIn } from '../../db/quotes/write-points.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { pointChanges, storedPoints } from '../../db/testing/test-series.ts';
import { calculateBond } from '../../domain/bonds/calculate-bond.ts';
import { calendarDay, formatDay, parseDay } from '../../domain/time/day.ts';
import { tradingDays } from '../trading-days.ts';
import { updateFigures } from './update-figures.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase({ template: 'migrated' });
  await query(`insert into data_source (code, name) values ('bank', 'Bank'), ('other', 'Other')`);
  await query(`insert into issuer (id, source_code, name, country, sector) values
    (1, 'bank', '{"eng": "Germany"}', 'DE', 'government'),
    (2, 'bank', '{"eng": "Company"}', 'DE', 'industrials')`);
});
afterAll(() => base.drop());

const DAYS = tradingDays(calendarDay(2026, 3, 2), calendarDay(2026, 4, 24));
const LAST = formatDay(DAYS.at(-1)!);
/** Long enough for a slow machine; a passing test doesn't wait that long. */
const DEADLINE = { timeout: 10_000, interval: 20 };
const SOME = '2026-04-01';

async function query<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
  return (await base.pool.query(text, [...values])).rows as T[];
}

/** A bond whose price falls a little each day; returns its id and that of its close series. */
async function addBond(issuerId: number, maturesOn: string, source = 'bank') {
  const [bond] = await query<{ id: number }>(
    `with added as (
       insert into instrument (source_code, kind, name, issuer_id, currency)
       values ('bank', 'bond', '{"eng": "Bond"}', $1, 'EUR') returning id)
     insert into bond (instrument_id, coupon_type, coupon_rate, coupons_per_year, day_count,
       issued_on, matures_on, face_value, amount_issued)
     select id, 'fixed', 3, 1, 'ACT/ACT ICMA', '2020-02-15', $2, 1000, 1000000 from added
     returning instrument_id as id`,
    [issuerId, maturesOn],
  );
  return { id: bond!.id, close: await addPrices(bond!.id, source, 98) };
}

async function addPrices(bondId: number, source: string, first: number): Promise<number> {
  const [series] = await query<{ id: number }>(
    `insert into series (instrument_id, source_code, is_preferred)
     values ($1, $2, not exists (select from series where instrument_id = $1)) returning id`,
    [bondId, source],
  );
  const texts = DAYS.map((day, i) => [formatDay(day), (first - 0.013 * i).toFixed(3)]);
  const points = pointChanges(Object.fromEntries(texts) as Record<string, string>);
  await writePoints(base.db, new Map([[series!.id, points]]));
  return series!.id;
}

async function figures(
  bondId: number,
  field: string,
  source = 'bank',
): Promise<Record<string, string>> {
  const [series] = await query<{ id: number }>(
    'select id from series where instrument_id = $1 and field = $2 and source_code = $3',
    [bondId, field, source],
  );
  return series ? storedPoints(base.db, series.id) : {};
}

async function calculate(bondId: number, day: string) {
  const terms = (await readBondTerms(base.db, [bondId])).get(bondId)!;
  const settlement = formatDay(settlementFor(terms, parseDay(day)!));
  const price = Number((await figures(bondId, 'close'))[day]);
  const request = { terms: termsOn(terms, settlement), settlementDate: settlement, price };
  return calculateBond(request).result!;
}

async function countDue(): Promise<number> {
  return (await query<{ count: number }>('select count(*)::integer from figures_due'))[0]!.count;
}

test('BND-10 analytics are computed when prices arrive, match the calculator, and are stored', async () => {
  const states = ['2027-02-15', '2029-02-15', '2031-02-15', '2036-02-15', '2046-02-15'];
  const bonds = [];
  for (const end of states) bonds.push(await addBond(1, end));
  const company = await addBond(2, '2033-02-15');
  expect(await countDue()).toBe(6);
  await updateFigures(base.pool);
  expect(await countDue()).toBe(0);
  for (const { id } of [bonds[2]!, company]) {
    for (const day of [formatDay(DAYS[0]!), SOME, LAST]) {
      const exact = await calculate(id, day);
      expect(Number((await figures(id, 'yield'))[day])).toBeCloseTo(100 * exact.yield, 4);
      expect(Number((await figures(id, 'duration'))[day])).toBeCloseTo(exact.modifiedDuration, 4);
      expect(Number((await figures(id, 'accrued'))[day])).toBeCloseTo(exact.accruedInterest, 6);
    }
    expect(Object.keys(await figures(id, 'spread'))).toHaveLength(DAYS.length);
    expect(await figures(id, 'worst')).toEqual({});
  }
  // A government's own bonds lie on its curve.
  expect(Math.abs(Number((await figures(bonds[2]!.id, 'spread'))[LAST]))).toBeLessThan(15);
  const curve = await findBenchmark(base.db, 'EUR', DAYS.at(-1)!);
  expect(curve).toMatchObject({ country: 'DE', day: LAST });
  const [row] = await query('select bonds, error from curve_day where day = $1', [LAST]);
  expect(row).toMatchObject({ bonds: 5 });
  const [last] = await query(
    `select last_day, last_value, previous_day, is_preferred, decimals from series
     where instrument_id = $1 and field = 'yield'`,
    [company.id],
  );
  expect(last).toMatchObject({ last_day: LAST, is_preferred: true, decimals: 3 });
  expect((last as { last_value: string }).last_value).toBe(
    (await figures(company.id, 'yield'))[LAST],
  );
});

test('BND-10 a change of terms recomputes all analytics', async () => {
  const bond = await addBond(2, '2034-02-15');
  await updateFigures(base.pool);
  const before = await figures(bond.id, 'yield');
  await query('update bond set amount_issued = 7 where instrument_id = $1', [bond.id]);
  expect(await countDue()).toBe(0);
  await query('update bond set coupon_rate = 5 where instrument_id = $1', [bond.id]);
  expect(await countDue()).toBe(1);
  await updateFigures(base.pool);
  const after = await figures(bond.id, 'yield');
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Number(after[SOME])).toBeGreaterThan(Number(before[SOME]) + 1.5);
  expect(Number(after[SOME])).toBeCloseTo(100 * (await calculate(bond.id, SOME)).yield, 4);
  await query(`insert into bond_option values ($1, '2028-02-15', 'call', 100)`, [bond.id]);
  await updateFigures(base.pool);
  const { yieldToWorst } = await calculate(bond.id, SOME);
  expect(Number((await figures(bond.id, 'worst'))[SOME])).toBeCloseTo(100 * yieldToWorst!, 4);
  await query('delete from bond_option where instrument_id = $1', [bond.id]);
  await updateFigures(base.pool);
  expect(await figures(bond.id, 'worst')).toEqual({});
  // In default nothing accrues and there is no yield; after maturity a bond has no analytics.
  await query('update bond set flat_from = $2 where instrument_id = $1', [bond.id, SOME]);
  await updateFigures(base.pool);
  expect((await figures(bond.id, 'accrued'))[LAST]).toBe('0');
  for (const field of ['yield', 'duration', 'spread']) {
    const told = Object.keys(await figures(bond.id, field));
    expect(told.length).toBeGreaterThan(0);
    expect({ field, since: told.filter((day) => day >= SOME) }).toEqual({ field, since: [] });
  }
  await query(`update bond set flat_from = null, matures_on = $2 where instrument_id = $1`, [
    bond.id,
    SOME,
  ]);
  await updateFigures(base.pool);
  const days = Object.keys(await figures(bond.id, 'accrued'));
  expect(days.findLast((day) => day > '2026-03-20')).toBe('2026-03-27');
});

test('BND-10 a changed or removed price updates its analytics', async () => {
  const bond = await addBond(2, '2035-02-15');
  await updateFigures(base.pool);
  const before = await figures(bond.id, 'yield');
  const changes = pointChanges({ [SOME]: '90', [LAST]: null });
  await writePoints(base.db, new Map([[bond.close, changes]]));
  expect(await query('select from_day from figures_due')).toEqual([{ from_day: SOME }]);
  await updateFigures(base.pool);
  const { [LAST]: gone, [SOME]: changed, ...others } = await figures(bond.id, 'yield');
  const { [LAST]: _, [SOME]: old, ...same } = before;
  expect(gone).toBeUndefined();
  expect(Number(changed)).toBeGreaterThan(Number(old) + 0.5);
  expect(others).toEqual(same);
});

test('CRV-4 a government bond price moves its curve and the spreads from that day on', async () => {
  const [company] = await query<{ id: number }>(
    'select min(id) as id from instrument where issuer_id = 2',
  );
  const before = await figures(company!.id, 'spread');
  const curves = () =>
    query<{ day: string; beta0: number }>('select day, beta0 from curve_day order by day');
  const curvesBefore = await curves();
  const prices = await query<{ id: number }>(
    `select series.id from series join instrument on instrument.id = instrument_id
     where issuer_id = 1 and field = 'close'`,
  );
  const changes = pointChanges({ [SOME]: '94' });
  await writePoints(base.db, new Map(prices.map(({ id }) => [id, changes])));
  await updateFigures(base.pool);
  const after = await figures(company!.id, 'spread');
  expect(Number(after[SOME])).toBeLessThan(Number(before[SOME]) - 20);
  const early = (points: object) => Object.entries(points).filter(([day]) => day < SOME);
  expect(early(after)).toEqual(early(before));
  const curvesAfter = await curves();
  expect(curvesAfter.length).toBe(curvesBefore.length);
  expect(curvesAfter.filter(({ day }) => day < SOME)).toEqual(
    curvesBefore.filter(({ day }) => day < SOME),
  );
  expect(await countDue()).toBe(0);
});

test('two simultaneous runs do nothing twice, and a failing one loses nothing', async () => {
  const bond = await addBond(2, '2038-02-15');
  await query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`);
  await query(`create trigger refuse before delete on figures_due execute function refuse()`);
  await expect(updateFigures(base.pool)).rejects.toThrow('killed');
  expect(await figures(bond.id, 'yield')).toEqual({});
  expect(await countDue()).toBe(1);
  await query('drop trigger refuse on figures_due');
  const done = await Promise.all([updateFigures(base.pool), updateFigures(base.pool)]);
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 4 * DAYS.length]);
  expect(await countDue()).toBe(0);
});

test('changes queued during a run aren’t lost', async () => {
  const bond = await addBond(2, '2039-02-15');
  const changes = new Map([[bond.close, pointChanges({ [SOME]: '91' })]]);
  let work: Promise<number> | undefined;
  await base.db.transaction().execute(async (trx) => {
    await writePointsIn(trx, changes);
    // It can't see the new price yet, and waits for the writer's queue entry before it ends.
    work = updateFigures(base.pool);
    await expect
      .poll(async () => {
        const rows = await query(`select from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%figures_due%'`);
        return rows.length;
      }, DEADLINE)
      .toBe(1);
  });
  await work;
  const exact = await calculate(bond.id, SOME);
  expect(Number((await figures(bond.id, 'yield'))[SOME])).toBeCloseTo(100 * exact.yield, 4);
  expect(await countDue()).toBe(0);
});

test('the analytics of the preferred prices are the preferred ones', async () => {
  const bond = await addBond(2, '2037-02-15');
  const second = await addPrices(bond.id, 'other', 95);
  await updateFigures(base.pool);
  const preferred = () =>
    query(`select distinct source_code from series where instrument_id = $1 and is_preferred`, [
      bond.id,
    ]);
  expect(Object.keys(await figures(bond.id, 'yield', 'other'))).toHaveLength(DAYS.length);
  expect(await preferred()).toEqual([{ source_code: 'bank' }]);
  await preferSeries(base.db, second);
  expect(await preferred()).toEqual([{ source_code: 'other' }]);
  // A field added later belongs to the source shown at that time.
  await query(`insert into bond_option values ($1, '2028-02-15', 'put', 100)`, [bond.id]);
  await updateFigures(base.pool);
  expect(await preferred()).toEqual([{ source_code: 'other' }]);
});
