import { formatDay, type Day } from '../../../domain/time/day.ts';
import { plainNumber } from '../../../domain/text/decimal.ts';
import {
  SCREEN_FIELDS,
  type RangeField,
  type ScreenField,
  type ScreenKind,
} from '../../../domain/screens/screen-fields.ts';
import { isMoneyField } from '../../../domain/screens/money.ts';
import { yieldToEventLoop } from '../../../db/yield-to-event-loop.ts';
import { MISSING, type Column, type ScreenColumns } from './screen-columns.ts';

/** Words beyond this aren't counted; no field has nearly as many. */
const MAX_WORDS = 254;
const CODES = 256;
const WORD_BYTES = 4;
/** The first words of this many rows are loaded before the rest of any row is counted. */
const ROWS_AT_ONCE = 128;
const ROWS_IN_ONE_GO = 100_000;
const DAYS_IN_YEAR = 365.25;

/** A field with the lower edges of its histogram bars, in the column's units and as shown. */
interface CodedField {
  readonly field: ScreenField;
  readonly column: Column;
  readonly edges: readonly number[];
  readonly shownEdges: readonly string[];
}

/** Fields that share a byte: the byte is the sum of each field's code times its factor. */
interface SharedByte {
  readonly fields: {
    readonly coded: CodedField;
    readonly codes: number;
    readonly factor: number;
  }[];
  /** The number of values the byte can have. */
  values: number;
}

/**
 * The word or bar of every field for each row, with all bytes of a row together: counting a row
 * takes one memory access instead of one per column. Fields with few codes share a byte.
 */
export class FacetCodes {
  readonly fields: readonly CodedField[];
  /** On another day, dates fall into other bars. */
  readonly today: Day;
  readonly #bytes: readonly SharedByte[];
  /** The number of four-byte words per row: four bytes are read at once. */
  readonly #words: number;
  readonly #codes: Uint8Array;

  private constructor(kind: ScreenKind, { ids, columns }: ScreenColumns, today: Day) {
    const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
    this.today = today;
    // Bars of amounts depend on the display currency (money-bars.ts).
    const coded = fields.filter(({ id }) => !isMoneyField(kind, id));
    this.fields = coded.map((field) => {
      const column = columns.get(field.id);
      if (!column) throw new Error(`${kind} have no ${field.id}`);
      const { edges, shownEdges } =
        field.type === 'range' ? edgesFor(field, column, today) : NO_EDGES;
      return { field, column, edges, shownEdges };
    });
    this.#bytes = shareBytes(this.fields);
    this.#words = Math.ceil(this.#bytes.length / WORD_BYTES);
    this.#codes = new Uint8Array(ids.length * this.#words * WORD_BYTES);
  }

  /** Takes a while for a long list, so it yields to other work. */
  static async build(kind: ScreenKind, data: ScreenColumns, today: Day): Promise<FacetCodes> {
    const made = new FacetCodes(kind, data, today);
    for (let row = 0; row < data.ids.length; row += 1) {
      made.renew(row);
      if (row % ROWS_IN_ONE_GO === ROWS_IN_ONE_GO - 1) await yieldToEventLoop();
    }
    return made;
  }

  get bytes(): number {
    return this.#codes.byteLength;
  }

  /** Call this after a row has changed. */
  renew(row: number): void {
    const width = this.#words * WORD_BYTES;
    for (let i = 0; i < this.#bytes.length; i += 1) {
      let byte = 0;
      for (const { coded, codes, factor } of this.#bytes[i]!.fields) {
        byte += factor * Math.min(codeAt(coded, row), codes - 1);
      }
      this.#codes[row * width + i] = byte;
    }
  }

  /** The number of rows per code, field by field. */
  countAll(rows: Int32Array): readonly Uint32Array[] {
    const counts = new Uint32Array(this.#words * WORD_BYTES * CODES);
    const words = new Uint32Array(this.#codes.buffer);
    const first = new Uint32Array(ROWS_AT_ONCE);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const size = Math.min(rows.length - from, ROWS_AT_ONCE);
      // Memory serves many such loads in parallel, but a single one is slow.
      for (let i = 0; i < size; i += 1) first[i] = words[rows[from + i]! * this.#words]!;
      for (let i = 0; i < size; i += 1) countWord(counts, 0, first[i]!);
      for (let word = 1; word < this.#words; word += 1) {
        for (let i = 0; i < size; i += 1) {
          countWord(
            counts,
            word * WORD_BYTES * CODES,
            words[rows[from + i]! * this.#words + word]!,
          );
        }
      }
    }
    return this.fields.map((coded) => {
      const byte = this.#byteFor(coded);
      return divide(counts.subarray(byte * CODES, (byte + 1) * CODES), this.#bytes[byte]!, coded);
    });
  }

  /** The same for one field. */
  countOne(rows: Int32Array, place: number): Uint32Array {
    const coded = this.fields[place]!;
    const width = this.#words * WORD_BYTES;
    const byte = this.#byteFor(coded);
    const counts = new Uint32Array(CODES);
    const codes = this.#codes;
    for (let i = 0; i < rows.length; i += 1) counts[codes[rows[i]! * width + byte]!]! += 1;
    return divide(counts, this.#bytes[byte]!, coded);
  }

  #byteFor(coded: CodedField): number {
    return this.#bytes.findIndex(({ fields }) => fields.some((each) => each.coded === coded));
  }
}

/** Counts the four bytes of a word, lowest first, each in its own table. */
function countWord(counts: Uint32Array, at: number, word: number): void {
  counts[at + (word & 255)]! += 1;
  counts[at + CODES + ((word >>> 8) & 255)]! += 1;
  counts[at + 2 * CODES + ((word >>> 16) & 255)]! += 1;
  counts[at + 3 * CODES + (word >>> 24)]! += 1;
}

/** Assigns each field to the first byte with room for it, fields with many codes first. */
function shareBytes(fields: readonly CodedField[]): SharedByte[] {
  const bytes: SharedByte[] = [];
  const sized = fields.map((coded) => ({ coded, codes: countCodes(coded) }));
  for (const { coded, codes } of sized.toSorted((a, b) => b.codes - a.codes)) {
    const byte = bytes.find(({ values }) => values * codes <= CODES);
    if (byte) {
      byte.fields.push({ coded, codes, factor: byte.values });
      byte.values *= codes;
    } else bytes.push({ fields: [{ coded, codes, factor: 1 }], values: codes });
  }
  return bytes;
}

/** The number of codes of a field, including one for no value and one for unknown words. */
function countCodes({ field, column, edges }: CodedField): number {
  if (column.type === 'set') return 1 << column.values.length;
  if (column.type !== 'words') return edges.length + 2;
  return field.type === 'choice' && field.values ? field.values.length + 2 : CODES;
}

/** The counts of one of the fields that share a byte. */
function divide(counts: Uint32Array, byte: SharedByte, coded: CodedField): Uint32Array {
  const { codes, factor } = byte.fields.find((each) => each.coded === coded)!;
  const divided = new Uint32Array(codes);
  for (let value = 0; value < byte.values; value += 1) {
    if (counts[value]! > 0) divided[Math.floor(value / factor) % codes]! += counts[value]!;
  }
  return divided;
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
    // Removes the floating-point error of the multiplication.
    edges: field.edges.map((edge) => Math.round(edge * factor * 1e6) / 1e6),
    shownEdges: field.edges.map(plainNumber),
  };
}

/** The word, the traits or the bar; the code for no value follows the last bar. */
function codeAt({ column, edges }: CodedField, row: number): number {
  if (column.type === 'set') return column.bits[row]!;
  if (column.type === 'words') {
    const code = column.codes[row]!;
    return code <= MAX_WORDS ? code : 0;
  }
  const value = column.values[row]!;
  return value === MISSING || Number.isNaN(value) ? edges.length + 1 : barFor(edges, value);
}

/** The number of edges at or below the value. */
export function barFor(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edges[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
