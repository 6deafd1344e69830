import { Guarded, type GuardedLine } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import { readPointsOfMany } from '../../../db/quotes/read-points.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { makeLine } from './chart-store.ts';

const SPARKLINE_DAYS = 30;

const NO_LINE: GuardedLine = { times: [], values: new Guarded([]), lattice: null };

interface WithSeries {
  readonly id: number;
  readonly seriesId: number | null;
  readonly lastDay: string | null;
}

/** By instrument, the closes up to and including its last day; two queries for all instruments. */
export async function readSparklines(
  db: Db,
  instruments: readonly WithSeries[],
  dayCount = SPARKLINE_DAYS,
): Promise<Map<number, GuardedLine>> {
  const ranges = instruments.flatMap(({ seriesId, lastDay }) => {
    const to = parseDay(lastDay ?? '');
    return seriesId === null || to === undefined ? [] : [{ seriesId, from: to - dayCount + 1, to }];
  });
  const [points, series] = await Promise.all([
    readPointsOfMany(db, ranges),
    db
      .selectFrom('series')
      .innerJoin('instrument', 'instrument.id', 'series.instrument_id')
      .select([
        'series.id',
        'instrument.kind',
        'series.unit',
        'series.shape_seed as shapeSeed',
        'series.decimals',
      ])
      .where('series.id', 'in', [0, ...ranges.map(({ seriesId }) => seriesId)])
      .execute(),
  ]);
  const seriesById = new Map(series.map((each) => [each.id, each]));
  return new Map(
    instruments.map(({ id, seriesId }) => {
      const { days, values } = points.get(seriesId ?? 0) ?? { days: [], values: [] };
      const own = seriesById.get(seriesId ?? 0);
      return [id, own ? makeLine(days, values, own) : NO_LINE];
    }),
  );
}
