import { toView } from './font-file.ts';
import { classesAt, countedAt, coverageAt, featureLookups, readLookups } from './layout-lists.ts';

const PAIRS = 2;
const EXTENSION = 9;
const ADVANCE = 4;
/** What a part of the table may hold: its length is a 16-bit number. */
const PAIRS_PER_PART = 10_000;

type Pair = readonly [left: number, right: number, distance: number];
/** What a rule says about a pair; undefined where it says nothing and the next one is asked. */
type FindDistance = (left: number, right: number) => number | undefined;

/**
 * The distances between these glyphs in the old, plain form, which browsers use where there is no
 * `GPOS`. That table itself is half of what a small font would weigh.
 */
export function kernTable(gpos: Uint8Array, glyphs: Iterable<number>): Uint8Array {
  const view = toView(gpos);
  const all = readLookups(view, EXTENSION);
  const lookups = [...new Set(featureLookups(view, (tag) => tag === 'kern'))].map((index) =>
    (all[index] ?? [])
      .filter(({ type }) => type === PAIRS)
      .map(({ at }) => (view.getUint16(at) === 1 ? byGlyphs(view, at) : byClasses(view, at))),
  );
  const sorted = [...glyphs].toSorted((a, b) => a - b);
  const pairs: Pair[] = [];
  for (const left of sorted) {
    for (const right of sorted) {
      // Every lookup adds what the first of its rules says that says anything.
      const distance = lookups.reduce((sum, rules) => {
        for (const rule of rules) {
          const found = rule(left, right);
          if (found !== undefined) return sum + found;
        }
        return sum;
      }, 0);
      if (distance !== 0) pairs.push([left, right, distance]);
    }
  }
  return written(pairs);
}

/** Format 1: for each first glyph a list of second ones. */
function byGlyphs(view: DataView, at: number): FindDistance {
  const { bytes, advanceAt } = describeValue(view, at);
  const lists = countedAt(view, at + 8);
  const places = new Map(
    coverageAt(view, at + view.getUint16(at + 2)).map((glyph, i) => [glyph, at + lists[i]!]),
  );
  return (left, right) => {
    const list = places.get(left);
    if (list === undefined) return undefined;
    for (let i = 0; i < view.getUint16(list); i += 1) {
      const record = list + 2 + (2 + bytes) * i;
      if (view.getUint16(record) === right) {
        return advanceAt === null ? 0 : view.getInt16(record + 2 + advanceAt);
      }
    }
    return undefined;
  };
}

/** Format 2: a row for each class of first glyphs, a column for each of second ones. */
function byClasses(view: DataView, at: number): FindDistance {
  const { bytes, advanceAt } = describeValue(view, at);
  const covered = new Set(coverageAt(view, at + view.getUint16(at + 2)));
  const rows = classesAt(view, at + view.getUint16(at + 8));
  const columns = classesAt(view, at + view.getUint16(at + 10));
  const columnCount = view.getUint16(at + 14);
  return (left, right) => {
    if (!covered.has(left)) return undefined;
    const cell = (rows.get(left) ?? 0) * columnCount + (columns.get(right) ?? 0);
    return advanceAt === null ? 0 : view.getInt16(at + 16 + bytes * cell + advanceAt);
  };
}

/** The size of what is said of a pair, and where in it the distance after the first glyph is. */
function describeValue(view: DataView, at: number): { bytes: number; advanceAt: number | null } {
  const [first, second] = [view.getUint16(at + 4), view.getUint16(at + 6)];
  return {
    bytes: bitBytes(first) + bitBytes(second),
    advanceAt: first & ADVANCE ? bitBytes(first & (ADVANCE - 1)) : null,
  };
}

/** Each bit of a format stands for a number of two bytes. */
function bitBytes(format: number): number {
  return 2 * format.toString(2).replaceAll('0', '').length;
}

function written(pairs: readonly Pair[]): Uint8Array {
  const parts = Array.from({ length: Math.ceil(pairs.length / PAIRS_PER_PART) }, (_, i) =>
    pairs.slice(i * PAIRS_PER_PART, (i + 1) * PAIRS_PER_PART),
  );
  const table = new Uint8Array(4 + 14 * parts.length + 6 * pairs.length);
  const view = toView(table);
  view.setUint16(2, parts.length);
  let at = 4;
  for (const part of parts) {
    const entrySelector = Math.floor(Math.log2(part.length));
    const searchRange = 6 * 2 ** entrySelector;
    const bytes = 14 + 6 * part.length;
    // Version, length, "horizontal", and what a binary search begins with.
    const rest = 6 * part.length - searchRange;
    const head = [0, bytes, 1, part.length, searchRange, entrySelector, rest];
    head.forEach((value, i) => view.setUint16(at + 2 * i, value));
    for (const [i, [left, right, distance]] of part.entries()) {
      view.setUint16(at + 14 + 6 * i, left);
      view.setUint16(at + 16 + 6 * i, right);
      view.setInt16(at + 18 + 6 * i, distance);
    }
    at += bytes;
  }
  return table;
}
