import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeOrdinals, OrdinalSet } from './ordinal-set.ts';

/** A few of many numbers are stored as steps, most of a small range as bits. */
const ordinals = fc
  .oneof(
    fc.uniqueArray(fc.nat(5_000_000), { maxLength: 200 }),
    fc.uniqueArray(fc.nat(300), { maxLength: 250 }),
  )
  .map((numbers) => numbers.toSorted((a, b) => a - b));

function makeSet(numbers: readonly number[]): OrdinalSet {
  return OrdinalSet.decode(encodeOrdinals(numbers));
}

function all(set: OrdinalSet): number[] {
  const numbers = set.first(1000);
  expect(set.size).toBe(numbers.length);
  return numbers;
}

test('a set survives encoding and decoding', () => {
  fc.assert(
    fc.property(ordinals, fc.nat(20), (numbers, most) => {
      expect(all(makeSet(numbers))).toEqual(numbers);
      expect(makeSet(numbers).first(most)).toEqual(numbers.slice(0, most));
    }),
  );
});

test('it takes at most a bit per possible number, and ten bytes per number it contains', () => {
  fc.assert(
    fc.property(ordinals, (numbers) => {
      const { length } = encodeOrdinals(numbers);
      expect(length).toBeLessThanOrEqual(1 + Math.ceil(((numbers.at(-1) ?? -1) + 1) / 8));
      expect(length).toBeLessThanOrEqual(2 + 10 * numbers.length);
    }),
  );
});

test('an intersection contains what both have, whatever their forms', () => {
  fc.assert(
    fc.property(ordinals, ordinals, ordinals, (some, others, more) => {
      const both = makeSet(some).intersect(makeSet(others));
      const wanted = some.filter((number) => others.includes(number));
      expect(all(both)).toEqual(wanted);
      expect(all(both.intersect(makeSet(more)))).toEqual(
        wanted.filter((one) => more.includes(one)),
      );
    }),
  );
});

test('a union contains what either has, whatever their forms', () => {
  fc.assert(
    fc.property(ordinals, ordinals, (some, others) => {
      const wanted = [...new Set([...some, ...others])].toSorted((a, b) => a - b);
      expect(all(makeSet(some).union(makeSet(others)))).toEqual(wanted);
      expect(all(OrdinalSet.from(some).union(makeSet(others)))).toEqual(wanted);
    }),
  );
});

test('slices and the remainder', () => {
  fc.assert(
    fc.property(ordinals, ordinals, fc.nat(400), (some, others, edge) => {
      expect(all(makeSet(some).without(others))).toEqual(
        some.filter((number) => !others.includes(number)),
      );
      expect(all(makeSet(some).part('before', edge))).toEqual(some.filter((one) => one < edge));
      expect(all(makeSet(some).part('from', edge))).toEqual(some.filter((one) => one >= edge));
    }),
  );
});
