import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const readText = (text: string) => readCsv(Buffer.from(text), 100);

test.for([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\u{feff}a;b\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n"x\ty"\t2',
    [
      ['a', 'b'],
      ['x\ty', '2'],
    ],
  ],
  [
    'a,b\n"say ""no"", now","two\nlines"\n',
    [
      ['a', 'b'],
      ['say "no", now', 'two\nlines'],
    ],
  ],
  [
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a,b\n"x"; y,2',
    [
      ['a', 'b'],
      ['x; y', '2'],
    ],
  ],
  ['a,b\n"open', [['a', 'b'], ['open']]],
  ['', []],
] as const)('reads %j', ([text, rows]) => {
  expect(readText(text)).toEqual(rows);
});

test('reads UTF-16, and nothing but text', () => {
  expect(readCsv(Buffer.from('\u{feff}a\tб', 'utf16le'), 9)).toEqual([['a', 'б']]);
  expect(readCsv(Buffer.from([0x61, 0xff, 0xfe]), 9)).toBeNull();
  expect(readText('a\u{0}b')).toBeNull();
});
