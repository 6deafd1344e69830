import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { preferSeries } from './quotes/prefer-series.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { createTestSeries } from './testing/test-series.ts';
import { waitingForLocks } from './testing/waiting-for-locks.ts';

const NONE_PREFERRED = { code: '23514', constraint: 'series_one_preferred' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  await database.pool.query(`insert into data_source (code, name) values ('other', 'Other')`);
});
afterAll(() => database.drop());

/** An instrument with a series of two sources; the first is preferred. */
async function twoSeries(): Promise<{ instrumentId: number; first: number; second: number }> {
  const [series] = await createTestSeries(database.db, 1);
  const { id } = await database.db
    .insertInto('series')
    .values({ instrument_id: series!.instrument_id, source_code: 'other', is_preferred: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { instrumentId: series!.instrument_id, first: series!.id, second: id };
}

async function preferred(instrumentId: number): Promise<number[]> {
  const rows = await database.db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', instrumentId)
    .where('is_preferred', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

const query = (sql: string, ...values: unknown[]) => database.pool.query(sql, values);

describe('of the series of one instrument and field exactly one is preferred', () => {
  test('a second one is rejected', async () => {
    const { instrumentId, second } = await twoSeries();
    await expect(
      query('update series set is_preferred = true where id = $1', second),
    ).rejects.toMatchObject({ constraint: 'series_preferred' });
    await expect(
      query(`insert into series (instrument_id, source_code) values ($1, 'test')`, instrumentId),
    ).rejects.toMatchObject({ code: '23505' });
  });

  test('leaving none of them preferred is rejected, in every way', async () => {
    const { instrumentId, first } = await twoSeries();
    await expect(
      query('update series set is_preferred = false where id = $1', first),
    ).rejects.toMatchObject(NONE_PREFERRED);
    await expect(query('delete from series where id = $1', first)).rejects.toMatchObject(
      NONE_PREFERRED,
    );
    await expect(
      query(`update series set field = 'volume' where id = $1`, first),
    ).rejects.toMatchObject(NONE_PREFERRED);
    await expect(
      query(
        `insert into series (instrument_id, source_code, field, is_preferred)
         values ($1, 'test', 'yield', false)`,
        instrumentId,
      ),
    ).rejects.toMatchObject(NONE_PREFERRED);
    expect(await preferred(instrumentId)).toEqual([first]);
  });

  test('of two simultaneous changes, the one that would leave none preferred is rejected', async () => {
    const [series] = await createTestSeries(database.db, 1);
    const remover = await database.pool.connect();
    await remover.query('begin');
    await remover.query('delete from series where id = $1', [series!.id]);
    // The other transaction still sees the preferred series, and adds a second one beside it.
    const adding = inTransaction(database.pool, async (client) => {
      await client.query(
        `insert into series (instrument_id, source_code, is_preferred) values ($1, 'other', false)`,
        [series!.instrument_id],
      );
    });
    await adding;
    await expect(remover.query('commit')).rejects.toMatchObject(NONE_PREFERRED);
    remover.release(true);
    expect(await preferred(series!.instrument_id)).toEqual([series!.id]);
  });

  test('another one can be chosen, and servers are notified', async () => {
    const { instrumentId, second } = await twoSeries();
    const listener = await database.pool.connect();
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('listen instrument_described');
    await preferSeries(database.db, second);
    await preferSeries(database.db, second);
    expect(await preferred(instrumentId)).toEqual([second]);
    await expect.poll(() => heard).toEqual([String(instrumentId), String(instrumentId)]);
    listener.release(true);
  });

  test('two simultaneous choices are serialised', async () => {
    const { instrumentId, first, second } = await twoSeries();
    const gate = await database.pool.connect();
    await gate.query('begin');
    await gate.query('select from instrument where id = $1 for update', [instrumentId]);
    const choices = Promise.all([
      preferSeries(database.db, second),
      preferSeries(database.db, first),
    ]);
    await expect.poll(() => waitingForLocks(database)).toBe(2);
    await gate.query('commit');
    gate.release();
    await choices;
    expect(await preferred(instrumentId)).toHaveLength(1);
  });

  test('deleting an instrument deletes all of its series', async () => {
    const { instrumentId } = await twoSeries();
    await query('delete from instrument where id = $1', instrumentId);
    expect(await preferred(instrumentId)).toEqual([]);
  });
});

test('a source has one series per instrument and field, and one instrument per id', async () => {
  const { instrumentId } = await twoSeries();
  await expect(
    query(
      `insert into series (instrument_id, source_code, is_preferred) values ($1, 'other', false)`,
      instrumentId,
    ),
  ).rejects.toMatchObject({ constraint: 'series_by_source' });
  const add = `insert into source_instrument values ('other', 'X-1', $1)`;
  await query(add, instrumentId);
  await expect(query(add, instrumentId)).rejects.toMatchObject({ code: '23505' });
  await query(`insert into source_instrument values ('test', 'X-1', $1)`, instrumentId);
});

test('a new source doesn’t permit file downloads until somebody allows them', async () => {
  const { rows } = await query(`select allows_files from data_source where code = 'other'`);
  expect(rows).toEqual([{ allows_files: false }]);
});
