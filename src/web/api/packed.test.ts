import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('where it was packed it is the value itself', () => {
  const value = { rows: [1, 2] };
  expect(unpack(pack(value))).toBe(value);
});

test('elsewhere it is read from its text once', () => {
  const sent = structuredClone(pack({ rows: [1, 2] }));
  const first = unpack(sent);
  expect(first).toEqual({ rows: [1, 2] });
  expect(unpack(sent)).toBe(first);
});

test('all that can be told as JSON arrives', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(structuredClone(pack(value)))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('nothing but the text is sent', () => {
  expect(Object.keys(pack({ secret: 1 }))).toEqual(['json']);
});
