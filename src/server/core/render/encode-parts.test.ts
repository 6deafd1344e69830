import { expect, test } from 'vitest';
import { encodeParts } from './encode-parts.ts';

const decoded = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

test('texts of all widths come out whole, one after the other', () => {
  const parts = ['<p>', 'Zażółć – 债券 ', '', '😀', '</p>'];
  expect(decoded(encodeParts(parts))).toBe(parts.join(''));
});

test('nothing of a longer page is left in a shorter one, and each keeps its own bytes', () => {
  const long = encodeParts(['债'.repeat(1000)]);
  const short = encodeParts(['short']);
  expect(decoded(short)).toBe('short');
  expect(decoded(long)).toBe('债'.repeat(1000));
});

test('half of a pair of surrogates is replaced, as in every other answer', () => {
  expect(decoded(encodeParts(['a\ud83d', 'b']))).toBe('a\ufffdb');
});
