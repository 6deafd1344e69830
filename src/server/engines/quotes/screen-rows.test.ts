import { afterAll, beforeAll, expect, test } from 'vitest';
import { MASK, reveal } from '../../../access/guarded.ts';
import { ANONYMOUS, withPolicy } from '../../../access/viewer.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { parseDecimal } from '../../../domain/text/decimal.ts';
import { isChangeOfDay } from '../../../domain/time/figure-day.ts';
import { findCalendars } from '../../../domain/time/calendars/holidays.ts';
import { changeBetween, inBasisPoints, isRate } from '../../../domain/instruments/quote.ts';
import { findComposites } from './composite-ratings.ts';

const SEES_VALUES = withPolicy(ANONYMOUS, 'open');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
});
afterAll(() => database.drop());

test('SCR-1 rows have the composite ratings shown on bond pages', async () => {
  // Two agencies, four, one that has withdrawn its rating, and unrated bonds.
  await database.pool.query(`
    insert into rating (source_code, instrument_id, agency, rated_on, grade, notch)
    select 'demo', 10000 + number % 20 + 1, 'Agency ' || number % 4, date '2026-01-01' + number,
      'x', nullif(1 + number * 7 % 23, 23)
    from generate_series(1, 120) as number
    on conflict do nothing;
    update rating set notch = null where instrument_id in (10021, 10022);
    delete from rating where instrument_id in (10023, 10024)`);
  const bonds = await database.db
    .selectFrom('screen_row')
    .where('kind', '=', 'bond')
    .orderBy('id')
    .select(['id', 'issuer_id as issuerId', 'notch'])
    .execute();
  const composites = await findComposites(database.db, bonds);
  const shown = bonds.map(({ id }) => {
    const value = composites.get(id)?.value;
    const composite = value ? reveal(SEES_VALUES, value) : null;
    return { id, notch: composite === null || composite === MASK ? composite : composite.notch };
  });
  expect(bonds.map(({ id, notch }) => ({ id, notch }))).toEqual(shown);
  expect(new Set(bonds.map(({ notch }) => notch)).size).toBeGreaterThan(5);
});

test('SCR-1 rows have the changes shown in quotes, those of rates in basis points', async () => {
  const rows = await database.db
    .selectFrom('screen_row')
    .innerJoin('series', 'series.id', 'screen_row.series_id')
    .orderBy('screen_row.id')
    .select([
      'screen_row.id',
      'kind',
      'series.unit',
      'day_change',
      'series.last_day',
      'last_value',
      'previous_day',
      'previous_value',
      'currency',
      'venue',
    ])
    .execute();
  const changes = rows.map(({ id, day_change }) => ({
    id,
    change: day_change && Number(day_change),
  }));
  const shown = rows.map(({ id, kind, unit, last_value, previous_value, ...days }) => {
    const isOfDay = isChangeOfDay(
      parseDay(days.previous_day ?? ''),
      parseDay(days.last_day!)!,
      findCalendars([days.currency], days.venue),
    );
    const { change, changePercent } = changeBetween(
      isOfDay ? parseDecimal(previous_value ?? '') : undefined,
      parseDecimal(last_value ?? ''),
    );
    const told = isRate(kind, unit) ? change && inBasisPoints(change) : changePercent;
    return { id, change: told === null ? null : Number(told) };
  });
  expect(changes).toEqual(shown);
  expect(shown.filter(({ change }) => change !== null).length).toBeGreaterThan(50);
  expect(rows.some(({ kind, unit }) => isRate(kind, unit))).toBe(true);
});
