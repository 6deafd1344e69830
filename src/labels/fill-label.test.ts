import { expect, test } from 'vitest';
import { fillLabel } from './fill-label.ts';

test.each([
  ['Hello {name}', { name: 'Ada' }, 'Hello Ada'],
  ['{a} of {b}, {a}', { a: 1, b: 20 }, '1 of 20, 1'],
  ['{a}{b}', { a: 'x', b: 'y' }, 'xy'],
  ['{count} rows', { count: 0 }, '0 rows'],
  ['{empty}.', { empty: '' }, '.'],
  ['no names', { name: 'Ada' }, 'no names'],
  ['', { name: 'Ada' }, ''],
  ['{{a} {a}}', { a: 1 }, '{{a} {a}}'],
])('“%s” is filled', (text, values, filled) => {
  expect(fillLabel(text, values)).toBe(filled);
});

test('a name without a value stays as it is', () => {
  expect(fillLabel('{name} and {other}', { other: 'x' })).toBe('{name} and x');
});

test('LBL-2 the double braces of a missing label stay, even when a value has its name', () => {
  expect(fillLabel('{{name}}', { name: 'Ada' })).toBe('{{name}}');
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'what every object inherits is no value: {%s}',
  (name) => {
    expect(fillLabel(`{${name}}`, {})).toBe(`{${name}}`);
  },
);

test('a value is put in as it is: no pattern, no second filling', () => {
  expect(fillLabel('{a} {b}', { a: '{b}', b: '$&$1$$' })).toBe('{b} $&$1$$');
});
