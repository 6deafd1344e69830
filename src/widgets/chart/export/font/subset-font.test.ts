import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { glyphFinder } from './character-map.ts';
import { readFont, toView, woffFile, type FontTables } from './font-file.ts';
import { kernTable } from './kerning.ts';
import { mergeFonts } from './merge-fonts.ts';
import { readOutlines } from './outlines.ts';
import { subsetFont, getTable } from './subset-font.ts';
import { slicesFor } from './noto-sc.ts';
import { addSubstitutes } from './substitutes.ts';
import { chineseFont, interFont } from './testing/font-files.ts';

const toCodePoints = (text: string) => Array.from(text, (sign) => sign.codePointAt(0)!);
const findGlyph = (font: FontTables, sign: number) => glyphFinder(getTable(font, 'cmap'))(sign);

/** What a program draws for a sign: its outline with those it is put together of, and its width. */
function drawn(font: FontTables, sign: number) {
  const glyph = findGlyph(font, sign);
  const full = toView(getTable(font, 'hhea')).getUint16(34);
  const width = toView(getTable(font, 'hmtx')).getUint16(4 * Math.min(glyph, full - 1));
  return { isThere: glyph !== 0, outline: outlineText(font, glyph), width };
}

function outlineText(font: FontTables, glyph: number): string {
  const outline = readOutlines(font)[glyph]!;
  // Outlines are padded to words with zeros.
  const own = outline.join(' ').replace(/(?: 0)+$/, '');
  if (outline.length === 0 || toView(outline).getInt16(0) >= 0) return own;
  return `${own} | ${outlineText(font, toView(outline).getUint16(12))}`;
}

/** All that a picture in one of the ten languages may be written with. */
const SIGNS = toCodePoints(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;–−-+%/()·…«»“”’€$№' +
    'ĄĆĘŁŃÓŚŹŻąćęłńóśźżÀÈÉÌÒÙàèéìòùÄÖÜäöüßÁÍÑÚáíñú¿ÇÊËÎÏÔŒŸçêëîïôœÿĞİŞğış' +
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяІЇЄҐіїєґ',
);

let inter: FontTables;
beforeAll(async () => {
  inter = await readFont(await interFont());
});

describe('subsetFont', () => {
  test('CHT-13 writes every sign that it was asked for as before, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...SIGNS), { maxLength: 60 }), (signs) => {
        const small = subsetFont(inter, signs);
        for (const sign of signs) expect(drawn(small, sign)).toEqual(drawn(inter, sign));
        const other = SIGNS.find((sign) => !signs.includes(sign))!;
        expect(drawn(small, other).isThere).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  test('CHT-13 what may take the place of a sign is there: an arrow for ->', () => {
    const small = subsetFont(inter, toCodePoints('->'));
    const arrow = findGlyph(inter, '→'.codePointAt(0)!);
    expect(outlineText(small, arrow)).toBe(outlineText(inter, arrow));
    // But no sign of its own, and not without its parts.
    expect(drawn(small, '→'.codePointAt(0)!).isThere).toBe(false);
    expect(readOutlines(subsetFont(inter, toCodePoints('-')))[arrow]).toHaveLength(0);
    const glyphs = new Set(toCodePoints('abc').map((sign) => findGlyph(inter, sign)));
    addSubstitutes(getTable(inter, 'GSUB'), glyphs);
    expect(glyphs.size).toBeLessThan(20);
  });

  test('CHT-13 is small', async () => {
    expect((await woffFile(subsetFont(inter, SIGNS))).length).toBeLessThan(60_000);
    const few = toCodePoints('Parcurve composite index 2026');
    expect((await woffFile(subsetFont(inter, few))).length).toBeLessThan(20_000);
  });

  test('CHT-13 signs that stand above others keep the table that says where', () => {
    expect(subsetFont(inter, toCodePoints('a')).has('GPOS')).toBe(false);
    expect(subsetFont(inter, toCodePoints('a\u0301')).get('GPOS')).toEqual(inter.get('GPOS'));
  });
});

test('CHT-13 kerning keeps the pairs that a reader sees, by known distances', () => {
  const [a, v, t, o] = toCodePoints('AVTo').map((sign) => findGlyph(inter, sign));
  const view = toView(kernTable(getTable(inter, 'GPOS'), [a!, v!, t!, o!]));
  const pairs = Array.from({ length: view.getUint16(10) }, (_, i) =>
    [18, 20].map((at) => view.getUint16(at + 6 * i)).join(),
  );
  expect(pairs).toEqual(expect.arrayContaining([`${a},${v}`, `${t},${o}`]));
  const at = 18 + 6 * pairs.indexOf(`${a},${v}`);
  expect(view.getInt16(at + 4)).toBeLessThan(-50);
  // Ascending, as a binary search wants it.
  const order = pairs.map((pair) => pair.split(',').map(Number));
  expect(order).toEqual(order.toSorted((x, y) => x[0]! - y[0]! || x[1]! - y[1]!));
});

describe('Chinese', () => {
  const signs = [...new Set(toCodePoints('指数数据来源：演示交易所，截至二〇二六年。人民币汇率'))];

  test('CHT-13 only the parts of the font that have the signs', () => {
    const slices = slicesFor(signs);
    expect(slices.length).toBeGreaterThan(0);
    expect(slices.length).toBeLessThan(12);
    const found = slices.flatMap(({ codePoints }) => codePoints).toSorted((a, b) => a - b);
    expect(found).toEqual(signs.toSorted((a, b) => a - b));
    expect(slicesFor(toCodePoints('ї'))).toEqual([]);
    // Fetched from an address: the page's policy refuses one that is data itself.
    for (const { url } of slices) expect(url).not.toMatch(/^data:/);
  });

  test('CHT-13 parts become one font that writes what each of them wrote', async () => {
    const parts = await Promise.all(
      [119, 118, 117].map(async (part) => {
        const font = await readFont(await chineseFont(part));
        const codePoints = [32, ...signs].filter((sign) => findGlyph(font, sign) !== 0);
        return { whole: font, codePoints, font: subsetFont(font, codePoints) };
      }),
    );
    const merged = mergeFonts(parts);
    expect(parts.map(({ codePoints }) => codePoints.length > 1)).toEqual([true, true, true]);
    for (const { whole, codePoints } of parts) {
      for (const sign of codePoints) expect(drawn(merged, sign)).toEqual(drawn(whole, sign));
    }
    expect((await woffFile(merged)).length).toBeLessThan(20_000);
  });
});
