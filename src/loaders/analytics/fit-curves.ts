import type pg from 'pg';
import { readBondTerms } from '../../db/bonds/read-terms.ts';
import { createDbOn } from '../../db/connect.ts';
import { formatDay, type Day } from '../../domain/time/day.ts';
import type { CurveFit } from '../../domain/curves/fit-problem.ts';
import { copyRows } from '../copy.ts';
import { benchmarkCountry, findCurveBonds, type CurveKey } from './curve-bonds.ts';
import { fitDays, type FittedDay, type PricedBond } from './fit-days.ts';
import { readPrices } from './read-prices.ts';

const DAY_COLUMNS = 'curve_id day beta0 beta1 beta2 beta3 tau1 tau2 bonds longest error'.split(' ');
/** The minimum number of bonds for a curve (`fitCurve`). */
const FEWEST_BONDS = 4;

/**
 * Refits a curve from a day on (null: all of it) and stores it, within the connection's
 * transaction. Returns its number of days, and whether spreads are measured from it.
 */
export async function refitCurve(
  client: pg.PoolClient,
  key: CurveKey,
  from: Day | null,
): Promise<{ days: number; isBenchmark: boolean }> {
  const bonds = await findCurveBonds(client, key);
  if (bonds.length < FEWEST_BONDS) return removeDays(client, key, from);
  const { id, isBenchmark } = await provideCurve(client, key);
  const prices = await readPrices(
    client,
    bonds.map(({ seriesId }) => seriesId),
    from,
  );
  const terms = await readBondTerms(
    createDbOn(client),
    bonds.map(({ instrumentId }) => instrumentId),
  );
  const priced = bonds.flatMap((bond): PricedBond[] => {
    const found = prices.get(bond.seriesId);
    return found ? [{ bond, terms: terms.get(bond.instrumentId)!, prices: found }] : [];
  });
  const before = from === null ? undefined : await readLastBefore(client, id, from);
  const days = await fitDays(priced, before);
  await client.query(
    `delete from curve_day where curve_id = $1 and ($2::date is null or day >= $2)`,
    [id, from === null ? null : formatDay(from)],
  );
  await copyRows(client, 'curve_day', DAY_COLUMNS, dayRows(id, days));
  return { days: days.length, isBenchmark };
}

function* dayRows(id: number, days: readonly FittedDay[]) {
  for (const { day, curve, bonds, longest, error } of days) {
    const { beta0, beta1, beta2, beta3, tau1, tau2 } = curve;
    const parameters = [beta0, beta1, beta2, beta3, tau1, Math.max(tau2, 0)];
    yield [id, formatDay(day), ...parameters, bonds, longest, error];
  }
}

/**
 * The curve of a government in its own currency; the benchmark is that of the currency's own
 * country.
 */
async function provideCurve(
  client: pg.PoolClient,
  { country, currency, source }: CurveKey,
): Promise<{ id: number; isBenchmark: boolean }> {
  const { rows } = await client.query<{ id: number; isBenchmark: boolean }>(
    `insert into curve (country, currency, source_code, origin, is_benchmark)
     values ($1, $2, $3, 'fitted',
       $4 and not exists (select from curve where currency = $2 and is_benchmark))
     on conflict (country, currency, source_code, origin)
       do update set origin = excluded.origin
     returning id, is_benchmark as "isBenchmark"`,
    [country, currency, source, country === benchmarkCountry(currency)],
  );
  return rows[0]!;
}

/** A curve that has lost its bonds has no days any more. */
async function removeDays(
  client: pg.PoolClient,
  { country, currency, source }: CurveKey,
  from: Day | null,
): Promise<{ days: number; isBenchmark: boolean }> {
  const { rows } = await client.query<{ isBenchmark: boolean }>(
    `with emptied as (
       select id, is_benchmark from curve
       where country = $1 and currency = $2 and source_code = $3 and origin = 'fitted'),
     removed as (
       delete from curve_day using emptied
       where curve_id = emptied.id and ($4::date is null or day >= $4))
     select is_benchmark as "isBenchmark" from emptied`,
    [country, currency, source, from === null ? null : formatDay(from)],
  );
  return { days: 0, isBenchmark: rows[0]?.isBenchmark ?? false };
}

async function readLastBefore(
  client: pg.PoolClient,
  curveId: number,
  day: Day,
): Promise<(CurveFit & { readonly day: Day }) | undefined> {
  const { rows } = await client.query<CurveFit['curve'] & { day: Day; error: number | null }>(
    `select day - date '1970-01-01' as day, beta0, beta1, beta2, beta3, tau1, tau2, error
     from curve_day where curve_id = $1 and day < $2 order by day desc limit 1`,
    [curveId, formatDay(day)],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { day: lastDay, error, ...curve } = found;
  return { day: lastDay, curve, error: error ?? 0 };
}
