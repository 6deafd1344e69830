import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('on the packing side it is the value itself', () => {
  const value = { rows: [1, 2] };
  expect(unpack(pack(value))).toBe(value);
});

test('elsewhere it is parsed once from its text', () => {
  const sent = structuredClone(pack({ rows: [1, 2] }));
  const first = unpack(sent);
  expect(first).toEqual({ rows: [1, 2] });
  expect(unpack(sent)).toBe(first);
});

test('everything that JSON can represent arrives', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(structuredClone(pack(value)))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('only the text is sent', () => {
  expect(Object.keys(pack({ secret: 1 }))).toEqual(['json']);
});
