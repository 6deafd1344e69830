import type { Fold, RowTraits } from './table-types.ts';

/**
 * A row of the table's body as one number: the index of a row in `rows`, or a toggle below 0.
 * Numbers rather than objects make 100,000 rows a single array, which is fast to build and compare.
 */
export type LineCode = number;

export const LIMIT_CODE = -1;
export const FOLD_CODES: Readonly<Record<Fold, LineCode>> = {
  earlier: -2,
  later: -3,
  extra: -4,
};
const FIRST_GROUP_CODE = -10;

export const codeOfGroup = (group: number): LineCode => FIRST_GROUP_CODE - group;
export const groupOfCode = (code: LineCode): number => FIRST_GROUP_CODE - code;
export const isGroupCode = (code: LineCode): boolean => code <= FIRST_GROUP_CODE;

const MAIN = 0;
const EARLIER = 1;
const LATER = 2;
const EXTRA = 3;
const HIDDEN = 4;

interface RowGroup {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** What the rows say about their place in the table, independent of sorting. */
export interface RowShape {
  readonly count: number;
  /** Undefined if the rows say nothing about it. */
  readonly traits: readonly RowTraits[] | undefined;
  /** Undefined if no row is folded or hidden. */
  readonly parts: Uint8Array | undefined;
  readonly partCounts: Readonly<Record<Fold | 'main', number>>;
  readonly groups: readonly RowGroup[];
  /** The group of each row, -1 = none. */
  readonly groupByRow: Int32Array | undefined;
}

export function shapeRows<Row>(
  rows: readonly Row[],
  readTraits: ((row: Row) => RowTraits) | undefined,
  titles: ReadonlyMap<string, string> | undefined,
): RowShape {
  const count = rows.length;
  if (!readTraits) {
    return {
      count,
      traits: undefined,
      parts: undefined,
      partCounts: { main: count, earlier: 0, later: 0, extra: 0 },
      groups: [],
      groupByRow: undefined,
    };
  }
  const traits = rows.map(readTraits);
  const parts = new Uint8Array(count);
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const part = choosePart(traits[i] as RowTraits);
    parts[i] = part;
    counts[part] = (counts[part] as number) + 1;
  }
  const [main = 0, earlier = 0, later = 0, extra = 0] = counts;
  return {
    count,
    traits,
    parts: main === count ? undefined : parts,
    partCounts: { main, earlier, later, extra },
    ...collectGroups(traits, parts, titles),
  };
}

const PARTS: Readonly<Record<Fold, number>> = { earlier: EARLIER, later: LATER, extra: EXTRA };

function choosePart({ isHidden, fold }: RowTraits): number {
  if (isHidden) return HIDDEN;
  return fold === undefined ? MAIN : PARTS[fold];
}

/** Groups in the order of the titles, then those without a title as they appear. */
function collectGroups(
  traits: readonly RowTraits[],
  parts: Uint8Array,
  titles: ReadonlyMap<string, string> | undefined,
): Pick<RowShape, 'groups' | 'groupByRow'> {
  if (!titles) return { groups: [], groupByRow: undefined };
  const found = new Map(Array.from(titles, ([id, title]) => [id, { title, count: 0 }]));
  for (let i = 0; i < traits.length; i++) {
    const id = traits[i]?.group;
    if (id === undefined || parts[i] !== MAIN) continue;
    const group = found.get(id);
    if (group) group.count++;
    else found.set(id, { title: id, count: 1 });
  }
  const groups: RowGroup[] = [];
  for (const [id, { title, count }] of found) if (count > 0) groups.push({ id, title, count });
  const place = new Map(groups.map(({ id }, i) => [id, i]));
  const groupByRow = Int32Array.from(traits, ({ group = '' }) => place.get(group) ?? -1);
  return { groups, groupByRow };
}

export interface LineState {
  /** Undefined means the original order of the rows. */
  readonly order: Int32Array | undefined;
  readonly limit: number;
  readonly isLimitOpen: boolean;
  readonly openFolds: ReadonlySet<Fold>;
  readonly closedGroups: ReadonlySet<string>;
}

/** Whether there are more main rows than the limit allows. */
function isLimited(shape: RowShape, limit: number): boolean {
  return limit > 0 && shape.partCounts.main > limit;
}

/**
 * Earlier rows are above, later ones below, extra ones at the end of the main ones. The limit only
 * counts main rows, because the others have their own toggles.
 */
export function listLines(shape: RowShape, state: LineState): Int32Array {
  const order = state.order ?? originalOrder(shape.count);
  const limited = isLimited(shape, state.limit);
  if (!shape.parts && !shape.groupByRow && !limited) return order;
  const lines: LineCode[] = [];
  const { earlier, later, extra } = shape.partCounts;
  if (earlier > 0) lines.push(FOLD_CODES.earlier);
  if (state.openFolds.has('earlier')) pushPart(lines, shape, order, EARLIER);
  pushMain(lines, shape, order, state);
  if (limited) lines.push(LIMIT_CODE);
  if (state.openFolds.has('extra')) pushPart(lines, shape, order, EXTRA);
  if (extra > 0) lines.push(FOLD_CODES.extra);
  if (state.openFolds.has('later')) pushPart(lines, shape, order, LATER);
  if (later > 0) lines.push(FOLD_CODES.later);
  return Int32Array.from(lines);
}

/** Rows that are shown and hidden together by one toggle, or always shown (`code` null). */
export interface FoldedBody {
  readonly code: LineCode | null;
  readonly rows: readonly number[];
  /** The toggle is below its rows, so that they appear where the reader stopped reading. */
  readonly isToggleBelow: boolean;
}

/**
 * All rows in the order of `listLines`, by toggle: for a table with all rows in the document. The
 * limit doesn't apply to rows in groups, which fold by themselves.
 */
export function listBodies(shape: RowShape, limit: number): FoldedBody[] {
  const order = originalOrder(shape.count);
  const [ungrouped = [], ...groups] = mainBuckets(shape, order);
  const fold = (kind: Fold): FoldedBody => {
    const rows: LineCode[] = [];
    pushPart(rows, shape, order, PARTS[kind]);
    return { code: FOLD_CODES[kind], rows, isToggleBelow: kind !== 'earlier' };
  };
  const end = isLimited(shape, limit) ? limit : undefined;
  const limited = end === undefined ? [] : ungrouped.slice(end);
  const bodies: FoldedBody[] = [
    fold('earlier'),
    { code: null, rows: ungrouped.slice(0, end), isToggleBelow: false },
    { code: LIMIT_CODE, rows: limited, isToggleBelow: true },
    ...groups.map((rows, i) => ({ code: codeOfGroup(i), rows, isToggleBelow: false })),
    fold('extra'),
    fold('later'),
  ];
  return bodies.filter(({ rows }) => rows.length > 0);
}

function originalOrder(count: number): Int32Array {
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
    // Rows of a collapsed group count too, so that collapsing it doesn't bring other rows within
    // the limit.
    left -= shown.length;
    if (group) lines.push(codeOfGroup(bucket - 1));
    if (!group || !state.closedGroups.has(group.id)) for (const row of shown) lines.push(row);
  }
}

/** Rows without a group come first, because below a group they would seem to belong to it. */
function mainBuckets(shape: RowShape, order: Int32Array): number[][] {
  const buckets: number[][] = Array.from({ length: shape.groups.length + 1 }, () => []);
  for (const row of order) {
    if (shape.parts && shape.parts[row] !== MAIN) continue;
    buckets[(shape.groupByRow?.[row] ?? -1) + 1]?.push(row);
  }
  return buckets;
}
