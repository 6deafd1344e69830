import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createDb } from '../../db/connect.ts';
import { INSTRUMENT_TICKED } from '../../db/quotes/channels.ts';
import { writePoints } from '../../db/quotes/write-points.ts';
import { formatDay, SECONDS_PER_DAY, type Day } from '../../domain/time/day.ts';
import { dayAt, type Clock } from '../../domain/time/now.ts';
import { extendDemoQuotes } from './extend-demo-quotes.ts';
import { FINISH, readLoadRecord, stepKey } from './load-record.ts';
import { collectSeriesPlans } from './load-steps.ts';
import { marketParts } from './market-parts.ts';
import { DEMO_SOURCE } from './market-writer.ts';
import {
  intradayHistory,
  movingSeries,
  tick,
  type IntradayPoint,
  type MovingSeries,
} from './moving-market.ts';
import { notifyInstruments } from '../notify-instruments.ts';
import type { SeriesPlan } from './series-plan.ts';

export interface MovingMarketOptions {
  readonly intervalMs: number;
  readonly now: Clock;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** An arbitrary fixed number that no other lock of this application uses. */
const MOVING_MARKET_LOCK = 7_310_002;
/** How long a process waits before it tries again to take over the moving market. */
const RETRY_MS = 60_000;
const RETRY_AFTER_ERROR_MS = 5000;
const BACKFILL_STEP_SECONDS = 300;
const KEPT_DAYS = 2;
const CLEANING_EVERY_MS = 3_600_000;

/**
 * Moves the realtime series of the demo market until the signal aborts. Of several processes only
 * the holder of an advisory lock does it. Never throws: errors are reported and it continues. Needs
 * two connections of the pool.
 */
export async function runMovingMarket(pool: pg.Pool, options: MovingMarketOptions): Promise<void> {
  const { signal, onError } = options;
  while (!signal.aborted) {
    let pauseMs = RETRY_MS;
    try {
      await moveWhileHolder(pool, options);
    } catch (error) {
      onError(error);
      pauseMs = RETRY_AFTER_ERROR_MS;
    }
    await pause(pauseMs, signal);
  }
}

/** The next query reports the error, but without a listener the event would end the process. */
function ignoreLostConnection(): void {}

/** Returns immediately if another process holds the lock or there is no demo market yet. */
async function moveWhileHolder(pool: pg.Pool, options: MovingMarketOptions): Promise<void> {
  const client = await pool.connect();
  client.on('error', ignoreLostConnection);
  let isHolder = false;
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [MOVING_MARKET_LOCK],
    );
    isHolder = rows[0]?.held === true;
    if (isHolder) await move(pool, client, options);
  } finally {
    client.off('error', ignoreLostConnection);
    // Closing the connection releases the lock, whatever state the connection is in.
    client.release(isHolder);
  }
}

async function move(
  pool: pg.Pool,
  client: pg.PoolClient,
  { intervalMs, now, signal }: MovingMarketOptions,
): Promise<void> {
  let today: Day | undefined;
  let plans: readonly SeriesPlan[] = [];
  let market: readonly MovingSeries[] = [];
  // Later than any moment: an earlier process may have written with another clock.
  let lastTickSeconds = Infinity;
  let cleanedAt = -Infinity;
  while (!signal.aborted) {
    const { ms: moment, timeZone } = now();
    const seconds = Math.floor(moment / 1000);
    if (dayAt(seconds, timeZone) !== today) {
      today = dayAt(seconds, timeZone);
      // Writes yesterday's daily close, from which today starts.
      await extendDemoQuotes(pool, { today });
      await forgetFutureDays(pool, today);
      plans = await readPlans(client);
      if (plans.length === 0) return;
      market = movingSeries(plans, { day: today, timeZone });
      await backfill(client, market, seconds);
    }
    if (Math.abs(moment - cleanedAt) >= CLEANING_EVERY_MS) {
      cleanedAt = moment;
      await clean(client, plans, seconds);
    }
    const { atSeconds, points } = tick(market, seconds);
    // If the clock was set back, it continues from there, even on a holiday.
    if (atSeconds < lastTickSeconds) await deleteLaterQuotes(client, plans, atSeconds);
    if (atSeconds !== lastTickSeconds && points.length > 0) await writeTick(client, points);
    lastTickSeconds = atSeconds;
    await pause(intervalMs, signal);
  }
}

/** The realtime series with quotes; empty while the market isn't loaded. */
async function readPlans(client: pg.PoolClient): Promise<SeriesPlan[]> {
  const record = await readLoadRecord(client);
  if (!record?.doneSteps.has(stepKey(`demo-${record.base}`, FINISH))) return [];
  const plans = collectSeriesPlans(marketParts(record.key, record.base)).filter(
    (plan) => plan.isRealtime,
  );
  const { rows } = await client.query<{ id: number }>(
    'select id from series where id = any($1) and is_realtime and last_value is not null',
    [plans.map(({ id }) => id)],
  );
  const stored = new Set(rows.map(({ id }) => id));
  return plans.filter(({ id }) => stored.has(id));
}

/** Writes today's points that are missing because no server was running. */
async function backfill(
  client: pg.PoolClient,
  market: readonly MovingSeries[],
  toSeconds: number,
): Promise<void> {
  const points = market.flatMap((series) =>
    intradayHistory(series, series.span.from, toSeconds, BACKFILL_STEP_SECONDS),
  );
  await insertPoints(client, points);
}

/**
 * Removes daily closes of future days. A clock that was ahead wrote them, and they would hide
 * today's values until those days have passed.
 */
async function forgetFutureDays(pool: pg.Pool, today: Day): Promise<void> {
  const { rows } = await pool.query<{ id: number; lastDay: Day }>(
    `select id, last_day - date '1970-01-01' as "lastDay" from series
     where source_code = $1 and is_realtime and last_day >= $2`,
    [DEMO_SOURCE, formatDay(today)],
  );
  const changes = rows.map(({ id, lastDay }) => {
    const days = Array.from({ length: lastDay - today + 1 }, (_, i) => today + i);
    return [id, days.map((day) => ({ day, value: null }))] as const;
  });
  await writePoints(createDb(pool), new Map(changes));
}

/** Removes values written by a clock that was ahead. */
async function deleteLaterQuotes(
  client: pg.PoolClient,
  plans: readonly SeriesPlan[],
  atSeconds: number,
): Promise<void> {
  await client.query(
    'delete from intraday_quote where series_id = any($1) and at > to_timestamp($2)',
    [plans.map(({ id }) => id), atSeconds],
  );
}

async function writeTick(client: pg.PoolClient, points: readonly IntradayPoint[]): Promise<void> {
  await client.query('begin');
  await insertPoints(client, points);
  const { rows } = await client.query<{ id: number }>(
    `update series set intraday_at = to_timestamp(point.at), intraday_value = point.value
     from unnest($1::integer[], $2::double precision[], $3::numeric[]) as point (id, at, value)
     where series.id = point.id returning instrument_id as id`,
    toColumns(points),
  );
  await notifyInstruments(
    client,
    INSTRUMENT_TICKED,
    rows.map(({ id }) => id),
  );
  await client.query('commit');
}

async function insertPoints(
  client: pg.PoolClient,
  points: readonly IntradayPoint[],
): Promise<void> {
  await client.query(
    `insert into intraday_quote (series_id, at, value)
     select id, to_timestamp(at), value
     from unnest($1::integer[], $2::double precision[], $3::numeric[]) as point (id, at, value)
     -- A merge may have removed a series since the day began.
     where exists (select from series where series.id = point.id)
     on conflict do nothing`,
    toColumns(points),
  );
}

function toColumns(points: readonly IntradayPoint[]): [number[], number[], string[]] {
  return [
    points.map(({ seriesId }) => seriesId),
    points.map(({ atSeconds }) => atSeconds),
    points.map(({ value }) => value),
  ];
}

async function clean(
  client: pg.PoolClient,
  plans: readonly SeriesPlan[],
  nowSeconds: number,
): Promise<void> {
  await client.query(
    'delete from intraday_quote where at < to_timestamp($1) and series_id = any($2)',
    [nowSeconds - KEPT_DAYS * SECONDS_PER_DAY, plans.map(({ id }) => id)],
  );
}

/** Waits; an abort ends the wait without an error. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
