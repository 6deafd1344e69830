import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatDay } from '../../domain/time/day.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestSeries, pointChanges, storedPoints, testDay } from '../testing/test-series.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';
import { idsFromPayload, INSTRUMENT_CHANGED } from './channels.ts';
import { writePoints, type PointChange } from './write-points.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());

async function readRevision(id: number): Promise<number> {
  const { revision } = await database.db
    .selectFrom('series')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return revision;
}

/** One point for each of the series, on a day specific to the round and the writer. */
function sameDay(ids: number[], round: number, writer: number): Map<number, PointChange[]> {
  const day = formatDay(testDay('2026-01-01') + 2 * round + writer);
  return new Map(ids.map((id) => [id, pointChanges({ [day]: '1.5' })]));
}

describe('simultaneous writers', () => {
  test.each([2, 8])('%i writers of one series lose nothing', async (writers) => {
    const [series] = await createTestSeries(database.db, 1);
    const id = series?.id ?? 0;
    const wanted: Record<string, string> = {};
    const start = testDay('2025-12-20');
    // Each writer has its own days in the same two years, so each has to merge with the others.
    const shares = Array.from({ length: writers }, (_, writer) =>
      Object.fromEntries(
        Array.from({ length: 5 }, (__, i) => [
          formatDay(start + i * writers + writer),
          `${writer}.${i + 1}`,
        ]),
      ),
    );
    for (const share of shares) Object.assign(wanted, share);
    await Promise.all(
      shares.map((share) => writePoints(database.db, new Map([[id, pointChanges(share)]]))),
    );
    expect(await storedPoints(database.db, id)).toEqual(wanted);
    expect(await readRevision(id)).toBe(writers);
  });

  test('overlapping sets of series in opposite order don’t deadlock', async () => {
    const ids = (await createTestSeries(database.db, 12)).map(({ id }) => id);
    const rounds = 4;
    for (let round = 0; round < rounds; round += 1) {
      // A third transaction holds the lock of a series in the middle until both writers wait.
      const gate = await database.pool.connect();
      await gate.query('begin');
      await gate.query('select 1 from series where id = $1 for update', [ids[6]]);
      const writers = Promise.all([
        writePoints(database.db, sameDay(ids.slice(0, 9), round, 0)),
        writePoints(database.db, sameDay(ids.slice(3).toReversed(), round, 1)),
      ]);
      await expect.poll(() => waitingForLocks(database), { timeout: 10_000 }).toBe(2);
      await gate.query('commit');
      gate.release();
      await writers;
    }
    const counts = await Promise.all(
      ids.map(async (id) => Object.keys(await storedPoints(database.db, id)).length),
    );
    expect(counts).toEqual(ids.map((_, i) => (i >= 3 && i < 9 ? 2 * rounds : rounds)));
  });
});

describe('the notification', () => {
  let listener: Client;
  const heard: number[][] = [];

  beforeEach(async () => {
    heard.length = 0;
    listener = new Client({ connectionString: database.ownerUrl });
    await listener.connect();
    listener.on('notification', ({ channel, payload }) => {
      if (channel === INSTRUMENT_CHANGED) heard.push(idsFromPayload(payload ?? ''));
    });
    await listener.query(`listen ${INSTRUMENT_CHANGED}`);
  });
  afterEach(() => listener.end());

  test('names the instruments whose series changed, once the change is visible', async () => {
    const series = await createTestSeries(database.db, 3);
    const changes = pointChanges({ '2026-01-02': '1' });
    const told = once(listener, 'notification');
    await writePoints(database.db, new Map(series.slice(0, 2).map(({ id }) => [id, changes])));
    await told;
    expect(INSTRUMENT_CHANGED).toBe('instrument_changed');
    expect(heard).toEqual([series.slice(0, 2).map((each) => each.instrument_id)]);
  });

  test('isn’t sent if nothing changed or the write failed', async () => {
    const [series] = await createTestSeries(database.db, 1);
    const id = series?.id ?? 0;
    const changes = pointChanges({ '2026-01-02': '1' });
    const told = once(listener, 'notification');
    await writePoints(database.db, new Map([[id, changes]]));
    await told;
    await writePoints(database.db, new Map([[id, changes]]));
    const failing = new Map([id, 2_000_000_000].map((each) => [each, changes]));
    await expect(writePoints(database.db, failing)).rejects.toThrow('unknown series');
    await sleep(100);
    await listener.query('select 1');
    expect(heard).toHaveLength(1);
  });
});
