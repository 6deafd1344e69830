import { expect, test } from 'vitest';
import { cellText, dayCell } from './copy.ts';

test.each([
  [null, '\\N'],
  [true, 'true'],
  [-1.5, '-1.5'],
  ['\\N', '\\\\N'],
  ['a\tb\nc\rd\\e', 'a\\tb\\nc\\rd\\\\e'],
  ['{"eng":"\\"x\\""}', '{"eng":"\\\\"x\\\\""}'],
])('COPY reads back %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

test('an empty day and infinity become null', () => {
  expect([dayCell(0), dayCell(null), dayCell(Infinity)]).toEqual(['1970-01-01', null, null]);
});
