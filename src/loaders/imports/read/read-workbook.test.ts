import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import type { ReadSettings } from './read-settings.ts';
import { collectRows, csvSettings } from './testing/read-all.ts';
import { workbookFile, zipFiles } from './testing/workbook-files.ts';

const read = (file: Uint8Array, settings: Partial<ReadSettings> = {}) =>
  collectRows([file], csvSettings({ format: 'xlsx', ...settings }));

test('IMP-1 reads a workbook as spreadsheets write it', async () => {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Notes').addRow(['nothing']);
  const sheet = workbook.addWorksheet('Prices');
  sheet.addRow(['Fund']);
  sheet.addRow([]);
  sheet.addRow(['isin', 'date', 'value', 'rich', 'sum', 'ok']);
  const row = sheet.addRow(['DE0001141463', new Date('2024-01-31'), 101.25, '', 0, true]);
  row.getCell(2).numFmt = 'dd.mm.yyyy';
  row.getCell(4).value = { richText: [{ text: 'a & ' }, { text: '<b>', font: { bold: true } }] };
  row.getCell(5).value = { formula: 'C4*2', result: 202.5 };
  sheet.mergeCells('A5:C5');
  sheet.getCell('A5').value = 'merged';
  sheet.getRow(6).getCell(3).value = 0.05;
  sheet.getRow(6).getCell(3).numFmt = '0.00%';
  sheet.getRow(6).hidden = true;
  const file = Buffer.from(await workbook.xlsx.writeBuffer());

  const { header, rows, remarks } = await read(file, { sheet: 'Prices', headerLine: 3 });
  expect(header).toEqual(['isin', 'date', 'value', 'rich', 'sum', 'ok']);
  expect(rows.map(({ line }) => line)).toEqual([4, 5, 6]);
  expect(rows.map(({ cells }) => cells.slice(0, 6))).toEqual([
    ['DE0001141463', '2024-01-31', '101.25', 'a & <b>', '202.5', 'true'],
    ['merged', null, null, null, null, null],
    ['', '', '0.05', null, null, null],
  ]);
  expect(remarks).toEqual({
    formulas: 1,
    mergedRanges: 1,
    percentages: 1,
    longNumbers: 0,
    hiddenRows: 1,
  });
});

test.for([
  ['yyyy-mm-dd', '45322', '2024-01-31'],
  ['[$-409]d-mmm-yy;@', '45322', '2024-01-31'],
  ['mmm', '45322', '2024-01-31'],
  ['yyyy-mm-dd hh:mm', '45322.6875', '2024-01-31T16:30:00'],
  ['hh:mm:ss', '0.6875', '16:30:00'],
  ['yyyy', '61', '1900-03-01'],
  ['yyyy', '59', '1900-02-28'],
  ['yyyy', '60', '60'],
  ['yyyy', '1', '1900-01-01'],
  ['yyyy', '-1', '-1'],
  ['[h]:mm', '45322', '45322'],
  ['0.00" day"', '45322', '45322'],
  ['#,##0.00_);[Red](#,##0.00)', '-1234.5', '-1234.5'],
  ['General', '45322', '45322'],
] as const)(
  'IMP-1 a cell with the format %s and the value %s is %s',
  async ([code, value, text]) => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="2"><c r="A2" s="1"><v>${value}</v></c></row>`;
    const file = await workbookFile({
      sheets: { S: sheet },
      formats: [code.replaceAll('"', '&quot;')],
    });
    expect((await read(file)).rows[0]?.cells).toEqual([text]);
  },
);

test('IMP-1 knows workbooks that count from 1904', async () => {
  const sheet =
    '<row><c t="str"><v>a</v></c></row><row><c s="1"><v>43860</v></c></row><row><c s="1"><v>0</v></c></row>';
  const file = await workbookFile({ sheets: { S: sheet }, is1904: true });
  const { rows } = await read(file);
  expect(rows).toMatchObject([
    { line: 2, cells: ['2024-01-31'] },
    { line: 3, cells: ['1904-01-01'] },
  ]);
});

test('IMP-9 a number is what was entered, not the float that spreadsheets store', async () => {
  const values = ['1.1000000000000001', '12.280000000000001', '1E-3', '123456789012345678', '5'];
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c></row>${values
    .map((value, i) => `<row r="${i + 2}"><c r="A${i + 2}"><v>${value}</v></c></row>`)
    .join('')}`;
  const { rows, remarks } = await read(
    await workbookFile({ sheets: { S: sheet }, texts: ['<t>a</t>'] }),
  );
  expect(rows.map(({ cells }) => cells[0])).toEqual([
    '1.1',
    '12.280000000000001',
    '1E-3',
    '123456789012345680',
    '5',
  ]);
  expect(remarks?.longNumbers).toBe(2);
});

test('IMP-1 reads texts with entities, runs, pronunciation and errors', async () => {
  const texts = [
    '<t xml:space="preserve"> a &lt;&#x416;&amp;amp; </t>',
    '<r><t>x</t></r><r><t>y</t></r><rPh><t>no</t></rPh>',
    '<t>two_x000A_lines</t>',
  ];
  const cells =
    '<c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="e"><v>#N/A</v></c>';
  const sheet = `<row r="1"><c r="A1" t="s"><v>2</v></c><c r="D1" t="str"><v>d</v></c></row><!-- > --><row r="2">${cells}</row>`;
  const { header, rows } = await read(await workbookFile({ sheets: { S: sheet }, texts }));
  expect(header).toEqual(['two lines', 'column 2', 'column 3', 'd']);
  expect(rows[0]?.cells).toEqual([' a <Ж&amp; ', '', 'xy', '#N/A']);
});

test('IMP-1 rejects workbooks that are none, or too wide, or have no such sheet', async () => {
  const file = await workbookFile({ sheets: { S: '<row r="1"><c r="ALM1"><v>1</v></c></row>' } });
  await expect(read(file)).rejects.toMatchObject({ reason: 'too-many-columns', line: 1 });
  await expect(read(file, { sheet: 'T' })).rejects.toMatchObject({
    reason: 'no-sheet',
    subject: 'T',
  });
  await expect(read(await zipFiles({ 'a.csv': 'a' }))).rejects.toMatchObject({
    reason: 'not-a-workbook',
  });
  const doctype = await workbookFile({ sheets: { S: '<!DOCTYPE x [<!ENTITY a "b">]><row/>' } });
  await expect(read(doctype)).rejects.toMatchObject({ reason: 'not-a-workbook' });
  await expect(read(Buffer.from('PK\u{3}\u{4}nonsense'))).rejects.toMatchObject({
    reason: 'damaged',
  });
});

test('a shared text cannot grow without limit', async () => {
  const text = `<t>${'x'.repeat(30_000)}</t>`;
  const texts = Array.from({ length: 2300 }, () => text);
  const file = await workbookFile({
    sheets: { S: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' },
    texts,
  });
  await expect(read(file)).rejects.toMatchObject({
    reason: expect.stringMatching(/too-large|bomb/),
  });
});
