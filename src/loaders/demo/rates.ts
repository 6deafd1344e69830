import type { Day } from '../../domain/time/day.ts';
import { getCurrency } from './currencies.ts';
import { hash, textSeed } from './random.ts';
import { waveNoise, type Wave } from './waves.ts';

/**
 * The interest rates that price all bonds of the demo market, so that bonds of one currency move
 * together and those of one issuer lie on one line. Every rate is computed from its day alone:
 * quotes can continue without the earlier rates.
 */

/**
 * From the business cycle to two-day sentiment; amplitudes grow with the square root of the length.
 */
const WAVES: readonly Wave[] = [
  { length: 1460, share: 0.5 },
  { length: 365, share: 0.27 },
  { length: 91, share: 0.13 },
  { length: 23, share: 0.065 },
  { length: 6, share: 0.033 },
  { length: 2, share: 0.016 },
];
/** Rates move in proportion to their level up to this one, in percent. */
const MAX_MOVED_RATE = 10;
const SALT = { level: 0x11, slope: 0x22, bend: 0x33, credit: 0x44 } as const;
/** Rates of all currencies share this part of their movement. */
const WORLD_WEIGHT = 0.55;
/** Decay time of the slope in days (Nelson–Siegel τ). */
const DECAY_DAYS = 730;
/** Beyond the last listed payment. */
const LONGEST_DAYS = 366 * 60;

const TEN_YEARS_DAYS = 3652;
/** The share of the ten-year spread that a short loan costs. */
const SHORT_SPREAD = 0.55;
export const DAYS_PER_YEAR = 365;

/**
 * Cumulative level, slope and curvature of a curve (Nelson–Siegel) and of a spread up to each
 * number of days, in years. Millions of prices look them up.
 */
const LEVEL_YEARS = new Float64Array(LONGEST_DAYS + 1);
const SLOPE_YEARS = new Float64Array(LONGEST_DAYS + 1);
const BEND_YEARS = new Float64Array(LONGEST_DAYS + 1);
const SPREAD_YEARS = new Float64Array(LONGEST_DAYS + 1);
for (let days = 1; days <= LONGEST_DAYS; days += 1) {
  const place = days / DECAY_DAYS;
  const part = -Math.expm1(-place) / place;
  const years = days / DAYS_PER_YEAR;
  LEVEL_YEARS[days] = years;
  SLOPE_YEARS[days] = part * years;
  BEND_YEARS[days] = (part - Math.exp(-place)) * years;
  SPREAD_YEARS[days] = spreadPart(days) * years;
}

/** The spread grows with the term of a loan. */
export function spreadPart(days: number): number {
  return SHORT_SPREAD + (1 - SHORT_SPREAD) * Math.min(days / TEN_YEARS_DAYS, 1);
}

/** The zero rates of a currency's government on a day, continuously compounded, as decimals. */
export interface ZeroCurve {
  readonly level: number;
  readonly slope: number;
  readonly bend: number;
}

/** The present value of 1 in some days at a spread over the curve. */
export function discount(curve: ZeroCurve, spread: number, days: number): number {
  return Math.exp(
    -curve.level * LEVEL_YEARS[days]! -
      curve.slope * SLOPE_YEARS[days]! -
      curve.bend * BEND_YEARS[days]! -
      spread * SPREAD_YEARS[days]!,
  );
}

export function zeroRate(curve: ZeroCurve, days: number): number {
  return (-Math.log(discount(curve, 0, days)) * DAYS_PER_YEAR) / days;
}

/** Currencies with 365-day years in their money market; others use 360. */
const WHOLE_YEARS = new Set(['GBP', 'RUB', 'AUD', 'CAD', 'PLN', 'ZAR', 'HKD', 'SGD']);

export function moneyMarketDays(currency: string): 360 | 365 {
  return WHOLE_YEARS.has(currency) ? 365 : 360;
}

/** The deposit rate for a term in days, as an annual decimal. */
export function depositRate(curve: ZeroCurve, currency: string, days: number): number {
  return ((1 / discount(curve, 0, days) - 1) * moneyMarketDays(currency)) / days;
}

export class DemoRates {
  readonly #seed: number;
  readonly #curves = new Map<string, Map<Day, ZeroCurve>>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  curve(currency: string, day: Day): ZeroCurve {
    let days = this.#curves.get(currency);
    if (!days) this.#curves.set(currency, (days = new Map()));
    let curve = days.get(day);
    if (!curve) days.set(day, (curve = this.#makeCurve(currency, day)));
    return curve;
  }

  /** The current spread of a borrower, as a share of its usual spread. */
  credit(issuerSeed: number, day: Day): number {
    const world = waveNoise(WAVES, hash(this.#seed, SALT.credit), day);
    const own = waveNoise(WAVES, issuerSeed ^ SALT.credit, day);
    return 1 + 0.45 * world + 0.35 * own;
  }

  #makeCurve(currency: string, day: Day): ZeroCurve {
    const { rate } = getCurrency(currency);
    const own = hash(this.#seed, textSeed(currency));
    const move = (salt: number): number =>
      WORLD_WEIGHT * waveNoise(WAVES, hash(this.#seed, salt), day) +
      (1 - WORLD_WEIGHT) * waveNoise(WAVES, own ^ salt, day);
    // High rates are expected to fall, so the curve is inverted.
    const usualSlope = rate > 8 ? 0.08 * rate : -0.6 - 0.15 * rate;
    // However high rates are, the curve moves by a few percent a year, not by dozens.
    const moved = Math.min(rate, MAX_MOVED_RATE);
    return {
      level: (rate + (1.1 + 0.5 * moved) * move(SALT.level)) / 100,
      slope: (usualSlope + (0.8 + 0.3 * moved) * move(SALT.slope)) / 100,
      bend: ((0.6 + 0.2 * moved) * move(SALT.bend)) / 100,
    };
  }
}

const known = new Map<number, DemoRates>();

/** One instance per seed, because curves are used by all bonds of a currency. */
export function ratesFor(seed: number): DemoRates {
  let rates = known.get(seed);
  if (!rates) known.set(seed, (rates = new DemoRates(seed)));
  return rates;
}
