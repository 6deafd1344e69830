import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** The last migration before the menu linked to every kind. */
const BEFORE = 38;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'empty' });
  await migrate(database.pool, { upTo: BEFORE });
});
afterEach(() => database.drop());

const topItems = async () => {
  const { rows } = await database.pool.query<{ url: string }>(
    'select url from menu_item where parent_id is null order by position',
  );
  return rows.map(({ url }) => url);
};

test('SHL-1 the menu of earlier versions now links to every kind, with its sublinks', async () => {
  await migrate(database.pool);
  expect(await topItems()).toEqual([
    '/bonds/',
    '/stocks/',
    '/etf/',
    '/indexes/',
    '/company/',
    '/currencies/',
    '/curves/',
    '/derivatives/',
    '/api/',
  ]);
  const { rows } = await database.pool.query('select id from menu_item where parent_id = 1');
  expect(rows).toHaveLength(6);
});

test.each([
  `delete from menu_item where url = '/curves/'`,
  `update menu_item set label = null, texts = '{"eng": "Rates"}' where url = '/curves/'`,
  `update menu_item set position = 9 where url = '/currencies/'`,
  `insert into menu_item (position, label, url) values (9, 'menu_indexes', '/bonds/10001/')`,
  'delete from menu_item',
])('SHL-1 a menu changed by operators is kept: %s', async (change) => {
  await database.pool.query(change);
  const before = await topItems();
  await migrate(database.pool);
  expect(await topItems()).toEqual(before);
});
