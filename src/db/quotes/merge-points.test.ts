import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../domain/text/decimal.ts';
import { mergePoints, type PointChange } from './write-points.ts';

const anyValue = fc.integer({ min: -9, max: 9 }).map((units) => decimal(BigInt(units), 0));
const anyDay = fc.integer({ min: -20, max: 20 });
const anyStored = fc
  .uniqueArray(fc.record({ day: anyDay, value: anyValue }), { selector: ({ day }) => day })
  .map((points) => points.toSorted((a, b) => a.day - b.day));
const anyChanges: fc.Arbitrary<PointChange[]> = fc.array(
  fc.record({ day: anyDay, value: fc.option(anyValue) }),
);

describe('mergePoints', () => {
  test('the later change of a day wins, null removes, other days stay', () => {
    fc.assert(
      fc.property(anyStored, anyChanges, (stored, changes) => {
        const merged = mergePoints(stored, changes);
        const days = new Set([...stored, ...changes].map(({ day }) => day));
        for (const day of days) {
          const last = changes.findLast((change) => change.day === day);
          const before = stored.find((point) => point.day === day)?.value;
          const after = merged.find((point) => point.day === day)?.value;
          expect(after).toEqual(last ? (last.value ?? undefined) : before);
        }
        expect(merged.every(({ day }) => days.has(day))).toBe(true);
      }),
    );
  });

  test('days ascend, each once', () => {
    fc.assert(
      fc.property(anyStored, anyChanges, (stored, changes) => {
        const days = mergePoints(stored, changes).map(({ day }) => day);
        expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
      }),
    );
  });

  test('merging the same changes again changes nothing', () => {
    fc.assert(
      fc.property(anyStored, anyChanges, (stored, changes) => {
        const once = mergePoints(stored, changes);
        expect(mergePoints(once, changes)).toEqual(once);
        expect(mergePoints(once, [])).toEqual(once);
      }),
    );
  });
});
