import { Guarded } from '../../access/guarded.ts';
import type { Db } from '../../db/connect.ts';
import { readDailyValues } from '../../db/quotes/read-points.ts';
import { parseDay } from '../../domain/day.ts';

const SPARKLINE_DAYS = 30;

interface WithSeries {
  readonly id: number;
  readonly seriesId: number | null;
  readonly lastDay: string | null;
}

/** By instrument, the closes of the days before and on its last one; of all in one query. */
export async function readSparklines(
  db: Db,
  instruments: readonly WithSeries[],
): Promise<Map<number, Guarded<readonly number[]>>> {
  const ranges = instruments.flatMap(({ seriesId, lastDay }) => {
    const to = parseDay(lastDay ?? '');
    return seriesId === null || to === undefined
      ? []
      : [{ seriesId, from: to - SPARKLINE_DAYS + 1, to }];
  });
  const values = await readDailyValues(db, ranges);
  return new Map(
    instruments.map(({ id, seriesId }) => [id, new Guarded(values.get(seriesId ?? 0) ?? [])]),
  );
}
