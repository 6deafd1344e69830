import { describe, expect, test } from 'vitest';
import {
  MAX_COLUMNS,
  menuDifferences,
  movedEntry,
  orderedEntries,
  putEntry,
  withoutEntry,
  type MenuEntry,
} from './menu-entries.ts';

function entry(id: number, parentId: number | null = null, column = 0): MenuEntry {
  const own = { label: `l${id}`, texts: null, url: `/${id}/`, isNewTab: false };
  return { id, parentId, column, ...own };
}
/** Two items; the first has two columns. */
const MENU = [entry(1), entry(2), entry(10, 1, 1), entry(11, 1, 1), entry(12, 1, 2)];
const drawn = (entries: readonly MenuEntry[] | null) =>
  entries?.map(({ id, parentId, column }) => (parentId ? `${parentId}.${column}.${id}` : `${id}`));

describe('OPR-4 the order of the menu', () => {
  test('OPR-4 columns count from 1 without gaps, whatever they were', () => {
    const entries = [entry(12, 1, 7), entry(10, 1, 3), entry(2), entry(1)];
    expect(drawn(orderedEntries(entries))).toEqual(['2', '1', '1.1.10', '1.2.12']);
  });

  test('OPR-4 a link without its item is dropped', () => {
    expect(drawn(orderedEntries([entry(1), entry(10, 99, 1)]))).toEqual(['1']);
  });

  test.each([
    [1, 'down', ['2', '1', '1.1.10', '1.1.11', '1.2.12']],
    [11, 'up', ['1', '2', '1.1.11', '1.1.10', '1.2.12']],
    [10, 'right', ['1', '2', '1.1.11', '1.2.12', '1.2.10']],
    [12, 'left', ['1', '2', '1.1.10', '1.1.11', '1.1.12']],
  ] as const)('OPR-4 %i %s', (id, move, expected) => {
    const moved = movedEntry(MENU, id, move);
    expect(new Set(drawn(moved))).toEqual(new Set(expected));
    const items = drawn(moved)!.filter((name) => !name.includes('.'));
    expect(items).toEqual(expected.filter((name) => !name.includes('.')));
    const links = drawn(moved)!.filter((name) => name.includes('.'));
    expect(links).toEqual(expected.filter((name) => name.includes('.')));
  });

  test.each([
    [1, 'up'],
    [2, 'down'],
    [1, 'left'],
    [1, 'right'],
    [10, 'up'],
    [10, 'left'],
    [12, 'down'],
    [12, 'right'],
    [99, 'up'],
  ] as const)('OPR-4 %i can’t move %s', (id, move) => {
    expect(movedEntry(MENU, id, move)).toBeNull();
  });

  test('OPR-4 to the right of the last column a new one is added, up to the fourth', () => {
    let entries: MenuEntry[] | null = [
      entry(1),
      ...[10, 11, 12, 13, 14].map((id) => entry(id, 1, 1)),
    ];
    for (const id of [11, 12, 13]) {
      for (let column = 1; column < MAX_COLUMNS && entries; column += 1) {
        const next: MenuEntry[] | null = movedEntry(entries, id, 'right');
        if (next) entries = next;
      }
    }
    expect(drawn(entries)).toContain('1.1.10');
    expect(new Set(entries.map(({ column }) => column)).size).toBeLessThanOrEqual(MAX_COLUMNS + 1);
  });

  test('OPR-4 removing an item removes its links', () => {
    expect(drawn(withoutEntry(MENU, 1))).toEqual(['2']);
    expect(drawn(withoutEntry(MENU, 12))).toEqual(['1', '2', '1.1.10', '1.1.11']);
  });

  test('OPR-4 a link moved below another item goes to its end', () => {
    expect(drawn(putEntry(MENU, { ...MENU[2]!, parentId: 2, column: 1 }))).toEqual([
      '1',
      '2',
      '1.1.11',
      '1.2.12',
      '2.1.10',
    ]);
  });
});

describe('OPR-4 differences', () => {
  test('OPR-4 none, if nothing was changed or it was changed back', () => {
    const there = movedEntry(MENU, 1, 'down')!;
    expect(menuDifferences(MENU, movedEntry(there, 1, 'up')!)).toEqual([]);
  });

  test('OPR-4 a new order is one line, a removed item one per link', () => {
    expect(menuDifferences(MENU, movedEntry(MENU, 1, 'down')!)).toEqual([
      { action: 'changed', target: 'menu', before: { order: [1, 2] }, after: { order: [2, 1] } },
    ]);
    expect(menuDifferences(MENU, withoutEntry(MENU, 1)).map(({ target }) => target)).toEqual([
      '1',
      '10',
      '11',
      '12',
    ]);
  });

  test('OPR-4 only the changed fields of an entry', () => {
    const next = putEntry(MENU, { ...MENU[2]!, url: '/new/' });
    expect(menuDifferences(MENU, next)).toEqual([
      { action: 'changed', target: '10', before: { url: '/10/' }, after: { url: '/new/' } },
    ]);
  });
});
