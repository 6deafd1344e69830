import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellLock,
  isLong,
  guessKind,
  LONG_TEXT,
  numberText,
  safeLink,
  shorten,
  cellText,
} from './cell.ts';
import type { Cell } from './table-types.ts';

describe('TBL-9 shortening', () => {
  test('80 characters stay, the 81st becomes an ellipsis', () => {
    expect(shorten('x'.repeat(80))).toBe('x'.repeat(80));
    expect(shorten('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
    expect(isLong('🎈'.repeat(80))).toBe(false);
    expect(shorten('🎈'.repeat(81))).toBe(`${'🎈'.repeat(80)}…`);
  });

  test('a shortened text is a beginning of the text and never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const short = shorten(text);
        const kept = isLong(text) ? short.slice(0, -1) : short;
        expect(text.startsWith(kept)).toBe(true);
        expect(Array.from(kept).length).toBeLessThanOrEqual(LONG_TEXT);
        expect(short).toBe(isLong(text) ? `${kept}…` : text);
      }),
    );
  });
});

test('a masked value is recognised by its asterisks, whatever else the cell locks', () => {
  expect(cellLock('***')).toBe('masked');
  expect(cellLock({ text: '***' })).toBe('masked');
  expect(cellLock({ text: '', lock: 'requestable' })).toBe('requestable');
  expect(cellLock('5 * 3')).toBeUndefined();
  expect(cellLock(null)).toBeUndefined();
});

describe('TBL-6 links', () => {
  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['/bonds/1/', '/bonds/1/'],
    ['bonds/1/?q=a:b', 'bonds/1/?q=a:b'],
    ['javascript:alert(1)', undefined],
    ['  java\nscript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:a@b.c', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j', (link, expected) => {
    expect(safeLink(link)).toBe(expected);
  });

  test('browsers resolve a safe link to http(s)', () => {
    const pieces = fc.constantFrom(
      'java',
      'script',
      ':',
      '\t',
      '\n',
      ' ',
      '/',
      'http',
      's',
      'x',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const link = safeLink(parts.join(''));
        const url = link === undefined ? null : URL.parse(link, 'https://base.example/');
        expect(url?.protocol ?? 'https:').toMatch(/^https?:$/);
      }),
    );
  });
});

test('numbers use the portal’s format', () => {
  expect(numberText(-1234567.891, 2, '.')).toBe('−1\u00a0234\u00a0567.89');
  expect(numberText(1234.5, undefined, ',')).toBe('1\u00a0234,5');
  expect(numberText(1e30, undefined, '.')).toBe('1e+30');
  expect(cellText({ text: 12 }, 1, '.')).toBe('12.0');
  expect(cellText(null, 1, '.')).toBe('');
});

function kind(values: Cell[]) {
  return guessKind({ field: 'a', title: '', value: (cell: Cell) => cell }, values);
}

test('a column’s type is detected from its values', () => {
  expect(kind([1, null, 2.5])).toBe('number');
  expect(kind(['▲ +0.29 %', '1 002,10', '***'])).toBe('number');
  expect(kind(['2026-11-15', '15.11.2026 14:05'])).toBe('date');
  expect(kind(['12', 'twelve'])).toBe('text');
  expect(kind([null])).toBe('text');
});
