import { Guarded, type GuardedLine } from '../../../access/guarded.ts';
import type { Lattice } from '../../../access/shape.ts';
import type { ChartField } from '../../../contracts/instruments/chart.ts';
import type { Db } from '../../../db/connect.ts';
import { readIntradayPoints } from '../../../db/quotes/read-points.ts';
import type { InstrumentKind } from '../../../db/schema.ts';
import type { Day } from '../../../domain/time/day.ts';
import type { Now } from '../../../domain/time/now.ts';
import { isRate } from '../../../domain/instruments/quote.ts';

/** The series behind the chart of an instrument; `seriesId` is null if it has none. */
export async function findChartSeries(db: Db, instrumentId: number, field: ChartField) {
  return db
    .selectFrom('instrument')
    .leftJoin('series', (join) =>
      join
        .onRef('series.instrument_id', '=', 'instrument.id')
        .on('series.field', '=', field)
        .on('series.is_preferred', '=', true),
    )
    .where('instrument.id', '=', instrumentId)
    .select([
      'instrument.name',
      'instrument.kind',
      'instrument.ticker',
      'instrument.category',
      'series.id as seriesId',
      'series.is_realtime as isRealtime',
      'series.decimals',
      'series.shape_seed as shapeSeed',
      'series.unit',
      'series.last_day as lastDay',
    ])
    .executeTakeFirst();
}

export type ChartSeries = NonNullable<Awaited<ReturnType<typeof findChartSeries>>>;

/** The input to the shape of a line; all fields except the kind are null if there is no series. */
interface ShapedSeries {
  readonly kind: InstrumentKind;
  readonly unit: string | null;
  readonly shapeSeed: string | null;
  readonly decimals: number | null;
}

interface SeriesOfLine extends ShapedSeries {
  readonly seriesId: number | null;
}

/** One point per second. */
export async function readIntradayLine(
  db: Db,
  series: SeriesOfLine,
  day: Day,
  now: Now,
): Promise<GuardedLine> {
  const { seconds, values } =
    series.seriesId === null
      ? { seconds: [], values: [] }
      : await readIntradayPoints(db, series.seriesId, day, now);
  return makeLine(seconds, values.map(Number), series);
}

export function makeLine(
  times: readonly number[],
  values: readonly number[],
  series: ShapedSeries,
): GuardedLine {
  return { times, values: new Guarded(values), lattice: makeLattice(series) };
}

/**
 * Bonds and rates follow from curves and public terms: many of their shapes together would reveal
 * yields, however much each shape is distorted (docs/decisions/masked-shapes.md).
 */
export function hasShape({ kind, unit }: Pick<ShapedSeries, 'kind' | 'unit'>): boolean {
  return kind !== 'bond' && !isRate(kind, unit);
}

function makeLattice(series: ShapedSeries): Lattice | null {
  const { shapeSeed, decimals } = series;
  return hasShape(series) ? { seed: shapeSeed ?? '', tick: 10 ** -(decimals ?? 0) } : null;
}
