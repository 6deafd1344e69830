import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readXlsx } from './read-xlsx.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const MEGABYTE = 1024 * 1024;
const XMLNS = 'http://schemas.openxmlformats.org';
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${XMLNS}/package/2006/content-types"><Override PartName="/${SHEET}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${XMLNS}/package/2006/relationships"><Relationship Id="rId1" Type="${XMLNS}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${XMLNS}/spreadsheetml/2006/main" xmlns:r="${XMLNS}/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${XMLNS}/package/2006/relationships"><Relationship Id="rId1" Type="${XMLNS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  [SHEET]: `<worksheet xmlns="${XMLNS}/spreadsheetml/2006/main"><sheetData><row r="1">${cell('A1', 'key')}${cell('B1', 'eng')}</row></sheetData></worksheet>`,
};
const ROWS = [['key', 'eng']];

/** Packs a workbook from these files and a few more. */
async function pack(more: Readonly<Record<string, string | Buffer>> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries({ ...PARTS, ...more })) {
    zip.addBuffer(Buffer.from(content), name);
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** Falsifies a file's entry in the archive's central directory. */
async function packWith(
  tamper: (entry: Buffer) => void,
  more: Readonly<Record<string, string | Buffer>> = {},
): Promise<Buffer> {
  const bytes = await pack(more);
  tamper(bytes.subarray(bytes.lastIndexOf(SHEET) - 46));
  return bytes;
}

const readTenRows = (bytes: Buffer) => readXlsx(bytes, 10);
const hugeSheet = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE, 'a');

describe('OPR-3 a workbook', () => {
  test('OPR-3 is read', async () => {
    expect(await readTenRows(await pack())).toEqual(ROWS);
  });

  test('OPR-3 is read without its unneeded parts, however large they are', async () => {
    const more = { 'xl/media/image1.png': hugeSheet(100), 'xl/vbaProject.bin': 'x' };
    expect(await readTenRows(await pack(more))).toEqual(ROWS);
  });

  test('OPR-3 that unpacks too large is rejected, in one file or in all together', async () => {
    expect(await readTenRows(await pack({ [SHEET]: hugeSheet(33) }))).toBeNull();
    const sheets = [2, 3, 4].map((i) => [`xl/worksheets/sheet${i}.xml`, hugeSheet(12)] as const);
    expect(await readTenRows(await pack(Object.fromEntries(sheets)))).toBeNull();
    expect(await readTenRows(await pack(Object.fromEntries(sheets.slice(1))))).toEqual(ROWS);
  });

  test('OPR-3 with a false size, smaller or larger, is rejected', async () => {
    const bomb = { [SHEET]: hugeSheet(100) };
    expect(
      await readTenRows(await packWith((entry) => entry.writeUInt32LE(1000, 24), bomb)),
    ).toBeNull();
    for (const size of [PARTS[SHEET]!.length - 1, PARTS[SHEET]!.length + 1, 0, 0xff_ff_ff_ff]) {
      const packed = await packWith((entry) => entry.writeUInt32LE(size, 24));
      expect(await readTenRows(packed), `${size} bytes`).toBeNull();
    }
  });

  test('OPR-3 that is encrypted, or packed by an unknown method, is rejected', async () => {
    expect(await readTenRows(await packWith((entry) => entry.writeUInt16LE(1, 8)))).toBeNull();
    expect(await readTenRows(await packWith((entry) => entry.writeUInt16LE(12, 10)))).toBeNull();
  });

  test.each(['../up.xml', '/etc/up.xml', 'C:/up.xml', 'xl/../../up.xml'])(
    'OPR-3 with a file called %s is rejected',
    async (name) => {
      const bytes = await pack({ ['x'.repeat(name.length)]: 'x' });
      for (let at = bytes.indexOf('x'.repeat(name.length)); at >= 0;) {
        bytes.write(name, at);
        at = bytes.indexOf('x'.repeat(name.length), at);
      }
      expect(await readTenRows(bytes)).toBeNull();
    },
  );

  test('OPR-3 with too many files is rejected', async () => {
    const many = Array.from({ length: 1000 }, (_, i) => [`xl/media/${i}.png`, ''] as const);
    expect(await readTenRows(await pack(Object.fromEntries(many)))).toBeNull();
  });

  test('OPR-3 that is truncated, or points beyond its end, is rejected', async () => {
    const bytes = await pack();
    for (const length of [0, 4, 30, bytes.length / 2, bytes.length - 1]) {
      expect(await readTenRows(bytes.subarray(0, length)), `${length} bytes`).toBeNull();
    }
    for (const place of [20, 42]) {
      const packed = await packWith((entry) => entry.writeUInt32LE(0x7f_ff_ff_ff, place));
      expect(await readTenRows(packed), `field at ${place}`).toBeNull();
    }
  });
});
