import { ApiError } from '../../../contracts/core/errors.ts';
import type { Bitmap } from './bitmap.ts';
import { countBefore, rowAt, walkBack, walkOn, type Walk } from './orders.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { findRow, type RowIds } from './screen-columns.ts';
import type { Match } from './screening.ts';

export interface PageRequest {
  readonly page: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** A page of matching rows. */
export interface FoundPage {
  readonly ids: readonly number[];
  readonly page: number;
  readonly next: string | null;
  readonly previous: string | null;
}

/** `sort` is the sort in the URL: a cursor is only valid for the sort it was created with. */
export function findPage(
  { table, found }: Pick<Match, 'table' | 'found'>,
  walk: Walk,
  { wish, sort, limit }: { wish: PageRequest; sort: string; limit: number },
): FoundPage {
  const { ids } = table.data;
  const bits = found.total === table.rows ? null : found.bits;
  const { rows, before } = takeRows({ table: table.data, walk, bits, sort, limit }, wish);
  const cursorAt = (row: number) =>
    writeCursor({ sort, key: walk.order.keyAt(row), id: ids[row]! });
  return {
    ids: rows.map((row) => ids[row]!),
    page: Math.floor(before / limit) + 1,
    next: rows.length > 0 && before + rows.length < found.total ? cursorAt(rows.at(-1)!) : null,
    previous: rows.length > 0 && before > 0 ? cursorAt(rows[0]!) : null,
  };
}

interface Place {
  readonly table: RowIds;
  readonly walk: Walk;
  readonly bits: Bitmap | null;
  readonly sort: string;
  readonly limit: number;
}

/** The rows, and the number of matching rows before them. */
function takeRows(
  place: Place,
  { page, after, before }: PageRequest,
): { readonly rows: readonly number[]; readonly before: number } {
  const { walk, bits, limit } = place;
  if (after !== undefined) {
    const from = findPlace(place, cursorFrom(place, after, 'query.after'), 'query.after', 'after');
    return {
      rows: walkOn(walk, bits, { from, skip: 0, limit }),
      before: countBefore(walk, bits, from),
    };
  }
  if (before !== undefined) {
    const to = findPlace(
      place,
      cursorFrom(place, before, 'query.before'),
      'query.before',
      'before',
    );
    const rows = walkBack(walk, bits, to, limit);
    return { rows, before: countBefore(walk, bits, to) - rows.length };
  }
  const skip = (page - 1) * limit;
  return { rows: walkOn(walk, bits, { from: 0, skip, limit }), before: skip };
}

function cursorFrom({ sort }: Place, text: string, field: string): Cursor {
  const cursor = readCursor(text);
  if (cursor?.sort !== sort) throw new ApiError('invalid_field', { field });
  return cursor;
}

/** The position where the rows after a cursor begin, or where those before it end. */
function findPlace(
  { table, walk }: Place,
  { key, id }: Cursor,
  field: string,
  side: 'after' | 'before',
): number {
  const { order, isDescending } = walk;
  const own = findRow(table, id);
  const first = key === null ? placeAmongMissing(walk, table, id) : order.placeFrom(key, id);
  if (first === undefined) throw new ApiError('invalid_field', { field });
  // The cursor's own row belongs to neither side.
  const next = own >= 0 && order.rows[first] === own ? first + 1 : first;
  const isFalling = isDescending && key !== null;
  if (side === 'after') return isFalling ? order.known - first : next;
  return isFalling ? order.known - next : first;
}

/** Rows without a value are in ID order in both directions. */
function placeAmongMissing(walk: Walk, { ids }: RowIds, id: number): number {
  const { rows, known } = walk.order;
  let low = known;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[rowAt(walk, middle)]! < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
