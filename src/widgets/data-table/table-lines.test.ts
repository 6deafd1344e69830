import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeOfGroup,
  FOLD_CODES,
  LIMIT_CODE,
  listBodies,
  listLines,
  shapeRows,
  type LineState,
} from './table-lines.ts';
import type { Fold, RowTraits } from './table-types.ts';

const CLOSED: LineState = {
  order: undefined,
  limit: 0,
  isLimitOpen: false,
  openFolds: new Set(),
  closedGroups: new Set(),
};

const itself = (row: RowTraits) => row;

function lines(
  rows: RowTraits[],
  state: Partial<LineState> = {},
  groups?: ReadonlyMap<string, string>,
) {
  return [...listLines(shapeRows(rows, itself, groups), { ...CLOSED, ...state })];
}

test('plain rows stay in their original or sorted order', () => {
  expect([...listLines(shapeRows(['x', 'y'], undefined, undefined), CLOSED)]).toEqual([0, 1]);
  expect(lines([{}, {}, {}])).toEqual([0, 1, 2]);
  expect(lines([{}, {}, {}], { order: Int32Array.of(2, 0, 1) })).toEqual([2, 0, 1]);
  expect(lines([{}, { isHidden: true }, {}])).toEqual([0, 2]);
});

test('TBL-2 a limit cuts and a toggle opens; no toggle if nothing is cut', () => {
  expect(lines([{}, {}, {}], { limit: 2 })).toEqual([0, 1, LIMIT_CODE]);
  expect(lines([{}, {}, {}], { limit: 2, isLimitOpen: true })).toEqual([0, 1, 2, LIMIT_CODE]);
  expect(lines([{}, {}], { limit: 2 })).toEqual([0, 1]);
  expect(lines([{}, {}, {}], { limit: 2, order: Int32Array.of(2, 1, 0) })).toEqual([
    2,
    1,
    LIMIT_CODE,
  ]);
});

describe('TBL-3 folds', () => {
  const rows = [
    { fold: 'earlier' },
    {},
    { fold: 'extra' },
    { fold: 'later' },
    {},
  ] satisfies RowTraits[];
  const { earlier, later, extra } = FOLD_CODES;

  test('closed: one toggle each, where its rows would be', () => {
    expect(lines(rows)).toEqual([earlier, 1, 4, extra, later]);
  });

  test('open: earlier above, extra after the main rows, later at the end', () => {
    const openFolds = new Set<Fold>(['earlier', 'later', 'extra']);
    expect(lines(rows, { openFolds })).toEqual([earlier, 0, 1, 4, 2, extra, 3, later]);
  });

  test('the limit applies to the main rows', () => {
    const openFolds = new Set<Fold>(['earlier']);
    expect(lines(rows, { openFolds, limit: 1 })).toEqual([earlier, 0, 1, LIMIT_CODE, extra, later]);
  });
});

describe('TBL-4 groups', () => {
  const rows = ['b', 'a', undefined, 'b', 'x'].map((group) => ({ group }));
  const titles = new Map(Object.entries({ a: 'A', b: 'B', empty: 'None' }));
  const [a, b, x] = [codeOfGroup(0), codeOfGroup(1), codeOfGroup(2)];

  test('in the order of the titles, rows without a group first', () => {
    expect(lines(rows, {}, titles)).toEqual([2, a, 1, b, 0, 3, x, 4]);
    expect(shapeRows(rows, itself, titles).groups).toEqual([
      { id: 'a', title: 'A', count: 1 },
      { id: 'b', title: 'B', count: 2 },
      { id: 'x', title: 'x', count: 1 },
    ]);
  });

  test('closed ones keep their header, and sorting stays within them', () => {
    const closedGroups = new Set(['b']);
    expect(lines(rows, { closedGroups }, titles)).toEqual([2, a, 1, b, x, 4]);
    const order = Int32Array.of(4, 3, 2, 1, 0);
    expect(lines(rows, { order }, titles)).toEqual([2, a, 1, b, 3, 0, x, 4]);
  });

  test('no header appears without a row within the limit', () => {
    expect(lines(rows, { limit: 2 }, titles)).toEqual([2, a, 1, LIMIT_CODE]);
  });
});

test('with everything open every visible row appears once, whatever its settings', () => {
  const row = fc.record(
    {
      isHidden: fc.boolean(),
      fold: fc.constantFrom('earlier' as const, 'later' as const, 'extra' as const, undefined),
      group: fc.constantFrom('a', 'b', '3', undefined),
    },
    { requiredKeys: [] },
  );
  const input = fc.record({
    rows: fc.array(row, { maxLength: 40 }),
    limit: fc.nat(10),
    isGrouped: fc.boolean(),
  });
  fc.assert(
    fc.property(input, ({ rows, limit, isGrouped }) => {
      const groups = isGrouped ? new Map([['a', 'A']]) : undefined;
      const openFolds = new Set<Fold>(['earlier', 'later', 'extra']);
      const open = lines(rows, { limit, isLimitOpen: true, openFolds }, groups);
      const shown = open.filter((code) => code >= 0).toSorted((x, y) => x - y);
      expect(shown).toEqual([...rows.keys()].filter((i) => !rows[i]?.isHidden));
      expect(new Set(open).size).toBe(open.length);
      // A table with all rows in the document has them in the same order.
      const shownLimit = isGrouped ? 0 : limit;
      const bodies = listBodies(shapeRows(rows, itself, groups), shownLimit);
      expect(
        bodies.flatMap(({ code, rows: own, isToggleBelow }) => {
          const toggle = code === null ? [] : [code];
          return isToggleBelow ? own.concat(toggle) : toggle.concat(own);
        }),
      ).toEqual(lines(rows, { limit: shownLimit, isLimitOpen: true, openFolds }, groups));
      const closed = lines(rows, { limit }, groups);
      expect(closed.every((code) => open.includes(code))).toBe(true);
      expect(closed.filter((code) => code >= 0).length).toBeLessThanOrEqual(limit || Infinity);
    }),
  );
});
