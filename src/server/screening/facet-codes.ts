import { formatDay, type Day } from '../../domain/day.ts';
import { plainNumber } from '../../domain/decimal.ts';
import {
  SCREEN_FIELDS,
  type RangeField,
  type ScreenField,
  type ScreenKind,
} from '../../domain/screens/screen-fields.ts';
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

/**
 * For each row the word or the bar of every field, a byte for each and all bytes of a row together:
 * to count a row is one look into memory, not one for each column.
 */
export class FacetCodes {
  readonly fields: readonly CodedField[];
  /** Days lie in other bars on another day. */
  readonly today: Day;
  readonly #codes: Uint8Array;

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
    this.#codes = new Uint8Array(ids.length * this.fields.length);
  }

  /** Takes a while for a long list, so other work has its turn in between. */
  static async make(kind: ScreenKind, data: ScreenColumns, today: Day): Promise<FacetCodes> {
    const made = new FacetCodes(kind, data, today);
    const width = made.fields.length;
    for (const [place, coded] of made.fields.entries()) {
      for (let row = 0; row < data.ids.length; row += 1) {
        made.#codes[row * width + place] = codeAt(coded, row);
        if (row % ROWS_IN_ONE_GO === ROWS_IN_ONE_GO - 1) await giveWay();
      }
    }
    return made;
  }

  get bytes(): number {
    return this.#codes.byteLength;
  }

  /** After a row has changed. */
  renew(row: number): void {
    const width = this.fields.length;
    for (const [place, coded] of this.fields.entries()) {
      this.#codes[row * width + place] = codeAt(coded, row);
    }
  }

  /** How many of the rows have each code, field by field. */
  countAll(rows: Int32Array): Uint32Array[] {
    const width = this.fields.length;
    const counts = new Uint32Array(width * CODES);
    const codes = this.#codes;
    for (let i = 0; i < rows.length; i += 1) {
      const at = rows[i]! * width;
      for (let place = 0; place < width; place += 1) {
        counts[place * CODES + codes[at + place]!]! += 1;
      }
    }
    return this.fields.map((_, place) => counts.subarray(place * CODES, (place + 1) * CODES));
  }

  /** The same of one field. */
  countOne(rows: Int32Array, place: number): Uint32Array {
    const width = this.fields.length;
    const counts = new Uint32Array(CODES);
    for (let i = 0; i < rows.length; i += 1) counts[this.#codes[rows[i]! * width + place]!]! += 1;
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
