import notoSc from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff?inline';
import { expect, test } from 'vitest';
import { woffToTtf } from './woff-to-ttf.ts';

interface TestTable {
  readonly tag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isPacked: boolean;
}

const TABLES: TestTable[] = [
  { tag: 'glyf', bytes: new Uint8Array(1001).fill(7), isPacked: true },
  { tag: 'head', bytes: Uint8Array.of(1, 2, 3, 4, 5), isPacked: false },
  { tag: 'loca', bytes: new Uint8Array(64), isPacked: true },
];

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const tagOf = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));

async function woffOf(tables: readonly TestTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const woff = new Uint8Array(4096);
  const view = new DataView(woff.buffer);
  view.setUint32(0, 0x774f4646);
  view.setUint32(4, 0x00010000);
  view.setUint16(12, tables.length);
  let offset = 44 + 20 * tables.length;
  for (const [i, { tag, bytes, isPacked }] of tables.entries()) {
    const stored = isPacked ? await deflated(bytes) : bytes;
    const entry = 44 + 20 * i;
    for (let at = 0; at < 4; at++) view.setUint8(entry + at, tag.charCodeAt(at));
    view.setUint32(entry + 4, offset);
    view.setUint32(entry + 8, stored.length);
    view.setUint32(entry + 12, bytes.length);
    view.setUint32(entry + 16, 0xabc0 + i);
    woff.set(stored, offset);
    offset += (stored.length + 3) & ~3;
  }
  return woff.slice(0, offset);
}

function tablesOf(ttf: Uint8Array<ArrayBuffer>) {
  const view = new DataView(ttf.buffer);
  return Array.from({ length: view.getUint16(4) }, (_, i) => {
    const entry = 12 + 16 * i;
    const offset = view.getUint32(entry + 8);
    const bytes = ttf.subarray(offset, offset + view.getUint32(entry + 12));
    return { tag: tagOf(view, entry), checksum: view.getUint32(entry + 4), offset, bytes };
  });
}

/** Of a table, as the format defines it: its 32-bit words, padded with zeros, added up. */
function checksumOf(bytes: Uint8Array): number {
  const whole = new Uint8Array((bytes.length + 3) & ~3);
  whole.set(bytes);
  const view = new DataView(whole.buffer);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

test('CHT-13 unpacks tables, packed and stored, behind a directory that can be searched', async () => {
  const ttf = await woffToTtf(await woffOf(TABLES));
  const view = new DataView(ttf.buffer);
  expect(view.getUint32(0)).toBe(0x00010000);
  // Three tables: 2 is the largest power of two, 2·16 its bytes, log2 2 = 1, the rest 1·16.
  expect([4, 6, 8, 10].map((at) => view.getUint16(at))).toEqual([3, 32, 1, 16]);
  const tables = tablesOf(ttf);
  expect(tables.map(({ tag, bytes }) => ({ tag, bytes: [...bytes] }))).toEqual(
    TABLES.map(({ tag, bytes }) => ({ tag, bytes: [...bytes] })),
  );
  // 12 + 3·16 = 60; 60 + 1004 (1001 padded) = 1064; 1064 + 8 = 1072; 1072 + 64 = 1136.
  expect(tables.map(({ offset }) => offset)).toEqual([60, 1064, 1072]);
  expect(ttf).toHaveLength(1136);
  expect(tables.map(({ checksum }) => checksum)).toEqual([0xabc0, 0xabc1, 0xabc2]);
});

test('CHT-13 the Chinese font unpacks into TrueType whose checksums hold', async () => {
  const woff = new Uint8Array(await (await fetch(notoSc)).arrayBuffer());
  const tables = tablesOf(await woffToTtf(woff));
  expect(tables.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name']),
  );
  // The checksum of head is taken with another number in it, so it alone does not hold.
  const broken = tables.filter(({ bytes, checksum }) => checksumOf(bytes) !== checksum);
  expect(broken.map(({ tag }) => tag).filter((tag) => tag !== 'head')).toEqual([]);
});

test('CHT-13 what is no WOFF, or a damaged one, is refused', async () => {
  await expect(woffToTtf(new Uint8Array(10))).rejects.toThrow('not a WOFF');
  await expect(woffToTtf(new Uint8Array(100))).rejects.toThrow('not a WOFF');
  const woff = await woffOf(TABLES);
  await expect(woffToTtf(woff.slice(0, 110))).rejects.toBeInstanceOf(Error);
});
