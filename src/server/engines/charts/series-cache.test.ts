import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { revealLine } from '../../../access/guarded.ts';
import { ANONYMOUS, LEVEL_FULL } from '../../../access/viewer.ts';
import { readDailyPoints } from '../../../db/quotes/read-points.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { calendarDay } from '../../../domain/time/day.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';
import { SeriesCache } from './series-cache.ts';

const INDEX = 1001;
const PAID = { ...ANONYMOUS, accountId: 1, accessLevel: LEVEL_FULL };
const [BEGIN, END] = [calendarDay(2025, 3, 10), TEST_TODAY];

let database: TestDatabase;
let cache: SeriesCache;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
});
afterAll(() => database.drop());
beforeEach(() => {
  cache = new SeriesCache(database.db);
});

/** The number of database queries made meanwhile. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const connect = vi.spyOn(database.pool, 'connect');
  await work();
  const { length } = connect.mock.calls;
  connect.mockRestore();
  return length;
}

async function readLine(begin: number, end: number, id = INDEX) {
  const series = await cache.find(id);
  if (!series) throw new Error(`there is no ${id}`);
  const line = await series.readDailyLine(begin, end);
  return { days: line.times, values: revealLine(PAID, line), series, line };
}

async function expectTruth(begin: number, end: number): Promise<void> {
  const { days, values, series } = await readLine(begin, end);
  const stored = await readDailyPoints(database.db, series.facts.seriesId!, begin, end);
  expect({ days, values }).toEqual(stored);
}

function never(): Buffer {
  throw new Error('must not be written');
}

async function wholeYear() {
  const { line, series } = await readLine(calendarDay(2024, 6, 1), END);
  return { year: line.wholeYears[0]!.cachedYear, series };
}

describe('SeriesCache', () => {
  test('finds no unknown instrument, and looks for it again', async () => {
    expect(await cache.find(999_999)).toBeUndefined();
    expect(await countQueries(() => cache.find(999_999))).toBe(1);
    expect(cache.size).toBe(0);
  });

  test('returns the stored points of any days, in whatever order they are requested', async () => {
    const days = [0, 1, 40, 250, 365, 366, 500, 900, 4000].map((ago) => TEST_TODAY - ago);
    for (const begin of days) {
      for (const end of days.filter((day) => day >= begin)) await expectTruth(begin, end);
    }
    await expectTruth(calendarDay(1000, 1, 1), calendarDay(9999, 12, 31));
    await expectTruth(0, 1);
  });

  test('reads nothing twice, and only the requested years', async () => {
    expect(await countQueries(() => readLine(BEGIN, END))).toBe(2);
    expect(await countQueries(() => readLine(BEGIN + 7, END - 7))).toBe(0);
    const { series } = await readLine(BEGIN, END);
    const before = series.bytes;
    expect(await countQueries(() => readLine(calendarDay(2024, 12, 1), END))).toBe(1);
    expect(series.bytes).toBeGreaterThan(before);
  });

  test('reports for which years a line is complete', async () => {
    const { line, days } = await readLine(calendarDay(2024, 6, 1), calendarDay(2026, 3, 1));
    expect(line.wholeYears.map(({ cachedYear }) => cachedYear.year)).toEqual([2025]);
    const { from, to } = line.wholeYears[0]!;
    expect(days[from - 1]).toBeLessThan(calendarDay(2025, 1, 1));
    expect(days[from]).toBeGreaterThanOrEqual(calendarDay(2025, 1, 1));
    expect(days[to - 1]).toBeLessThan(calendarDay(2026, 1, 1));
    expect(days[to]).toBeGreaterThanOrEqual(calendarDay(2026, 1, 1));
  });

  test('drops a changed instrument, and no other', async () => {
    await readLine(BEGIN, END);
    await readLine(BEGIN, END, 1002);
    cache.dropInstruments([INDEX]);
    expect(await countQueries(() => readLine(BEGIN, END, 1002))).toBe(0);
    expect(await countQueries(() => readLine(BEGIN, END))).toBe(2);
  });

  test.each([
    ['its instrument changes', () => cache.dropInstruments([INDEX])],
    ['changes were missed', () => cache.clear()],
    ['changes may be missed', () => cache.doubt()],
  ])('doesn’t cache what is read while %s', async (_when, change) => {
    const looking = cache.find(INDEX);
    change();
    await looking;
    expect(cache.size).toBe(0);
  });

  test('returns nothing cached while changes may be missed', async () => {
    await readLine(BEGIN, END);
    cache.doubt();
    expect(await countQueries(() => readLine(BEGIN, END))).toBe(2);
    cache.clear();
    expect(await countQueries(() => readLine(BEGIN, END))).toBe(2);
    expect(await countQueries(() => readLine(BEGIN, END))).toBe(0);
  });

  test('dropped data stay dropped, however much is read for them afterwards', async () => {
    const { series } = await readLine(BEGIN, END);
    cache.dropInstruments([INDEX]);
    await series.readDailyLine(calendarDay(2020, 1, 1), END);
    expect(cache.size).toBe(0);
  });

  test('is limited by the size of its content, the oldest going first', async () => {
    cache = new SeriesCache(database.db, 15_000);
    for (const id of [1001, 1002, 1003, 1004, 1005]) await readLine(BEGIN, END, id);
    expect(cache.size).toBeGreaterThan(0);
    expect(cache.size).toBeLessThan(5);
    expect(await countQueries(() => readLine(BEGIN, END, 1005))).toBe(0);
    expect(await countQueries(() => readLine(BEGIN, END, 1001))).toBe(2);
  });
});

describe('a whole year, compressed', () => {
  const text = Buffer.from('the year '.repeat(100));
  const REFUSED = expect.objectContaining({ code: 'not_signed_in' });

  test('ACC-3 is denied without access, and caches nothing for such viewers', async () => {
    const { year } = await wholeYear();
    expect(() => year.pack(ANONYMOUS, 'eng', () => text)).toThrow(REFUSED);
    await year.pack(PAID, 'eng', () => text);
    expect(() => year.pack(ANONYMOUS, 'eng', never)).toThrow(REFUSED);
  });

  test('is written once per language, and counts towards the size', async () => {
    const { year, series } = await wholeYear();
    const before = series.bytes;
    const english = await year.pack(PAID, 'eng', () => text);
    expect(await year.pack(PAID, 'eng', never)).toBe(english);
    expect(series.bytes).toBe(before + english.deflated.length);
    expect(await year.pack(PAID, 'deu', () => Buffer.from('das Jahr'))).not.toBe(english);
  });
});
