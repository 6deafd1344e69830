import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDay, yearFromDay, type Day } from '../../domain/time/day.ts';
import { decimal, formatDecimal } from '../../domain/text/decimal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestSeries, pointChanges, testDay } from '../testing/test-series.ts';
import { readExactPoints, readExactYears, readFirstDay, readPointPage } from './exact-points.ts';
import { writePoints } from './write-points.ts';
import type { DayValue } from './year-chunk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());

async function seriesWith(texts: Record<string, string>): Promise<number> {
  const [series] = await createTestSeries(database.db, 1);
  await writePoints(database.db, new Map([[series!.id, pointChanges(texts)]]));
  return series!.id;
}

async function yearsRead(id: number, from: number, to: number): Promise<number[]> {
  return (await readExactYears(database.db, id, from, to)).map(({ day }) => yearFromDay(day));
}

const pointText = ({ day, value }: DayValue) => `${formatDay(day)} ${formatDecimal(value)}`;
const OPEN = { from: undefined, to: undefined };

/** A chunk whose header announces this many points, but which contains none of them. */
function damage(seriesId: number, year: number, points: number) {
  return database.db
    .insertInto('quote_year')
    .values({ series_id: seriesId, year, points: Buffer.from([4, 0, points, 0, 9, 0]) })
    .execute();
}

describe('exact points', () => {
  let id: number;
  beforeAll(async () => {
    id = await seriesWith({
      '2019-05-06': '1e-9',
      '2022-12-30': '1000000000000000.1',
      '2024-01-02': '-2.50',
      '2024-01-03': '3',
    });
  });

  test('are returned as written, digit for digit', async () => {
    const points = await readExactPoints(database.db, id, OPEN);
    expect(points.map(pointText)).toEqual([
      '2019-05-06 0.000000001',
      '2022-12-30 1000000000000000.1',
      '2024-01-02 -2.5',
      '2024-01-03 3',
    ]);
  });

  test('of a range include both ends', async () => {
    const range = { from: testDay('2022-12-30'), to: testDay('2024-01-02') };
    const points = await readExactPoints(database.db, id, range);
    expect(points.map(({ day }) => formatDay(day))).toEqual(['2022-12-30', '2024-01-02']);
    expect(await readExactPoints(database.db, id, { ...range, to: testDay('2022-12-29') })).toEqual(
      [],
    );
  });

  test('of a range of years follow those of the last year before it', async () => {
    expect(await yearsRead(id, 2024, 2025)).toEqual([2022, 2024, 2024]);
    expect(await yearsRead(id, 2023, 2023)).toEqual([2022]);
    expect(await yearsRead(id, 2019, 2022)).toEqual([2019, 2022]);
    expect(await yearsRead(id, 2000, 2001)).toEqual([]);
  });

  test('the first day is known without reading the years', async () => {
    expect(await readFirstDay(database.db, id)).toBe(testDay('2019-05-06'));
    await damage(id, 2010, 7);
    expect(await readFirstDay(database.db, id)).toBe(testDay('2010-01-10'));
    await database.db.deleteFrom('quote_year').where('year', '=', 2010).execute();
    expect(await readFirstDay(database.db, 2_000_000_000)).toBeNull();
  });
});

describe('readPointPage', () => {
  test('reads the years of the page and the one before; of the others it only reads the count', async () => {
    const id = await seriesWith({ '2023-12-29': '4', '2024-01-02': '5', '2024-01-03': '6' });
    await damage(id, 2020, 250);
    await damage(id, 2021, 200);
    const { points, total } = await readPointPage(database.db, id, OPEN, { offset: 0, limit: 2 });
    expect(total).toBe(453);
    expect(points.map(pointText)).toEqual(['2024-01-03 6', '2024-01-02 5']);
    expect(points.map(({ previous }) => previous && formatDecimal(previous))).toEqual(['5', '4']);
    const next = readPointPage(database.db, id, OPEN, { offset: 2, limit: 2 });
    await expect(next).rejects.toThrow(RangeError);
  });

  const start = testDay('2021-12-20');
  const dayAt = (i: number): Day => start + 4 * i;
  const anyBound = fc.option(fc.integer({ min: -5, max: 420 }), { nil: undefined });

  test('matches paging through all points in memory', async () => {
    const [series] = await createTestSeries(database.db, 1);
    const stored = Array.from({ length: 100 }, (_, i) => ({
      day: dayAt(i),
      value: decimal(BigInt(i), 1),
    }));
    await writePoints(database.db, new Map([[series!.id, stored]]));
    await fc.assert(
      fc.asyncProperty(anyBound, anyBound, fc.nat(110), fc.nat(40), async (a, b, offset, limit) => {
        const [from, to] = [a, b].map((days) => (days === undefined ? undefined : start + days));
        const inRange = stored.filter(
          ({ day }) => day >= (from ?? -Infinity) && day <= (to ?? Infinity),
        );
        const page = await readPointPage(database.db, series!.id, { from, to }, { offset, limit });
        expect(page.total).toBe(inRange.length);
        expect(page.points).toEqual(
          inRange
            .toReversed()
            .slice(offset, offset + limit)
            .map(({ day, value }) => ({
              day,
              value,
              previous: stored.findLast((earlier) => earlier.day < day)?.value,
            })),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('a series without points has an empty page', async () => {
    const [series] = await createTestSeries(database.db, 1);
    expect(await readPointPage(database.db, series!.id, OPEN, { offset: 0, limit: 30 })).toEqual({
      points: [],
      total: 0,
    });
  });
});
