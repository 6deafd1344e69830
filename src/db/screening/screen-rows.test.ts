import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWrongRows } from '../testing/screen-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
});
afterAll(() => database.drop());

test('SCR-1 after a load every instrument and issuer has its row', async () => {
  const { rows } = await database.pool.query(
    `select kind, count(*), count(price), count(yield), count(notch), count(month_change), count(year_change), count(*) filter (where changes_due) due
     from screen_row group by kind order by kind`,
  );
  console.log(rows);
  console.log(
    (
      await database.pool.query(
        `select * from screen_row where id in (10010, 10042, 1001, 1) order by kind`,
      )
    ).rows,
  );
  expect(await findWrongRows(database.pool)).toEqual([]);
});
