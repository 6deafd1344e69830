import { toView } from './font-file.ts';

const WINDOWS = 3;
const BASIC_PLANE = 1;
const ALL_PLANES = 10;
const LAST_OF_BASIC_PLANE = 0xffff;

/** Which glyph writes a sign; 0 where the font has none. */
export function glyphFinder(cmap: Uint8Array): (codePoint: number) => number {
  const view = toView(cmap);
  const maps = Array.from({ length: view.getUint16(2) }, (_, i) => view.getUint32(8 + 8 * i));
  const all = maps.find((at) => view.getUint16(at) === 12);
  if (all !== undefined) return (codePoint) => inGroups(view, all, codePoint);
  const basic = maps.find((at) => view.getUint16(at) === 4);
  if (basic !== undefined) return (codePoint) => inSegments(view, basic, codePoint);
  throw new Error('The font does not say which signs it has.');
}

/** Format 12: groups of first sign, last sign, first glyph. */
function inGroups(view: DataView, at: number, codePoint: number): number {
  const count = view.getUint32(at + 12);
  for (let i = 0; i < count; i += 1) {
    const group = at + 16 + 12 * i;
    const first = view.getUint32(group);
    if (codePoint >= first && codePoint <= view.getUint32(group + 4)) {
      return view.getUint32(group + 8) + codePoint - first;
    }
  }
  return 0;
}

/** Format 4: lists of last signs, first signs, what to add, and where else to look. */
function inSegments(view: DataView, at: number, codePoint: number): number {
  const listBytes = view.getUint16(at + 6);
  for (let i = 0; i < listBytes; i += 2) {
    const lastAt = at + 14 + i;
    if (codePoint > view.getUint16(lastAt)) continue;
    const firstAt = lastAt + listBytes + 2;
    const first = view.getUint16(firstAt);
    if (codePoint < first) return 0;
    const delta = view.getUint16(firstAt + listBytes);
    const rangeAt = firstAt + 2 * listBytes;
    const range = view.getUint16(rangeAt);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + range + 2 * (codePoint - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** A map of these signs alone. Programs that make PDF files read no other format than 4. */
export function characterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const sorted = [...glyphs].toSorted(([a], [b]) => a - b);
  const basic = writeSegments(sorted.filter(([codePoint]) => codePoint < LAST_OF_BASIC_PLANE));
  const hasMore = sorted.some(([codePoint]) => codePoint > LAST_OF_BASIC_PLANE);
  const all = hasMore ? writeGroups(sorted) : new Uint8Array();
  const parts = [
    { encoding: BASIC_PLANE, bytes: basic },
    ...(hasMore ? [{ encoding: ALL_PLANES, bytes: all }] : []),
  ];
  const headBytes = 4 + 8 * parts.length;
  const cmap = new Uint8Array(headBytes + basic.length + all.length);
  const view = toView(cmap);
  view.setUint16(2, parts.length);
  let offset = headBytes;
  for (const [i, { encoding, bytes }] of parts.entries()) {
    view.setUint16(4 + 8 * i, WINDOWS);
    view.setUint16(6 + 8 * i, encoding);
    view.setUint32(8 + 8 * i, offset);
    cmap.set(bytes, offset);
    offset += bytes.length;
  }
  return cmap;
}

/** A segment for each sign: they are few. The last one is the end that the format wants. */
function writeSegments(
  signs: readonly (readonly [codePoint: number, glyph: number])[],
): Uint8Array {
  const segments = [...signs, [LAST_OF_BASIC_PLANE, 0] as const];
  const count = segments.length;
  const bytes = new Uint8Array(16 + 8 * count);
  const view = toView(bytes);
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** (entrySelector + 1);
  const head = [4, bytes.length, 0, 2 * count, searchRange, entrySelector, 2 * count - searchRange];
  head.forEach((value, i) => view.setUint16(2 * i, value));
  for (const [i, [codePoint, glyph]] of segments.entries()) {
    view.setUint16(14 + 2 * i, codePoint);
    view.setUint16(16 + 2 * (count + i), codePoint);
    view.setUint16(16 + 2 * (2 * count + i), (glyph - codePoint) & 0xffff);
  }
  return bytes;
}

function writeGroups(signs: readonly (readonly [codePoint: number, glyph: number])[]): Uint8Array {
  const bytes = new Uint8Array(16 + 12 * signs.length);
  const view = toView(bytes);
  view.setUint16(0, 12);
  view.setUint32(4, bytes.length);
  view.setUint32(12, signs.length);
  for (const [i, [codePoint, glyph]] of signs.entries()) {
    view.setUint32(16 + 12 * i, codePoint);
    view.setUint32(20 + 12 * i, codePoint);
    view.setUint32(24 + 12 * i, glyph);
  }
  return bytes;
}
