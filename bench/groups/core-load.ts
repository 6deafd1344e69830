import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { encodeInt32Chunk } from '../../src/db/quotes/year-chunk.ts';
import { dayOfMoment, formatDay } from '../../src/domain/time/day.ts';
import { copyQuoteYears } from '../../src/loaders/copy.ts';
import { historyCalendar, collectSeriesPlans } from '../../src/loaders/demo/load-steps.ts';
import { marketParts } from '../../src/loaders/demo/market-parts.ts';
import {
  walkPoints,
  type SeriesPlan,
  type YearPoints,
} from '../../src/loaders/demo/series-plan.ts';
import { unitsText } from '../../src/loaders/demo/units-text.ts';
import { openOwnDatabase } from '../lib/own-database.ts';
import { inTurns, median, row, type Group } from '../harness.ts';

const SERIES = 200;
const ROUNDS = 5;
/** A lower ratio would mean that chunks cost more than they save. */
const TARGET = { atLeast: 2 };
const PIECE_LENGTH = 65_536;

interface SeriesPoints {
  readonly plan: SeriesPlan;
  readonly years: readonly YearPoints[];
}

/**
 * Writes quotes as year chunks through COPY, like the demo loader (with encoding and foreign key).
 * Compares it with COPY of the same quotes into a table with one row per point, whose text is
 * prepared beforehand. Both start with an empty table and end with a commit.
 */
export const coreLoad: Group = {
  name: 'core/load',
  async run(context) {
    const { pool, close } = await openOwnDatabase(context, 'parcurve_bench_load');
    const points = tenYears();
    await makeTables(pool, points);
    context.reportProgress(`loading ${SERIES} series, ${ROUNDS} times each way`);
    const figures = await measure(pool, points);
    await close();
    return figures;
  },
};

async function measure(pool: Pool, points: readonly SeriesPoints[]) {
  const count = points.reduce((sum, { years }) => sum + countPoints(years), 0);
  const text = textPieces(points);
  const client = await pool.connect();
  try {
    const [chunks = [], rows = []] = await inTurns(ROUNDS, [
      () => timed(client, 'quote_year', () => copyQuoteYears(client, packChunks(points))),
      () =>
        timed(client, 'quote_row', () =>
          pipeline(Readable.from(text), client.query(copyFrom('copy quote_row from stdin'))),
        ),
    ]);
    return [
      row(
        {
          name: 'bulk load of quotes',
          value: count / median(chunks),
          unit: 'quotes/s',
          peer: 'raw COPY, a row per quote',
          peerValue: count / median(rows),
        },
        TARGET,
      ),
    ];
  } finally {
    client.release();
  }
}

/** Seconds from begin to commit. */
async function timed(
  client: PoolClient,
  table: string,
  write: () => Promise<unknown>,
): Promise<number> {
  await client.query(`truncate ${table}`);
  const begin = performance.now();
  await client.query('begin');
  await write();
  await client.query('commit');
  return (performance.now() - begin) / 1000;
}

function tenYears(): SeriesPoints[] {
  const key = { seed: 1, today: dayOfMoment(Date.now()) };
  const calendar = historyCalendar(key);
  return collectSeriesPlans(marketParts(key, 'normal'))
    .slice(0, SERIES)
    .map((plan) => ({ plan, years: walkPoints(plan, calendar, key.today - 1) }));
}

async function makeTables(pool: Pool, points: readonly SeriesPoints[]): Promise<void> {
  const ids = [points.map(({ plan }) => plan.id)];
  await pool.query(`insert into data_source (code, name) values ('bench', 'bench')`);
  await pool.query(
    `insert into instrument (id, source_code, kind, name)
     select id, 'bench', 'index', '{"eng":"bench"}' from unnest($1::int[]) as id`,
    ids,
  );
  await pool.query(
    `insert into series (id, instrument_id, source_code)
     select id, id, 'bench' from unnest($1::int[]) as id`,
    ids,
  );
  await pool.query(
    `create table quote_row (
       series_id integer not null, day date not null, value numeric not null,
       primary key (series_id, day))`,
  );
}

function* packChunks(points: readonly SeriesPoints[]) {
  for (const { plan, years } of points) {
    for (const { year, days, units } of years) {
      const bytes = encodeInt32Chunk(year, days, units, plan.decimals);
      yield { seriesId: plan.id, year, points: bytes };
    }
  }
}

function textPieces(points: readonly SeriesPoints[]): Buffer[] {
  const pieces: Buffer[] = [];
  let text = '';
  for (const { plan, years } of points) {
    for (const { days, units } of years) {
      for (const [i, day] of days.entries()) {
        text += `${plan.id}\t${formatDay(day)}\t${unitsText(units[i] ?? 0, plan.decimals)}\n`;
        if (text.length < PIECE_LENGTH) continue;
        pieces.push(Buffer.from(text));
        text = '';
      }
    }
  }
  return [...pieces, Buffer.from(text)];
}

function countPoints(years: readonly YearPoints[]): number {
  return years.reduce((sum, { days }) => sum + days.length, 0);
}
