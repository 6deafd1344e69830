import { Guarded } from '../../access/guarded.ts';
import type { Db } from '../../db/connect.ts';
import { readDailyPoints, readIntradayPoints } from '../../db/quotes/read-points.ts';
import type { InstrumentKind } from '../../db/schema.ts';
import type { Day } from '../../domain/day.ts';

/** A line of values at moments; what the values are, only src/access tells. */
interface Line {
  readonly seconds: readonly number[];
  readonly values: Guarded<readonly number[]>;
}

/** The series behind the chart of an instrument; `seriesId` is null where it has none. */
export async function findChartSeries(
  db: Db,
  instrumentId: number,
  kinds: readonly InstrumentKind[],
) {
  return db
    .selectFrom('instrument')
    .leftJoin('series', (join) =>
      join.onRef('series.instrument_id', '=', 'instrument.id').on('series.field', '=', 'close'),
    )
    .where('instrument.id', '=', instrumentId)
    .where('instrument.kind', 'in', kinds)
    .select([
      'instrument.name',
      'instrument.kind',
      'instrument.ticker',
      'instrument.category',
      'series.id as seriesId',
      'series.is_realtime as isRealtime',
      'series.decimals',
      'series.unit',
      'series.last_day as lastDay',
    ])
    .executeTakeFirst();
}

export async function readDailyLine(
  db: Db,
  seriesId: number | null,
  begin: Day,
  end: Day,
): Promise<{ days: readonly Day[]; values: Guarded<readonly number[]> }> {
  const { days, values } =
    seriesId === null ? { days: [], values: [] } : await readDailyPoints(db, seriesId, begin, end);
  return { days, values: new Guarded<readonly number[]>(values) };
}

export async function readIntradayLine(
  db: Db,
  seriesId: number | null,
  day: Day,
  nowMs: number,
): Promise<Line> {
  const { seconds, values } =
    seriesId === null
      ? { seconds: [], values: [] }
      : await readIntradayPoints(db, seriesId, day, nowMs);
  return { seconds, values: new Guarded<readonly number[]>(values.map(Number)) };
}
