import { expect, test } from 'vitest';
import type { Format } from './read-settings.ts';
import { collectRows, csvSettings } from './testing/read-all.ts';

/** In pieces of three bytes, so that everything is torn somewhere. */
function* inPieces(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  const size = bytes.length > 10_000 ? 50_000 : 3;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readText(text: string, rowsAt: string | null = null, format: Format = 'json') {
  const { header, rows } = await collectRows(inPieces(text), csvSettings({ format, rowsAt }));
  return [header, ...rows.map(({ cells, fault }) => (fault === null ? cells : fault))];
}

const readLines = (text: string) => readText(text, null, 'ndjson');

test('IMP-9 numbers of JSON keep their digits', async () => {
  const digits = '1.10, 100000000000000000000.123456789012345678, -0, 1e-7, 1E+3';
  expect(await readText(`[{"v":[${digits}]},${digits.replaceAll(/[^,]+/g, '{"v":$&}')}]`)).toEqual([
    ['v'],
    [`[${digits}]`],
    ...digits.split(', ').map((text) => [text]),
  ]);
});

test('IMP-1 reads an array of records', async () => {
  const text =
    '[{"a":"x\\"y\\u00e4","b":{"c":1.50,"d":[1, {"e":2}]}},\n {"b":{"c":null},"a":true}, {"new":"z"}]';
  expect(await readText(text)).toEqual([
    ['a', 'b.c', 'b.d', 'new'],
    ['x"yä', '1.50', '[1, {"e":2}]', null],
    ['true', null, null, null],
    [null, null, null, 'z'],
  ]);
});

test('IMP-1 reads rows at a path, whatever stands beside them', async () => {
  const text =
    '{"note":"[{]","day":"2024-01-31","x":{"items":[{"a":9}]},"data":{"items":[{"a":1},{"a":"]}"}],"next":2}}';
  expect(await readText(text, 'data.items')).toEqual([
    ['a', '/note', '/day'],
    ['1', '[{]', '2024-01-31'],
    [']}', '[{]', '2024-01-31'],
  ]);
});

test('IMP-1 reads rows inside records, with what the records say', async () => {
  const text =
    '[{"no":"A","rates":[{"code":"X","mid":0.1000},{"code":"Y","mid":2}],"day":"2024-01-31"},{"no":"B"}]';
  expect(await readText(text, '*.rates')).toEqual([
    ['no', 'day', 'rates.code', 'rates.mid'],
    ['A', '2024-01-31', 'X', '0.1000'],
    ['A', '2024-01-31', 'Y', '2'],
  ]);
});

test('IMP-1 reads lists written as objects, and rows written as arrays', async () => {
  expect(await readText('{"EUR":{"v":1},"US\\u0044":{"v":2}}')).toEqual([
    ['key', 'v'],
    ['EUR', '1'],
    ['USD', '2'],
  ]);
  expect(await readText('{"date":"2024-03-02","eur":{"usd":1.10,"chf":0.9}}', 'eur')).toEqual([
    ['key', 'value', '/date'],
    ['usd', '1.10', '2024-03-02'],
    ['chf', '0.9', '2024-03-02'],
  ]);
  const table =
    '{"bonds":{"metadata":{"id":{}},"columns":["id","name"],"data":[[1,"a,]"],[2,null]]}}';
  expect(await readText(table, 'bonds.data')).toEqual([
    ['id', 'name'],
    ['1', 'a,]'],
    ['2', null],
  ]);
  expect(await readText('[[1,2],[3]]')).toEqual([
    ['column 1', 'column 2'],
    ['1', '2'],
    ['3', null],
  ]);
});

test('IMP-1 reads NDJSON, with lines that are not JSON as rejected rows', async () => {
  expect(await readLines('{"a":1.50}\r\n\n{"a":2\n{"a":3,"b":"x"}\n[1]')).toEqual([
    ['a', 'b', 'column 1'],
    ['1.50', null, null],
    'not-json',
    ['3', 'x', null],
    [null, null, '1'],
  ]);
});

test('IMP-6 one key twice in a record is a fault of the row', async () => {
  expect(await readLines('{"a":1,"a":2}\n{"a.b":1,"a":{"b":2}}\n')).toEqual([
    ['a', 'a.b'],
    'repeated-key',
    'repeated-key',
  ]);
});

test('IMP-6 a broken record is a fault of the row', async () => {
  expect(await readText('[{"a":1},{a:2},{"a":01},{"a":NaN},{"a":2}]')).toEqual([
    ['a'],
    ['1'],
    'not-json',
    'not-json',
    'not-json',
    ['2'],
  ]);
});

test('keys of the language are keys as any others', async () => {
  expect(await readLines('{"__proto__":1,"constructor":2}')).toEqual([
    ['__proto__', 'constructor'],
    ['1', '2'],
  ]);
});

test('columns that appear later are added at the end of later headers', async () => {
  const chunks = ['{"a":1}\n'.repeat(1000), '{"b":2}\n'].map((text) => Buffer.from(text));
  const { header, rows } = await collectRows(chunks, csvSettings({ format: 'ndjson' }));
  expect(header).toEqual(['a', 'b']);
  expect(rows[0]?.cells).toEqual(['1']);
  expect(rows[1000]?.cells).toEqual([null, '2']);
});

test.for([
  ['[{"a":1},{"a":', null, { reason: 'cut-off' }],
  ['[{"a":1}', null, { reason: 'cut-off' }],
  ['hello', null, { reason: 'not-json' }],
  ['', null, { reason: 'empty' }],
  ['{"a":1]', null, { reason: 'not-json' }],
  ['{"a":{"rows":null}}', 'a.rows', { reason: 'no-rows-at', subject: 'a.rows' }],
  ['['.repeat(100), 'a', { reason: 'not-json' }],
  [`[{"a":"${'x'.repeat(1_100_000)}"}]`, null, { reason: 'line-too-long' }],
  [
    `[{${Array.from({ length: 1001 }, (_, i) => `"k${i}":1`).join()}}]`,
    null,
    { reason: 'too-many-columns' },
  ],
] as const)('IMP-1 rejects the document %#: $2', async ([text, rowsAt, fault]) => {
  await expect(readText(text, rowsAt)).rejects.toMatchObject(fault);
});

test('IMP-1 rejects what is not NDJSON', async () => {
  await expect(readLines('isin,date\nx,y\n')).rejects.toMatchObject({
    reason: 'not-json',
    line: 1,
  });
  await expect(readLines(`{"a":1}\n${'x'.repeat(1_100_000)}`)).rejects.toMatchObject({
    reason: 'line-too-long',
    line: 2,
  });
});
