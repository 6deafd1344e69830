import { formatDay, type Day } from '../../domain/day.ts';
import { plainNumber } from '../../domain/decimal.ts';
import {
  SCREEN_FIELDS,
  type RangeField,
  type ScreenField,
  type ScreenKind,
} from '../../domain/screens/screen-fields.ts';
import type { FoundRows } from './column-index.ts';
import { giveWay } from './give-way.ts';
import { MISSING, type Column, type ScreenColumns } from './screen-columns.ts';

/** Stands for no value among the bars of a histogram. */
export const NO_BAR = 255;
/** Words beyond this are not counted; no field has nearly as many. */
const MOST_WORDS = 254;
const CODES = 256;
const ROWS_IN_ONE_GO = 100_000;
const DAYS_IN_YEAR = 365.25;

/** A field with where the bars of its histogram begin, as the column has them and as readers do. */
interface CodedField {
  readonly field: ScreenField;
  readonly column: Column;
  readonly edges: readonly number[];
  readonly shownEdges: readonly string[];
}

/** Rows to count by: where their bytes begin, and how many rows each of them stands for. */
export interface Sample {
  readonly places: Int32Array;
  readonly weight: number;
}

/** The rows of a word of a bitmap are on so many levels, one on each. */
const LEVELS = 32;
/** The bytes of so many rows are asked of the memory before the first of them is counted. */
const ROWS_AT_ONCE = 128;

/** The level of a row; neighbours, which are often alike, are on levels far apart. */
function levelAt(bit: number, word: number): number {
  return (13 * bit + 7 * word) & 31;
}

/** The row that a word has on a level. */
function bitAt(level: number, word: number): number {
  return (5 * (level - 7 * word)) & 31;
}

/**
 * For each row the word or the bar of every field, a byte for each and all bytes of a row together:
 * to count a row is one look into memory, not one for each column. A sample is made of the first
 * levels, and rows of a level stand together: the processor has what samples need near at hand.
 */
export class FacetCodes {
  readonly fields: readonly CodedField[];
  /** Days lie in other bars on another day. */
  readonly today: Day;
  readonly #codes: Uint8Array;
  /** Words of a bitmap of all rows. */
  readonly #words: number;
  /** For all samples: one is counted before the next is taken. */
  #places = new Int32Array(0);

  private constructor(kind: ScreenKind, { ids, columns }: ScreenColumns, today: Day) {
    const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
    this.today = today;
    this.fields = fields.map((field) => {
      const column = columns.get(field.id);
      if (!column) throw new Error(`${kind} have no ${field.id}`);
      const { edges, shownEdges } =
        field.type === 'range' ? edgesFor(field, column, today) : NO_EDGES;
      return { field, column, edges, shownEdges };
    });
    this.#words = (ids.length + 31) >>> 5;
    this.#codes = new Uint8Array(this.#words * LEVELS * this.fields.length);
  }

  /** Takes a while for a long list, so other work has its turn in between. */
  static async make(kind: ScreenKind, data: ScreenColumns, today: Day): Promise<FacetCodes> {
    const made = new FacetCodes(kind, data, today);
    for (let row = 0; row < data.ids.length; row += 1) {
      made.renew(row);
      if (row % ROWS_IN_ONE_GO === ROWS_IN_ONE_GO - 1) await giveWay();
    }
    return made;
  }

  get bytes(): number {
    return this.#codes.byteLength + this.#places.byteLength;
  }

  /** After a row has changed. */
  renew(row: number): void {
    const at = this.#placeAt(row & 31, row >>> 5);
    const { fields } = this;
    for (let i = 0; i < fields.length; i += 1) this.#codes[at + i] = codeAt(fields[i]!, row);
  }

  /** Where the bytes of a row begin. */
  #placeAt(bit: number, word: number): number {
    return (levelAt(bit, word) * this.#words + word) * this.fields.length;
  }

  /** All rows of the set. */
  takeAll({ bits, total }: FoundRows): Sample {
    const places = this.#room(total);
    let taken = 0;
    for (let i = 0; i < bits.length; i += 1) {
      for (let word = bits[i]!; word !== 0; word &= word - 1) {
        places[taken] = this.#placeAt(31 - Math.clz32(word & -word), i);
        taken += 1;
      }
    }
    return { places: places.subarray(0, taken), weight: 1 };
  }

  /** At least about so many rows of the set, evenly from all of it, but not twice as many. */
  takeSome({ bits, total }: FoundRows, most: number): Sample {
    const levels = Math.ceil((LEVELS * most) / total);
    // Of a very large set a level of some words is enough.
    const step = Math.max(1, Math.floor(total / (LEVELS * most)));
    const places = this.#room(Math.min(total, levels * Math.ceil(bits.length / step)));
    const width = this.fields.length;
    let taken = 0;
    for (let level = 0; level < levels; level += 1) {
      for (let i = 0; i < bits.length; i += step) {
        // Without a branch: nobody can tell which rows are in the set.
        places[taken] = (level * this.#words + i) * width;
        taken += (bits[i]! >>> bitAt(level, i)) & 1;
      }
    }
    return { places: places.subarray(0, taken), weight: taken === 0 ? 1 : total / taken };
  }

  /** One more, because the place after the last is written to as well. */
  #room(most: number): Int32Array {
    if (this.#places.length <= most) this.#places = new Int32Array(most + 1);
    return this.#places;
  }

  /** How many of the rows have each code, field by field. */
  countAll({ places }: Sample): Uint32Array[] {
    const width = this.fields.length;
    const counts = new Uint32Array(width * CODES);
    const codes = this.#codes;
    const first = new Uint8Array(ROWS_AT_ONCE);
    for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
      const rows = Math.min(places.length - from, ROWS_AT_ONCE);
      // The memory answers many such questions at a time, but is slow to answer one.
      for (let i = 0; i < rows; i += 1) first[i] = codes[places[from + i]!]!;
      for (let i = 0; i < rows; i += 1) {
        const at = places[from + i]!;
        counts[first[i]!]! += 1;
        for (let place = 1; place < width; place += 1) {
          counts[place * CODES + codes[at + place]!]! += 1;
        }
      }
    }
    return this.fields.map((_, place) => counts.subarray(place * CODES, (place + 1) * CODES));
  }

  /** The same of one field. */
  countOne({ places }: Sample, place: number): Uint32Array {
    const counts = new Uint32Array(CODES);
    const codes = this.#codes;
    for (let i = 0; i < places.length; i += 1) counts[codes[places[i]! + place]!]! += 1;
    return counts;
  }
}

const NO_EDGES = { edges: [], shownEdges: [] };

function edgesFor(
  field: RangeField,
  column: Column,
  today: Day,
): Pick<CodedField, 'edges' | 'shownEdges'> {
  if (field.unit === 'day') {
    const edges = field.edges.map((years) => today + Math.round(years * DAYS_IN_YEAR));
    return { edges, shownEdges: edges.map(formatDay) };
  }
  if (column.type !== 'whole' && column.type !== 'float') throw new Error('words have no bars');
  const factor = column.type === 'float' ? column.unit : 10 ** column.scale;
  return {
    // Without the error of a multiplication.
    edges: field.edges.map((edge) => Math.round(edge * factor * 1e6) / 1e6),
    shownEdges: field.edges.map(plainNumber),
  };
}

function codeAt({ column, edges }: CodedField, row: number): number {
  if (column.type === 'set') return column.bits[row]!;
  if (column.type === 'words') {
    const code = column.codes[row]!;
    return code <= MOST_WORDS ? code : 0;
  }
  const value = column.values[row]!;
  return value === MISSING || Number.isNaN(value) ? NO_BAR : barFor(edges, value);
}

/** How many edges are not above the value. */
function barFor(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edges[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
