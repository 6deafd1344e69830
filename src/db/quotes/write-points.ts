import { yearFromDay, type Day } from '../../domain/time/day.ts';
import type { Decimal } from '../../domain/text/decimal.ts';
import type { Db } from '../connect.ts';
import type { YearWrite } from './merge-year.ts';
import { writeSeries } from './write-series.ts';
import { encodeYearChunk } from './year-chunk.ts';

/** A point to store; a null value removes the day's point. */
export interface PointChange {
  readonly day: Day;
  readonly value: Decimal | null;
}

/**
 * Merges points into the stored series in one transaction. Writing the same points again changes
 * nothing. Returns the ids of the series that changed.
 */
export async function writePoints(
  db: Db,
  changes: ReadonlyMap<number, readonly PointChange[]>,
): Promise<number[]> {
  if (changes.size === 0) return [];
  return db.transaction().execute((trx) => writePointsIn(trx, changes));
}

/** The same within a transaction. */
export async function writePointsIn(
  trx: Db,
  changes: ReadonlyMap<number, readonly PointChange[]>,
): Promise<number[]> {
  const writes = [...changes].map(([seriesId, points]) => ({ seriesId, years: toYears(points) }));
  const outcomes = await writeSeries(trx, writes, null);
  return outcomes.flatMap(({ seriesId, since }) => (since === undefined ? [] : [seriesId]));
}

/** The changes by year; the last change of a day counts. */
export function toYears(changes: readonly PointChange[]): YearWrite[] {
  const byDay = new Map(changes.map((change) => [change.day, change]));
  const ordered = [...byDay.values()].toSorted((a, b) => a.day - b.day);
  return [...Map.groupBy(ordered, ({ day }) => yearFromDay(day))].map(([year, days]) => {
    const values = days.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]));
    const removed = days.filter(({ value }) => value === null).map(({ day }) => day);
    return { year, points: values.length === 0 ? null : encodeYearChunk(year, values), removed };
  });
}
