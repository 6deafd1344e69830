import { MAX_MAP_POINTS } from '../../../contracts/screens/screens.ts';
import type { Day } from '../../../domain/time/day.ts';
import { fitLogLine, valueOnLine, type LogLine } from '../../../domain/screens/log-line.ts';
import { listRows } from './bitmap.ts';
import { MISSING, type Column } from './screen-columns.ts';
import { MAX_COUNTED } from './screen-counts.ts';
import type { Match } from './screening.ts';

const MAX_GROUPS = 6;
const FEWEST_FOR_LINE = 8;
/** Outside these limits a bond is about to be repaid or in default, and would distort the line. */
const LIMITS = { lowestYield: -5, highestYield: 30, shortestDuration: 0.1 };
const BASIS_POINTS = 100;

export interface MapPoint {
  readonly id: number;
  readonly duration: number;
  readonly yield: number;
  /** Basis points above the line. */
  readonly distance: number | null;
  /** The date of its price; null if it isn't known. */
  readonly lastTrade: Day | null;
}

export interface MapGroup {
  readonly currency: string;
  readonly count: number;
  readonly points: readonly MapPoint[];
  readonly line: (LogLine & { readonly from: number; readonly to: number }) | null;
}

export interface BondMap {
  readonly total: number;
  readonly isPart: boolean;
  readonly groups: readonly MapGroup[];
}

interface Place {
  readonly row: number;
  readonly code: number;
  readonly x: number;
  readonly y: number;
}

/** The matching bonds by duration and yield, grouped by currency, largest group first. */
export function mapBonds({ table, found }: Pick<Match, 'table' | 'found'>): BondMap {
  const { columns, ids } = table.data;
  const currency = columns.get('currency');
  if (currency?.type !== 'words') throw new Error('bonds have a currency');
  const valueAt = { x: readerFor(columns.get('duration')), y: readerFor(columns.get('yield')) };
  const dayAt = readerFor(columns.get('lastTrade'));
  const counts = new Uint32Array(currency.dictionary.words.length);
  const rows: number[] = [];
  let total = 0;
  for (const row of listRows(found.bits, found.total)) {
    const [x, y] = [valueAt.x(row), valueAt.y(row)];
    if (Number.isNaN(x) || Number.isNaN(y)) continue;
    total += 1;
    if (!isSane(x, y)) continue;
    counts[currency.codes[row]!]! += 1;
    rows.push(row);
  }
  const largest = [...counts.entries()]
    .filter(([, count]) => count > 0)
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_GROUPS);
  const isLarge = new Set(largest.map(([code]) => code));
  const places = rows
    .filter((row) => isLarge.has(currency.codes[row]!))
    .map((row): Place => ({
      row,
      code: currency.codes[row]!,
      x: valueAt.x(row),
      y: valueAt.y(row),
    }));
  const shown = Map.groupBy(evenPart(places, MAX_MAP_POINTS), ({ code }) => code);
  const fitted = Map.groupBy(evenPart(places, MAX_COUNTED), ({ code }) => code);
  const groups = largest.map(([code, count]) => {
    const { points, line } = drawGroup(
      { ids, dayAt },
      shown.get(code) ?? [],
      fitted.get(code) ?? [],
    );
    return { currency: currency.dictionary.words[code]!, count, points, line };
  });
  const points = groups.reduce((sum, group) => sum + group.points.length, 0);
  return { total, isPart: points < total, groups };
}

function drawGroup(
  { ids, dayAt }: { readonly ids: Int32Array; readonly dayAt: (row: number) => number },
  shown: readonly Place[],
  fitted: readonly Place[],
): Pick<MapGroup, 'points' | 'line'> {
  const line = fitted.length < FEWEST_FOR_LINE ? null : fitLogLine(fitted);
  const durations = fitted.map(({ x }) => x);
  return {
    points: shown.map(({ row, x, y }) => ({
      id: ids[row]!,
      duration: x,
      yield: y,
      distance: line && Math.round((y - valueOnLine(line, x)) * BASIS_POINTS * 10) / 10,
      lastTrade: Number.isNaN(dayAt(row)) ? null : dayAt(row),
    })),
    line: line && {
      ...line,
      from: durations.reduce((least, x) => Math.min(least, x), Infinity),
      to: durations.reduce((most, x) => Math.max(most, x), 0),
    },
  };
}

function isSane(duration: number, percent: number): boolean {
  return (
    duration > LIMITS.shortestDuration &&
    percent >= LIMITS.lowestYield &&
    percent <= LIMITS.highestYield
  );
}

/** Reads a row's number as it is shown, or NaN. */
function readerFor(column: Column | undefined): (row: number) => number {
  if (column?.type !== 'whole') throw new Error('a map has two columns of numbers');
  const { values, scale } = column;
  return (row) => (values[row] === MISSING ? Number.NaN : values[row]! / 10 ** scale);
}

function evenPart<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);
}
