import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedCodes, markedParts, plainTitle } from './marked-text.ts';

describe('markedParts', () => {
  test('SRC-8 the match is marked, the rest is plain', () => {
    expect(markedParts('PJSC <mark>Gaz</mark>prom')).toEqual([
      { text: 'PJSC ', isMarked: false },
      { text: 'Gaz', isMarked: true },
      { text: 'prom', isMarked: false },
    ]);
  });

  test('entities are the characters they stand for', () => {
    expect(plainTitle('A &amp; B &lt;C&gt; &quot;D&quot; &#39;E&#x27; &nbsp;F')).toBe(
      'A & B <C> "D" \'E\' \u00a0F',
    );
  });

  test.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>Bond', 'Bond'],
    ['&lt;script&gt;', '<script>'],
    ['<mark onclick=alert(1)>x</mark>', 'x'],
    ['a < b', 'a < b'],
    ['&unknown; &#0;', '&unknown; &#0;'],
  ])('SRC-8 of %s only the text %s remains', (html, text) => {
    expect(plainTitle(html)).toBe(text);
  });

  test('the parts together are the title, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        const parts = markedParts(html);
        expect(parts.map(({ text }) => text).join('')).toBe(plainTitle(html));
      }),
    );
  });
});

function marked(codes: string[], term: string): string {
  return markedCodes(codes, term)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');
}

describe('markedCodes', () => {
  test('SRC-8 the typed part of a code is marked, however it was typed', () => {
    expect(marked(['GAZP', 'RU55DKNT9DO2'], 'ru55 dk')).toBe('GAZP · [RU55DK]NT9DO2');
    expect(marked(['GAZP', 'RU55DKNT9DO2'], 'gaz')).toBe('[GAZ]P · RU55DKNT9DO2');
    expect(marked(['EUR/USD'], 'eurusd')).toBe('[EUR/USD]');
    expect(marked(['T', 'US00000000T2'], 't us')).toBe('[T] · US00000000T2');
    expect(marked(['GAZP'], 'prom')).toBe('GAZP');
    expect(marked([], 'gaz')).toBe('');
  });

  test('SRC-8 a code is text, whatever it contains', () => {
    expect(markedCodes(['<b>1'], 'b1')).toEqual([{ text: '<b>1', isMarked: true }]);
  });
});
