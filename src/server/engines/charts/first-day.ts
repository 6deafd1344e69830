import type { Db } from '../../../db/connect.ts';
import { readFirstDay } from '../../../db/quotes/exact-points.ts';
import { formatDay } from '../../../domain/time/day.ts';

/** The first day with a value, `YYYY-MM-DD`; null if there is none. */
export async function findFirstDay(db: Db, seriesId: number | null): Promise<string | null> {
  const day = seriesId === null ? null : await readFirstDay(db, seriesId);
  return day === null ? null : formatDay(day);
}
