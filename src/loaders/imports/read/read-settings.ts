export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'windows-1252',
  'gb18030',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

export type Format = 'csv' | 'xlsx' | 'ndjson' | 'json';

/** How a file is read: detected, completed by a person, kept in a recipe. */
export interface ReadSettings {
  readonly format: Format;
  readonly encoding: Encoding;
  readonly separator: Separator;
  /** The line of the header, from 1; lines above it are skipped. 0: there is no header. */
  readonly headerLine: number;
  /** Lines at the end that aren’t data; empty ones aren’t counted. */
  readonly footerLines: number;
  /** The sheet of a workbook; null: the first one. */
  readonly sheet: string | null;
  /**
   * The path of the rows in JSON: `data.items`; null: the top level. `*` is each element of an
   * array or each member of an object: `*.rates`.
   */
  readonly rowsAt: string | null;
}

/** Why a row can’t be used although the file can be read. */
export type RowFault =
  | 'cell-too-long'
  | 'not-json'
  | 'repeated-header'
  | 'repeated-key'
  | 'text-after-quote'
  | 'too-many-cells';

/** A row as written. */
export interface Row {
  /** The line it begins on; the row of a sheet; the position in a JSON array. All from 1. */
  readonly line: number;
  /** As many as the header of its batch. Null: the cell is missing, or null in JSON. */
  readonly cells: readonly (string | null)[];
  readonly fault: RowFault | null;
}

/** What a reader of the result should know, as counts from the beginning of the file. */
export interface Remarks {
  /** Cells of a workbook whose value is the last result of a formula. */
  formulas: number;
  /** Merged ranges of a workbook: their first cell has the value, the others are empty. */
  mergedRanges: number;
  /** Numbers of a workbook that are displayed as percentages: 5 % is read as 0.05. */
  percentages: number;
  /**
   * Numbers of a workbook with more than the 15 digits that spreadsheets display, such as
   * 12.280000000000001: traces of a calculation.
   */
  longNumbers: number;
  /** Rows of a workbook that are hidden. They are read like others. */
  hiddenRows: number;
}

export interface RowBatch {
  /**
   * Columns of JSON that appear later are added at the end of later headers. Columns without a
   * header are called `column 1`, `column 2`, …
   */
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  readonly remarks: Readonly<Remarks>;
  /** Columns that had numbers as numbers (workbooks, JSON), by position. They have a point. */
  readonly typedColumns: ReadonlySet<number>;
}

/** A row while it is being read. */
export interface DraftRow {
  line: number;
  cells: (string | null)[];
  fault: RowFault | null;
}

export function noRemarks(): Remarks {
  return { formulas: 0, mergedRanges: 0, percentages: 0, longNumbers: 0, hiddenRows: 0 };
}
