import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, type Day } from '../../domain/time/day.ts';
import { decimal, formatDecimal, type Decimal } from '../../domain/text/decimal.ts';
import { mergeYear } from './merge-year.ts';
import { decodeSeriesChange, encodeSeriesChange } from './series-change.ts';
import { toYears, type PointChange } from './write-points.ts';
import { decodeYearChunk, encodeInt32Chunk, encodeYearChunk } from './year-chunk.ts';

const YEAR = 2024;
const anyValue: fc.Arbitrary<Decimal> = fc
  .oneof(
    fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 2 })),
    // At the ends of 32 bits, beyond 64, and with more digits than a scaled integer holds.
    fc.tuple(
      fc.constantFrom(2_147_483_647, -2_147_483_647, 214_748_365),
      fc.integer({ max: 3, min: 0 }),
    ),
    fc.tuple(fc.integer(), fc.integer({ min: 17, max: 21 })),
  )
  .map(([units, scale]) => decimal(BigInt(units), scale));
const anyDay = fc.integer({ min: calendarDay(YEAR, 1, 1), max: calendarDay(YEAR, 1, 20) });
const anyChanges: fc.Arbitrary<PointChange[]> = fc.array(
  fc.record({ day: anyDay, value: fc.option(anyValue, { freq: 6 }) }),
);
const anyStored = fc
  .uniqueArray(fc.record({ day: anyDay, value: anyValue }), { selector: ({ day }) => day })
  .map((points) => points.toSorted((a, b) => a.day - b.day));

function texts(points: Iterable<readonly [Day, Decimal]>): Record<number, string> {
  return Object.fromEntries([...points].map(([day, value]) => [day, formatDecimal(value)]));
}

function contents(bytes: Buffer | null | undefined): Record<number, string> {
  const points = bytes ? decodeYearChunk(YEAR, bytes) : [];
  return texts(points.map(({ day, value }) => [day, value]));
}

describe('mergeYear', () => {
  test('IMP-9, IMP-17: the last change of a day counts, null removes, and the previous values restore the year', () => {
    fc.assert(
      fc.property(anyStored, anyChanges, (stored, changes) => {
        const bytes = stored.length === 0 ? undefined : encodeYearChunk(YEAR, stored);
        const wanted = new Map(stored.map(({ day, value }) => [day, value]));
        for (const { day, value } of changes) {
          if (value) wanted.set(day, value);
          else wanted.delete(day);
        }
        const [write = { year: YEAR, points: null }] = toYears(changes);
        const merged = mergeYear(bytes, write);
        const after = merged.points === undefined ? bytes : merged.points;
        expect(contents(after)).toEqual(texts(wanted));
        // The smallest scale, so that equal values are equal bytes.
        const encoded = after && encodeYearChunk(YEAR, decodeYearChunk(YEAR, after));
        expect(encoded).toEqual(after);

        const change = merged.points === undefined ? [] : [merged.change];
        const before = decodeSeriesChange(encodeSeriesChange(change));
        for (const [day, value] of before) {
          if (value) wanted.set(day, value);
          else wanted.delete(day);
        }
        expect(texts(wanted)).toEqual(contents(bytes));
        const { added, changed, removed, same } = merged.counts;
        expect(before.size).toBe(added + changed + removed);
        expect(added + changed + removed + same).toBe(new Set(changes.map(({ day }) => day)).size);
      }),
      { numRuns: 500 },
    );
  });

  test('merging the same changes again changes nothing', () => {
    fc.assert(
      fc.property(anyStored, anyChanges, (stored, changes) => {
        const bytes = stored.length === 0 ? undefined : encodeYearChunk(YEAR, stored);
        const [write = { year: YEAR, points: null }] = toYears(changes);
        const once = mergeYear(bytes, write);
        const after = once.points === undefined ? bytes : (once.points ?? undefined);
        expect(mergeYear(after, write).points).toBeUndefined();
      }),
    );
  });

  test('the same values at a wider scale change nothing', () => {
    const day = calendarDay(YEAR, 1, 2);
    const wide = encodeInt32Chunk(YEAR, [day], [100], 2);
    const narrow = encodeInt32Chunk(YEAR, [day], [1], 0);
    expect(mergeYear(wide, { year: YEAR, points: narrow }).points).toBeUndefined();
    expect(mergeYear(narrow, { year: YEAR, points: wide }).points).toBeUndefined();
  });
});
