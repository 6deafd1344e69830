import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';
import { ENCODINGS, SEPARATORS, type Encoding, type ReadSettings } from './read-settings.ts';
import { collectRows, csvSettings, encodeText } from './testing/read-all.ts';

const readText = (text: string, settings: Partial<ReadSettings> = {}) =>
  collectRows([Buffer.from(text)], csvSettings(settings));

test.for([
  ['a,b\r\n1,2\r\n', [['1', '2']]],
  ['a,b\n1,2', [['1', '2']]],
  [
    'a,b\r1,2\r3,4',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['\u{feff}a,b\n1,2\n', [['1', '2']]],
  ['a,b\n"say ""no"", now","two\r\nlines"\n', [['say "no", now', 'two\r\nlines']]],
  ['a,b\n"","x"\n', [['', 'x']]],
  ['a,b\n5" pipe,x\n', [['5" pipe', 'x']]],
  ['a,b\n"x" ,y\n', [['x', 'y']]],
  [
    'a,b\n\n1,2\n\n\n3,4\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['a,b\n,\n1,2\n', [['1', '2']]],
  ['a,b\n1\n', [['1', null]]],
  ['a,b\n1,2,,\n', [['1', '2']]],
  ['a,b\n', []],
] as const)('IMP-1 reads %j', async ([text, cells]) => {
  const { header, rows } = await readText(text);
  expect(header).toEqual(['a', 'b']);
  expect(rows.map((row) => row.cells)).toEqual(cells);
  expect(rows.every(({ fault }) => fault === null)).toBe(true);
});

test('IMP-6 rows know the line that they begin on', async () => {
  const { rows } = await readText('a,b\n"x\ny",1\r\n\r\nz,"\r\n\r\n"\nlast,2\n');
  expect(rows.map(({ line }) => line)).toEqual([2, 5, 8]);
});

test('IMP-1 preamble and footer are left out', async () => {
  const text = 'Fund, "open\nAs of,1\n\na,b\n1,2\n3,4\n\nThe end\n"Really, the end"\n';
  const { header, rows } = await readText(text, { headerLine: 4, footerLines: 2 });
  expect(header).toEqual(['a', 'b']);
  expect(rows).toMatchObject([
    { line: 5, cells: ['1', '2'] },
    { line: 6, cells: ['3', '4'] },
  ]);
});

test('IMP-1 without a header, columns are numbered', async () => {
  const { header, rows } = await readText('1,2\n3,4\n', { headerLine: 0 });
  expect(header).toEqual(['column 1', 'column 2']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('IMP-6 a repeated header, too many cells and text after a quote are faults of the row', async () => {
  const { rows } = await readText('a,b\n1,2\na,b\n1,2,3\n"x"y,2\n5,6\n');
  expect(rows.map(({ line, fault }) => [line, fault])).toEqual([
    [2, null],
    [3, 'repeated-header'],
    [4, 'too-many-cells'],
    [5, 'text-after-quote'],
    [6, null],
  ]);
  expect(rows[3]?.cells).toEqual(['xy', '2']);
});

test('IMP-6 a cell that is too long is cut', async () => {
  const { rows } = await readText(`a,b\n${'x'.repeat(40_000)},2\n`);
  expect(rows[0]).toMatchObject({ fault: 'cell-too-long' });
  expect(rows[0]?.cells[0]).toHaveLength(32 * 1024);
});

test('unnamed columns keep their cells', async () => {
  const { header, rows } = await readText('a,,\n1,2,3\n');
  expect(header).toEqual(['a', 'column 2', 'column 3']);
  expect(rows[0]?.cells).toEqual(['1', '2', '3']);
});

const LONG = 'x'.repeat(1_100_000);

test.for([
  ['', { reason: 'empty' }],
  ['\n\n', { reason: 'empty' }],
  ['a,b\n1,2\n"open,3\n4,5\n', { reason: 'unclosed-quote', line: 3 }],
  [`a,b\n1,"open\n${LONG}`, { reason: 'unclosed-quote', line: 2 }],
  [`a,b\n${LONG}\n`, { reason: 'line-too-long', line: 2 }],
  [`a,b\n1,2\n${LONG}`, { reason: 'line-too-long', line: 3 }],
  ['a,b\n1,\u{0}2\n', { reason: 'nul-byte', line: 2 }],
  [`a\n${'1,'.repeat(10_000)}\n`, { reason: 'too-many-columns', line: 2 }],
  ['a,b, a\n1,2,3\n', { reason: 'repeated-column', line: 1, subject: 'a' }],
] as const)('IMP-1 rejects the file %#: $1', async ([text, fault]) => {
  await expect(readText(text)).rejects.toMatchObject(fault);
});

test('IMP-1 a header line beyond the end of the file is a fault', async () => {
  await expect(readText('a\n1\n', { headerLine: 9 })).rejects.toMatchObject({ reason: 'empty' });
});

test('a line of any length ends at the limit', async () => {
  let chunks = 0;
  async function* endless() {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    for (; chunks < 40_000; chunks += 1) yield chunk;
  }
  await expect(collectRows(endless(), csvSettings())).rejects.toMatchObject({
    reason: 'line-too-long',
  });
  expect(chunks).toBeLessThan(40);
});

test('IMP-1 bytes of another encoding are rejected with their line', async () => {
  const bytes = Buffer.from('a\nb\n\u{e4}\n', 'latin1');
  await expect(collectRows([bytes], csvSettings())).rejects.toMatchObject({
    reason: 'not-this-encoding',
    line: 3,
  });
  const cut = Buffer.from('a\n漢').subarray(0, 4);
  await expect(collectRows([cut], csvSettings())).rejects.toMatchObject({
    reason: 'not-this-encoding',
  });
  const odd = Buffer.from('a\nb', 'utf16le').subarray(0, 5);
  await expect(collectRows([odd], csvSettings({ encoding: 'utf-16le' }))).rejects.toMatchObject({
    reason: 'not-this-encoding',
  });
});

test('rows come in batches, and the first one without waiting for the end', async () => {
  const line = Buffer.from('DE0001141463,2024-01-31,101.25\n'.repeat(1000));
  let sent = 0;
  async function* endless() {
    yield Buffer.from('isin,date,value\n');
    for (; sent < 1000; sent += 1) yield line;
  }
  for await (const { rows } of readRows(endless(), csvSettings())) {
    expect(rows).toHaveLength(1000);
    break;
  }
  expect(sent).toBeLessThan(10);
});

const ALPHABETS: Record<Encoding, string> = {
  'utf-8': 'aZ1.,;\t|"\n\r -äжé漢😀\u{a0}',
  'utf-16le': 'aZ1.,;\t|"\n\r -äжé漢😀\u{a0}',
  'utf-16be': 'aZ1.,;\t|"\n\r -äжé漢😀\u{a0}',
  'windows-1251': 'aZ1.,;\t|"\n\r -жЖёЁ№€\u{a0}',
  'windows-1252': 'aZ1.,;\t|"\n\r -äÄßé€’\u{a0}',
  gb18030: 'aZ1.,;\t|"\n\r -漢字国€ä',
};

test.for(ENCODINGS)('IMP-1 any rows come back equal: %s', async (encoding) => {
  const cell = fc.string({
    unit: fc.constantFrom(...Array.from(ALPHABETS[encoding])),
    maxLength: 6,
  });
  const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 12 });
  const property = fc.asyncProperty(
    table,
    fc.constantFrom(...SEPARATORS),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.integer({ min: 1, max: 50 }),
    async (cells, separator, lineEnd, chunkSize) => {
      const written = [['a', 'b', 'c'], ...cells].map((row) =>
        row.map((text) => quoted(text, separator)).join(separator),
      );
      const bytes = encodeText(written.join(lineEnd) + lineEnd, encoding);
      const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, i) =>
        bytes.subarray(i * chunkSize, (i + 1) * chunkSize),
      );
      const { rows } = await collectRows(chunks, csvSettings({ encoding, separator }));
      const filled = cells.filter((row) => row.some((text) => text.trim() !== ''));
      expect(rows.map((row) => row.cells)).toEqual(filled);
      expect(rows.every(({ fault }) => fault === null)).toBe(true);
    },
  );
  await fc.assert(property, { numRuns: 150 });
});

function quoted(text: string, separator: string): string {
  const needsQuotes = /["\r\n]/.test(text) || text.includes(separator);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
