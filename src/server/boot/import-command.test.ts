import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';

const execute = promisify(execFile);
const ISIN = 'US0378331005';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  await database.pool.query(`
    insert into data_source (code, name) values ('other', 'Other');
    insert into instrument (id, source_code, kind, name) values (1, 'other', 'stock', '{"eng": "Test"}');
    insert into identifier (instrument_id, scheme, value) values (1, 'isin', '${ISIN}')`);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

async function run(...args: string[]): Promise<string> {
  const command = join(import.meta.dirname, 'import-command.ts');
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, NODE_NO_WARNINGS: '1' };
  const result = await execute(process.execPath, [command, ...args], { env }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return `${result.stdout}${result.stderr}`.trim();
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function lastValue(): Promise<string | null> {
  const { rows } = await database.pool.query<{ value: string | null }>(
    `select last_value::text as value from series where source_code = 'desk'`,
  );
  return rows[0]?.value ?? null;
}

test('IMP-12: a dry run, the import, the same again, and an undo', async () => {
  const path = await file('quotes.csv', `id;date;value\n${ISIN};30.01.2026;1,25\n`);
  const dry = await run('--source', 'desk', '--dry-run', path);
  expect(dry).toContain('Dry run, nothing is written');
  expect(dry).toContain('1 rows: 1 values new, 0 changed, 0 unchanged, 0 held; 1 new series.');
  expect(await lastValue()).toBeNull();

  const told = await run('--source', 'desk', '--name', 'Our desk', path);
  expect(told).toContain('Imported');
  expect(await lastValue()).toBe('1.25');
  expect(await run('--source', 'desk', path)).toContain('0 values new, 0 changed, 1 unchanged');

  const [, runId] = /--undo (\d+)/.exec(told)!;
  const undone = await run('--undo', runId!);
  expect(undone).toContain(`1 values are as they were before load ${runId}.`);
  expect(await lastValue()).toBeNull();
  const [, undoId] = /--undo (\d+)/.exec(undone)!;
  await run('--undo', undoId!);
  expect(await lastValue()).toBe('1.25');
});

test('IMP-3, IMP-12: what has two meanings is asked, and a recipe answers', async () => {
  const path = await file(
    'us.csv',
    `id,date,value\n${ISIN},03/04/2026,2\n${ISIN},04/05/2026,2.1\n`,
  );
  const asked = await run('--source', 'desk', path);
  expect(asked).toContain('“date” can be read as');
  expect(asked).not.toContain('    at ');
  const recipe = {
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
    date: { column: 'date', form: 'mdy' },
    value: { column: 'value', decimal: 'point', missing: [], factor: null, isInverse: false },
    field: { constant: 'nav' },
    currency: null,
    unit: null,
  };
  const recipePath = await file('recipe.json', JSON.stringify(recipe));
  expect(await run('--source', 'desk', '--recipe', recipePath, path)).toContain('2 values new');
  const { rows } = await database.pool.query(`select last_day from series where field = 'nav'`);
  expect(rows).toEqual([{ last_day: '2026-04-05' }]);
});

test('IMP-6, IMP-12: faults are one sentence each, and rejected rows are named', async () => {
  const bad = await file('bad.csv', `id,date,value\n${ISIN},2026-02-30,1\nXX,2026-02-27,1\n`);
  const told = await run('--source', 'desk', bad);
  expect(told).toContain('Nothing is written, because rows were rejected');
  expect(told).toContain('line 2, date: no-such-day ("2026-02-30")');
  expect(told).toContain('line 3, id: not-an-id ("XX")');
  const open = await file('open.csv', `id,date,value\n"${ISIN},2026-02-27,1\n`);
  const other = await file('other.csv', 'name,price\nApple,1\n');
  const broken = await file('broken.json', '{"kind": "quotes"}');
  for (const [args, sentence] of [
    [['--source', 'desk', open], 'unclosed-quote'],
    [['--source', 'desk', other], 'no column is called id or date or value'],
    [['--source', 'desk', join(folder, 'none.csv')], 'File not found'],
    [['--source', 'desk', folder], 'is a folder'],
    [['--source', 'desk', '--recipe', broken, bad], 'is no recipe: “read” is missing or wrong'],
    [['--source', 'Desk!', bad], 'Usage: npm run import'],
    [['--undo', '999999'], 'There is no load 999999.'],
  ] as const) {
    const answer = await run(...args);
    expect(answer).toContain(sentence);
    expect(answer).not.toContain('    at ');
  }
});
