import { toView, type FontTables } from './font-file.ts';

const HEAD_OFFSET_FORMAT = 50;
const MORE_COMPONENTS = 0x20;

/** The outlines of all glyphs by their numbers, as the font writes them. */
export function readOutlines(font: FontTables): Uint8Array[] {
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map((tag) => font.get(tag));
  if (!glyf || !loca || !head) throw new Error('The font has no outlines.');
  const isLong = toView(head).getInt16(HEAD_OFFSET_FORMAT) === 1;
  const view = toView(loca);
  const offset = (i: number) => (isLong ? view.getUint32(4 * i) : 2 * view.getUint16(2 * i));
  const count = loca.length / (isLong ? 4 : 2) - 1;
  return Array.from({ length: count }, (_, i) => glyf.slice(offset(i), offset(i + 1)));
}

/** The tables that hold these outlines. */
export function writeGlyphs(font: FontTables, glyphs: readonly Uint8Array[]): FontTables {
  const lengths = glyphs.map(({ length }) => (length + 3) & ~3);
  const glyf = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  const loca = new Uint8Array(4 * (glyphs.length + 1));
  const view = toView(loca);
  let offset = 0;
  for (const [i, glyph] of glyphs.entries()) {
    glyf.set(glyph, offset);
    offset += lengths[i]!;
    view.setUint32(4 * (i + 1), offset);
  }
  const head = Uint8Array.from(font.get('head') ?? []);
  toView(head).setInt16(HEAD_OFFSET_FORMAT, 1);
  return new Map([
    ['glyf', glyf],
    ['loca', loca],
    ['head', head],
  ]);
}

/** Calls with the glyphs that an outline is put together of; what is given back is written. */
export function eachComponent(outline: Uint8Array, visit: (glyph: number) => unknown): void {
  const view = toView(outline);
  // An outline of its own says how many contours it has; −1 says that it has none.
  if (outline.length === 0 || view.getInt16(0) >= 0) return;
  let at = 10;
  for (let flags = MORE_COMPONENTS; flags & MORE_COMPONENTS;) {
    flags = view.getUint16(at);
    const next = visit(view.getUint16(at + 2));
    if (typeof next === 'number') view.setUint16(at + 2, next);
    // Two numbers for its place, as words or bytes; then a scale of one, two or four numbers.
    const scaleBytes = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 1 ? 4 : 2) + scaleBytes;
  }
}
