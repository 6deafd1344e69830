import { FEWEST_BONDS, fitCurve } from '../../domain/curves/fit-curve.ts';
import type { FittedBond } from '../../domain/curves/fit-problem.ts';
import { formatDay } from '../../domain/time/day.ts';
import type { LoadProgress } from '../load-progress.ts';
import {
  CurveFileError,
  isAbsent,
  readCurveTable,
  readNumber,
  type TableRow,
} from './curve-table.ts';
import { findImplausible, UNITS, type ImportedDay, type RateUnit } from './read-curve-file.ts';

/** Properties of a table of rates that the table itself doesn't contain. None are guessed. */
export interface RateTable {
  readonly rates: 'spot' | 'par';
  readonly unit: RateUnit;
  /** Compounding periods per year; 0 is continuous. Par bonds pay as often. */
  readonly frequency: 0 | 1 | 2;
  /** A cell value that means a missing rate, besides empty cells. */
  readonly absent?: string | undefined;
}

/** `3M`, `10Y`, `3 Mo`, `10 Yr`, `BC_3MONTH`, `BC_10YEAR`. */
const TENOR = /^(?:bc_)?(\d{1,3}(?:\.5)?) ?(m|mo|month|months|y|yr|year|years)$/;
const LONGEST_YEARS = 100;
/** In yield. A fit with a larger error contains an invalid rate. */
const WORST_ERROR = 0.005;

interface Column {
  readonly index: number;
  readonly name: string;
  readonly years: number;
}

/**
 * Parses a table of spot or par rates, a column per tenor, into days of a Svensson curve fitted to
 * them here. One invalid line rejects the file.
 */
export function readRateFile(
  text: string,
  table: RateTable,
  onProgress?: LoadProgress,
): ImportedDay[] {
  const { names, rows } = readCurveTable(
    text,
    (cells) => cells.filter((cell) => TENOR.test(cell)).length >= FEWEST_BONDS.nelsonSiegel,
  );
  if (!names)
    throw new CurveFileError(
      'No header line with date and at least four tenors, such as 10Y, was found.',
    );
  const columns = readColumns(names);
  const days = rows.flatMap((row, i) => {
    if (i % 100 === 0) onProgress?.(i, rows.length, 'days');
    return fitDay(row, columns, table) ?? [];
  });
  onProgress?.(rows.length, rows.length, 'days');
  if (days.length === 0) throw new CurveFileError('No date has rates.');
  return days;
}

function readColumns(names: readonly string[]): Column[] {
  const columns = names.flatMap((name, index): Column[] => {
    const [, count, unit] = TENOR.exec(name) ?? [];
    if (!count || !unit) return [];
    return [{ index, name, years: Number(count) / (unit.startsWith('m') ? 12 : 1) }];
  });
  for (const { name, years, index } of columns) {
    const first = columns.find((column) => column.years === years)!;
    if (first.index !== index) {
      throw new CurveFileError(`The header repeats a tenor: ${first.name} and ${name}.`);
    }
    if (years <= 0 || years > LONGEST_YEARS) {
      throw new CurveFileError(`The header has a tenor out of range: ${name}.`);
    }
  }
  return columns;
}

/** Undefined on days without rates. */
function fitDay(
  { line, day, cells }: TableRow,
  columns: readonly Column[],
  table: RateTable,
): ImportedDay | undefined {
  const absent = table.absent?.toLowerCase();
  const given = columns.flatMap(({ index, name, years }) => {
    const text = cells[index] ?? '';
    if (isAbsent(text) || text === absent) return [];
    const rate = readNumber(text, line) / UNITS[table.unit];
    if (rate <= -0.1 || rate >= 1) {
      throw new CurveFileError(
        `Line ${line}: ${text} at ${name} is ${Number((rate * 100).toPrecision(6))}%: check --unit.`,
      );
    }
    return [{ years, rate }];
  });
  if (given.length === 0) return undefined;
  if (given.length < FEWEST_BONDS.nelsonSiegel) {
    throw new CurveFileError(
      `Line ${line} has ${given.length} rates: a curve needs at least four.`,
    );
  }
  const fit = fitCurve(given.map(({ years, rate }) => bondAt(years, rate, table)));
  const strange = fit && findImplausible(fit.curve);
  if (!fit || strange || fit.error > WORST_ERROR) {
    const error = fit ? ` (error ${Math.round(fit.error * 1e4)} basis points)` : '';
    throw new CurveFileError(
      `Line ${line} (${formatDay(day)}): no curve fits its rates${error}. If a cell such as 0.0 marks a missing rate, set --absent 0.0.`,
    );
  }
  const longest = Math.max(...given.map(({ years }) => years));
  return { day, curve: fit.curve, fit: { longest, error: fit.error } };
}

/**
 * A bond with the price and payments that match the rate: zero-coupon for a spot rate, at par for a
 * par rate.
 */
function bondAt(years: number, rate: number, { rates, frequency }: RateTable): FittedBond {
  if (rates === 'spot') {
    const continuous = frequency === 0 ? rate : frequency * Math.log(1 + rate / frequency);
    return {
      times: Float64Array.of(years),
      amounts: Float64Array.of(100),
      dirtyPrice: 100 * Math.exp(-continuous * years),
      modifiedDuration: years,
    };
  }
  const often = frequency || 1;
  const periods = Math.max(1, Math.ceil(years * often - 1e-9));
  const coupon = (100 * rate) / often;
  const times = Float64Array.from({ length: periods }, (_, i) => years - (periods - 1 - i) / often);
  const amounts = Float64Array.from({ length: periods }, (_, i) =>
    i === periods - 1 ? coupon + 100 : coupon,
  );
  const dirtyPrice = 100 + coupon * (periods - years * often);
  const weighted = times.reduce(
    (sum, time, i) => sum + (time * amounts[i]!) / (1 + rate / often) ** (time * often),
    0,
  );
  return { times, amounts, dirtyPrice, modifiedDuration: weighted / 100 / (1 + rate / often) };
}
