import { sql } from 'kysely';
import { yearFromDay, type Day } from '../../domain/time/day.ts';
import type { Decimal } from '../../domain/text/decimal.ts';
import type { Db } from '../connect.ts';
import {
  CHUNK_HEAD_BYTES,
  decodeYearChunk,
  readChunkHead,
  readYearChunk,
  type DayValue,
} from './year-chunk.ts';

/** Both ends are included; a missing end means no limit. */
export interface OpenRange {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

/** The points of some years, ascending, preceded by those of the last earlier year with points. */
export async function readExactYears(
  db: Db,
  seriesId: number,
  fromYear: number,
  toYear: number,
): Promise<DayValue[]> {
  const chunks = await db
    .selectFrom('quote_year')
    .select(['year', 'points'])
    .where('series_id', '=', seriesId)
    .where('year', '<=', toYear)
    .where('year', '>=', (query) =>
      query
        .selectFrom('quote_year as earlier')
        .select((select) =>
          select.fn
            .coalesce(select.fn.max('earlier.year'), sql<number>`${fromYear}::int`)
            .as('year'),
        )
        .where('earlier.series_id', '=', seriesId)
        .where('earlier.year', '<', fromYear),
    )
    .orderBy('year')
    .execute();
  return chunks.flatMap(({ year, points }) => decodeYearChunk(year, points));
}

/** All points of a range, ascending. */
export async function readExactPoints(
  db: Db,
  seriesId: number,
  { from = -Infinity, to = Infinity }: OpenRange,
): Promise<DayValue[]> {
  const chunks = await chunksWithin(db, seriesId, { from, to }).select('points').execute();
  return chunks
    .toReversed()
    .flatMap(({ year, points }) => decodeYearChunk(year, points))
    .filter(({ day }) => day >= from && day <= to);
}

export async function readFirstDay(db: Db, seriesId: number): Promise<Day | null> {
  const chunk = await db
    .selectFrom('quote_year')
    .select(['year', headOfPoints.as('head')])
    .where('series_id', '=', seriesId)
    .orderBy('year')
    .limit(1)
    .executeTakeFirst();
  return chunk ? readChunkHead(chunk.year, chunk.head).firstDay : null;
}

export interface ComparedPoint extends DayValue {
  /** The value of the previous point, even if that point is outside the range. */
  readonly previous: Decimal | undefined;
}

/**
 * A page of the points of a range, the latest first. Reads only the years that the page touches.
 */
export async function readPointPage(
  db: Db,
  seriesId: number,
  range: OpenRange,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ points: ComparedPoint[]; total: number }> {
  let total = 0;
  const years = (await countByYear(db, seriesId, range)).map(({ year, count }) => {
    total += count;
    return { year, begin: total - count, end: total };
  });
  const touched = years.filter(({ begin, end }) => begin < offset + limit && end > offset);
  const [newest, oldest] = [touched[0], touched.at(-1)];
  if (!newest || !oldest) return { points: [], total };
  const { to = Infinity } = range;
  const latestFirst = (await readExactYears(db, seriesId, oldest.year, newest.year))
    .filter(({ day }) => day <= to)
    .toReversed();
  const first = offset - newest.begin;
  const points = latestFirst
    .slice(first, first + Math.min(limit, total - offset))
    .map(({ day, value }, i) => ({ day, value, previous: latestFirst[first + i + 1]?.value }));
  return { points, total };
}

/**
 * The number of points per year of a range, the latest year first. Years inside the range are
 * counted without reading their points.
 */
async function countByYear(
  db: Db,
  seriesId: number,
  { from = -Infinity, to = Infinity }: OpenRange,
): Promise<{ year: number; count: number }[]> {
  const edges = [from, to].filter(Number.isFinite).map(yearFromDay);
  const chunks = await chunksWithin(db, seriesId, { from, to })
    .select((select) =>
      select
        .case()
        .when(sql<boolean>`year = any(${edges}::int[])`)
        .then(select.ref('points'))
        .else(headOfPoints)
        .end()
        .as('bytes'),
    )
    .execute();
  return chunks.map(({ year, bytes }) => {
    if (!edges.includes(year)) return { year, count: readChunkHead(year, bytes).count };
    let count = 0;
    readYearChunk(year, bytes, from, to, () => (count += 1));
    return { year, count };
  });
}

const headOfPoints = sql<Buffer>`substring(points from 1 for ${sql.lit(CHUNK_HEAD_BYTES)})`;

/** The years of a range, the latest first. */
function chunksWithin(db: Db, seriesId: number, { from, to }: { from: Day; to: Day }) {
  let chunks = db
    .selectFrom('quote_year')
    .select('year')
    .where('series_id', '=', seriesId)
    .orderBy('year', 'desc');
  if (Number.isFinite(from)) chunks = chunks.where('year', '>=', yearFromDay(from));
  if (Number.isFinite(to)) chunks = chunks.where('year', '<=', yearFromDay(to));
  return chunks;
}
