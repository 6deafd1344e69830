import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDay, parseDay, type Day } from '../../domain/time/day.ts';
import { formatDecimal } from '../../domain/text/decimal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestSeries, pointChanges, storedPoints } from '../testing/test-series.ts';
import { readKnownAt, readRevisions } from './series-history.ts';
import { undoRun, type UndoneSeries } from './undo-run.ts';
import { toYears, writePoints } from './write-points.ts';
import { writeSeries } from './write-series.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());

async function newSeries(): Promise<number> {
  const [series] = await createTestSeries(database.db, 1);
  return series!.id;
}

async function newRun(): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into load_run (source_code, load) values ('test', 'test') returning id`,
  );
  return rows[0]!.id;
}

/** Writes on behalf of a new run and returns its id. */
async function load(id: number, texts: Record<string, string | null>): Promise<number> {
  const runId = await newRun();
  await database.db.transaction().execute(async (trx) => {
    await writeSeries(trx, [{ seriesId: id, years: toYears(pointChanges(texts)) }], runId);
  });
  return runId;
}

async function undo(runId: number): Promise<{ undoId: number; undone: UndoneSeries[] }> {
  const undoId = await newRun();
  const undone: UndoneSeries[] = [];
  await database.db.transaction().execute((trx) =>
    undoRun(trx, runId, undoId, (batch) => {
      undone.push(...batch);
    }),
  );
  return { undoId, undone };
}

const stored = (id: number) => storedPoints(database.db, id);

function day(text: string): Day {
  return parseDay(text)!;
}

test('IMP-8: an undo restores what a load replaced, and can itself be undone', async () => {
  const id = await newSeries();
  await load(id, { '2025-12-31': '1.10', '2026-01-02': '2' });
  const before = await stored(id);
  const run = await load(id, { '2025-12-31': '1.25', '2026-01-02': null, '2026-01-05': '7' });
  const after = await stored(id);

  const { undoId, undone } = await undo(run);
  expect(undone).toEqual([{ seriesId: id, restored: 3, kept: [] }]);
  expect(await stored(id)).toEqual(before);
  await undo(undoId);
  expect(await stored(id)).toEqual(after);
});

test('IMP-8: what another run or an operator has changed since stays and is listed', async () => {
  const id = await newSeries();
  const run = await load(id, { '2026-01-02': '1', '2026-01-05': '2', '2026-01-06': '3' });
  await load(id, { '2026-01-05': '2.5' });
  await writePoints(database.db, new Map([[id, pointChanges({ '2026-01-06': null })]]));

  const { undone } = await undo(run);
  expect(undone).toEqual([
    { seriesId: id, restored: 1, kept: [day('2026-01-05'), day('2026-01-06')] },
  ]);
  expect(await stored(id)).toEqual({ '2026-01-05': '2.5' });
});

test('IMP-8: a day that was changed and then given back can be undone', async () => {
  const id = await newSeries();
  const first = await load(id, { '2026-01-02': '1' });
  const second = await load(id, { '2026-01-02': '2' });
  await undo(second);
  const { undone } = await undo(first);
  expect(undone).toEqual([{ seriesId: id, restored: 1, kept: [] }]);
  expect(await stored(id)).toEqual({});
});

test('IMP-17: a series can be read as the portal knew it after each write', async () => {
  const texts = fc.dictionary(
    fc.constantFrom('2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'),
    fc.option(fc.constantFrom('1', '2.5', '-3.00', '9'.repeat(30))),
    { minKeys: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 6 }), async (writes) => {
      const id = await newSeries();
      const known: { at: Date; points: Record<string, string> }[] = [];
      for (const write of writes) {
        await load(id, write);
        const { rows } = await database.pool.query<{ at: Date }>(
          `select coalesce(max(written_at), now()) as at from series_change where series_id = $1`,
          [id],
        );
        known.push({ at: rows[0]!.at, points: await stored(id) });
        // Moments are compared in milliseconds here.
        await database.pool.query('select pg_sleep(0.002)');
      }
      for (const { at, points } of known) {
        const past = new Map(Object.entries(await stored(id)));
        const moment = new Date(at.getTime() + 1);
        for (const [changed, value] of await readKnownAt(database.db, id, moment)) {
          if (value) past.set(formatDay(changed), formatDecimal(value));
          else past.delete(formatDay(changed));
        }
        expect(Object.fromEntries(past)).toEqual(points);
      }
    }),
    { numRuns: 20 },
  );
});

test('IMP-17: revisions name their run, the latest first; a write that changes nothing leaves none', async () => {
  const id = await newSeries();
  const first = await load(id, { '2026-01-02': '1' });
  const second = await load(id, { '2026-01-02': '1.5', '2026-01-05': '2' });
  await load(id, { '2026-01-02': '1.50' });
  const revisions = await readRevisions(database.db, id);
  expect(revisions.map(({ runId }) => runId)).toEqual([second, first]);
  const [latest] = revisions;
  expect(
    [...latest!.before].map(([on, value]) => [formatDay(on), value && formatDecimal(value)]),
  ).toEqual([
    ['2026-01-05', null],
    ['2026-01-02', '1'],
  ]);
  expect(await readRevisions(database.db, id, { most: 1 })).toHaveLength(1);
});
