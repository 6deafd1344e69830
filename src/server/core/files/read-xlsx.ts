import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** The size limit of the unpacked parts. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_COLUMNS = 26;
/** A workbook contains about ten files, plus one per picture. */
const MAX_ENTRIES = 1000;
/** Pictures, macros and external links aren't even unpacked. */
const PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?workbook\.xml(?:\.rels)?|xl\/(?:sharedStrings|styles)\.xml|xl\/worksheets\/\w+\.xml)$/;

/** The text of a cell, or null if the cell is a formula. */
export type ReadCell = string | null;

/**
 * The cells of the first sheet; null if the file isn't a workbook or is dangerous. Formulas aren't
 * calculated, and cached results in the file aren't trusted.
 */
export async function readXlsx(bytes: Buffer, mostRows: number): Promise<ReadCell[][] | null> {
  // Few servers ever read a workbook, so this isn't loaded at startup.
  const { readXlsx: readWorkbook } = await import('hucre/xlsx');
  try {
    const plain = await packPlainly(await unpackParts(bytes));
    const range = `A1:${String.fromCodePoint(64 + MAX_COLUMNS)}${mostRows + 1}`;
    const { sheets } = await readWorkbook(plain, { sheets: [0], range, readStyles: true });
    const [sheet] = sheets;
    return (
      sheet?.rows.map((row, y) =>
        row.map((value, x) => {
          if (sheet.cells?.get(`${y},${x}`)?.formula !== undefined) return null;
          return value instanceof Date ? value.toISOString() : String(value ?? '');
        }),
      ) ?? null
    );
  } catch {
    return null;
  }
}

/**
 * The parts needed from the archive. A file that is larger or smaller than declared is rejected
 * while it is unpacked, and so are encrypted entries and names that point elsewhere.
 */
async function unpackParts(bytes: Buffer): Promise<Map<string, Buffer>> {
  const { fromBufferPromise } = await import('yauzl');
  const archive = await fromBufferPromise(bytes);
  if (archive.entryCount > MAX_ENTRIES) throw new Error('the archive has too many files');
  const parts = new Map<string, Buffer>();
  let room = MAX_BYTES;
  for await (const entry of archive.eachEntry()) {
    if (!PARTS.test(entry.fileName) || parts.has(entry.fileName)) continue;
    room -= entry.uncompressedSize;
    if (room < 0) throw new Error('the archive is too large');
    parts.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return parts;
}

/** The workbook reader unpacks whatever it finds, so it gets parts that are already unpacked. */
async function packPlainly(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name, { compress: false });
  zip.end();
  return buffer(zip.outputStream as Readable);
}
