import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDay, formatDay } from '../../domain/time/day.ts';
import { decimal, formatDecimal } from '../../domain/text/decimal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestSeries, pointChanges, storedPoints } from '../testing/test-series.ts';
import { writePoints, type PointChange } from './write-points.ts';
import { decodeYearChunk, encodeInt32Chunk } from './year-chunk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
});
afterAll(() => database.drop());

async function newSeries(): Promise<number> {
  const [series] = await createTestSeries(database.db, 1);
  return series?.id ?? 0;
}

function write(id: number, texts: Record<string, string | null>): Promise<number[]> {
  return writePoints(database.db, new Map([[id, pointChanges(texts)]]));
}

function stored(id: number): Promise<Record<string, string>> {
  return storedPoints(database.db, id);
}

function readLatest(id: number) {
  return database.db
    .selectFrom('series')
    .select(['last_day', 'last_value', 'previous_day', 'previous_value', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const anyWrite: fc.Arbitrary<PointChange[]> = fc.array(
  fc.record({
    day: fc.oneof(
      fc.integer({ min: calendarDay(2023, 12, 25), max: calendarDay(2024, 1, 5) }),
      fc.integer({ min: calendarDay(1950, 1, 1), max: calendarDay(2030, 12, 31) }),
    ),
    value: fc.option(
      fc
        .tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 0, max: 22 }))
        .map(([units, scale]) => decimal(units, scale)),
      { freq: 3 },
    ),
  }),
  { maxLength: 12 },
);

describe('written points', () => {
  test('are stored exactly, through any sequence of revisions and removals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyWrite, { minLength: 1, maxLength: 5 }), async (writes) => {
        const id = await newSeries();
        const model = new Map<number, string>();
        for (const changes of writes) {
          await writePoints(database.db, new Map([[id, changes]]));
          for (const { day, value } of changes) {
            if (value) model.set(day, formatDecimal(value));
            else model.delete(day);
          }
          const wanted = [...model]
            .toSorted(([a], [b]) => a - b)
            .map(([day, text]) => [formatDay(day), text] as const);
          expect(Object.entries(await stored(id))).toEqual(wanted);
          const [last, previous] = [wanted.at(-1), wanted.at(-2)];
          expect(await readLatest(id)).toMatchObject({
            last_day: last?.[0] ?? null,
            last_value: last?.[1] ?? null,
            previous_day: previous?.[0] ?? null,
            previous_value: previous?.[1] ?? null,
          });
        }
      }),
      { numRuns: 25 },
    );
  });

  test('keep the two latest values right, also across years without points', async () => {
    const id = await newSeries();
    await write(id, { '2019-05-05': '1', '2024-01-01': '2.50' });
    expect(await readLatest(id)).toEqual({
      last_day: '2024-01-01',
      last_value: '2.5',
      previous_day: '2019-05-05',
      previous_value: '1',
      revision: 1,
    });
    await write(id, { '2024-01-01': null });
    expect(await readLatest(id)).toMatchObject({ last_day: '2019-05-05', previous_day: null });
    await write(id, { '2019-05-05': null });
    expect(await readLatest(id)).toEqual({
      last_day: null,
      last_value: null,
      previous_day: null,
      previous_value: null,
      revision: 3,
    });
  });

  test('a year whose last point is removed leaves no empty row', async () => {
    const id = await newSeries();
    await write(id, { '2024-01-01': '1' });
    expect(await write(id, { '2024-01-01': null })).toEqual([id]);
    const { rows } = await database.pool.query('select 1 from quote_year where series_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test('the ids of the changed series are returned, and no others', async () => {
    const [a, b, c] = [await newSeries(), await newSeries(), await newSeries()];
    await write(b, { '2026-01-02': '1' });
    const changes = pointChanges({ '2026-01-02': '1' });
    const all = new Map([c, b, a].map((id) => [id, changes]));
    expect(await writePoints(database.db, all)).toEqual([a, c]);
    expect(await writePoints(database.db, new Map())).toEqual([]);
  });
});

describe('writing the same again', () => {
  test('changes nothing, not even the revision', async () => {
    const id = await newSeries();
    const texts = { '2025-12-31': '1.10', '2026-01-02': '-7', '2026-01-05': null };
    expect(await write(id, texts)).toEqual([id]);
    const before = await readLatest(id);
    expect(await write(id, texts)).toEqual([]);
    expect(await write(id, { '2026-01-02': '-7.000' })).toEqual([]);
    expect(await write(id, { '1999-01-01': null })).toEqual([]);
    expect(await write(id, {})).toEqual([]);
    expect(await readLatest(id)).toEqual(before);
  });

  test('changes nothing if a loader has stored the year at a larger scale', async () => {
    const id = await newSeries();
    const points = encodeInt32Chunk(2026, [calendarDay(2026, 1, 2)], [100], 2);
    await database.db
      .insertInto('quote_year')
      .values({ series_id: id, year: 2026, points })
      .execute();
    expect(await write(id, { '2026-01-02': '1' })).toEqual([]);
  });

  test('changes nothing in the demo market', async () => {
    const chunks = await database.db
      .selectFrom('quote_year')
      .selectAll()
      .orderBy('series_id')
      .limit(200)
      .execute();
    expect(chunks.length).toBeGreaterThan(10);
    const changes = new Map<number, PointChange[]>();
    for (const { series_id, year, points } of chunks) {
      const earlier = changes.get(series_id) ?? [];
      changes.set(series_id, [...earlier, ...decodeYearChunk(year, points)]);
    }
    expect(await writePoints(database.db, changes)).toEqual([]);
  });
});

describe('a failing write', () => {
  test('names the missing series and writes nothing of the others', async () => {
    const id = await newSeries();
    const changes = pointChanges({ '2026-01-02': '1' });
    const unknown = [2_000_000_001, 2_000_000_000].map((each) => [each, changes] as const);
    await expect(writePoints(database.db, new Map([[id, changes], ...unknown]))).rejects.toThrow(
      'unknown series 2000000000, 2000000001',
    );
    expect(await stored(id)).toEqual({});
  });

  test('leaves everything unchanged if it fails halfway', async () => {
    const [first, second] = [await newSeries(), await newSeries()];
    await write(first, { '2026-01-02': '1' });
    const before = await readLatest(first);
    await database.pool.query(
      `alter table quote_year add constraint broken check (series_id <> ${second})`,
    );
    const changes = pointChanges({ '2026-01-02': '5', '2027-01-02': '6' });
    const both = new Map([first, second].map((id) => [id, changes]));
    await expect(writePoints(database.db, both)).rejects.toThrow('broken');
    await database.pool.query('alter table quote_year drop constraint broken');
    expect(await stored(first)).toEqual({ '2026-01-02': '1' });
    expect(await readLatest(first)).toEqual(before);
    expect(await writePoints(database.db, both)).toEqual([first, second]);
  });
});
