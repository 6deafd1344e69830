import type { Language } from '../text/language.ts';

/** A name defined by the operator; English replaces missing languages. */
export type OwnTexts = Readonly<Partial<Record<Language, string | undefined>>> & {
  readonly eng: string;
};

/** An item of the main menu, or a link in a column below one. */
export interface MenuEntry {
  readonly id: number;
  /** The item above a link; null for an item. */
  readonly parentId: number | null;
  /** Columns count from 1; 0 for an item. */
  readonly column: number;
  /** The label with its name, or a custom name by the operator: exactly one of the two. */
  readonly label: string | null;
  readonly texts: OwnTexts | null;
  readonly url: string;
  readonly isNewTab: boolean;
}

export const MENU_MOVES = ['up', 'down', 'left', 'right'] as const;
export type MenuMove = (typeof MENU_MOVES)[number];

/** More columns would not fit in the panel of an item, or in the window. */
export const MAX_COLUMNS = 4;
export const MAX_MENU_ENTRIES = 120;

/** Items first, then their links by item and column; columns are numbered from 1 without gaps. */
export function orderedEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  const items = entries.filter(({ parentId }) => parentId === null);
  return [
    ...items.map((item) => ({ ...item, column: 0, isNewTab: false })),
    ...items.flatMap(({ id }) =>
      columnsBelow(entries, id).flatMap((links, i) =>
        links.map((link) => ({ ...link, column: i + 1 })),
      ),
    ),
  ];
}

export function columnsBelow<T extends MenuEntry>(entries: readonly T[], itemId: number): T[][] {
  const links = entries.filter(({ parentId }) => parentId === itemId);
  const columns = Map.groupBy(links, ({ column }) => column);
  return [...columns].toSorted(([a], [b]) => a - b).map(([, column]) => column);
}

/** Adds an entry, or replaces the one with its id. */
export function putEntry(entries: readonly MenuEntry[], entry: MenuEntry): MenuEntry[] {
  const old = entries.find(({ id }) => id === entry.id);
  const staysHere = old?.parentId === entry.parentId && old.column === entry.column;
  return orderedEntries(
    staysHere
      ? entries.map((each) => (each === old ? entry : each))
      : [...entries.filter((each) => each !== old), entry],
  );
}

/** Removes an entry and the links below it. */
export function withoutEntry(entries: readonly MenuEntry[], entryId: number): MenuEntry[] {
  return orderedEntries(
    entries.filter(({ id, parentId }) => id !== entryId && parentId !== entryId),
  );
}

/**
 * One place up or down within its column, or to the end of the neighbouring column; null if that
 * place doesn't exist. The last column has a new one to its right, unless the link is alone in it.
 */
export function movedEntry(
  entries: readonly MenuEntry[],
  entryId: number,
  move: MenuMove,
): MenuEntry[] | null {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return null;
  return move === 'up' || move === 'down'
    ? swapped(entries, entry, move === 'up' ? -1 : 1)
    : besideColumn(entries, entry, move === 'left' ? -1 : 1);
}

function swapped(entries: readonly MenuEntry[], entry: MenuEntry, step: -1 | 1) {
  const siblings = entries.filter(
    ({ parentId, column }) => parentId === entry.parentId && column === entry.column,
  );
  const other = siblings[siblings.indexOf(entry) + step];
  if (!other) return null;
  return orderedEntries(
    entries.map((each) => {
      if (each === entry) return other;
      return each === other ? entry : each;
    }),
  );
}

function besideColumn(entries: readonly MenuEntry[], entry: MenuEntry, step: -1 | 1) {
  if (entry.parentId === null) return null;
  const columns = columnsBelow(entries, entry.parentId);
  const column = entry.column + step;
  const isAlone = columns[entry.column - 1]?.length === 1;
  const isNew = column > columns.length;
  if (column < 1 || (isNew && (isAlone || column > MAX_COLUMNS))) return null;
  return putEntry(entries, { ...entry, column });
}

/** The change of one entry, or of the order of a column; for readers and the audit log. */
export interface MenuDifference {
  readonly action: 'added' | 'changed' | 'removed';
  /** The id of an entry; `menu` for the order of the items, `12/1` for that of a column. */
  readonly target: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const COMPARED = ['parentId', 'column', 'label', 'texts', 'url', 'isNewTab'] as const;

export function menuDifferences(
  before: readonly MenuEntry[],
  after: readonly MenuEntry[],
): MenuDifference[] {
  const [old, next] = [before, after].map((list) => new Map(list.map((each) => [each.id, each])));
  const removed = before.filter(({ id }) => !next!.has(id));
  return [
    ...removed.map((each) => wholeEntry('removed', each)),
    ...after.flatMap((each) => {
      const was = old!.get(each.id);
      return was ? entryDifference(was, each) : [wholeEntry('added', each)];
    }),
    ...orderDifferences(before, after),
  ];
}

function wholeEntry(action: 'added' | 'removed', { id, ...entry }: MenuEntry): MenuDifference {
  const target = String(id);
  return action === 'added'
    ? { action, target, before: null, after: entry }
    : { action, target, before: entry, after: null };
}

function entryDifference(was: MenuEntry, is: MenuEntry): MenuDifference[] {
  const names = COMPARED.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  if (names.length === 0) return [];
  const [before, after] = [was, is].map((entry) =>
    Object.fromEntries(names.map((name) => [name, entry[name]])),
  );
  return [{ action: 'changed', target: String(is.id), before: before!, after: after! }];
}

/** Only entries that were in the same column before: the others have a line of their own. */
function orderDifferences(before: readonly MenuEntry[], after: readonly MenuEntry[]) {
  const placeName = ({ parentId, column }: MenuEntry) =>
    parentId === null ? 'menu' : `${parentId}/${column}`;
  const places = Map.groupBy(before, placeName);
  return [...Map.groupBy(after, placeName)].flatMap(([target, list]): MenuDifference[] => {
    const [old, next] = [places.get(target) ?? [], list].map((each) => each.map(({ id }) => id));
    const [was, is] = [
      old!.filter((id) => next!.includes(id)),
      next!.filter((id) => old!.includes(id)),
    ];
    if (was.join() === is.join()) return [];
    return [{ action: 'changed', target, before: { order: was }, after: { order: is } }];
  });
}

/**
 * The draft with some entries reset to the menu's version; links of removed items are removed too.
 */
export function takeEntries(
  draft: readonly MenuEntry[],
  menu: readonly MenuEntry[],
  ids: readonly number[],
): MenuEntry[] {
  let entries = [...draft];
  for (const id of ids) {
    const theirs = menu.find((each) => each.id === id);
    entries = theirs ? putEntry(entries, theirs) : withoutEntry(entries, id);
  }
  return orderedEntries(entries);
}
