import type pg from 'pg';
import type { Day } from '../../domain/time/day.ts';

/** The basis of a curve: the bonds of one government in its own currency, priced by one source. */
export interface CurveKey {
  readonly country: string;
  readonly currency: string;
  readonly source: string;
}

export interface CurveBond {
  readonly seriesId: number;
  readonly instrumentId: number;
  readonly maturesOn: Day;
}

/** A bond close to maturity trades like cash: it must have this many days left. */
export const SHORTEST_DAYS = 91;

/** Countries of the euro. The first is the one from which spreads are measured. */
const EURO_COUNTRIES = 'DE AT BE BG CY EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/**
 * A currency code begins with that of its country (ISO 4217); only the euro has several countries.
 */
export const IS_OWN_MONEY = `(left(instrument.currency, 2) = issuer.country
  or instrument.currency = 'EUR' and issuer.country in ('${EURO_COUNTRIES.join("', '")}'))`;

/** The country whose curve is the benchmark of a currency. */
export function benchmarkCountry(currency: string): string {
  return currency === 'EUR' ? EURO_COUNTRIES[0]! : currency.slice(0, 2);
}

/** All possible curves from the prices of a source. */
export async function listCurveKeys(client: pg.PoolClient, source: string): Promise<CurveKey[]> {
  const { rows } = await client.query<CurveKey>(
    `select distinct issuer.country, instrument.currency, series.source_code as source
     from issuer join instrument on issuer_id = issuer.id
     join bond on bond.instrument_id = instrument.id
     join series on series.instrument_id = instrument.id and field = 'close'
     where sector = 'government' and last_day is not null and series.source_code = $1
       and ${IS_OWN_MONEY}
     order by currency, country`,
    [source],
  );
  return rows;
}

/** The bonds of a curve: nominal bonds with fixed payments and no early redemption. */
export async function findCurveBonds(
  client: pg.PoolClient,
  { country, currency, source }: CurveKey,
): Promise<CurveBond[]> {
  const { rows } = await client.query<CurveBond>(
    `select series.id as "seriesId", instrument.id as "instrumentId",
       matures_on - date '1970-01-01' as "maturesOn"
     from issuer join instrument on issuer_id = issuer.id
     join bond on bond.instrument_id = instrument.id
     join series on series.instrument_id = instrument.id and field = 'close'
     where sector = 'government' and country = $1 and currency = $2 and series.source_code = $3
       and coupon_type in ('fixed', 'zero') and matures_on is not null
       and index_name is null and index_ratio is null
       and not exists (select from bond_option where bond_option.instrument_id = instrument.id)
     order by series.id`,
    [country, currency, source],
  );
  return rows;
}
