import type { Day } from '../../domain/time/day.ts';
import { findCalendars } from '../../domain/time/calendars/holidays.ts';
import { lastTradingDay } from '../../domain/time/trading-day.ts';
import { decimalsForRate } from './currencies.ts';
import type { MarketKey } from './demo-instrument.ts';
import { EQUITY_REGIONS } from './equity-regions.ts';
import type { Quantity } from './quantity.ts';
import type { Random } from './random.ts';
import { DAYS_PER_YEAR, discount, ratesFor, type DemoRates, type ZeroCurve } from './rates.ts';
import { worldFor } from './world.ts';

/** The deliverable, and the cost of holding it until delivery besides financing. */
export type Underlying =
  | {
      readonly of: 'commodity';
      readonly name: string;
      /** The fraction of the quoted price per unit of the contract. */
      readonly factor: number;
      /** Annual storage cost minus convenience yield; negative when stocks are short. */
      readonly storage: number;
    }
  | { readonly of: 'equity'; readonly region: string; readonly dividends: number }
  | { readonly of: 'pair'; readonly base: string; readonly quote: string }
  | { readonly of: 'bond'; readonly currency: string; readonly years: number };

/** Monetary metals cost almost nothing to store. */
const PRECIOUS = new Set(['Gold', 'Silver']);
const INDEX_DECIMALS = 2;
/** The notional coupon of bond futures, percent. */
const NOTIONAL_COUPON = 6;
/** How much the storage cost of commodities varies over the months. */
const SWAY = 0.02;
const SWAY_DAYS = 90;

export function parseUnderlying(text: string, currency: string, random: Random): Underlying {
  if (text.startsWith('@')) {
    return { of: 'equity', region: text.slice(1), dividends: random.between(0.015, 0.04) };
  }
  if (text.includes('/')) {
    const [base = '', quote = ''] = text.split('/');
    return { of: 'pair', base, quote };
  }
  if (/^\d+Y$/.test(text)) return { of: 'bond', currency, years: Number.parseInt(text, 10) };
  const [word = '', factor = '1'] = text.split('*');
  const name = word.replace('_', ' ');
  const storage = PRECIOUS.has(name) ? random.between(0.001, 0.003) : random.between(-0.07, 0.05);
  return { of: 'commodity', name, factor: Number(factor), storage };
}

/** The spot and forward prices of a contract's underlying. */
export class SpotPrices {
  readonly #rates: DemoRates;
  readonly #contract: ContractOf;
  readonly #spot: (day: Day) => number;
  #last: { readonly day: Day; readonly spot: number } | undefined;

  constructor(key: MarketKey, contract: ContractOf) {
    this.#rates = ratesFor(key.seed);
    this.#contract = contract;
    this.#spot = readSpot(key, contract);
  }

  /** The price on a day for delivery on another; the spot price if it's the same day. */
  forward(day: Day, delivery: Day): number {
    const { underlying, currency, id } = this.#contract;
    const days = delivery - day;
    const years = days / DAYS_PER_YEAR;
    const money = (code: string): number => 1 / discount(this.#rates.curve(code, day), 0, days);
    switch (underlying.of) {
      case 'commodity': {
        const sway = PRECIOUS.has(underlying.name) ? 0 : SWAY * Math.sin(day / SWAY_DAYS + id);
        const storage = underlying.storage * (1 - years / 4) + sway;
        return this.#today(day) * money(currency) * Math.exp(storage * years);
      }
      case 'equity': {
        const earned = Math.exp(-underlying.dividends * years);
        return this.#today(day) * money(findRegion(underlying.region).currency) * earned;
      }
      case 'pair':
        return (this.#today(day) * money(underlying.quote)) / money(underlying.base);
      case 'bond':
      default:
        return notionalBond(this.#rates.curve(currency, day), days, underlying.years);
    }
  }

  /** All months of a day need the same value. */
  #today(day: Day): number {
    if (this.#last?.day !== day) this.#last = { day, spot: this.#spot(day) };
    return this.#last.spot;
  }
}

interface ContractOf {
  readonly id: number;
  readonly currency: string;
  readonly underlying: Underlying;
}

function readSpot(key: MarketKey, { underlying, currency }: ContractOf): (day: Day) => number {
  switch (underlying.of) {
    case 'commodity': {
      const { name, factor } = underlying;
      const price = readPublished(key, { of: 'commodity', name }, ['USD'], INDEX_DECIMALS);
      if (currency === 'USD') return (day) => factor * price(day);
      const rate = readRate(key, 'USD', currency);
      return (day) => factor * price(day) * rate(day);
    }
    case 'equity': {
      const { currency: own, level } = findRegion(underlying.region);
      const quantity = { of: 'equity', region: underlying.region, kind: 0, level } as const;
      return readPublished(key, quantity, [own], INDEX_DECIMALS);
    }
    case 'pair':
      return readRate(key, underlying.base, underlying.quote);
    case 'bond':
    default:
      return (day) => notionalBond(ratesFor(key.seed).curve(currency, day), 0, underlying.years);
  }
}

function readRate(key: MarketKey, base: string, quote: string): (day: Day) => number {
  return readPublished(key, { of: 'pair', base, quote }, [base, quote], decimalsForRate(quote));
}

/** The last published value of a quantity on a day, rounded to its digits. */
function readPublished(
  key: MarketKey,
  quantity: Quantity,
  currencies: readonly string[],
  decimals: number,
): (day: Day) => number {
  const calendars = findCalendars(currencies);
  const valueAt = worldFor(key).readingFor(quantity);
  const scale = 10 ** decimals;
  return (day) => Math.round(valueAt({ day: lastTradingDay(day, calendars) }) * scale) / scale;
}

function findRegion(code: string): { readonly currency: string; readonly level: number } {
  const region = EQUITY_REGIONS.find((known) => known.code === code);
  if (!region) throw new Error(`the demo market has no index of ${code}`);
  return region;
}

/** A bond that starts on the delivery day, at the rates for that day. */
function notionalBond(curve: ZeroCurve, days: number, years: number): number {
  let value = 0;
  for (let year = 1; year <= years; year += 1) {
    const paid = NOTIONAL_COUPON + (year === years ? 100 : 0);
    value += paid * discount(curve, 0, days + year * DAYS_PER_YEAR);
  }
  return value / discount(curve, 0, days);
}
