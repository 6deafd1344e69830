import { isClose, judgePoint, type HeldReason } from '../../../domain/imports/judge-point.ts';
import { formatDecimal, type Decimal } from '../../../domain/text/decimal.ts';
import { yearFromDay, type Day } from '../../../domain/time/day.ts';
import type { YearWrite } from '../../../db/quotes/merge-year.ts';
import { encodeInt32Chunk, encodeYearChunk, type DayValue } from '../../../db/quotes/year-chunk.ts';
import type { Rejection } from '../rejection.ts';
import type { ReadPoint } from './point-sorter.ts';

/** A value that waits for an operator. */
export interface HeldPoint extends ReadPoint {
  readonly reason: HeldReason;
  /** The accepted value before it. */
  readonly expected: number;
}

export interface JudgedSeries {
  readonly accepted: readonly ReadPoint[];
  readonly held: readonly HeldPoint[];
  readonly rejected: readonly Rejection[];
}

/** How many earlier values say what is usual. */
const USUAL_VALUES = 60;

/** Days that a document gives twice with the same value count once; with two values, not at all. */
export function withoutConflicts(points: readonly ReadPoint[]): {
  points: ReadPoint[];
  rejected: Rejection[];
} {
  const single: ReadPoint[] = [];
  const rejected: Rejection[] = [];
  for (let from = 0; from < points.length;) {
    const first = points[from]!;
    let to = from + 1;
    let isConflict = false;
    for (; to < points.length && points[to]!.day === first.day; to += 1) {
      isConflict ||= !isSame(points[to]!.value, first.value);
    }
    if (isConflict) {
      for (const { line, value } of points.slice(from, to))
        rejected.push({ line, column: '', value: formatDecimal(value), reason: 'two-values' });
    } else single.push(first);
    from = to;
  }
  return { points: single, rejected };
}

function isSame(a: Decimal, b: Decimal): boolean {
  return a.units === b.units && a.scale === b.scale;
}

/**
 * Separates points that look like mistakes, by the values around them: stored ones and accepted
 * ones of the same document. What is stored already isn't judged again.
 */
export function judgeSeries(
  points: readonly ReadPoint[],
  stored: readonly DayValue[],
): Omit<JudgedSeries, 'rejected'> {
  const accepted: ReadPoint[] = [];
  const held: HeldPoint[] = [];
  const before: number[] = [];
  const values = points.map(({ value }) => toNumber(value));
  let s = 0;
  for (const [i, point] of points.entries()) {
    for (; s < stored.length && stored[s]!.day < point.day; s += 1) {
      before.push(toNumber(stored[s]!.value));
    }
    const present = stored[s]?.day === point.day ? stored[s] : undefined;
    if (present) s += 1;
    const isKnown = present !== undefined && isSame(present.value, point.value);
    const isPlausible = isKnown || isClose(values[i]!, before.at(-1));
    const reason = isPlausible
      ? undefined
      : judgePoint(values[i]!, {
          before: before.slice(-USUAL_VALUES),
          after: values.slice(i + 1, i + 4),
        });
    if (reason === undefined) {
      accepted.push(point);
      before.push(values[i]!);
    } else {
      held.push({ ...point, reason, expected: before.at(-1)! });
      if (present) before.push(toNumber(present.value));
    }
    if (before.length > 4 * USUAL_VALUES) before.splice(0, before.length - USUAL_VALUES);
  }
  return { accepted, held };
}

function toNumber({ units, scale }: Decimal): number {
  return Number(units) / 10 ** scale;
}

const INT32_MAX = 0x7fff_ffff;

/** Accepted points, by year in the form in which they are stored. */
export function toYearWrites(points: readonly ReadPoint[]): YearWrite[] {
  const years: YearWrite[] = [];
  for (let from = 0; from < points.length;) {
    const year = yearFromDay(points[from]!.day);
    let to = from + 1;
    while (to < points.length && yearFromDay(points[to]!.day) === year) to += 1;
    years.push({ year, points: encodePoints(year, points.slice(from, to)) });
    from = to;
  }
  return years;
}

function encodePoints(year: number, points: readonly ReadPoint[]): Buffer {
  const scale = Math.max(...points.map(({ value }) => value.scale));
  const days: Day[] = points.map(({ day }) => day);
  if (scale <= 9) {
    const units = points.map(({ value }) => Number(value.units) * 10 ** (scale - value.scale));
    const fits = units.every((unit) => unit <= INT32_MAX && unit >= -INT32_MAX);
    if (fits) return encodeInt32Chunk(year, days, units, scale);
  }
  return encodeYearChunk(year, points);
}
