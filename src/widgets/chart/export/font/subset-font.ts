import { characterMap, glyphFinder } from './character-map.ts';
import { toView, type FontTables } from './font-file.ts';
import { eachComponent, readOutlines, writeGlyphs } from './outlines.ts';
import { addSubstitutes } from './substitutes.ts';
import { kernTable } from './kerning.ts';

/** For lines that go down, for other weights, for old devices: not for texts in a picture. */
const UNUSED = new Set('vhea vmtx VORG BASE STAT DSIG hdmx LTSH VDMX'.split(' '));

/**
 * The font with the outlines of these signs alone, and of what may take their place. Glyphs keep
 * their numbers, so that substitutions stay as they are; what is left out is zeros,
 * which packing takes away.
 */
export function subsetFont(font: FontTables, codePoints: Iterable<number>): FontTables {
  const find = glyphFinder(getTable(font, 'cmap'));
  const signs = new Map<number, number>();
  for (const codePoint of codePoints) {
    const glyph = find(codePoint);
    if (glyph !== 0) signs.set(codePoint, glyph);
  }
  const used = new Set([0, ...signs.values()]);
  const [gsub, gpos] = [font.get('GSUB'), font.get('GPOS')];
  if (gsub) addSubstitutes(gsub, used);
  const outlines = readOutlines(font);
  // A set goes on with what is added while it is walked.
  for (const glyph of used) {
    const outline = outlines[glyph];
    if (outline) eachComponent(outline, (part) => used.add(part));
  }
  const left = new Map([...font].filter(([tag]) => !UNUSED.has(tag)));
  const kept = outlines.map((outline, glyph) => (used.has(glyph) ? outline : new Uint8Array()));
  for (const [tag, bytes] of writeGlyphs(font, kept)) left.set(tag, bytes);
  left.set('hmtx', keepWidths(font, used));
  left.set('cmap', characterMap(signs));
  left.set('post', withoutNames(getTable(font, 'post')));
  if (gpos && !hasMarks(signs.keys())) {
    left.delete('GPOS');
    left.set('kern', kernTable(gpos, used));
  }
  return left;
}

export function getTable(font: FontTables, tag: string): Uint8Array {
  const table = font.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/** Signs that stand above or below others: only `GPOS` knows where. */
function hasMarks(codePoints: Iterable<number>): boolean {
  return [...codePoints].some((codePoint) => /\p{M}/u.test(String.fromCodePoint(codePoint)));
}

/** Zeros for glyphs that are left out. */
function keepWidths(font: FontTables, used: ReadonlySet<number>): Uint8Array {
  const widths = getTable(font, 'hmtx').slice();
  const full = toView(getTable(font, 'hhea')).getUint16(34);
  for (let glyph = 0; 4 * glyph < widths.length; glyph += 1) {
    // The last width is that of all glyphs after it, which have none of their own.
    if (used.has(glyph) || glyph === full - 1) continue;
    const at = glyph < full ? 4 * glyph : 4 * full + 2 * (glyph - full);
    widths.fill(0, at, at + (glyph < full ? 4 : 2));
  }
  return widths;
}

/** Version 3: glyphs without names, which nobody reads. */
function withoutNames(post: Uint8Array): Uint8Array {
  const short = post.slice(0, 32);
  toView(short).setUint32(0, 0x00030000);
  return short;
}
