import { inflateSync } from 'node:zlib';
import { readCharacterMap, type CharacterMap } from './character-map.ts';
import type { OutlinePen } from './outline.ts';
import { drawGlyph } from './glyph-outline.ts';

/** A font with TrueType outlines, as `.ttf` or packed as `.woff`. */
export class FontFile {
  readonly unitsPerEm: number;
  readonly #glyphs: Buffer;
  readonly #places: Buffer;
  readonly #hasLongPlaces: boolean;
  readonly #widths: Buffer;
  readonly #widthCount: number;
  readonly #characters: CharacterMap;

  constructor(file: Buffer) {
    const table = readTables(file);
    const head = table('head');
    this.unitsPerEm = head.readUInt16BE(18);
    this.#hasLongPlaces = head.readInt16BE(50) === 1;
    this.#glyphs = table('glyf');
    this.#places = table('loca');
    this.#widths = table('hmtx');
    this.#widthCount = table('hhea').readUInt16BE(34);
    this.#characters = readCharacterMap(table('cmap'));
  }

  /** 0 where the font has no such sign. */
  glyphFor(codePoint: number): number {
    return this.#characters(codePoint);
  }

  /** In font units. */
  width(glyph: number): number {
    // The last width holds for all glyphs after it.
    return this.#widths.readUInt16BE(4 * Math.min(glyph, this.#widthCount - 1));
  }

  draw(glyph: number, pen: OutlinePen): void {
    drawGlyph((id) => this.#outline(id), glyph, pen);
  }

  #outline(glyph: number): Buffer {
    const [from, to] = [this.#place(glyph), this.#place(glyph + 1)];
    return this.#glyphs.subarray(from, to);
  }

  #place(glyph: number): number {
    return this.#hasLongPlaces
      ? this.#places.readUInt32BE(4 * glyph)
      : 2 * this.#places.readUInt16BE(2 * glyph);
  }
}

const WOFF = 'wOFF';

function readTables(file: Buffer): (name: string) => Buffer {
  const isPacked = file.toString('latin1', 0, 4) === WOFF;
  const count = file.readUInt16BE(isPacked ? 12 : 4);
  const [first, step] = isPacked ? [44, 20] : [12, 16];
  const entries = Array.from({ length: count }, (_, i) => first + step * i);
  return (name) => {
    const at = entries.find((entry) => file.toString('latin1', entry, entry + 4) === name);
    if (at === undefined) throw new Error(`The font has no table ${name}`);
    if (!isPacked) {
      const start = file.readUInt32BE(at + 8);
      return file.subarray(start, start + file.readUInt32BE(at + 12));
    }
    const start = file.readUInt32BE(at + 4);
    const [packed, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    const bytes = file.subarray(start, start + packed);
    return packed < length ? inflateSync(bytes) : bytes;
  };
}
