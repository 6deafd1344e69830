import { expect, test } from 'vitest';
import { encodeParts } from './encode-parts.ts';

const decoded = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

test('texts of all widths are encoded completely, one after the other', () => {
  const parts = ['<p>', 'Zażółć – 债券 ', '', '😀', '</p>'];
  expect(decoded(encodeParts(parts))).toBe(parts.join(''));
});

test('a shorter page has no remains of a longer one, and each keeps its own bytes', () => {
  const long = encodeParts(['债'.repeat(1000)]);
  const short = encodeParts(['short']);
  expect(decoded(short)).toBe('short');
  expect(decoded(long)).toBe('债'.repeat(1000));
});

test('a lone surrogate is replaced, as in every other response', () => {
  expect(decoded(encodeParts(['a\ud83d', 'b']))).toBe('a\ufffdb');
});
