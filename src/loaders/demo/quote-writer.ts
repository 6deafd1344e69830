import type pg from 'pg';
import { encodeInt32Chunk } from '../../db/quotes/year-chunk.ts';
import type { Day } from '../../domain/time/day.ts';
import { copyQuoteYears, copyRows, dayCell, type Cell } from '../copy.ts';
import type { RowCounts } from '../runs.ts';
import { DEMO_SOURCE } from './market-writer.ts';
import { walkPoints, type Calendar, type SeriesPlan, type YearPoints } from './series-plan.ts';
import { unitsText } from './units-text.ts';

const SERIES_COLUMNS = [
  'id',
  'instrument_id',
  'source_code',
  'decimals',
  'unit',
  'is_realtime',
  'last_day',
  'last_value',
  'previous_day',
  'previous_value',
];

/**
 * Writes series with their quotes up to a day (included). All are held in memory, so pass no more
 * than hundreds.
 */
export async function writeSeries(
  client: pg.PoolClient,
  plans: readonly SeriesPlan[],
  calendar: Calendar,
  to: Day,
): Promise<RowCounts> {
  const batch = plans.map((plan) => ({ plan, years: walkPoints(plan, calendar, to) }));
  await copyRows(
    client,
    'series',
    SERIES_COLUMNS,
    batch.map(({ plan, years }) => seriesRow(plan, years)),
  );
  const rows = batch.flatMap(({ plan, years }) =>
    years.map(({ year, days, units }) => ({
      seriesId: plan.id,
      year,
      points: encodeInt32Chunk(year, days, units, plan.decimals),
    })),
  );
  await copyQuoteYears(client, rows);
  const points = batch
    .flatMap(({ years }) => years)
    .reduce((sum, { days }) => sum + days.length, 0);
  return { read: points, new: points };
}

function seriesRow(plan: SeriesPlan, years: readonly YearPoints[]): Cell[] {
  const [previous, last] = lastTwoPoints(years);
  return [
    plan.id,
    plan.id,
    DEMO_SOURCE,
    plan.decimals,
    plan.unit,
    plan.isRealtime,
    dayCell(last?.day ?? null),
    last ? unitsText(last.units, plan.decimals) : null,
    dayCell(previous?.day ?? null),
    previous ? unitsText(previous.units, plan.decimals) : null,
  ];
}

interface Point {
  readonly day: Day;
  readonly units: number;
}

/** The last two points; undefined if there are fewer. */
export function lastTwoPoints(
  years: readonly YearPoints[],
): readonly [previous: Point | undefined, last: Point | undefined] {
  const tail = years.slice(-2).flatMap(({ days, units }) =>
    days.slice(-2).map((day, i, kept) => ({
      day,
      units: units[units.length - kept.length + i] ?? 0,
    })),
  );
  return [tail.at(-2), tail.at(-1)];
}
