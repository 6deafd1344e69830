import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';
import { columnSteps, shownColumns, stepOfColumn, widthsInStep } from './column-window.ts';
import { moveInGrid } from './grid-move.ts';
import { rangeFor, RowOffsets, withLine } from './row-offsets.ts';
import { ENGLISH_TEXTS } from './table-types.ts';

describe('TBL-7 column steps', () => {
  test('the first column stays, followed by as many as fit', () => {
    const steps = columnSteps([100, 100, 100, 100, 400, 50], 310);
    expect(steps).toEqual([
      { from: 1, to: 3 },
      { from: 3, to: 4 },
      { from: 4, to: 5 },
      { from: 5, to: 6 },
    ]);
    expect(shownColumns(6, steps[1])).toEqual([0, 3]);
    expect(shownColumns(3, undefined)).toEqual([0, 1, 2]);
    expect(columnSteps([80], 300)).toEqual([]);
  });

  test('every column but the first is in exactly one step, and steps fill the width', () => {
    const widths = fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(widths, fc.integer({ min: 200, max: 680 }), (list, available) => {
        const steps = columnSteps(list, available);
        const columns = steps.flatMap((step) => shownColumns(list.length, step).slice(1));
        expect(columns).toEqual(list.map((_, i) => i).slice(1));
        const first = Math.min(list[0] as number, available * 0.45);
        for (const [i, { from, to }] of steps.entries()) {
          const used = list.slice(from, to).reduce((sum, width) => sum + width, first);
          expect(to - from === 1 || used <= available).toBe(true);
          expect(used + (list[to] ?? Infinity)).toBeGreaterThan(available);
          const inStep = widthsInStep(list, shownColumns(list.length, steps[i]), available);
          expect(inStep.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(available);
          for (let c = from; c < to; c++) expect(stepOfColumn(steps, c)).toBe(i);
        }
      }),
    );
  });
});

test('columns are as wide as their texts, within bounds', () => {
  type Row = { a: string; b: number; c: string };
  const columns = [
    { field: 'a', title: 'A', kind: 'text', value: (row: Row) => row.a },
    { field: 'b', title: 'Long heading of it', kind: 'number', value: (row: Row) => row.b },
    { field: 'c', title: 'C', kind: 'text', isComment: true, value: (row: Row) => row.c },
    { field: 'd', title: 'D', kind: 'text', width: 77 },
  ] as const;
  const rows = [{ a: 'x'.repeat(500), b: 1, c: 'short' }];
  const [a = 0, b = 0, c = 0, d] = columnWidths(columns, rows, undefined, ENGLISH_TEXTS, '.');
  expect(a).toBe(280);
  expect(b).toBeLessThan(120);
  expect(c).toBe(320);
  expect(d).toBe(77);
});

describe('TBL-12 line offsets', () => {
  test('equal the sum of the heights', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(heights, fc.nat(6000), (list, top) => {
        const offsets = new RowOffsets(list.length, 27);
        for (const [i, height] of list.entries()) offsets.measure(i, height);
        let sum = 0;
        for (const [i, height] of list.entries()) {
          expect(offsets.lineTop(i)).toBe(sum);
          sum += height;
        }
        expect(offsets.total).toBe(sum);
        const line = offsets.lineAt(top);
        const inside = Math.min(top, sum - 1);
        expect(offsets.lineAt(top)).toBe(offsets.lineAt(inside));
        expect(offsets.lineTop(line)).toBeLessThanOrEqual(inside);
        expect(offsets.lineTop(line + 1)).toBeGreaterThan(inside);
        expect(offsets.measure(0, list[0] as number)).toBe(false);
      }),
    );
  });

  test('visible lines are rendered, and not many more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: -2, max: 3, noNaN: true }),
        (count, at) => {
          const offsets = new RowOffsets(count, 27);
          const top = Math.floor(offsets.total * at);
          const { from, to } = rangeFor(offsets, top, top + 900);
          expect(from).toBeLessThanOrEqual(offsets.lineAt(top));
          expect(to).toBeGreaterThan(offsets.lineAt(top + 900));
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(count);
          expect(to - from).toBeLessThanOrEqual(80);
        },
      ),
    );
  });

  test('the focused line is rendered too', () => {
    const range = { from: 8, to: 16 };
    expect(withLine(range, -1)).toEqual([range]);
    expect(withLine(range, 9)).toEqual([range]);
    expect(withLine(range, 2)).toEqual([{ from: 2, to: 3 }, range]);
    expect(withLine(range, 16)).toEqual([range, { from: 16, to: 17 }]);
  });
});

describe('TBL-12 keys', () => {
  const size = { lines: 100, columns: 5, page: 10 };
  test.each([
    ['ArrowDown', false, { line: 4, column: 2 }],
    ['ArrowUp', false, { line: 2, column: 2 }],
    ['ArrowLeft', false, { line: 3, column: 1 }],
    ['ArrowRight', false, { line: 3, column: 3 }],
    ['Home', false, { line: 3, column: 0 }],
    ['End', false, { line: 3, column: 4 }],
    ['Home', true, { line: 0, column: 0 }],
    ['End', true, { line: 99, column: 4 }],
    ['PageDown', false, { line: 13, column: 2 }],
    ['PageUp', false, { line: 0, column: 2 }],
    ['a', false, undefined],
  ])('%s, to the edge: %s', (key, isToEdge, expected) => {
    expect(moveInGrid({ line: 3, column: 2 }, key, isToEdge, size)).toEqual(expected);
  });

  test('up from the first row is the header, and no further', () => {
    expect(moveInGrid({ line: 0, column: 2 }, 'ArrowUp', false, size)).toEqual({
      line: -1,
      column: 2,
    });
    expect(moveInGrid({ line: -1, column: 2 }, 'ArrowUp', false, size)).toEqual({
      line: -1,
      column: 2,
    });
    expect(moveInGrid({ line: -1, column: 2 }, 'PageUp', false, size)).toEqual({
      line: -1,
      column: 2,
    });
  });

  test('no key leaves the table', () => {
    const keys = [
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())), (presses) => {
        let at = { line: 0, column: 0 };
        for (const [key, isToEdge] of presses) {
          at = moveInGrid(at, key, isToEdge, { lines: 7, columns: 3, page: 4 }) ?? at;
          expect(at.line).toBeGreaterThanOrEqual(-1);
          expect(at.line).toBeLessThan(7);
          expect(at.column).toBeGreaterThanOrEqual(0);
          expect(at.column).toBeLessThan(3);
        }
      }),
    );
  });
});
