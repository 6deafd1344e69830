import type pg from 'pg';
import { decodeYearChunk, readYearChunk, type DayValue } from '../../db/quotes/year-chunk.ts';
import { formatDay, yearFromDay, type Day } from '../../domain/time/day.ts';
import { formatDecimal } from '../../domain/text/decimal.ts';
import type { QuoteYearRow } from '../copy.ts';
import { FIGURE_FIELDS } from '../../domain/bonds/figure-fields.ts';
import { toYears, type MeasuredFigure } from './measured-figure.ts';

interface StoredYear {
  readonly series_id: number;
  readonly year: number;
  readonly points: Buffer;
}

/**
 * Replaces the stored figures from the first measured day on. Returns the instruments with a
 * changed number.
 */
export async function changeFigures(
  client: pg.PoolClient,
  figures: readonly MeasuredFigure[],
): Promise<number[]> {
  const stored = await readStored(client, figures);
  const written: QuoteYearRow[] = [];
  const removed: { id: number; year: number }[] = [];
  const changed = new Map<number, number>();
  for (const { owner, field, seriesId } of figures) {
    const years = stored.get(seriesId!) ?? [];
    const columns = owner.columns[field]!;
    const { scale } = FIGURE_FIELDS[field]!;
    const kept = keepEarlier(years, owner.from, scale);
    const rows = toYears(
      seriesId!,
      { days: [...kept.days, ...columns.days], units: [...kept.units, ...columns.units] },
      scale,
    );
    const before = new Map(years.map(({ year, points }) => [year, points]));
    const news = rows.filter(({ year, points }) => !before.get(year)?.equals(points));
    const gone = [...before.keys()].filter((year) => !rows.some((row) => row.year === year));
    if (news.length === 0 && gone.length === 0) continue;
    written.push(...news);
    removed.push(...gone.map((year) => ({ id: seriesId!, year })));
    changed.set(seriesId!, owner.instrumentId);
  }
  await storeYears(client, written, removed);
  await refreshLatest(client, [...changed.keys()]);
  return [...changed.values()];
}

/** The years that a change can affect, by series. */
async function readStored(
  client: pg.PoolClient,
  figures: readonly MeasuredFigure[],
): Promise<Map<number, StoredYear[]>> {
  const { rows } = await client.query<StoredYear>(
    `select series_id, quote_year.year, points
     from unnest($1::integer[], $2::smallint[]) as wanted (id, since)
     join quote_year on series_id = id and quote_year.year >= since
     order by series_id, quote_year.year`,
    [
      figures.map(({ seriesId }) => seriesId),
      figures.map(({ owner }) => (owner.from === null ? 0 : yearFromDay(owner.from))),
    ],
  );
  return Map.groupBy(rows, (row) => row.series_id);
}

/** The stored figures before the first measured day, in its year. */
function keepEarlier(years: readonly StoredYear[], from: Day | null, scale: number) {
  const kept = { days: [] as Day[], units: [] as number[] };
  if (from === null) return kept;
  for (const { year, points } of years) {
    readYearChunk(year, points, -Infinity, from - 1, (day, value) => {
      kept.days.push(day);
      kept.units.push(Math.round(value * 10 ** scale));
    });
  }
  return kept;
}

async function storeYears(
  client: pg.PoolClient,
  written: readonly QuoteYearRow[],
  removed: readonly { id: number; year: number }[],
): Promise<void> {
  await client.query(
    `insert into quote_year (series_id, year, points)
     select * from unnest($1::integer[], $2::smallint[], $3::bytea[])
     on conflict (series_id, year) do update set points = excluded.points`,
    [
      written.map(({ seriesId }) => seriesId),
      written.map(({ year }) => year),
      written.map(({ points }) => points),
    ],
  );
  if (removed.length === 0) return;
  await client.query(
    `delete from quote_year using unnest($1::integer[], $2::smallint[]) as gone (id, year)
     where series_id = gone.id and quote_year.year = gone.year`,
    [removed.map(({ id }) => id), removed.map(({ year }) => year)],
  );
}

function dayText(point: DayValue | undefined): string | null {
  return point ? formatDay(point.day) : null;
}

function valueText(point: DayValue | undefined): string | null {
  return point ? formatDecimal(point.value) : null;
}

/** A year without points has no chunk, so two chunks always contain the two latest points. */
async function refreshLatest(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  const { rows } = await client.query<StoredYear>(
    `select id as series_id, latest.year, latest.points from unnest($1::integer[]) as id
     cross join lateral (
       select year, points from quote_year where series_id = id order by year desc limit 2
     ) as latest
     order by id, latest.year`,
    [ids],
  );
  const years = Map.groupBy(rows, (row) => row.series_id);
  const latest = ids.map((id) => {
    const [last, previous] = (years.get(id) ?? [])
      .flatMap(({ year, points }) => decodeYearChunk(year, points))
      .slice(-2)
      .toReversed();
    return { id, last, previous };
  });
  await client.query(
    `update series set last_day = new.last_day, last_value = new.last_value,
       previous_day = new.previous_day, previous_value = new.previous_value,
       revision = revision + 1
     from unnest($1::integer[], $2::date[], $3::numeric[], $4::date[], $5::numeric[])
       as new (id, last_day, last_value, previous_day, previous_value)
     where series.id = new.id`,
    [
      ids,
      latest.map(({ last }) => dayText(last)),
      latest.map(({ last }) => valueText(last)),
      latest.map(({ previous }) => dayText(previous)),
      latest.map(({ previous }) => valueText(previous)),
    ],
  );
}
