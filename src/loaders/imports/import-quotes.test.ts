import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { storedPoints } from '../../db/testing/test-series.ts';
import { undoRun } from '../../db/quotes/undo-run.ts';
import { parseDay } from '../../domain/time/day.ts';
import { importQuotes, type QuotesImport } from './import-quotes.ts';
import { openDocument } from './read/open-document.ts';
import { readRows } from './read/read-rows.ts';
import type { QuotesRecipe } from './recipe.ts';

const TODAY = parseDay('2026-11-19')!;
const SOURCE = 'desk';
const FIRST = 'US0378331005';
const SECOND = 'DE0001102614';

const RECIPE: QuotesRecipe = {
  kind: 'quotes',
  read: {
    format: 'csv',
    encoding: 'utf-8',
    separator: ',',
    headerLine: 1,
    footerLines: 0,
    sheet: null,
    rowsAt: null,
  },
  wide: null,
  id: { column: 'id', scheme: null, template: null },
  date: { column: 'date', form: 'iso' },
  value: { column: 'value', decimal: 'point', missing: ['n/a'], factor: null, isInverse: false },
  field: null,
  currency: null,
  unit: null,
};

let database: TestDatabase;
const instruments = new Map<string, number>();
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  await database.pool.query(`insert into data_source (code, name) values ('desk', 'Desk')`);
  for (const isin of [FIRST, SECOND]) {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into instrument (source_code, kind, name, currency)
       values ('desk', 'stock', '{"eng": "Test"}', 'EUR') returning id`,
    );
    const { id } = rows[0]!;
    instruments.set(isin, id);
    await database.pool.query(
      `insert into identifier (instrument_id, scheme, value) values ($1, 'isin', $2)`,
      [id, isin],
    );
  }
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from series');
});

async function importText(text: string, options: Partial<QuotesImport> = {}) {
  const { recipe = RECIPE } = options;
  const document = await openDocument(Buffer.from(text), 'quotes.csv');
  try {
    return await importQuotes(database.pool, {
      source: SOURCE,
      recipe,
      batches: readRows(document.parts[0]!.bytes(), recipe.read),
      documentId: null,
      accountId: null,
      errors: 'skip',
      isDry: false,
      today: TODAY,
      ...options,
    });
  } finally {
    document.close();
  }
}

async function stored(isin: string, field = 'close'): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from series where instrument_id = $1 and field = $2 and source_code = $3',
    [instruments.get(isin), field, SOURCE],
  );
  return rows[0] ? storedPoints(database.db, rows[0].id) : {};
}

async function rejects(importId: number) {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select line, column_name as column, value, reason from import_reject
     where import_id = $1 order by line, reason`,
    [importId],
  );
  return rows;
}

const HISTORY = [
  'id,date,value',
  `${FIRST},2026-11-02,100.10`,
  `${FIRST},2026-11-03,101`,
  `${FIRST},2026-11-04,102.125`,
  `${FIRST},2026-11-05,101.5`,
  `${FIRST},2026-11-06,100.9`,
  `${FIRST},2026-11-09,101.3`,
].join('\n');

describe('a document of quotes', () => {
  test('IMP-5, IMP-9: a dry run changes nothing; the import writes what it announced, digit for digit', async () => {
    const text = `id,date,value\n${FIRST},2026-11-02,100.10\n${SECOND},2026-11-02,0.${'1'.repeat(30)}`;
    const dry = await importText(text, { isDry: true });
    expect(dry).toMatchObject({ outcome: 'checked', rows: 2, newSeries: 2, runId: null });
    expect(dry.points).toMatchObject({ added: 2, changed: 0 });
    expect(await stored(FIRST)).toEqual({});

    const written = await importText(text, { digest: dry.digest });
    expect(written).toMatchObject({ outcome: 'written', points: dry.points });
    expect(await stored(FIRST)).toEqual({ '2026-11-02': '100.1' });
    expect(await stored(SECOND)).toEqual({ '2026-11-02': `0.${'1'.repeat(30)}` });
    const { rows } = await database.pool.query(
      `select unit, is_preferred, last_value, decimals from series where instrument_id = $1`,
      [instruments.get(FIRST)],
    );
    expect(rows).toEqual([{ unit: 'EUR', is_preferred: true, last_value: '100.1', decimals: 1 }]);
  });

  test('IMP-5: an import that would differ from its dry run is rejected', async () => {
    const text = `id,date,value\n${FIRST},2026-11-02,100`;
    const dry = await importText(text, { isDry: true });
    await importText(`id,date,value\n${FIRST},2026-11-02,99`);
    const late = await importText(text, { digest: dry.digest });
    expect(late).toMatchObject({ outcome: 'changed-meanwhile', runId: null });
    expect(await stored(FIRST)).toEqual({ '2026-11-02': '99' });
  });

  test('IMP-7: repeated it changes nothing', async () => {
    await importText(HISTORY);
    const again = await importText(HISTORY);
    expect(again.points).toEqual({ added: 0, changed: 0, removed: 0, same: 6 });
    const { rows } = await database.pool.query('select revision from series');
    expect(rows).toEqual([{ revision: 1 }]);
  });

  test('IMP-8: an undo takes an import back', async () => {
    await importText(HISTORY);
    const before = await stored(FIRST);
    const { runId } = await importText(
      `id,date,value\n${FIRST},2026-11-09,101.2\n${FIRST},2026-11-10,101.4`,
    );
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into load_run (source_code, load) values ('desk', 'undo') returning id`,
    );
    await database.db.transaction().execute((trx) => undoRun(trx, runId!, rows[0]!.id));
    expect(await stored(FIRST)).toEqual(before);
  });
});

describe('rows that cannot be used', () => {
  const BAD = [
    'id,date,value',
    `${FIRST},2026-11-02,100`,
    `US0378331006,2026-11-02,100`,
    `DE0001102580,2026-11-02,100`,
    `Apple,2026-11-02,100`,
    `${FIRST},2026-02-30,100`,
    `${FIRST},2026-11-30,100`,
    `${FIRST},1899-12-29,100`,
    `${FIRST},2026-11-03,1e`,
    `${FIRST},2026-11-04,NaN`,
    `${FIRST},2026-11-05,1`,
    `${FIRST},2026-11-05,2`,
    `${FIRST},2026-11-06,n/a`,
  ].join('\n');

  test('IMP-6: each has its line, column, value and reason; the others are written', async () => {
    const result = await importText(BAD);
    expect(result).toMatchObject({ outcome: 'written', points: { added: 1 } });
    expect(await rejects(result.importId)).toEqual([
      { line: 3, column: 'id', value: 'US0378331006', reason: 'wrong-check-digit' },
      { line: 4, column: 'id', value: 'DE0001102580', reason: 'unknown-id' },
      { line: 5, column: 'id', value: 'Apple', reason: 'not-an-id' },
      { line: 6, column: 'date', value: '2026-02-30', reason: 'no-such-day' },
      { line: 7, column: 'id', value: FIRST, reason: 'in-the-future' },
      { line: 8, column: 'id', value: FIRST, reason: 'before-1900' },
      { line: 9, column: 'value', value: '1e', reason: 'not-a-number' },
      { line: 10, column: 'value', value: 'NaN', reason: 'not-a-number' },
      { line: 11, column: '', value: '1', reason: 'two-values' },
      { line: 12, column: '', value: '2', reason: 'two-values' },
    ]);
    expect(await stored(FIRST)).toEqual({ '2026-11-02': '100' });
  });

  test('IMP-7, IMP-10: with errors=reject one of them keeps everything from being written', async () => {
    const result = await importText(BAD, { errors: 'reject' });
    expect(result).toMatchObject({ outcome: 'has-rejected-rows', runId: null });
    expect(await stored(FIRST)).toEqual({});
    const conflict = `id,date,value\n${FIRST},2026-11-05,1\n${FIRST},2026-11-05,2\n${SECOND},2026-11-05,3`;
    expect((await importText(conflict, { errors: 'reject' })).outcome).toBe('has-rejected-rows');
    const { rows } = await database.pool.query('select from series');
    expect(rows).toEqual([]);
  });

  test('a code counts on the days on which it belonged to the instrument', async () => {
    await database.pool.query(
      `insert into identifier (instrument_id, scheme, value, valid_from, valid_to)
       values ($1, 'wkn', 'A0B1C2', '2020-01-01', '2021-01-01')`,
      [instruments.get(FIRST)],
    );
    const recipe = { ...RECIPE, id: { ...RECIPE.id, scheme: 'wkn' as const } };
    const text = 'id,date,value\nA0B1C2,2020-12-31,5\nA0B1C2,2021-01-01,6';
    const result = await importText(text, { recipe });
    expect(result.rejected).toEqual({ 'id-not-valid-then': 1 });
    expect(await stored(FIRST)).toEqual({ '2020-12-31': '5' });
  });
});

describe('IMP-18: improbable values', () => {
  test.each([
    ['a jump', '2026-11-10', '160', 'jump'],
    ['a factor of ten', '2026-11-10', '1013', 'factor'],
    ['a hundredth', '2026-11-10', '1.013', 'factor'],
    ['zero', '2026-11-10', '0', 'not-positive'],
    ['an inverse', '2026-11-10', '0.00987', 'inverse'],
    ['a changed past value', '2026-11-04', '10.2125', 'factor'],
  ])('%s waits and is not shown', async (_name, day, value, reason) => {
    await importText(HISTORY);
    const before = await stored(FIRST);
    const result = await importText(`id,date,value\n${FIRST},${day},${value}\n${SECOND},${day},7`);
    expect(result).toMatchObject({ outcome: 'written', held: 1, points: { added: 1 } });
    expect(await stored(FIRST)).toEqual(before);
    const { rows } = await database.pool.query(
      'select day, value, reason from held_value where import_id = $1',
      [result.importId],
    );
    expect(rows).toEqual([{ day, value, reason }]);
  });

  test('a level that the next values keep is one; so is a history without an earlier value', async () => {
    const split = ['2026-11-10,50.5', '2026-11-11,50.7', '2026-11-12,50.1', '2026-11-13,50.3'];
    const text = [HISTORY, ...split.map((line) => `${FIRST},${line}`)].join('\n');
    expect(await importText(text)).toMatchObject({ held: 0, points: { added: 10 } });
  });
});

test('IMP-1: wide documents, constants, factor and inverse', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into instrument (source_code, kind, name) values ('desk', 'currency', '{"eng": "Pair"}')
     returning id`,
  );
  await database.pool.query(
    `insert into subregion (id, label, position) values (1, 'subregion_test', 1)
     on conflict do nothing`,
  );
  await database.pool.query(
    `insert into currency_pair (instrument_id, base, quote, subregion_id, periodicity)
     select $1, 'EUR', 'JPY', min(id), 1 from subregion`,
    [rows[0]!.id],
  );
  instruments.set('EUR/JPY', rows[0]!.id);
  const recipe: QuotesRecipe = {
    ...RECIPE,
    wide: { columns: null },
    id: { column: null, scheme: 'pair', template: 'EUR/{}' },
    value: { ...RECIPE.value, column: null, factor: '0.01', missing: ['-'] },
    field: { constant: 'fixing' },
  };
  const text = 'date,JPY,USX\n2026-11-02,17750,-\n2026-11-03,-,1';
  const result = await importText(text, { recipe });
  expect(result.rejected).toEqual({ 'unknown-id': 1 });
  expect(await stored('EUR/JPY', 'fixing')).toEqual({ '2026-11-02': '177.5' });

  const inverse = { ...recipe, value: { ...recipe.value, factor: null, isInverse: true } };
  await importText('date,JPY\n2026-11-04,0.00563380', { recipe: inverse });
  expect(await stored('EUR/JPY', 'fixing')).toMatchObject({ '2026-11-04': '177.5' });
});
