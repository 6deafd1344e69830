import { addMonths, type Day } from '../../domain/time/day.ts';
import { getCommodity } from './commodities.ts';
import { getCurrency } from './currencies.ts';
import type { MarketKey } from './demo-instrument.ts';
import { REGION_MEMBERS, regionCurrency } from './equity-regions.ts';
import { Line, type LineRule, type Moment } from './line.ts';
import type { BondQuantity, FundQuantity, Quantity } from './quantity.ts';
import { hash, Random, textSeed } from './random.ts';
import { DAYS_PER_YEAR, depositRate, discount, ratesFor, type DemoRates } from './rates.ts';
import { nextValue, type Factor, type Walk } from './walk.ts';

/** Longer than any series: funds withdrawn years ago had ten years of quotes, too. */
const HISTORY_MONTHS = 160;
const FACTOR_SALT = { world: 0x1d_e4, dollar: 0xc0_11, commodity: 0xc0_3d } as const;
const START_STREAM = 41;
/** How much more a region's smaller stocks move than the largest, by size class. */
const KIND_VOLATILITY = [0, 0.0012, 0.004, 0.003, 0.005];
/** Share of the spread of doubtful borrowers that is lost to defaults. */
const LOST_SPREAD = 0.5;
/** A currency with this daily volatility may have been a tenth away from its usual rate. */
const USUAL_CURRENCY_VOLATILITY = 0.5;

export function worldFactor(seed: number, weight: number): Factor {
  return { seed: hash(seed, FACTOR_SALT.world), weight };
}

/** The factor of a region's stocks. */
export function regionFactor(seed: number, region: string, weight: number): Factor {
  return { seed: regionSeed(seed, region), weight };
}

function regionSeed(seed: number, region: string): number {
  return hash(seed, textSeed(`equity ${region}`));
}

/** A value as a function of the moment. */
export type Reading = (moment: Moment) => number;

/**
 * The values that quotes of the demo market share: currencies in dollars, stock markets,
 * commodities, and values derived from the curves. A cross rate is the quotient of two currencies,
 * a multi-region index follows its regions, a fund follows its holdings, so they are consistent on
 * each day and at each moment of it.
 */
export class World {
  readonly #seed: number;
  readonly #firstDay: Day;
  readonly #rates: DemoRates;
  readonly #shared = new Map<string, Reading>();

  constructor({ seed, today }: MarketKey) {
    this.#seed = seed;
    this.#firstDay = addMonths(today, -HISTORY_MONTHS);
    this.#rates = ratesFor(seed);
  }

  readingFor(quantity: Quantity): Reading {
    switch (quantity.of) {
      case 'pair':
        return this.#pair(quantity.base, quantity.quote);
      case 'equity':
        return scaled(quantity.level, this.#equity(quantity.region, quantity.kind));
      case 'commodity':
        return scaled(getCommodity(quantity.name).level, this.#commodity(quantity.name));
      case 'deposit': {
        const { currency, days } = quantity;
        return ({ day }) => 100 * depositRate(this.#rates.curve(currency, day), currency, days);
      }
      case 'bondYield':
        return ({ day }) => 100 * this.#parYield(quantity, day);
      case 'bondReturn':
        return scaled(quantity.level, this.#bondReturn(quantity));
      case 'fund':
      default:
        return this.#fund(quantity);
    }
  }

  /** Units of the quote currency per unit of the base currency. */
  #pair(base: string, quote: string): Reading {
    const [ofBase, ofQuote] = [this.#perDollar(base), this.#perDollar(quote)];
    return (moment) => ofQuote(moment) / ofBase(moment);
  }

  #perDollar(code: string): Reading {
    const { perDollar, volatility, peg } = getCurrency(code);
    if (code === 'USD') return () => 1;
    return this.#share(`currency ${code}`, (id) => {
      const away = 0.1 * Math.min(volatility / USUAL_CURRENCY_VOLATILITY, 1);
      const own = this.#walk(id, [1 - away, 1 + away], {
        volatility: volatility / 100,
        reversion: 0.002,
        factors: [{ seed: hash(this.#seed, FACTOR_SALT.dollar), weight: 0.25 }],
      });
      if (peg === undefined) return scaled(perDollar, own);
      const [pegged, fixed] = [this.#perDollar(peg), perDollar / getCurrency(peg).perDollar];
      return (moment) => fixed * own(moment) * pegged(moment);
    });
  }

  /** A region's stocks relative to their usual level. */
  #equity(region: string, kind: number): Reading {
    const largest = this.#region(region);
    const volatility = KIND_VOLATILITY[kind] ?? 0;
    if (volatility === 0) return largest;
    return this.#share(`equity ${region} ${kind}`, (id) => {
      const own = this.#walk(id, [0.85, 1.1], { volatility, reversion: 0.001, factors: [] });
      return (moment) => largest(moment) * own(moment);
    });
  }

  #region(region: string): Reading {
    return this.#share(`equity ${region}`, (id) => {
      const members = REGION_MEMBERS[region];
      if (members) {
        const currency = regionCurrency(region);
        return product(
          members.map(([member, percent]) => ({
            reading: this.#regionIn(member, currency),
            weight: percent / 100,
          })),
        );
      }
      return this.#walk(id, [0.45, 0.8], {
        volatility: 0.011,
        drift: 0.0001,
        reversion: 0.0008,
        factors: [worldFactor(this.#seed, 0.5)],
      });
    });
  }

  /** A region's stocks in another currency. */
  #regionIn(region: string, currency: string): Reading {
    const stocks = this.#region(region);
    const own = regionCurrency(region);
    if (own === currency) return stocks;
    const usual = getCurrency(currency).perDollar / getCurrency(own).perDollar;
    const rate = this.#pair(own, currency);
    return (moment) => (stocks(moment) * rate(moment)) / usual;
  }

  #commodity(name: string): Reading {
    return this.#share(`commodity ${name}`, (id) => {
      const { members } = getCommodity(name);
      if (members.length > 0) {
        const weight = 1 / members.length;
        return product(members.map((member) => ({ reading: this.#commodity(member), weight })));
      }
      return this.#walk(id, [0.6, 1], {
        volatility: 0.014,
        reversion: 0.0015,
        factors: [
          worldFactor(this.#seed, 0.15),
          { seed: hash(this.#seed, FACTOR_SALT.commodity), weight: 0.25 },
        ],
      });
    });
  }

  /** The annual coupon at which such bonds are worth par. */
  #parYield(bonds: BondQuantity, day: Day): number {
    const curve = this.#rates.curve(bonds.currency, day);
    const margin = this.#margin(bonds, day);
    let annuity = 0;
    let last = 1;
    for (let paid = DAYS_PER_YEAR; paid <= bonds.days; paid += DAYS_PER_YEAR) {
      last = discount(curve, margin, paid);
      annuity += last;
    }
    return (1 - last) / annuity;
  }

  #margin({ spread, currency }: BondQuantity, day: Day): number {
    return spread === 0 ? 0 : spread * this.#rates.credit(textSeed(currency), day);
  }

  /** The total return of rolling such bonds. */
  #bondReturn(bonds: BondQuantity): Reading {
    const { currency, days, spread } = bonds;
    const price = (day: Day, left: number): number =>
      discount(this.#rates.curve(currency, day), this.#margin(bonds, day), left);
    return this.#share(`bonds ${currency} ${days} ${spread}`, (id) =>
      this.#line(id, {
        start: 0.75,
        swing: 0,
        step: (previous, day, previousDay) => {
          const held = day - previousDay;
          const length = Math.max(days, held);
          const lost = Math.exp((-LOST_SPREAD * spread * held) / DAYS_PER_YEAR);
          return (previous * lost * price(day, length - held)) / price(previousDay, length);
        },
      }),
    );
  }

  #fund({ currency, holdings, from, level, cost }: FundQuantity): Reading {
    const held = product(
      holdings.map(({ quantity, currency: own, weight }) => {
        const [value, rate] = [this.readingFor(quantity), this.#pair(own, currency)];
        return { reading: (moment: Moment) => value(moment) * rate(moment), weight };
      }),
    );
    const first = held({ day: from });
    return (moment) =>
      (level * held(moment) * Math.exp((-cost * (moment.day - from)) / DAYS_PER_YEAR)) / first;
  }

  /** A line that fluctuates around 1. */
  #walk(
    id: string,
    [low, high]: readonly [number, number],
    rule: Pick<Walk, 'volatility' | 'reversion' | 'factors'> & { readonly drift?: number },
  ): Reading {
    const walk: Walk = {
      kind: 'walk',
      seed: hash(this.#seed, textSeed(id)),
      isRelative: true,
      drift: 0,
      anchor: 1,
      arrivesOn: Infinity,
      ...rule,
    };
    return this.#line(id, {
      start: new Random(this.#seed, START_STREAM, textSeed(id)).between(low, high),
      swing: walk.volatility,
      step: (previous, day) => nextValue(walk, previous, day),
    });
  }

  #line(id: string, rule: Pick<LineRule, 'start' | 'swing' | 'step'>): Reading {
    const seed = hash(this.#seed, textSeed(id));
    const line = new Line({ seed, firstDay: this.#firstDay, ...rule });
    return (moment) => line.at(moment);
  }

  #share(id: string, createReading: (id: string) => Reading): Reading {
    let reading = this.#shared.get(id);
    if (!reading) this.#shared.set(id, (reading = createReading(id)));
    return reading;
  }
}

function scaled(factor: number, reading: Reading): Reading {
  return (moment) => factor * reading(moment);
}

/** The weighted geometric product: each part contributes its weight to a relative change. */
function product(parts: readonly { reading: Reading; weight: number }[]): Reading {
  return (moment) =>
    parts.reduce((value, { reading, weight }) => value * reading(moment) ** weight, 1);
}

let latest: { readonly key: MarketKey; readonly world: World } | undefined;

/** One instance for all series of a market, because they share its lines. */
export function worldFor(key: MarketKey): World {
  if (latest?.key.seed !== key.seed || latest.key.today !== key.today) {
    latest = { key, world: new World(key) };
  }
  return latest.world;
}
