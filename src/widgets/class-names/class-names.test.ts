import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinClassNames, plainClassNames } from './class-names.ts';

test.each([
  [undefined, []],
  ['', []],
  ['active', ['active']],
  ['  bold   sub-item bold ', ['bold', 'sub-item']],
  ['_x --y 1st a.b "q" <b> ok', ['_x', '--y', 'ok']],
])('of “%s” the plain names are kept', (text, names) => {
  expect(plainClassNames(text)).toEqual(names);
});

test('no other character gets through', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainClassNames(text).join('')).toMatch(/^[\w-]*$/);
    }),
  );
});

test('names that don’t apply are omitted', () => {
  expect(joinClassNames('a', false, undefined, '', 'b')).toBe('a b');
});
