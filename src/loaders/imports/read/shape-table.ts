import { BATCH_ROWS, MAX_FOOTER_LINES } from './limits.ts';
import type { DraftRow, ReadSettings, Remarks, RowBatch } from './read-settings.ts';
import { UnreadableDocument } from './unreadable-document.ts';

const NO_COLUMNS: ReadonlySet<number> = new Set();

/** What a reader knows of a file beside its rows. */
export interface TableNotes {
  readonly remarks: Remarks;
  readonly typedColumns: ReadonlySet<number>;
}

/**
 * Makes a table of rows: takes the header, drops footer and blank rows, gives every row as many
 * cells as the header has, and marks rows that have more or repeat the header.
 */
export async function* shapeTable(
  batches: AsyncIterable<DraftRow[]>,
  { headerLine, footerLines }: Pick<ReadSettings, 'headerLine' | 'footerLines'>,
  notes: TableNotes,
): AsyncGenerator<RowBatch> {
  const shaper = new TableShaper(headerLine, Math.min(footerLines, MAX_FOOTER_LINES));
  for await (const batch of batches) {
    for (const row of batch) shaper.add(row);
    while (shaper.hasBatch()) yield { ...shaper.take(BATCH_ROWS), ...copyNotes(notes) };
  }
  const { header, rows } = shaper.finish();
  yield { header, rows, ...copyNotes(notes) };
}

function copyNotes({ remarks, typedColumns }: TableNotes): Omit<RowBatch, 'header' | 'rows'> {
  const columns = typedColumns.size === 0 ? NO_COLUMNS : new Set(typedColumns);
  return { remarks: { ...remarks }, typedColumns: columns };
}

class TableShaper {
  readonly #headerLine: number;
  /** The last rows may be the footer, so they wait. */
  readonly #footerLines: number;
  #header: string[] | null = null;
  #isNamed = false;
  #rows: DraftRow[] = [];
  #lastLine = 0;

  constructor(headerLine: number, footerLines: number) {
    this.#headerLine = headerLine;
    this.#footerLines = footerLines;
  }

  add(row: DraftRow): void {
    this.#lastLine = row.line;
    if (row.line < this.#headerLine) return;
    if (isBlank(row.cells)) return;
    if (this.#header === null) {
      this.#isNamed = this.#headerLine > 0;
      this.#header = this.#isNamed ? namesFromCells(row) : row.cells.map(columnName);
      if (this.#isNamed) return;
    }
    fitToHeader(row, this.#header.length);
    if (this.#isNamed && repeatsHeader(row.cells, this.#header)) row.fault = 'repeated-header';
    this.#rows.push(row);
  }

  hasBatch(): boolean {
    return this.#rows.length >= BATCH_ROWS + this.#footerLines;
  }

  take(count: number): Pick<RowBatch, 'header' | 'rows'> {
    return { header: this.#header ?? [], rows: this.#rows.splice(0, count) };
  }

  finish(): Pick<RowBatch, 'header' | 'rows'> {
    if (this.#header === null) {
      if (this.#lastLine === 0) throw new UnreadableDocument('empty');
      throw new UnreadableDocument('no-header', { line: this.#headerLine });
    }
    return this.take(Math.max(this.#rows.length - this.#footerLines, 0));
  }
}

export function columnName(_cell: unknown, index: number): string {
  return `column ${index + 1}`;
}

function isBlank(cells: readonly (string | null)[]): boolean {
  return cells.every((cell) => cell === null || cell === '' || cell.trim() === '');
}

function namesFromCells({ line, cells }: DraftRow): string[] {
  const names = cells.map((cell) => cell?.replaceAll(/\s+/g, ' ').trim() ?? '');
  const seen = new Set<string>();
  for (const name of names) {
    if (name !== '' && seen.has(name)) {
      throw new UnreadableDocument('repeated-column', { line, subject: name });
    }
    seen.add(name);
  }
  return names.map((name, index) => (name === '' ? columnName(name, index) : name));
}

function fitToHeader(row: DraftRow, width: number): void {
  const { cells } = row;
  if (cells.length === width) return;
  while (cells.length < width) cells.push(null);
  while (cells.length > width && !cells.at(-1)?.trim()) cells.pop();
  if (cells.length > width) row.fault = 'too-many-cells';
}

function repeatsHeader(cells: readonly (string | null)[], header: readonly string[]): boolean {
  // Most rows differ in the first cell.
  if (cells[0]?.trim() !== header[0]) return false;
  return header.every((name, index) => {
    const cell = cells[index]?.replaceAll(/\s+/g, ' ').trim() ?? '';
    return cell === name || (cell === '' && name === columnName(name, index));
  });
}
