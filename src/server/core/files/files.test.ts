import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { calendarDay } from '../../../domain/time/day.ts';
import { streamCsv } from './csv.ts';
import { contentDisposition } from './sheet-file.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { streamXlsx } from './xlsx.ts';

const SHEET: Sheet = {
  name: 'EUR/USD',
  columns: [
    { title: 'Date', kind: 'day' },
    { title: 'Value, USD', kind: 'decimal', decimals: 4 },
  ],
  total: 2,
  parts: [[[calendarDay(2026, 11, 12), '1.0765']], [[calendarDay(2026, 11, 13), '-0.000000001']]],
};

const withRows = (...rows: SheetRow[]): Sheet => ({ ...SHEET, total: rows.length, parts: [rows] });

async function csv(sheet: Sheet): Promise<string> {
  // `text` would strip the byte order mark.
  return (await buffer(streamCsv(sheet))).toString();
}

async function xlsx(sheet: Sheet) {
  return (await readXlsx(await buffer(streamXlsx(sheet)), { readStyles: true })).sheets[0]!;
}

describe('CSV', () => {
  test('begins with a byte order mark, separates with commas, ends lines with CR LF', async () => {
    expect(await csv(SHEET)).toBe(
      '\u{feff}Date,"Value, USD"\r\n2026-11-12,1.0765\r\n2026-11-13,-0.000000001\r\n',
    );
  });

  test('keeps full precision', async () => {
    const text = '1000000000000000.000000000000000002';
    expect(await csv(withRows([0, text]))).toContain(`1970-01-01,${text}\r\n`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=1,"2"', `"'=1,""2"""`],
    ['a "b"\r\nc', '"a ""b""\r\nc"'],
  ])('the title %j becomes neither a formula nor a second cell', async (title, cell) => {
    const columns = [{ title, kind: 'day' }] as const;
    expect(await csv({ ...withRows(), columns })).toBe(`\u{feff}${cell}\r\n`);
  });
});

describe('XLSX', () => {
  test('has typed days and numbers below a bold, frozen header', async () => {
    const { name, rows, cells, freezePane } = await xlsx(SHEET);
    expect(name).toBe('EUR USD');
    expect(rows).toEqual([
      ['Date', 'Value, USD'],
      [new Date('2026-11-12T00:00:00Z'), 1.0765],
      [new Date('2026-11-13T00:00:00Z'), -0.000000001],
    ]);
    expect(freezePane).toEqual({ rows: 1 });
    expect(cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(cells?.get('0,1')?.style?.font?.bold).toBe(true);
    expect(cells?.get('1,0')).toMatchObject({ type: 'date', style: { numFmt: 'yyyy-mm-dd' } });
    expect(cells?.get('1,1')).toMatchObject({ type: 'number', style: { numFmt: '#,##0.0000' } });
  });

  test('a title like a formula stays a text', async () => {
    const { cells } = await xlsx({
      ...withRows(),
      columns: [{ title: '=1+1', kind: 'day' }],
    });
    expect(cells?.get('0,0')).toMatchObject({ type: 'string', value: '=1+1' });
    expect(cells?.get('0,0')?.formula).toBeUndefined();
  });

  test('days that spreadsheets don’t support are texts', async () => {
    const { rows } = await xlsx(
      withRows([calendarDay(1900, 2, 28), '1'], [calendarDay(1900, 3, 1), '2']),
    );
    expect(rows.slice(1)).toEqual([
      ['1900-02-28', 1],
      [new Date('1900-03-01T00:00:00Z'), 2],
    ]);
  });

  test('has moments, numbers of any length, and texts for masked values', async () => {
    const { rows, cells } = await xlsx({
      name: 'x',
      columns: [
        { title: 'asOf', kind: 'moment' },
        { title: 'value', kind: 'number' },
        { title: 'isin', kind: 'text' },
      ],
      total: 2,
      parts: [
        [
          [new Date('2026-11-13T14:05:30Z'), '5.25', '600519'],
          [null, '***', '=1+1'],
        ],
      ],
    });
    expect(rows.slice(1)).toEqual([
      [new Date('2026-11-13T14:05:30Z'), 5.25, '600519'],
      [null, '***', '=1+1'],
    ]);
    expect(cells?.get('1,0')?.style?.numFmt).toBe('yyyy-mm-dd hh:mm:ss');
    expect(cells?.get('2,2')?.formula).toBeUndefined();
  });

  test.each(['', '***', 'A'.repeat(99), '指数', "it's"])('accepts the name %j', async (name) => {
    expect((await xlsx({ ...SHEET, name })).name).toMatch(/^[^\\/?*[\]:']{1,31}$/);
  });
});

describe('the name of a file', () => {
  test.each([
    ['PCN50', 'PCN50', 'PCN50'],
    ['EUR/USD', 'EUR-USD', 'EUR-USD'],
    ['指数', 'values', '%E6%8C%87%E6%95%B0'],
    ['a"; x="b\r\nset-cookie: c', 'a--x--b-set-cookie--c', 'a-%3B%20x%3D-b-set-cookie-%20c'],
    ['../../etc/passwd', '-..-etc-passwd', '-..-etc-passwd'],
    ["it's (*)", 'it-s---', 'it%27s%20%28-%29'],
    ['\u{d800}', 'values', '%EF%BF%BD'],
    ['...', 'values', 'values'],
    ['=cmd', '-cmd', '%3Dcmd'],
  ])('%j: %s, and %s for clients that support it', (name, plain, encoded) => {
    expect(contentDisposition(name, 'csv')).toBe(
      `attachment; filename="${plain}.csv"; filename*=UTF-8''${encoded}.csv`,
    );
  });
});
