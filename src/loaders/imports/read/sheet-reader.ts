import { plainNumber } from '../../../domain/text/decimal.ts';
import { MAX_CELL, MAX_COLUMNS } from './limits.ts';
import { cutLongCells } from './read-csv.ts';
import type { DraftRow } from './read-settings.ts';
import type { TableNotes } from './shape-table.ts';
import { UnreadableDocument } from './unreadable-document.ts';
import { serialText, type NumberStyle } from './workbook-styles.ts';
import { attribute, decodeWorkbookText, decodeXml, isTrue, XmlScanner } from './xml-scanner.ts';

/** Spreadsheets display fifteen digits of a number and calculate with seventeen. */
const DISPLAYED_DIGITS = 15;

/** Cuts the XML of a sheet into rows. */
export class SheetReader {
  rows: DraftRow[] = [];
  readonly scanner: XmlScanner;
  readonly #texts: readonly string[];
  readonly #styles: readonly NumberStyle[];
  readonly #is1904: boolean;
  readonly #remarks: TableNotes['remarks'];
  readonly #typedColumns: Set<number>;
  #row: DraftRow = { line: 0, cells: [], fault: null };
  #column = -1;
  #type = 'n';
  #style: NumberStyle = 'number';
  #value = '';
  #isValue = false;
  #isData = false;

  constructor(
    texts: readonly string[],
    styles: readonly NumberStyle[],
    is1904: boolean,
    notes: TableNotes,
  ) {
    this.#texts = texts;
    this.#styles = styles;
    this.#is1904 = is1904;
    this.#remarks = notes.remarks;
    this.#typedColumns = notes.typedColumns as Set<number>;
    this.scanner = new XmlScanner({
      open: (name, tag) => this.#open(name, tag),
      close: (name) => this.#close(name),
      text: (text) => {
        if (this.#isValue) this.#value += decodeXml(text);
      },
    });
  }

  takeRows(): DraftRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  #open(name: string, tag: string): void {
    if (name === 'c') this.#openCell(tag);
    else if (name === 'v' || (name === 't' && this.#type === 'inlineStr')) this.#isValue = true;
    else if (name === 'row') this.#openRow(tag);
    else if (name === 'f' && this.#isData) this.#remarks.formulas += 1;
    else if (name === 'mergeCell') this.#remarks.mergedRanges += 1;
    else if (name === 'sheetData') this.#isData = true;
  }

  #close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row' && this.#row.cells.length > 0) this.rows.push(this.#row);
    else if (name === 'sheetData') this.#isData = false;
  }

  #openRow(tag: string): void {
    const number = Number(attribute(tag, 'r') ?? this.#row.line + 1);
    // Rows out of order would break what is said of lines.
    if (!(number > this.#row.line)) throw new UnreadableDocument('not-a-workbook');
    if (isTrue(attribute(tag, 'hidden'))) this.#remarks.hiddenRows += 1;
    this.#row = { line: number, cells: [], fault: null };
    this.#column = -1;
  }

  #openCell(tag: string): void {
    const reference = attribute(tag, 'r');
    this.#column = reference === undefined ? this.#column + 1 : columnIndex(reference);
    if (!(this.#column < MAX_COLUMNS)) {
      throw new UnreadableDocument('too-many-columns', { line: this.#row.line });
    }
    this.#type = attribute(tag, 't') ?? 'n';
    this.#style = this.#styles[Number(attribute(tag, 's') ?? '0')] ?? 'number';
    this.#value = '';
  }

  #closeCell(): void {
    if (this.#value === '') return;
    const { cells } = this.#row;
    while (cells.length < this.#column) cells.push('');
    const text = this.#cellText(this.#value);
    cells[this.#column] = text;
    if (text.length > MAX_CELL) cutLongCells(this.#row);
  }

  #cellText(value: string): string {
    switch (this.#type) {
      case 's':
        return this.#texts[Number(value)] ?? '';
      case 'str':
      case 'inlineStr':
        return decodeWorkbookText(value);
      case 'b':
        return value === '1' ? 'true' : 'false';
      case 'n':
        return this.#numberText(value);
      default:
        // Dates in ISO form, and errors such as #N/A.
        return value;
    }
  }

  #numberText(value: string): string {
    if (this.#style === 'moment' || this.#style === 'time') {
      return serialText(value, this.#style, this.#is1904);
    }
    if (this.#style === 'percentage') this.#remarks.percentages += 1;
    this.#typedColumns.add(this.#column);
    if (value.length <= DISPLAYED_DIGITS) return value;
    const text = shortestNumber(value);
    if (text.replaceAll(/^0+|\D|0+$/g, '').length > DISPLAYED_DIGITS)
      this.#remarks.longNumbers += 1;
    return text;
  }
}

/**
 * Excel writes 1.1 as 1.1000000000000001: the float that it calculates with, in 17 digits. The
 * shortest text of the same float is what was entered.
 */
function shortestNumber(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? plainNumber(number) : value;
}

/** `AB12` → 27. */
function columnIndex(reference: string): number {
  let index = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at) & ~32;
    if (code < 65 || code > 90) break;
    index = index * 26 + code - 64;
  }
  return index - 1;
}
