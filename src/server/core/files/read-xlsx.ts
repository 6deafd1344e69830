import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** What the parts of a sheet may be when they are unpacked. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_COLUMNS = 26;
/** A workbook has some ten files in it, and one for each picture. */
const MAX_ENTRIES = 1000;
/** Pictures, macros and links to elsewhere are not even unpacked. */
const PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?workbook\.xml(?:\.rels)?|xl\/(?:sharedStrings|styles)\.xml|xl\/worksheets\/\w+\.xml)$/;

/** A cell: its text, or null where it is not one but is calculated. */
export type ReadCell = string | null;

/**
 * The cells of the first sheet; null where it is no such file, or a dangerous one. Formulas are
 * not calculated, and what a program has calculated of them is not believed.
 */
export async function readXlsx(bytes: Buffer, mostRows: number): Promise<ReadCell[][] | null> {
  // Few servers ever read a workbook, so none loads this when it starts.
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
 * What is read of an archive. A file that is larger or smaller than it says is refused while it is
 * unpacked; so are names that lead elsewhere, and what is encrypted.
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

/** The reader of workbooks unpacks whatever it finds: it is given what has been unpacked already. */
async function packPlainly(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name, { compress: false });
  zip.end();
  return buffer(zip.outputStream as Readable);
}
