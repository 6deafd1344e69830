import type pg from 'pg';
import { encodeInt32Chunk } from '../../db/quotes/year-chunk.ts';
import { formatDay, yearFromDay, firstDayOfYear, type Day } from '../../domain/day.ts';
import { copyQuoteYears, copyRows, dayCell, type Cell, type QuoteYearRow } from '../copy.ts';
import { unitsText } from '../demo/units-text.ts';
import { changeFigures } from './change-figures.ts';
import { FIGURE_FIELDS } from './figure-fields.ts';
import type { FigureColumns } from './measure-prices.ts';

/** The prices that figures are made of, and what was made of them. */
export interface MeasuredSeries {
  readonly instrumentId: number;
  readonly source: string;
  readonly isPreferred: boolean;
  /** In the order of FIGURE_FIELDS. */
  readonly columns: readonly FigureColumns[];
  /** The first day that was measured; null: all of them. */
  readonly from: Day | null;
}

/** One figure of one bond, with the series that keeps it, if there is one. */
export interface MeasuredFigure {
  readonly owner: MeasuredSeries;
  readonly field: number;
  readonly seriesId: number | undefined;
}

/** Stores figures within the transaction of the connection. Returns the instruments that changed. */
export async function writeFigures(
  client: pg.PoolClient,
  measured: readonly MeasuredSeries[],
): Promise<number[]> {
  const known = await findFigureSeries(client, measured);
  const figures = measured.flatMap((owner) =>
    FIGURE_FIELDS.map(({ field: name }, field): MeasuredFigure => {
      const seriesId = known.get(seriesKey(owner.instrumentId, owner.source, name));
      return { owner, field, seriesId };
    }),
  );
  const added = figures.filter(
    ({ owner, field, seriesId }) => seriesId === undefined && owner.columns[field]!.days.length > 0,
  );
  await addFigures(client, added);
  const changed = await changeFigures(
    client,
    figures.filter(({ seriesId }) => seriesId !== undefined),
  );
  return [...new Set([...changed, ...added.map(({ owner }) => owner.instrumentId)])];
}

function seriesKey(instrumentId: number, source: string, field: string): string {
  return `${instrumentId} ${field} ${source}`;
}

async function findFigureSeries(
  client: pg.PoolClient,
  measured: readonly MeasuredSeries[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; instrument_id: number; key: string }>(
    `select id, concat_ws(' ', instrument_id, field, source_code) as key from series
     where instrument_id = any($1) and field = any($2)`,
    [measured.map(({ instrumentId }) => instrumentId), FIGURE_FIELDS.map(({ field }) => field)],
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
}

const SERIES_COLUMNS = [
  'id',
  'instrument_id',
  'source_code',
  'field',
  'is_preferred',
  'decimals',
  'unit',
  'last_day',
  'last_value',
  'previous_day',
  'previous_value',
];

async function addFigures(client: pg.PoolClient, added: readonly MeasuredFigure[]): Promise<void> {
  if (added.length === 0) return;
  const ids = await takeIds(client, added.length);
  await copyRows(
    client,
    'series',
    SERIES_COLUMNS,
    added.map((figure, i) => seriesRow(ids[i]!, figure)),
  );
  const years = added.flatMap(({ owner, field }, i) =>
    toYears(ids[i]!, owner.columns[field]!, FIGURE_FIELDS[field]!.scale),
  );
  await copyQuoteYears(client, years);
}

async function takeIds(client: pg.PoolClient, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with sequence as (select pg_get_serial_sequence('series', 'id')::regclass as name)
     select nextval(name) as id from sequence, generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ id }) => id);
}

function seriesRow(id: number, { owner, field }: MeasuredFigure): Cell[] {
  const { field: name, decimals, unit, scale } = FIGURE_FIELDS[field]!;
  const { days, units } = owner.columns[field]!;
  const [last, previous] = [days.length - 1, days.length - 2];
  return [
    id,
    owner.instrumentId,
    owner.source,
    name,
    owner.isPreferred,
    decimals,
    unit,
    dayCell(days[last]!),
    unitsText(units[last]!, scale),
    dayCell(days[previous] ?? null),
    previous >= 0 ? unitsText(units[previous]!, scale) : null,
  ];
}

/** Points by year, as they are stored. */
export function toYears(seriesId: number, columns: FigureColumns, scale: number): QuoteYearRow[] {
  const { days, units } = columns;
  const rows: QuoteYearRow[] = [];
  let from = 0;
  while (from < days.length) {
    const year = yearFromDay(days[from]!);
    const end = firstDayOfYear(year + 1);
    let to = from + 1;
    while (to < days.length && days[to]! < end) to += 1;
    const points = encodeInt32Chunk(year, days.slice(from, to), units.slice(from, to), scale);
    rows.push({ seriesId, year, points });
    from = to;
  }
  return rows;
}

/** The day as a text, for a query; null stays null. */
export function dayParameter(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}
