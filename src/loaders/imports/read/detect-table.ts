import { DATE_FORMS, readDay } from '../../../domain/imports/read-day.ts';
import { isDecimalFault, readDecimal } from '../../../domain/imports/read-decimal.ts';

/** A row as far as the shape of its table is concerned. */
export interface ShapeRow {
  readonly line: number;
  readonly cells: readonly (string | null)[];
}

export interface TableShape {
  /** How many cells most rows have. */
  readonly width: number;
  /** The share of rows that have as many. */
  readonly regularity: number;
  /** The share of cells that are numbers, dates or empty. */
  readonly typedShare: number;
  /** The first row that has as many cells. */
  readonly firstLine: number;
  /** Proposed first; 0: no header. More than one: someone has to decide. */
  readonly headerLines: readonly number[];
  readonly footerLines: number;
}

type CellType = 'blank' | 'day' | 'year' | 'number' | 'text';

const TYPED_ROWS = 200;
const TYPED_CELLS = 6000;
const MAX_FOOTER = 50;
const MISSING = /^(?:-+|–|—|\.+|\*|#?n\/?a|n\.a\.|null|none|nan)$/i;
const DIGIT = /\d/;
const YEAR = /^(?:19|20)\d\d$/;

/** `isRagged`: rows end with their last filled cell, as those of a workbook. */
export function detectShape(
  allRows: readonly ShapeRow[],
  isWhole: boolean,
  isRagged: boolean,
): TableShape {
  const rows = allRows.filter(({ cells }) => cells.some((cell) => cell?.trim()));
  const width = commonWidth(rows);
  // Some files leave out the last cells of most rows, but never titles.
  const [top] = rows;
  const isWideTop = top !== undefined && top.cells.length > width && isTitles(top.cells);
  const isFull = (row: ShapeRow): boolean =>
    isRagged
      ? filledCells(row.cells) >= Math.max(width * 0.6, 1)
      : row.cells.length === width || (isWideTop && row === top);
  const full = rows.filter((row) => isFull(row));
  const sample = full.slice(0, Math.max(5, Math.min(TYPED_ROWS, TYPED_CELLS / width)));
  const types = sample.map(({ cells }) => cells.map((cell) => cellType(cell)));
  const columns = columnTypes(types, width);
  return {
    width,
    regularity: rows.length === 0 ? 0 : full.length / rows.length,
    typedShare: typedShare(types),
    firstLine: full[0]?.line ?? 1,
    headerLines: headerLines(sample, types, columns),
    footerLines: isWhole ? countFooter(rows, isFull) : 0,
  };
}

function filledCells(cells: readonly (string | null)[]): number {
  return cells.reduce((count, cell) => count + (cell?.trim() ? 1 : 0), 0);
}

function commonWidth(rows: readonly ShapeRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  let [best, most] = [1, 0];
  for (const [width, count] of counts) {
    // A long preamble may have more rows than a short table has, but they are narrow.
    const weight = count * Math.min(width, 3);
    if (weight > most) [best, most] = [width, weight];
  }
  return best;
}

function cellType(cell: string | null): CellType {
  const text = cell?.trim() ?? '';
  if (text === '' || MISSING.test(text)) return 'blank';
  if (!DIGIT.test(text) || text.length > 40) return 'text';
  if (YEAR.test(text)) return 'year';
  const isNumber =
    !isDecimalFault(readDecimal(text, 'point')) || !isDecimalFault(readDecimal(text, 'comma'));
  const isDay = DATE_FORMS.some((form) => {
    const day = readDay(text, form);
    return typeof day === 'number' || day === 'has-time' || day === 'two-digit-year';
  });
  if (isNumber) return isDay && text.length === 8 ? 'day' : 'number';
  return isDay ? 'day' : 'text';
}

/** What nearly all cells of a column are; text if they differ. The first row may be the header. */
function columnTypes(rows: readonly (readonly CellType[])[], width: number): CellType[] {
  return Array.from({ length: width }, (_, column) => {
    const counts = new Map<CellType, number>();
    for (const row of rows.slice(rows.length > 1 ? 1 : 0)) {
      const type = row[column] ?? 'blank';
      if (type !== 'blank') counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const years = counts.get('year') ?? 0;
    if (years < total) counts.set('number', (counts.get('number') ?? 0) + years);
    if (total === 0) return 'blank';
    const common = [...counts].toSorted((a, b) => b[1] - a[1])[0]!;
    if ((counts.get('number') ?? 0) >= total * 0.6) return 'number';
    return common[1] >= total * 0.6 ? common[0] : 'text';
  });
}

function typedShare(rows: readonly (readonly CellType[])[]): number {
  const cells = rows.flat();
  return cells.length === 0 ? 0 : cells.filter((type) => type !== 'text').length / cells.length;
}

/**
 * The first rows that don’t look like the rest are header rows: titles, units, column numbers.
 * Tables of texts only may or may not begin with a header.
 */
function headerLines(
  sample: readonly ShapeRow[],
  types: readonly (readonly CellType[])[],
  columns: readonly CellType[],
): readonly number[] {
  const [first] = sample;
  if (!first) return [0];
  const isTyped = columns.some((type) => type === 'number' || type === 'day' || type === 'year');
  if (!isTyped) return sample.length === 1 || hasTitles(sample) ? [first.line] : [first.line, 0];
  const begin = types.findIndex((row) => isData(row, columns));
  if (begin < 0) return [first.line, 0];
  if (begin === 0) return [0];
  const titles = sample.slice(0, begin).filter(({ cells }) => isTitles(cells));
  const lines = titles.map(({ line }) => line);
  if (lines.length === 0) return [first.line, 0];
  // In a table of two columns, what stands above the header often has two cells, too.
  return columns.length === 2 ? lines.toReversed() : lines;
}

/** Of texts only: below a title of another length, codes all have the same one. */
function hasTitles([first, ...others]: readonly ShapeRow[]): boolean {
  if (others.length < 5) return false;
  return first!.cells.some((title, column) => {
    const lengths = new Set(others.map(({ cells }) => cells[column]?.trim().length ?? 0));
    const [length = 0] = lengths;
    return lengths.size === 1 && length > 0 && title?.trim().length !== length;
  });
}

function isTitles(cells: readonly (string | null)[]): boolean {
  const names = cells.map((cell) => cell?.trim() ?? '').filter((name) => name !== '');
  return names.length > 0 && new Set(names).size === names.length;
}

function isData(row: readonly CellType[], columns: readonly CellType[]): boolean {
  let typed = 0;
  let fitting = 0;
  let years = 0;
  columns.forEach((type, column) => {
    const cell = row[column] ?? 'blank';
    if (type === 'text' || type === 'blank' || cell === 'blank') return;
    typed += 1;
    if (cell === 'year' && type !== 'year') years += 1;
    if (cell === type || (isNumeric(cell) && isNumeric(type))) fitting += 1;
  });
  // Years above numbers are titles.
  const isYears = years > 1 && years === typed;
  return typed > 0 && fitting >= typed * 0.6 && !isYears;
}

function isNumeric(type: CellType): boolean {
  return type === 'number' || type === 'year';
}

/** Sentences below the table. A row that is cut off isn’t one: it has more cells, or no spaces. */
function countFooter(rows: readonly ShapeRow[], isFull: (row: ShapeRow) => boolean): number {
  let count = 0;
  for (const row of rows.slice(-MAX_FOOTER).toReversed()) {
    const filled = row.cells.filter((cell) => cell?.trim());
    const isSentence = filled.length <= 2 && /\S\s+\S/.test(filled[0] ?? '');
    if (isFull(row) || !isSentence) break;
    count += 1;
  }
  // All of it: this is no table with a footer.
  return count === rows.length ? 0 : count;
}
