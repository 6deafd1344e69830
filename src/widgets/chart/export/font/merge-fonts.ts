import { characterMap, glyphFinder } from './character-map.ts';
import { toView, type FontTables } from './font-file.ts';
import { eachComponent, readOutlines, writeGlyphs } from './outlines.ts';
import { getTable } from './subset-font.ts';

/** Of a font's parts: which of its signs to take. */
export interface FontPart {
  readonly font: FontTables;
  readonly codePoints: readonly number[];
}

/** Rules that name glyphs by their numbers, which are others in the new font. */
const BY_NUMBER = new Set(['GSUB', 'GPOS', 'GDEF']);

/**
 * One font of parts of the same family, each of which has some of the signs. Kerning is lost:
 * Chinese, which comes in parts, has none.
 */
export function mergeFonts(parts: readonly FontPart[]): FontTables {
  const [base] = parts;
  if (!base) throw new Error('There is nothing to merge.');
  const glyphs: Uint8Array[] = [];
  const widths: Uint8Array[] = [];
  const signs = new Map<number, number>();
  for (const { font, codePoints } of parts) {
    const first = glyphs.length;
    const find = glyphFinder(getTable(font, 'cmap'));
    for (const codePoint of codePoints) {
      const glyph = find(codePoint);
      if (glyph !== 0) signs.set(codePoint, first + glyph);
    }
    for (const outline of readOutlines(font)) {
      eachComponent(outline, (component) => first + component);
      glyphs.push(outline);
      widths.push(glyphMetrics(font, widths.length - first));
    }
  }
  const merged = new Map([...base.font].filter(([tag]) => !BY_NUMBER.has(tag)));
  for (const [tag, bytes] of writeGlyphs(base.font, glyphs)) merged.set(tag, bytes);
  merged.set('hmtx', joined(widths));
  merged.set('hhea', withNumber(getTable(base.font, 'hhea'), 34, glyphs.length));
  merged.set('maxp', withNumber(largest(parts), 4, glyphs.length));
  merged.set('cmap', characterMap(signs));
  return merged;
}

/** Width and left edge of a glyph. */
function glyphMetrics(font: FontTables, glyph: number): Uint8Array {
  const hmtx = getTable(font, 'hmtx');
  const full = toView(getTable(font, 'hhea')).getUint16(34);
  if (glyph < full) return hmtx.slice(4 * glyph, 4 * glyph + 4);
  const edge = 4 * full + 2 * (glyph - full);
  return joined([hmtx.slice(4 * full - 4, 4 * full - 2), hmtx.slice(edge, edge + 2)]);
}

/** What a program must be ready for, such as the most points of an outline: the most of any part. */
function largest(parts: readonly FontPart[]): Uint8Array {
  const all = parts.map(({ font }) => getTable(font, 'maxp'));
  const most = all[0]!.slice();
  for (let at = 6; at < most.length; at += 2) {
    toView(most).setUint16(at, Math.max(...all.map((maxp) => toView(maxp).getUint16(at))));
  }
  return most;
}

function withNumber(table: Uint8Array, at: number, value: number): Uint8Array {
  const changed = table.slice();
  toView(changed).setUint16(at, value);
  return changed;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
