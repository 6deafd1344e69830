import { parseDay, type Day } from '../../domain/time/day.ts';

/** Describes the problem in a file, with its line. */
export class CurveFileError extends Error {}

export interface TableRow {
  /** Its number in the file. */
  readonly line: number;
  readonly day: Day;
  readonly cells: readonly string[];
}

const DAY_NAMES = new Set(['date', 'day', 'new_date']);
/** How central banks mark a missing number. */
const ABSENT = new Set(['', 'na', 'n/a', '.', '-999.99']);

export const isAbsent = (text: string): boolean => ABSENT.has(text);

/**
 * CSV lines by day, in order: one line has the column names, lines before it are ignored. No names
 * if there is no such line.
 */
export function readCurveTable(
  text: string,
  isHeader: (cells: readonly string[]) => boolean,
): { readonly names: readonly string[] | undefined; readonly rows: TableRow[] } {
  if (text.trim() === '') throw new CurveFileError('The file is empty.');
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map(splitLine);
  const head = lines.findIndex((cells) => isHeader(cells));
  const names = lines[head];
  if (!names) return { names, rows: [] };
  const dayColumn = names.findIndex((name) => DAY_NAMES.has(name));
  if (dayColumn === -1) throw new CurveFileError(`Line ${head + 1} must have a date column.`);
  const rows = new Map<Day, TableRow>();
  for (const [i, cells] of lines.entries()) {
    if (i <= head || cells.every((cell) => cell === '')) continue;
    const line = i + 1;
    const day = parseDay((cells[dayColumn] ?? '').slice(0, 10));
    if (day === undefined)
      throw new CurveFileError(`Line ${line} has no date in YYYY-MM-DD format.`);
    if (rows.has(day)) throw new CurveFileError(`Line ${line} repeats a date.`);
    rows.set(day, { line, day, cells });
  }
  return { names, rows: [...rows.values()].toSorted((a, b) => a.day - b.day) };
}

function splitLine(line: string): string[] {
  return line.split(/[,;]/).map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
}

export function readNumber(text: string, line: number): number {
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  throw new CurveFileError(`Line ${line}: “${text.slice(0, 40)}” is not a number.`);
}
