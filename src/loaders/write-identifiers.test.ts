import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createTestSeries } from '../db/testing/test-series.ts';
import { calendarDay } from '../domain/time/day.ts';
import { writeIdentifiers, type NewIdentifier } from './write-identifiers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());

test('codes with an invalid form or check digit are returned, the others are written', async () => {
  const [series] = await createTestSeries(database.db, 1);
  const id = series!.instrument_id;
  const { id: issuer } = await database.db
    .insertInto('issuer')
    .values({ source_code: 'test', name: { eng: 'Works' }, country: 'US', sector: 'banks' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wrong: NewIdentifier[] = [
    { scheme: 'isin', value: 'US0378331006', id },
    { scheme: 'figi', value: 'BBG000B9XRY', id },
    { scheme: 'lei', value: '5493001KJTIIGC8Y1R13', id: issuer },
  ];
  const right: NewIdentifier[] = [
    { scheme: 'isin', value: 'US0378331005', id, validFrom: calendarDay(2020, 1, 2) },
    { scheme: 'wkn', value: '865985', id, validTo: calendarDay(2025, 3, 1) },
    { scheme: 'lei', value: '5493001KJTIIGC8Y1R12', id: issuer },
  ];
  const refused = await inTransaction(database.pool, (client) =>
    writeIdentifiers(client, [wrong[0]!, ...right, ...wrong.slice(1)]),
  );
  expect(refused).toEqual(wrong);
  const rows = await database.db.selectFrom('identifier').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { instrument_id: id, value: 'US0378331005', valid_from: '2020-01-02', valid_to: null },
    { instrument_id: id, value: '865985', valid_from: null, valid_to: '2025-03-01' },
    { instrument_id: null, issuer_id: issuer, scheme: 'lei' },
  ]);
  const instrument = await database.db
    .selectFrom('instrument')
    .select('isin')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(instrument).toEqual({ isin: 'US0378331005' });
});
