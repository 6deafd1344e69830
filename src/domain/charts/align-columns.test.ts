import { expect, test } from 'vitest';
import { alignColumns } from './align-columns.ts';

test('columns are as wide as their widest cell, and no line has trailing spaces', () => {
  expect(alignColumns([['', 'value', ''], ['time', '5 ms', 'ok'], ['a heading']])).toBe(
    '           value\ntime       5 ms   ok\na heading',
  );
});

test('chosen columns are right-aligned', () => {
  expect(
    alignColumns(
      [
        ['a', '5', 'x'],
        ['b', '120', 'y'],
      ],
      [1],
    ),
  ).toBe('a    5  x\nb  120  y');
});

test('no rows give an empty text', () => {
  expect(alignColumns([])).toBe('');
});
