const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;
/** "wOFF" */
const WOFF = 0x774f4646;
const TRUE_TYPE = 0x00010000;

/** What a font is made of, by the names of its parts: `glyf`, `cmap` … */
export type FontTables = ReadonlyMap<string, Uint8Array>;

/** The tables of a TrueType font, plain or packed as WOFF 1. */
export async function readFont(file: Uint8Array): Promise<FontTables> {
  const view = toView(file);
  const isWoff = file.byteLength >= WOFF_HEADER_BYTES && view.getUint32(0) === WOFF;
  const flavor = file.byteLength < WOFF_HEADER_BYTES ? 0 : view.getUint32(isWoff ? 4 : 0);
  if (flavor !== TRUE_TYPE) throw new Error('This is no TrueType font.');
  const entries = Array.from({ length: view.getUint16(isWoff ? 12 : 4) }, async (_, i) => {
    const entry = isWoff
      ? WOFF_HEADER_BYTES + i * WOFF_ENTRY_BYTES
      : SFNT_HEADER_BYTES + i * SFNT_ENTRY_BYTES;
    const bytes = isWoff ? await unpacked(file, view, entry) : plain(file, view, entry);
    return [tagAt(view, entry), bytes] as const;
  });
  return new Map(await Promise.all(entries));
}

function plain(file: Uint8Array, view: DataView, entry: number): Uint8Array {
  const offset = view.getUint32(entry + 8);
  return file.slice(offset, offset + view.getUint32(entry + 12));
}

async function unpacked(file: Uint8Array, view: DataView, entry: number): Promise<Uint8Array> {
  const offset = view.getUint32(entry + 4);
  const packedLength = view.getUint32(entry + 8);
  const length = view.getUint32(entry + 12);
  const packed = file.slice(offset, offset + packedLength);
  // A table that deflate would not have made smaller is stored as it is.
  const bytes =
    packedLength < length ? await piped(packed, new DecompressionStream('deflate')) : packed;
  if (bytes.length !== length) throw new Error('A table of the WOFF font is damaged.');
  return bytes;
}

/** As a PDF embeds it. */
export function trueTypeFile(tables: FontTables): Uint8Array<ArrayBuffer> {
  const sorted = sortedEntries(tables);
  const directoryBytes = SFNT_HEADER_BYTES + sorted.length * SFNT_ENTRY_BYTES;
  const file = new Uint8Array(directoryBytes + paddedSum(sorted.map(([, bytes]) => bytes.length)));
  const view = toView(file);
  // The search fields tell a reader where a binary search over the directory begins.
  const entrySelector = Math.floor(Math.log2(Math.max(sorted.length, 1)));
  const searchRange = 2 ** entrySelector * SFNT_ENTRY_BYTES;
  view.setUint32(0, TRUE_TYPE);
  view.setUint16(4, sorted.length);
  view.setUint16(6, searchRange);
  view.setUint16(8, entrySelector);
  view.setUint16(10, sorted.length * SFNT_ENTRY_BYTES - searchRange);
  let offset = directoryBytes;
  for (const [i, [tag, bytes]] of sorted.entries()) {
    const entry = SFNT_HEADER_BYTES + i * SFNT_ENTRY_BYTES;
    setTag(view, entry, tag);
    view.setUint32(entry + 4, sumWords(tag, bytes));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    file.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return file;
}

/** As a page or an SVG embeds it: the same, each table packed. */
export async function woffFile(tables: FontTables): Promise<Uint8Array<ArrayBuffer>> {
  const sorted = await Promise.all(
    sortedEntries(tables).map(async ([tag, bytes]) => {
      const packed = await piped(bytes, new CompressionStream('deflate'));
      return { tag, bytes, stored: packed.length < bytes.length ? packed : bytes };
    }),
  );
  const directoryBytes = WOFF_HEADER_BYTES + sorted.length * WOFF_ENTRY_BYTES;
  const file = new Uint8Array(directoryBytes + paddedSum(sorted.map((each) => each.stored.length)));
  const view = toView(file);
  const plainBytes = paddedSum(sorted.map(({ bytes }) => bytes.length));
  view.setUint32(0, WOFF);
  view.setUint32(4, TRUE_TYPE);
  view.setUint32(8, file.length);
  view.setUint16(12, sorted.length);
  view.setUint32(16, SFNT_HEADER_BYTES + sorted.length * SFNT_ENTRY_BYTES + plainBytes);
  let offset = directoryBytes;
  for (const [i, { tag, bytes, stored }] of sorted.entries()) {
    const entry = WOFF_HEADER_BYTES + i * WOFF_ENTRY_BYTES;
    setTag(view, entry, tag);
    view.setUint32(entry + 4, offset);
    view.setUint32(entry + 8, stored.length);
    view.setUint32(entry + 12, bytes.length);
    view.setUint32(entry + 16, sumWords(tag, bytes));
    file.set(stored, offset);
    offset += padded(stored.length);
  }
  return file;
}

export function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

function setTag(view: DataView, at: number, tag: string): void {
  for (let i = 0; i < 4; i += 1) view.setUint8(at + i, tag.charCodeAt(i));
}

/** Both formats sort their directory. */
function sortedEntries(tables: FontTables): [string, Uint8Array][] {
  return [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The 32-bit words added up; `head` holds a sum of all, which does not count. */
function sumWords(tag: string, bytes: Uint8Array): number {
  const whole = new Uint8Array(padded(bytes.length));
  whole.set(bytes);
  const view = toView(whole);
  if (tag === 'head' && whole.length >= 12) view.setUint32(8, 0);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

async function piped(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Every table begins at a multiple of four. */
function padded(length: number): number {
  return (length + 3) & ~3;
}

function paddedSum(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + padded(length), 0);
}
