import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDay } from '../../domain/time/day.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestSeries, pointChanges, testDay } from '../testing/test-series.ts';
import { readDailyPoints, readPointsOfMany, readIntradayPoints } from './read-points.ts';
import { writePoints } from './write-points.ts';

const LATER = Date.parse('2026-12-01');
let database: TestDatabase;
let id = 0;
let other = 0;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  const series = await createTestSeries(database.db, 2);
  [id, other] = [series[0]?.id ?? 0, series[1]?.id ?? 0];
});
afterAll(() => database.drop());

async function readValuesByDay(from: string, to: string): Promise<Record<string, number>> {
  const { days, values } = await readDailyPoints(database.db, id, testDay(from), testDay(to));
  expect(days).toHaveLength(values.length);
  return Object.fromEntries(days.map((day, i) => [formatDay(day), values[i] ?? Number.NaN]));
}

describe('readDailyPoints', () => {
  beforeAll(async () => {
    const texts = {
      '2022-06-01': '1.1',
      '2023-12-30': '2.2',
      '2023-12-31': '0.1',
      '2024-01-01': '-4.4',
      '2024-02-29': '123456789012.345',
      '2025-12-31': '6.6',
    };
    const noise = pointChanges({ '2024-01-01': '99', '2024-01-02': '99' });
    await writePoints(
      database.db,
      new Map([
        [id, pointChanges(texts)],
        [other, noise],
      ]),
    );
  });

  test('returns the points between two days, both included, in order', async () => {
    const points = await readValuesByDay('2023-12-31', '2024-02-29');
    expect(Object.entries(points)).toEqual([
      ['2023-12-31', 0.1],
      ['2024-01-01', -4.4],
      ['2024-02-29', 123456789012.345],
    ]);
  });

  test('skips years without points', async () => {
    expect(Object.keys(await readValuesByDay('2000-01-01', '2100-01-01'))).toHaveLength(6);
    expect(await readValuesByDay('2024-03-01', '2025-12-30')).toEqual({});
    expect(await readValuesByDay('2024-01-01', '2024-01-01')).toEqual({ '2024-01-01': -4.4 });
  });

  test('returns nothing if the end is before the start', async () => {
    expect(await readValuesByDay('2024-12-31', '2023-01-01')).toEqual({});
  });

  test('an unknown series has no points', async () => {
    const points = await readDailyPoints(database.db, 2_000_000_000, 0, 99_999);
    expect(points).toEqual({ days: [], values: [] });
  });

  test('doesn’t read years outside the range', async () => {
    const damaged = { series_id: id, year: 2026, points: Buffer.from([9]) };
    await database.db.insertInto('quote_year').values(damaged).execute();
    expect(await readValuesByDay('2025-01-01', '2025-12-31')).toEqual({ '2025-12-31': 6.6 });
    await expect(readValuesByDay('2025-01-01', '2026-01-01')).rejects.toThrow(RangeError);
    await database.db.deleteFrom('quote_year').where('year', '=', 2026).execute();
  });
});

function range(seriesId: number, from: string, to: string) {
  return { seriesId, from: testDay(from), to: testDay(to) };
}

describe('readPointsOfMany', () => {
  test('returns each series’ values on its own days', async () => {
    const values = await readPointsOfMany(database.db, [
      range(id, '2023-12-31', '2024-02-28'),
      range(other, '2024-01-02', '2024-01-31'),
    ]);
    expect(values).toEqual(
      new Map([
        [id, { days: [testDay('2023-12-31'), testDay('2024-01-01')], values: [0.1, -4.4] }],
        [other, { days: [testDay('2024-01-02')], values: [99] }],
      ]),
    );
  });

  test('returns an empty line for a series without points on its days', async () => {
    const nothing = range(2_000_000_000, '2024-01-01', '2024-01-31');
    expect(await readPointsOfMany(database.db, [nothing])).toEqual(
      new Map([[2_000_000_000, { days: [], values: [] }]]),
    );
    expect(await readPointsOfMany(database.db, [])).toEqual(new Map());
  });
});

const inUtc = (ms: number) => ({ ms, timeZone: 'UTC' });

describe('readIntradayPoints', () => {
  beforeAll(async () => {
    const at = [
      [id, '2026-11-13T23:59:59.999Z', '1'],
      [id, '2026-11-14T10:00:00Z', '7'],
      [id, '2026-11-14T10:04:59.500Z', '3.25'],
      [id, '2026-11-14T10:02:00Z', '8'],
      [id, '2026-11-14T10:05:00Z', '3.50'],
      [id, '2026-11-14T00:00:00Z', '2'],
      [id, '2026-11-14T23:59:59.999Z', '-4'],
      [id, '2026-11-15T00:00:00Z', '5'],
      [other, '2026-11-14T12:00:00Z', '99'],
    ] as const;
    await database.db
      .insertInto('intraday_quote')
      .values(at.map(([series_id, moment, value]) => ({ series_id, at: moment, value })))
      .execute();
  });

  test('returns the last point of each five minutes of a UTC day, at their start, in order', async () => {
    const points = await readIntradayPoints(database.db, id, testDay('2026-11-14'), inUtc(LATER));
    expect(points).toEqual({
      seconds: ['00:00:00', '10:00:00', '10:05:00', '23:55:00'].map(
        (time) => Date.parse(`2026-11-14T${time}Z`) / 1000,
      ),
      values: ['2', '3.25', '3.50', '-4'],
    });
  });

  test('ZON-1 the day is the one in the time zone', async () => {
    const now = { ms: LATER, timeZone: 'UTC+3' };
    const points = await readIntradayPoints(database.db, id, testDay('2026-11-14'), now);
    expect(points.values).toEqual(['1', '2', '3.25', '3.50']);
    const next = await readIntradayPoints(database.db, id, testDay('2026-11-15'), now);
    expect(next.values).toEqual(['-4', '5']);
  });

  test('returns none that is more than a minute ahead of the clock', async () => {
    const now = Date.parse('2026-11-14T10:03:59.500Z');
    const points = await readIntradayPoints(database.db, id, testDay('2026-11-14'), inUtc(now));
    expect(points.values).toEqual(['2', '3.25']);
    const before = await readIntradayPoints(database.db, id, testDay('2026-11-14'), inUtc(now - 1));
    expect(before.values).toEqual(['2', '8']);
  });

  test('today’s points are separate from daily ones', async () => {
    expect(await readValuesByDay('2026-11-01', '2026-11-30')).toEqual({});
    expect(await readIntradayPoints(database.db, id, testDay('2024-01-01'), inUtc(LATER))).toEqual({
      seconds: [],
      values: [],
    });
  });
});
