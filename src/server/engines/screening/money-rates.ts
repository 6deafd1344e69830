import type pg from 'pg';
import type { Money } from '../../../domain/screens/money.ts';

/** The value of one unit of a currency. */
export interface Rate {
  readonly dollars: number;
  /** The date of the close; the earlier one if two pairs were needed. */
  readonly day: string;
  /** Whether the sources allow it in files: dividing two amounts reveals the rate. */
  readonly allowsFiles: boolean;
}

export type Rates = ReadonlyMap<string, Rate>;

/** A pair without a quote for longer than this says nothing about today. */
const OLDEST_DAYS = 10;

interface Pair {
  readonly base: string;
  readonly quote: string;
  readonly value: number;
  readonly day: string;
  readonly allowsFiles: boolean;
}

/**
 * The last closes of the portal's own dollar pairs; other currencies are converted through the
 * euro.
 */
export async function readRates(client: pg.ClientBase): Promise<Rates> {
  const { rows } = await client.query<Pair>(
    `with pair as (
       select base, currency_pair.quote, series.last_value::float8 as value,
         series.last_day as day, data_source.allows_files as "allowsFiles"
       from currency_pair
       join instrument on instrument.id = currency_pair.instrument_id
       join series on series.instrument_id = instrument.id and field = 'close' and is_preferred
       join data_source on data_source.code = series.source_code
       where not is_hidden and instrument.status = 'active' and series.last_value > 0
         and ('USD' in (base, currency_pair.quote) or 'EUR' in (base, currency_pair.quote))
     )
     select base, quote, value, day::text, "allowsFiles" from pair
     where day > (select max(day) from pair) - $1::integer
     order by base, quote`,
    [OLDEST_DAYS],
  );
  return crossRates(rows);
}

export function crossRates(pairs: readonly Pair[]): Rates {
  const ofUnits = new Map(
    pairs.flatMap(({ base, quote, value, day, allowsFiles }) => [
      [`${base} ${quote}`, { units: value, day, allowsFiles }] as const,
      [`${quote} ${base}`, { units: 1 / value, day, allowsFiles }] as const,
    ]),
  );
  const rates = new Map<string, Rate>();
  const euro = ofUnits.get('EUR USD');
  for (const currency of new Set(pairs.flatMap(({ base, quote }) => [base, quote]))) {
    const direct = ofUnits.get(`${currency} USD`);
    const byEuro = ofUnits.get(`${currency} EUR`);
    if (currency === 'USD') continue;
    if (direct) {
      const { units, day, allowsFiles } = direct;
      rates.set(currency, { dollars: units, day, allowsFiles });
    } else if (byEuro && euro) {
      rates.set(currency, {
        dollars: byEuro.units * euro.units,
        day: byEuro.day < euro.day ? byEuro.day : euro.day,
        allowsFiles: byEuro.allowsFiles && euro.allowsFiles,
      });
    }
  }
  return rates;
}

/** 1 for the dollar, NaN for a currency without a rate. */
export function dollarValue(rates: Rates, currency: string): number {
  return currency === 'USD' ? 1 : (rates.get(currency)?.dollars ?? Number.NaN);
}

export function isSameRates(some: Rates, others: Rates): boolean {
  return (
    some.size === others.size &&
    [...some].every(([currency, { dollars }]) => others.get(currency)?.dollars === dollars)
  );
}

/** An amount in the currency of a list. */
export interface Converted {
  /** In whole units; null if there is no rate. */
  readonly amount: string | null;
  /** The date of the rate; null if nothing was converted. */
  readonly day: string | null;
  readonly allowsFiles: boolean;
}

export function convert(
  rates: Rates,
  { amount, currency }: { readonly amount: string; readonly currency: string | null },
  to: Money,
): Converted {
  if (currency === to.currency) return { amount, day: null, allowsFiles: true };
  const units = dollarValue(rates, currency ?? '') / dollarValue(rates, to.currency);
  const used = [currency ?? '', to.currency].flatMap((each) => rates.get(each) ?? []);
  const value = Number(amount) * units;
  return {
    amount: Number.isNaN(value) ? null : Math.round(value).toFixed(0),
    day: used.map(({ day }) => day).toSorted()[0] ?? null,
    allowsFiles: used.every((each) => each.allowsFiles),
  };
}
