import { expect, test } from 'vitest';
import { inspect, type InspectOptions } from './inspect.ts';
import type { Encoding } from './read-settings.ts';
import { encodeText } from './testing/read-all.ts';
import { workbookFile } from './testing/workbook-files.ts';

const inspectText = (text: string, options?: InspectOptions, name = 'x.csv') =>
  inspect(Buffer.from(text), name, options);

const LONG = 'isin,date,value\nDE0001141463,2024-01-31,101.25\nDE0001141463,2024-02-01,99.5\n';

test('IMP-3 an ordinary file raises no doubts', async () => {
  const { settings, header, rows, doubts, forms, fault } = await inspectText(LONG);
  expect(settings).toEqual({
    format: 'csv',
    encoding: 'utf-8',
    separator: ',',
    headerLine: 1,
    footerLines: 0,
    sheet: null,
    rowsAt: null,
  });
  expect([doubts, forms.doubts, fault]).toEqual([[], [], null]);
  expect(header).toEqual(['isin', 'date', 'value']);
  expect(rows.map(({ cells }) => cells[2])).toEqual(['101.25', '99.5']);
  expect(forms.columns.map(({ looksLike }) => looksLike)).toEqual(['text', 'day', 'number']);
});

test.for([
  ['Date;M1;M3\n01.01.2004;2,151;2,171\n08.01.2004;2,1325;2,1491\n', ';'],
  ['date\tvalue\n2024-01-31\t1\n2024-02-01\t2\n', '\t'],
  ['date|name\n2024-01-31|a, b\n2024-02-01|c, d\n', '|'],
  ['name,list\nx,"a;b"\ny,"c;d"\n', ','],
  ['date\n2024-01-31\n2024-02-01\n', ','],
  ['a;b', ';'],
] as const)('IMP-1 the separator of %j is %j', async ([text, separator]) => {
  const { settings, doubts } = await inspectText(text);
  expect(settings.separator).toBe(separator);
  expect(doubts.filter(({ setting }) => setting === 'separator')).toEqual([]);
});

test('IMP-3 two possible separators are asked, and an answer settles it', async () => {
  const text = 'x,y;z\na,b;c\nd,e;f\n';
  const { doubts } = await inspectText(text);
  expect(doubts.find(({ setting }) => setting === 'separator')?.options).toHaveLength(2);
  const answered = await inspectText(text, { settled: { separator: ';', headerLine: 1 } });
  expect(answered).toMatchObject({ doubts: [], header: ['x,y', 'z'] });
});

test.for([
  [
    'Fund,ABC\nAs of,"Dec 06, 2024"\n\nTicker,Price,Date\nA,1.5,2024-01-31\nB,2.5,2024-02-01\n',
    4,
    0,
  ],
  ['A,1.5,2024-01-31\nB,2.5,2024-02-01\n', 0, 0],
  ['400,500\n2000,2001\n', 0, 0],
  ['Country,2019,2020\nX,1.5,2.25\nY,3.5,4.25\n', 1, 0],
  ['a,b\n1,2\n3,4\n"The content herein is for information only."\n\n\u{a0}\n', 1, 1],
  ['a,b\n1,2\n3,4\nDE00', 1, 0],
  [
    'name,currency\nFirst Company,USD\nSecond,EUR\nThird one,CHF\nFour,USD\nFive,JPY\nSix,USD\n',
    1,
    0,
  ],
  ['a,b,c,d\n1,2024-01-31,3\n1,2024-02-01,3\n4,2024-02-02,6\n', 1, 0],
] as const)('IMP-1 finds header and footer of %j', async ([text, headerLine, footerLines]) => {
  const { settings, doubts } = await inspectText(text);
  expect(settings).toMatchObject({ headerLine, footerLines });
  expect(doubts).toEqual([]);
});

test('IMP-3 whether texts only have a header, and which of several lines it is, is asked', async () => {
  const texts = await inspectText('old,new\nMRKH,RSTI\nEONR,UPRO\n');
  expect(texts.doubts).toMatchObject([
    { setting: 'headerLine', options: [{ value: 1, sample: ['old', 'new'] }, { value: 0 }] },
  ]);
  const units = await inspectText('day,price\ndate,% of par\n2024-01-31,99.5\n2024-02-01,99\n');
  expect(units.doubts).toMatchObject([
    { setting: 'headerLine', options: [{ value: 2 }, { value: 1 }] },
  ]);
});

const SAMPLES: readonly (readonly [Encoding, string, boolean])[] = [
  ['windows-1251', 'Дата;Выпуск\n31.01.2024;Россия, ОФЗ-ПД 26233\n', false],
  ['windows-1252', 'Fälligkeit;Währung\n31.01.2024;für München\n', false],
  ['gb18030', '日期;名称\n2024-01-31;中国国债上海证券交易所\n', false],
  ['utf-16le', 'a;b\n1;ж\n', false],
  ['utf-16be', 'a;b\n1;ж\n', false],
  ['utf-8', 'a;b\n1;漢ж\n', false],
];

test.for(SAMPLES)('IMP-1 recognises %s', async ([encoding, text, isDoubtful]) => {
  const { settings, doubts, rows } = await inspect(encodeText(text, encoding), 'x.csv');
  expect(settings.encoding).toBe(encoding);
  expect(doubts.some(({ setting }) => setting === 'encoding')).toBe(isDoubtful);
  expect(text).toContain(rows[0]?.cells[1]);
});

test('IMP-3 an encoding with several meanings is asked, with a line in each', async () => {
  const { doubts } = await inspect(Buffer.from('name\nabc\xd0\xc9xyz\n1\xe9\xe8\n', 'latin1'), 'x');
  const doubt = doubts.find(({ setting }) => setting === 'encoding');
  expect(doubt?.options.map(({ value }) => value).toSorted()).toEqual([
    'gb18030',
    'windows-1251',
    'windows-1252',
  ]);
  expect(doubt?.options.some(({ sample }) => sample[0] === 'abcÐÉxyz')).toBe(true);
});

test('IMP-3 ambiguous dates and numbers are asked', async () => {
  const { forms } = await inspectText('id,day,value\nA,03/04/2024,1.234\nB,05/06/2024,5.678\n');
  expect(forms.doubts.map(({ subject, column }) => [subject, column])).toEqual([
    ['date', 1],
    ['decimal', 2],
  ]);
});

test('IMP-1 a head that is cut within a row or a character is no fault', async () => {
  const text = `${LONG}${'DE0001141463,2024-02-02,"ä"\n'.repeat(9)}DE0001141463,2024-02-03,"é`;
  const head = Buffer.from(text).subarray(0, -1);
  const { rows, fault, settings } = await inspect(head, 'x.csv', { isWhole: false });
  expect([rows.length, fault, settings.encoding]).toEqual([11, null, 'utf-8']);
});

test('IMP-1 says what is wrong with a table that is shown nevertheless', async () => {
  const twice = await inspectText('a,b,a\n1,2,3\n');
  expect(twice.fault).toMatchObject({ reason: 'repeated-column', subject: 'a' });
  const open = await inspectText('a,b\n1,2\n"3,4\n');
  expect(open.fault).toMatchObject({ reason: 'unclosed-quote', line: 3 });
});

test('IMP-3 several tables of a JSON document are asked', async () => {
  const one = await inspectText('{"n":1,"data":[{"a":1},{"a":2}]}', {}, 'x.json');
  expect(one).toMatchObject({ settings: { format: 'json', rowsAt: 'data' }, doubts: [] });
  expect(one.header).toEqual(['a', '/n']);
  const two = await inspectText('{"x":[{"a":1}],"y":[{"b":1},{"b":2}]}', {}, 'x.json');
  expect(two.doubts).toMatchObject([
    {
      setting: 'rowsAt',
      options: [
        { value: 'y', sample: ['b'] },
        { value: 'x', sample: ['a'] },
      ],
    },
  ]);
  const inner = await inspectText('[{"d":1,"rates":[{"c":1},{"c":2}]}]', {}, 'x.json');
  expect(inner.doubts[0]?.options.map(({ value }) => value)).toEqual(['*.rates', null]);
  const answered = await inspectText('[{"d":1,"rates":[{"c":1}]}]', { settled: { rowsAt: null } });
  expect(answered).toMatchObject({ doubts: [], header: ['d', 'rates'] });
});

test('IMP-3 numbers of JSON have no doubtful decimal sign, texts do', async () => {
  const { forms } = await inspectText('[{"a":1.234,"b":"1.234"}]', {}, 'x.json');
  expect(forms.columns.map(({ decimal }) => decimal)).toEqual(['point', 'point']);
  const texts = await inspectText('[{"b":"1.234"}]', {}, 'x.json');
  expect(texts.forms.columns[0]).toMatchObject({ decimal: null });
});

test('IMP-1 tells NDJSON from JSON', async () => {
  const lines = await inspectText('{"a":1}\n{"a":2}\n', {}, 'x');
  expect(lines).toMatchObject({ settings: { format: 'ndjson' }, header: ['a'] });
  const single = await inspectText('{"a":1}\n', {}, 'x.ndjson');
  expect(single.settings.format).toBe('ndjson');
});

const rowsBelow = (text: string) =>
  `<row r="1"><c r="A1" t="str"><v>${text}</v></c></row><row r="2"><c r="A2"><v>1.125</v></c></row>`;

test('IMP-3 several sheets are asked', async () => {
  const file = await workbookFile({
    sheets: { Empty: '', Old: rowsBelow('x'), New: rowsBelow('y') },
  });
  const { settings, doubts, sheets, header, forms } = await inspect(file, 'x.xlsx');
  expect(settings).toMatchObject({ format: 'xlsx', sheet: 'Old', headerLine: 1 });
  expect(sheets).toEqual(['Empty', 'Old', 'New']);
  expect(doubts).toMatchObject([
    {
      setting: 'sheet',
      options: [
        { value: 'Old', sample: ['x'] },
        { value: 'New', sample: ['y'] },
      ],
    },
  ]);
  expect([header, forms.doubts]).toEqual([['x'], []]);
  const answered = await inspect(file, 'x.xlsx', { settled: { sheet: 'New' } });
  expect(answered).toMatchObject({ doubts: [], header: ['y'] });
});

test.for([
  ['<!DOCTYPE html><html>Not found</html>', 'markup'],
  ['\u{feff}\n<?xml version="1.0"?><a/>', 'markup'],
  ['%PDF-1.7', 'not-a-table'],
  ['   \n', 'empty'],
  ['a,b\n\u{0},1\n', 'nul-byte'],
] as const)('IMP-1 %j is rejected: %s', async ([text, reason]) => {
  await expect(inspectText(text)).rejects.toMatchObject({ reason });
});

test('IMP-1 a workbook of the old format is named as such', async () => {
  const head = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await expect(inspect(head, 'x.xls')).rejects.toMatchObject({ reason: 'old-workbook' });
});
