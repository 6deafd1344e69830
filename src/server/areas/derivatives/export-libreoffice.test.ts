import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ADDRESS = '/derivatives/export-table?from=2026-09-01&to=2026-11-13&exchangeId=1';
const PROGRAM = 'soffice';
const IS_INSTALLED = spawnSync(PROGRAM, ['--version']).status === 0;
if (!IS_INSTALLED) console.warn(`The tests with LibreOffice are skipped: there is no ${PROGRAM}.`);
/** Commas, quotes, UTF-8, from the first line, stored rather than displayed values. */
const CSV_FILTER = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false';

describe.skipIf(!IS_INSTALLED)('DER-6 LibreOffice (soffice) opens the file', () => {
  let server: TestApp;
  let folder = '';
  let file = '';
  let cookie = '';
  const symbols = ['=1+1', '+2', '-3', '@SUM(A1)', 'a "b", <c> & d', 'Нефть 原油', ' x '];

  beforeAll(async () => {
    server = await createTestApp();
    cookie = await server.signInAs('paid');
    await server.db.pool.query(
      `update contract_expiry set symbol = ($1::text[])[place]
       from (select id, row_number() over (order by expires_on desc) as place
         from contract_expiry where contract_id = 1) as known
       where known.id = contract_expiry.id and place <= array_length($1::text[], 1)`,
      [symbols],
    );
    folder = mkdtempSync(join(tmpdir(), 'pc-office-'));
    file = join(folder, 'export.xlsx');
    writeFileSync(file, await download('xlsx'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.close();
  });

  async function download(format: 'xlsx' | 'csv'): Promise<Buffer> {
    const url = `${ADDRESS}&format=${format}`;
    const answer = await server.app.http.inject({ url, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  }

  /** The file as saved again by LibreOffice. */
  function convert(format: string): Buffer {
    const output = join(folder, 'converted');
    execFileSync(PROGRAM, [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      output,
      file,
    ]);
    return readFileSync(join(output, basename(file, 'xlsx') + format.split(':')[0]!));
  }

  test('and every day, number and text is in it', async () => {
    const expected = parseCsv((await download('csv')).toString().replace('\u{feff}', ''));
    const [header, ...rows] = parseCsv(convert(CSV_FILTER).toString());
    expect(header).toEqual(expected[0]);
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.map(comparable)).toEqual(expected.slice(1).map(comparable));
    expect(new Set(rows.map((row) => row[1]))).toEqual(
      new Set(rows.map((row) => row[1]).concat(symbols)),
    );
  });

  test('and it is saved as the same workbook: nothing had to be repaired', async () => {
    const before = await readXlsx(readFileSync(file));
    const after = await readXlsx(convert('xlsx'));
    expect(after.sheets.map(({ name }) => name)).toEqual(before.sheets.map(({ name }) => name));
    expect(after.sheets.map(({ rows }) => rows)).toEqual(before.sheets.map(({ rows }) => rows));
  });
});

/** Compares numbers by value; our CSV prefixes texts that look like formulas. */
function comparable(row: readonly string[]): (string | number)[] {
  return row.map((cell, i) => {
    const isText = i === 1 || i === 3;
    if (isText) return cell.replace(/^'(?=[=+\-@])/, '');
    return i === 0 || i === 2 || cell === '' ? cell : Number(cell);
  });
}

function parseCsv(text: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const rows: string[][] = [[]];
  for (let match = cells.exec(text); match && cells.lastIndex < text.length;) {
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') rows.push([]);
    match = cells.exec(text);
    if (match && cells.lastIndex === text.length) rows.at(-1)!.push(match[1] ?? match[2] ?? '');
  }
  return rows.filter((row) => row.length > 1);
}
