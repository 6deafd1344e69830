import { describe, expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { findGlyph } from './fonts.ts';
import { placed } from './outline.ts';
import { outline } from './strokes.ts';
import { breakText, writeText } from './text.ts';

/** The share of each covered pixel, by `column,row`. */
function readShares(coverage: Coverage): Record<string, number> {
  const shares: Record<string, number> = {};
  coverage.take((column, row, share) => {
    shares[`${column},${row}`] = Math.round(share * 1000) / 1000;
  });
  return shares;
}

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

describe('coverage', () => {
  test('is the exact area of each pixel', () => {
    const coverage = new Coverage(4, 3);
    outline(coverage, box(0.5, 0.5, 2.25, 1.5));
    const row = { '0': 0.25, '1': 0.5, '2': 0.125 };
    expect(readShares(coverage)).toEqual(
      Object.fromEntries(
        [0, 1].flatMap((y) => Object.entries(row).map(([x, share]) => [`${x},${y}`, share])),
      ),
    );
    // It is empty again.
    expect(readShares(coverage)).toEqual({});
  });

  test('of a slanted edge, and of what reaches beyond the picture', () => {
    const coverage = new Coverage(2, 1);
    outline(coverage, [
      { x: -9, y: 0 },
      { x: 2, y: 0 },
      { x: 0, y: 1 },
      { x: -9, y: 1 },
    ]);
    expect(readShares(coverage)).toEqual({ '0,0': 0.75, '1,0': 0.25 });
    outline(coverage, box(-5, -5, 9, 9));
    expect(readShares(coverage)).toEqual({ '0,0': 1, '1,0': 1 });
    outline(coverage, box(5, 5, 9, 9));
    expect(readShares(coverage)).toEqual({});
  });

  test('two boxes over each other cover once, one the other way round cuts a hole', () => {
    const coverage = new Coverage(3, 1);
    outline(coverage, box(0, 0, 3, 1));
    outline(coverage, box(0, 0, 1, 1));
    outline(coverage, box(1, 0, 2, 1).toReversed());
    expect(readShares(coverage)).toEqual({ '0,0': 1, '2,0': 1 });
  });
});

describe('letters', () => {
  test('“O” has a hole', () => {
    const coverage = new Coverage(40, 40);
    const { font, glyph } = findGlyph('O', 'semibold')!;
    const scale = 40 / font.unitsPerEm;
    font.draw(glyph, placed(coverage, { x: 0, y: 35, scale }));
    const shares = readShares(coverage);
    expect(shares['3,20'] ?? shares['4,20']).toBeGreaterThan(0);
    expect(shares['15,20']).toBeUndefined();
  });

  test.each([
    'AZaz09%.,–',
    'ąćęłńóśźż',
    'ğüşöçıİ',
    'äöüß',
    'ñ¿é',
    'Жёфщ',
    'їєґІ',
    '债券中华人民共和国',
  ])('%s are there in both weights', (letters) => {
    for (const letter of letters) {
      expect([letter, findGlyph(letter, 'regular')?.glyph]).not.toEqual([letter, undefined]);
      expect([letter, findGlyph(letter, 'semibold')?.glyph]).not.toEqual([letter, undefined]);
    }
  });

  test('a sign that no font has takes no room', () => {
    const style = { size: 20, weight: 'regular' } as const;
    expect(writeText('\u{10ffff}', style)).toBe(0);
    expect(writeText('a\u{10ffff}b', style)).toBeCloseTo(writeText('ab', style));
  });

  test('lines break between words or Chinese signs, and end with … where there is more', () => {
    const style = { size: 20, weight: 'regular' } as const;
    expect(breakText('one two three four', style, { width: 80, lines: 2 })).toEqual([
      'one two',
      'three…',
    ]);
    expect(breakText('中华人民共和国', style, { width: 85, lines: 2 })).toEqual([
      '中华人民',
      '共和国',
    ]);
    const [long = ''] = breakText('x'.repeat(500), style, { width: 200, lines: 3 });
    expect(long.endsWith('…')).toBe(true);
    expect(breakText('   ', style, { width: 85, lines: 2 })).toEqual([]);
  });
});
