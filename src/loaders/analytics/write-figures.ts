import type pg from 'pg';
import { copyQuoteYears, copyRows, dayCell, type Cell } from '../copy.ts';
import { unitsText } from '../demo/units-text.ts';
import { changeFigures } from './change-figures.ts';
import { FIGURE_FIELDS, FIGURE_NAMES } from '../../domain/bonds/figure-fields.ts';
import { toYears, type MeasuredFigure, type MeasuredSeries } from './measured-figure.ts';

/** Stores figures within the connection's transaction. Returns the instruments that changed. */
export async function writeFigures(
  client: pg.PoolClient,
  measured: readonly MeasuredSeries[],
): Promise<number[]> {
  const stored = await findFigureSeries(client, measured);
  const known = new Map(stored.map((series) => [seriesKey(series), series.id]));
  const figures = measured.flatMap((owner) =>
    FIGURE_FIELDS.map(({ field: name }, field): MeasuredFigure => {
      const seriesId = known.get(seriesKey({ ...owner, field: name }));
      return { owner, field, seriesId };
    }),
  );
  const added = figures.filter(
    ({ owner, field, seriesId }) => seriesId === undefined && owner.columns[field]!.days.length > 0,
  );
  await addFigures(client, added, await decidePreferred(client, added, stored));
  const changed = await changeFigures(
    client,
    figures.filter(({ seriesId }) => seriesId !== undefined),
  );
  return [...new Set([...changed, ...added.map(({ owner }) => owner.instrumentId)])];
}

interface FigureSeries {
  readonly id: number;
  readonly instrumentId: number;
  readonly field: string;
  readonly source: string;
  readonly isPreferred: boolean;
}

function seriesKey({ instrumentId, field, source }: Omit<FigureSeries, 'id'>): string {
  return `${instrumentId} ${field} ${source}`;
}

function place(instrumentId: number, field: string): string {
  return `${instrumentId} ${field}`;
}

/**
 * Figures are shown together with their prices. A field without any other series is always shown,
 * because one series of each field must be.
 */
async function decidePreferred(
  client: pg.PoolClient,
  added: readonly MeasuredFigure[],
  stored: readonly FigureSeries[],
): Promise<boolean[]> {
  const shown = new Map(
    stored
      .filter(({ isPreferred }) => isPreferred)
      .map(({ id, instrumentId, field }) => [place(instrumentId, field), id]),
  );
  const outdone: number[] = [];
  const isShown = added.map(() => false);
  // Figures of the preferred prices come first.
  for (const isPreferred of [true, false]) {
    for (const [i, { owner, field }] of added.entries()) {
      if (owner.isPreferred !== isPreferred) continue;
      const key = place(owner.instrumentId, FIGURE_FIELDS[field]!.field);
      const rival = shown.get(key);
      if (rival !== undefined && !isPreferred) continue;
      if (rival !== undefined) outdone.push(rival);
      isShown[i] = true;
      shown.set(key, 0);
    }
  }
  if (outdone.length > 0) {
    await client.query('update series set is_preferred = false where id = any($1)', [outdone]);
  }
  return isShown;
}

async function findFigureSeries(
  client: pg.PoolClient,
  measured: readonly MeasuredSeries[],
): Promise<FigureSeries[]> {
  const { rows } = await client.query<FigureSeries>(
    `select id, instrument_id as "instrumentId", field, source_code as source,
       is_preferred as "isPreferred"
     from series where instrument_id = any($1) and field = any($2)`,
    [measured.map(({ instrumentId }) => instrumentId), FIGURE_NAMES],
  );
  return rows;
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

async function addFigures(
  client: pg.PoolClient,
  added: readonly MeasuredFigure[],
  isShown: readonly boolean[],
): Promise<void> {
  if (added.length === 0) return;
  const ids = await takeIds(client, added.length);
  await copyRows(
    client,
    'series',
    SERIES_COLUMNS,
    added.map((figure, i) => seriesRow(ids[i]!, figure, isShown[i]!)),
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

function seriesRow(id: number, { owner, field }: MeasuredFigure, isShown: boolean): Cell[] {
  const { field: name, decimals, unit, scale } = FIGURE_FIELDS[field]!;
  const { days, units } = owner.columns[field]!;
  const [last, previous] = [days.length - 1, days.length - 2];
  return [
    id,
    owner.instrumentId,
    owner.source,
    name,
    isShown,
    decimals,
    unit,
    dayCell(days[last]!),
    unitsText(units[last]!, scale),
    dayCell(days[previous] ?? null),
    previous >= 0 ? unitsText(units[previous]!, scale) : null,
  ];
}
