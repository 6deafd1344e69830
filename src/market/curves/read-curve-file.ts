import { parseDay, type Day } from '../../domain/day.ts';
import type { SvenssonCurve } from '../../domain/curve/svensson.ts';

/** The parameters of a day, as decimals. */
export interface ImportedDay {
  readonly day: Day;
  readonly curve: SvenssonCurve;
}

/** Says what is wrong with a file, and in which line. */
export class CurveFileError extends Error {}

const COLUMNS = ['beta0', 'beta1', 'beta2', 'beta3', 'tau1', 'tau2'] as const;
const DAY_NAMES = new Set(['date', 'day']);
/** How central banks write that there is no number. */
const ABSENT = new Set(['', 'na', 'n/a', '.', '-999.99']);
/** Percent, and years: more is another unit. */
const HIGHEST_BETA = 1000;
const HIGHEST_TAU = 1000;
const PERCENT = 100;

/**
 * A file of Svensson parameters as central banks publish them: lines of CSV, one of which names the
 * columns (date, beta0 … tau2, others are left alone); betas in percent, continuously compounded.
 * Days without parameters are left out. One bad line refuses the file.
 */
export function readCurveFile(text: string): ImportedDay[] {
  const lines = text.split(/\r?\n/).map(splitLine);
  const head = lines.findIndex((cells) => cells.includes('beta0') && cells.includes('tau1'));
  if (head === -1) throw new CurveFileError('No line names the columns date, beta0 … tau2.');
  const names = lines[head]!;
  const dayColumn = names.findIndex((name) => DAY_NAMES.has(name));
  const columns = COLUMNS.map((name) => names.indexOf(name));
  if (dayColumn === -1 || columns.slice(0, 3).includes(-1)) {
    throw new CurveFileError(`Line ${head + 1} must name date, beta0, beta1, beta2 and tau1.`);
  }
  const days = new Map<Day, ImportedDay>();
  for (const [i, cells] of lines.entries()) {
    if (i <= head || cells.every((cell) => cell === '')) continue;
    const read = readLine(cells, dayColumn, columns, i + 1);
    if (!read) continue;
    if (days.has(read.day))
      throw new CurveFileError(`Line ${i + 1} has a day that was there before.`);
    days.set(read.day, read);
  }
  if (days.size === 0) throw new CurveFileError('No day has parameters.');
  return [...days.values()].toSorted((a, b) => a.day - b.day);
}

function splitLine(line: string): string[] {
  return line.split(/[,;]/).map((cell) => cell.trim().replaceAll('"', '').toLowerCase());
}

function readLine(
  cells: readonly string[],
  dayColumn: number,
  columns: readonly number[],
  line: number,
): ImportedDay | undefined {
  const day = parseDay(cells[dayColumn] ?? '');
  if (day === undefined) throw new CurveFileError(`Line ${line} has no day as YYYY-MM-DD.`);
  const texts = columns.map((column) => cells[column] ?? '');
  if (texts.slice(0, 3).every((text) => ABSENT.has(text))) return undefined;
  const [beta0, beta1, beta2, beta3, tau1, tau2] = texts.map((text) => readNumber(text, line));
  const hasSecondHump = beta3 !== 0 && tau2! > 0;
  const isSane =
    [beta0, beta1, beta2, beta3].every((beta) => Math.abs(beta!) <= HIGHEST_BETA) &&
    tau1! > 0 &&
    Math.max(tau1!, tau2!) <= HIGHEST_TAU;
  if (!isSane) throw new CurveFileError(`Line ${line} has parameters that no curve has.`);
  return {
    day,
    curve: {
      beta0: beta0! / PERCENT,
      beta1: beta1! / PERCENT,
      beta2: beta2! / PERCENT,
      beta3: hasSecondHump ? beta3! / PERCENT : 0,
      tau1: tau1!,
      tau2: hasSecondHump ? tau2! : 0,
    },
  };
}

function readNumber(text: string, line: number): number {
  if (ABSENT.has(text)) return 0;
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  throw new CurveFileError(`Line ${line}: “${text.slice(0, 40)}” is no number.`);
}
