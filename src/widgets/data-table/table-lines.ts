import type { TableRow } from './table-types.ts';

/**
 * A line of the table's body as one number: a row's place in `rows`, or a toggle below 0. Numbers
 * and not objects, so that 100,000 lines are one array that is made and compared in no time.
 */
export type LineCode = number;

export type Fold = 'prev' | 'next' | 'hide';
export const LIMIT_CODE = -1;
export const FOLD_CODES: Readonly<Record<Fold, LineCode>> = { prev: -2, next: -3, hide: -4 };
const FIRST_GROUP_CODE = -10;

export const codeOfGroup = (group: number): LineCode => FIRST_GROUP_CODE - group;
export const groupOfCode = (code: LineCode): number => FIRST_GROUP_CODE - code;
export const isGroupCode = (code: LineCode): boolean => code <= FIRST_GROUP_CODE;

const MAIN = 0;
const PREV = 1;
const NEXT = 2;
const EXTRA = 3;
const HIDDEN = 4;

interface RowGroup {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** What the rows themselves say about where they stand; the same for every sorting. */
export interface RowShape {
  readonly count: number;
  /** Undefined where every row simply stands in the table. */
  readonly parts: Uint8Array | undefined;
  readonly partCounts: Readonly<Record<Fold | 'main', number>>;
  readonly groups: readonly RowGroup[];
  /** The group of each row, -1 = none. */
  readonly groupOf: Int32Array | undefined;
}

type GroupTitles = ReadonlyMap<string | number, string> | Readonly<Record<string, string>>;

export function shapeOf(rows: readonly TableRow[], titles: GroupTitles | undefined): RowShape {
  const parts = new Uint8Array(rows.length);
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < rows.length; i++) {
    const part = partOf(rows[i] as TableRow);
    parts[i] = part;
    counts[part] = (counts[part] as number) + 1;
  }
  const [main = 0, prev = 0, next = 0, hide = 0] = counts;
  return {
    count: rows.length,
    parts: main === rows.length ? undefined : parts,
    partCounts: { main, prev, next, hide },
    ...groupsOf(rows, parts, titles),
  };
}

function partOf(row: TableRow): number {
  if (row.hidden) return HIDDEN;
  if (!row.show) return MAIN;
  if (row.show === 'prev') return PREV;
  if (row.show === 'next') return NEXT;
  return row.show === 'hide' ? EXTRA : MAIN;
}

/** Groups in the order of the titles, then those without a title as they appear. */
function groupsOf(
  rows: readonly TableRow[],
  parts: Uint8Array,
  titles: GroupTitles | undefined,
): Pick<RowShape, 'groups' | 'groupOf'> {
  if (!titles) return { groups: [], groupOf: undefined };
  const entries = titles instanceof Map ? [...titles] : Object.entries(titles);
  const found = new Map(
    entries.map(([id, title]) => [String(id), { title: String(title), count: 0 }]),
  );
  for (let i = 0; i < rows.length; i++) {
    const id = groupIdOf(rows[i] as TableRow);
    if (id === undefined || parts[i] !== MAIN) continue;
    const group = found.get(id);
    if (group) group.count++;
    else found.set(id, { title: id, count: 1 });
  }
  const groups: RowGroup[] = [];
  for (const [id, { title, count }] of found) if (count > 0) groups.push({ id, title, count });
  const place = new Map(groups.map(({ id }, i) => [id, i]));
  const groupOf = Int32Array.from(rows, (row) => place.get(groupIdOf(row) ?? '') ?? -1);
  return { groups, groupOf };
}

function groupIdOf(row: TableRow): string | undefined {
  const id = row.subregion_id;
  return id === undefined || id === null || id === '' ? undefined : String(id);
}

export interface LineState {
  /** Undefined = as the rows came. */
  readonly order: Int32Array | undefined;
  readonly limit: number;
  readonly isLimitOpen: boolean;
  readonly openFolds: ReadonlySet<Fold>;
  readonly closedGroups: ReadonlySet<string>;
}

/** Whether the table has rows to hold back at all. */
function isLimited(shape: RowShape, limit: number): boolean {
  return limit > 0 && shape.partCounts.main > limit;
}

/**
 * Earlier rows stand above, later ones below, extra ones at the end of the main ones. The limit is
 * for the main rows only: the others have toggles of their own.
 */
export function linesOf(shape: RowShape, state: LineState): Int32Array {
  const order = state.order ?? asTheyCame(shape.count);
  const limited = isLimited(shape, state.limit);
  if (!shape.parts && !shape.groupOf && !limited) return order;
  const lines: LineCode[] = [];
  const { prev, next, hide } = shape.partCounts;
  if (prev > 0) lines.push(FOLD_CODES.prev);
  if (state.openFolds.has('prev')) pushPart(lines, shape, order, PREV);
  pushMain(lines, shape, order, state);
  if (limited) lines.push(LIMIT_CODE);
  if (state.openFolds.has('hide')) pushPart(lines, shape, order, EXTRA);
  if (hide > 0) lines.push(FOLD_CODES.hide);
  if (state.openFolds.has('next')) pushPart(lines, shape, order, NEXT);
  if (next > 0) lines.push(FOLD_CODES.next);
  return Int32Array.from(lines);
}

function asTheyCame(count: number): Int32Array {
  const order = new Int32Array(count);
  for (let i = 0; i < count; i++) order[i] = i;
  return order;
}

function pushPart(lines: LineCode[], shape: RowShape, order: Int32Array, part: number): void {
  for (const row of order) if (shape.parts?.[row] === part) lines.push(row);
}

function pushMain(lines: LineCode[], shape: RowShape, order: Int32Array, state: LineState): void {
  const isCut = state.limit > 0 && !state.isLimitOpen;
  let left = isCut ? state.limit : Infinity;
  const buckets = mainBuckets(shape, order);
  for (const [bucket, rows] of buckets.entries()) {
    if (left <= 0) return;
    const group = shape.groups[bucket - 1];
    const shown = rows.slice(0, left);
    // Rows of a closed group count, too: closing one does not pull others into the limit.
    left -= shown.length;
    if (group) lines.push(codeOfGroup(bucket - 1));
    if (!group || !state.closedGroups.has(group.id)) for (const row of shown) lines.push(row);
  }
}

/** Rows without a group first: below a group they would seem to belong to it. */
function mainBuckets(shape: RowShape, order: Int32Array): number[][] {
  const buckets: number[][] = Array.from({ length: shape.groups.length + 1 }, () => []);
  for (const row of order) {
    if (shape.parts && shape.parts[row] !== MAIN) continue;
    buckets[(shape.groupOf?.[row] ?? -1) + 1]?.push(row);
  }
  return buckets;
}
