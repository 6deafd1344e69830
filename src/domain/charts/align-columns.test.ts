import { expect, test } from 'vitest';
import { alignColumns } from './align-columns.ts';

test('columns are as wide as their widest cell, and no line ends with spaces', () => {
  expect(alignColumns([['', 'value', ''], ['time', '5 ms', 'ok'], ['a heading']])).toBe(
    '           value\ntime       5 ms   ok\na heading',
  );
});

test('chosen columns end together', () => {
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

test('no rows are no text', () => {
  expect(alignColumns([])).toBe('');
});
