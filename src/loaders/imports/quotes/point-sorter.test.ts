import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, formatDecimal } from '../../../domain/text/decimal.ts';
import { PointSorter } from './point-sorter.ts';

const anyValue = fc.oneof(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 9 }))
    .map(([units, scale]) => decimal(units, scale)),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: 0, max: 380 }))
    .map(([units, scale]) => decimal(units, scale)),
);
const anyPoints = fc.array(
  fc.record({
    series: fc.integer({ min: 0, max: 6 }),
    day: fc.integer({ min: -40, max: 40 }),
    value: anyValue,
  }),
  { maxLength: 60 },
);

async function collect(sorter: PointSorter) {
  const found = [];
  for await (const { series, points } of sorter.sorted()) {
    for (const { day, value, line } of points)
      found.push({ series, day, value: formatDecimal(value), line });
  }
  return found;
}

test('IMP-9, IMP-13: points come back by series and day, exactly, also through temporary files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parcurve-sorter-'));
  await fc.assert(
    fc.asyncProperty(anyPoints, fc.integer({ min: 1, max: 20 }), async (points, capacity) => {
      const sorter = new PointSorter({ capacity, folder });
      try {
        for (const [line, { series, day, value }] of points.entries()) {
          if (sorter.isFull) await sorter.spill();
          sorter.add(series, day, value, line);
        }
        const wanted = points
          .map(({ series, day, value }, line) => ({
            series,
            day,
            value: formatDecimal(value),
            line,
          }))
          .toSorted((a, b) => a.series - b.series || a.day - b.day || a.line - b.line);
        expect(await collect(sorter)).toEqual(wanted);
        // A dry run and the import read the same points.
        expect(await collect(sorter)).toEqual(wanted);
      } finally {
        await sorter.close();
      }
    }),
    { numRuns: 60 },
  );
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
