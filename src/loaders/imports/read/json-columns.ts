import { cutLongCells } from './read-csv.ts';
import { MAX_CELL, MAX_COLUMNS } from './limits.ts';
import type { DraftRow } from './read-settings.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** Makes rows of keys and values. A key that is new becomes a column after the others. */
export class JsonColumns {
  readonly header: string[] = [];
  readonly typed = new Set<number>();
  readonly #places = new Map<string, number>();
  /** The number of the row that last had a value in the column. */
  readonly #rowOfColumn: number[] = [];
  #rowCount = 0;
  #row: DraftRow = { line: 0, cells: [], fault: null };
  #nextColumn = 0;

  beginRow(line: number): void {
    this.#rowCount += 1;
    this.#nextColumn = 0;
    this.#row = { line, cells: [], fault: null };
  }

  add(name: string, value: string | null, isNumber: boolean): void {
    // Records mostly have their keys in the same order.
    const isNext = this.header[this.#nextColumn] === name;
    const column = isNext ? this.#nextColumn : (this.#places.get(name) ?? this.#newColumn(name));
    this.#nextColumn = column + 1;
    if (this.#rowOfColumn[column] === this.#rowCount) this.#row.fault = 'repeated-key';
    this.#rowOfColumn[column] = this.#rowCount;
    const { cells } = this.#row;
    while (cells.length < column) cells.push(null);
    cells[column] = value;
    if (isNumber) this.typed.add(column);
    if (value !== null && value.length > MAX_CELL) cutLongCells(this.#row);
  }

  /** A row that isn't JSON has no cells. */
  endRow(isJson: boolean): DraftRow {
    const row = this.#row;
    if (!isJson) {
      row.cells = [];
      row.fault = 'not-json';
    }
    return row;
  }

  /** Rows that were read before the last columns appeared get empty cells there. */
  complete(rows: readonly DraftRow[]): void {
    for (const { cells } of rows) {
      while (cells.length < this.header.length) cells.push(null);
    }
  }

  #newColumn(name: string): number {
    if (this.header.length === MAX_COLUMNS) {
      throw new UnreadableDocument('too-many-columns', { line: this.#row.line });
    }
    this.#places.set(name, this.header.length);
    return this.header.push(name) - 1;
  }
}
