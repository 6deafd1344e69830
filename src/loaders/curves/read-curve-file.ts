import type { Day } from '../../domain/time/day.ts';
import { TENORS } from '../../domain/curves/curve-tenors.ts';
import { zeroRate, type SvenssonCurve } from '../../domain/curves/svensson.ts';
import {
  CurveFileError,
  isAbsent,
  readCurveTable,
  readNumber,
  type TableRow,
} from './curve-table.ts';

/** The parameters of a day, as decimals. */
export interface ImportedDay {
  readonly day: Day;
  readonly curve: SvenssonCurve;
  /** For a curve fitted here to published rates: the longest tenor in years, and the error. */
  readonly fit?: { readonly longest: number; readonly error: number };
}

export type RateUnit = 'percent' | 'decimal';
export const UNITS: Readonly<Record<RateUnit, number>> = { percent: 100, decimal: 1 };

const COLUMNS = ['beta0', 'beta1', 'beta2', 'beta3', 'tau1', 'tau2'] as const;
/**
 * The range of rates that governments have paid; parameters may have any size as long as rates are
 * plausible.
 */
const PLAUSIBLE = { lowest: -0.1, highest: 1 };
/** If no rate in a file is higher, its betas may be decimals. */
const SUSPECT = 0.005;

/**
 * Parses a file of Svensson parameters as central banks publish them: CSV lines, one of which has
 * the column names (date, beta0 … tau2, others are ignored); betas in percent by default,
 * continuously compounded. Days without parameters are left out. One invalid line rejects the file.
 */
export function readCurveFile(text: string, unit?: RateUnit): ImportedDay[] {
  const { names, rows } = readCurveTable(text, (cells) => cells.includes('beta0'));
  if (!names)
    throw new CurveFileError('No header line with the columns date, beta0 … tau2 was found.');
  const columns = COLUMNS.map((name) => names.indexOf(name));
  if (columns.slice(0, 3).includes(-1) || columns[4] === -1) {
    throw new CurveFileError(
      'The header must have the columns date, beta0, beta1, beta2 and tau1.',
    );
  }
  const days = rows.flatMap((row) => readLine(row, columns, UNITS[unit ?? 'percent']) ?? []);
  if (days.length === 0) throw new CurveFileError('No date has parameters.');
  if (unit === undefined && days.every(({ curve }) => highestRate(curve) < SUSPECT)) {
    throw new CurveFileError(
      `Read as percent, no rate in the file reaches ${SUSPECT * 100}%: set --unit percent or --unit decimal.`,
    );
  }
  return days;
}

function readLine(
  { line, day, cells }: TableRow,
  columns: readonly number[],
  unit: number,
): ImportedDay | undefined {
  const texts = columns.map((column) => cells[column] ?? '');
  if (texts.slice(0, 3).every(isAbsent)) return undefined;
  const [beta0, beta1, beta2, beta3, tau1, tau2] = texts.map((text) =>
    isAbsent(text) ? 0 : readNumber(text, line),
  );
  const hasSecondHump = beta3 !== 0 && tau2! > 0;
  const curve = {
    beta0: beta0! / unit,
    beta1: beta1! / unit,
    beta2: beta2! / unit,
    beta3: hasSecondHump ? beta3! / unit : 0,
    tau1: tau1!,
    tau2: hasSecondHump ? tau2! : 0,
  };
  if (!(tau1! > 0)) throw new CurveFileError(`Line ${line}: tau1 must be greater than 0.`);
  const strange = findImplausible(curve);
  if (strange) throw new CurveFileError(`Line ${line} gives an implausible zero rate: ${strange}.`);
  return { day, curve };
}

/** An implausible zero rate, in words; undefined if all are plausible. */
export function findImplausible(curve: SvenssonCurve): string | undefined {
  for (const [name, years] of Object.entries(TENORS)) {
    const rate = zeroRate(curve, years);
    if (rate > PLAUSIBLE.lowest && rate < PLAUSIBLE.highest) continue;
    return `${Number((rate * 100).toPrecision(4))}% at ${name}`;
  }
  return undefined;
}

function highestRate(curve: SvenssonCurve): number {
  return Math.max(...Object.values(TENORS).map((years) => Math.abs(zeroRate(curve, years))));
}
