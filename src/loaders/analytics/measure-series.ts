import type pg from 'pg';
import { readBondTerms } from '../../db/bonds/read-terms.ts';
import { createDbOn } from '../../db/connect.ts';
import type { Day } from '../../domain/time/day.ts';
import type { SvenssonCurve } from '../../domain/curves/svensson.ts';
import { CurveHistory } from './curve-history.ts';
import { YieldTimer } from '../../db/yield-to-event-loop.ts';
import { measurePrices } from './measure-prices.ts';
import { readPrices } from './read-prices.ts';
import { dayParameter, type MeasuredSeries } from './measured-figure.ts';
import { writeFigures } from './write-figures.ts';

/** A price series whose figures are needed, from a day on or (null) for all days. */
export interface WantedFigures {
  readonly seriesId: number;
  readonly from: Day | null;
}

interface PriceSeries {
  readonly id: number;
  readonly instrumentId: number;
  readonly source: string;
  readonly isPreferred: boolean;
  readonly currency: string | null;
}

/**
 * Calculates the figures of some price series and stores them, within the connection's transaction.
 * All are held in memory, so pass no more than hundreds.
 */
export async function measureSeries(
  client: pg.PoolClient,
  wanted: readonly WantedFigures[],
): Promise<{ points: number; changed: number[] }> {
  const from = earliest(wanted);
  const since = new Map(wanted.map((one) => [one.seriesId, one.from]));
  const series = await findPriceSeries(client, [...since.keys()]);
  const prices = await readPrices(client, [...since.keys()], from);
  const terms = await readBondTerms(
    createDbOn(client),
    series.map(({ instrumentId }) => instrumentId),
  );
  const curves = await readBenchmarks(client, series, from);
  let points = 0;
  const measured: MeasuredSeries[] = [];
  const turns = new YieldTimer();
  for (const { id, currency, instrumentId, source, isPreferred } of series) {
    await turns.yieldIfLong();
    const first = since.get(id) ?? null;
    const own = cutFrom(prices.get(id) ?? { days: [], prices: [] }, first);
    const columns = measurePrices(terms.get(instrumentId)!, own, curves.get(currency ?? ''));
    points += columns.reduce((sum, { days }) => sum + days.length, 0);
    measured.push({ instrumentId, source, isPreferred, columns, from: first });
  }
  return { points, changed: await writeFigures(client, measured) };
}

function earliest(wanted: readonly WantedFigures[]): Day | null {
  let day: Day | null = Infinity;
  for (const { from } of wanted) day = from === null || day === null ? null : Math.min(day, from);
  return day;
}

function cutFrom(prices: { days: Day[]; prices: number[] }, first: Day | null) {
  if (first === null || (prices.days[0] ?? first) >= first) return prices;
  const begin = prices.days.findIndex((day) => day >= first);
  return begin < 0
    ? { days: [], prices: [] }
    : { days: prices.days.slice(begin), prices: prices.prices.slice(begin) };
}

async function findPriceSeries(
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<PriceSeries[]> {
  const { rows } = await client.query<PriceSeries>(
    `select series.id, instrument_id as "instrumentId", series.source_code as source,
       is_preferred as "isPreferred", currency
     from series join bond using (instrument_id) join instrument on instrument.id = instrument_id
     where series.id = any($1) and field = 'close' order by series.id`,
    [ids],
  );
  return rows;
}

/** The benchmark curves by currency, starting two weeks before a day. */
async function readBenchmarks(
  client: pg.PoolClient,
  series: readonly PriceSeries[],
  from: Day | null,
): Promise<Map<string, CurveHistory>> {
  const { rows } = await client.query<SvenssonCurve & { currency: string; day: Day }>(
    `select currency, day - date '1970-01-01' as day, beta0, beta1, beta2, beta3, tau1, tau2
     from curve join curve_day on curve_id = id
     where is_benchmark and currency = any($1) and ($2::date is null or day > $2::date - 15)
     order by currency, day`,
    [[...new Set(series.map(({ currency }) => currency))], dayParameter(from)],
  );
  return new Map(
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, days]) => [
      currency,
      new CurveHistory(
        days.map(({ day }) => day),
        days,
      ),
    ]),
  );
}
