const HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;
/** "wOFF" */
const SIGNATURE = 0x774f4646;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/**
 * Unpacks a WOFF 1 font into the TrueType file that it was made of: a PDF embeds TrueType. Tables
 * keep the order of the directory, which both formats sort by tag.
 */
export async function woffToTtf(woff: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (woff.byteLength < HEADER_BYTES || view.getUint32(0) !== SIGNATURE) {
    throw new Error('This is not a WOFF font.');
  }
  const flavor = view.getUint32(4);
  const tableCount = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: tableCount }, (_, i) =>
      tableAt(woff, view, HEADER_BYTES + i * WOFF_ENTRY_BYTES),
    ),
  );
  return sfntOf(flavor, tables);
}

async function tableAt(woff: Uint8Array, view: DataView, entry: number): Promise<Table> {
  const offset = view.getUint32(entry + 4);
  const packedLength = view.getUint32(entry + 8);
  const length = view.getUint32(entry + 12);
  const packed = woff.slice(offset, offset + packedLength);
  // A table that deflate would not have made smaller is stored as it is.
  const bytes = packedLength < length ? await inflate(packed) : packed;
  if (bytes.length !== length) throw new Error('A table of the WOFF font is damaged.');
  return { tag: view.getUint32(entry), checksum: view.getUint32(entry + 16), bytes };
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function sfntOf(flavor: number, tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const directoryBytes = SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES;
  const total = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), directoryBytes);
  const ttf = new Uint8Array(total);
  const view = new DataView(ttf.buffer);
  // The search fields tell a reader where a binary search over the directory begins.
  const entrySelector = Math.floor(Math.log2(Math.max(tables.length, 1)));
  const searchRange = 2 ** entrySelector * SFNT_ENTRY_BYTES;
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, searchRange);
  view.setUint16(8, entrySelector);
  view.setUint16(10, tables.length * SFNT_ENTRY_BYTES - searchRange);
  let offset = directoryBytes;
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + i * SFNT_ENTRY_BYTES;
    view.setUint32(entry, tag);
    view.setUint32(entry + 4, checksum);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    ttf.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return ttf;
}

/** Every table begins at a multiple of four. */
function padded(length: number): number {
  return (length + 3) & ~3;
}
