import type { Day } from '../../domain/day.ts';
import { toBell, hash } from './random.ts';

/**
 * The rule by which a value moves from one trading day to the next. All values are whole numbers of
 * the last shown digit ("units"). A step depends only on the previous value and the day, so a walk
 * can be continued from the stored values as if it had never stopped.
 */
export interface Walk {
  readonly kind: 'walk';
  readonly seed: number;
  /** Of the market the series belongs to: its members move together in part. */
  readonly marketSeed: number;
  /** How much of the movement is the market's, from 0 to 1. */
  readonly marketWeight: number;
  /** Whether volatility is a share of the value (prices) or a number of units (rates, bonds). */
  readonly isRelative: boolean;
  readonly volatility: number;
  /** Growth a day, as a share of the value. Relative walks only. */
  readonly drift: number;
  /** The level that the value returns to, and which share of the distance it covers in a day. */
  readonly anchor: number;
  readonly reversion: number;
  /** The day the value reaches the anchor: a bond's maturity. Infinity where there is none. */
  readonly arrivesOn: Day;
}

/** The scaled integers of a chunk have 32 bits. */
const LARGEST_UNITS = 2_000_000_000;
/** Calendar days between two trading days, on average. */
const DAYS_PER_STEP = 1.4;
/** Bonds with more days to go than this move with full volatility. */
const FULL_VOLATILITY_DAYS = 1500;
const VOLATILITY_SALT = 0x7f4a_7c15;

export function nextUnits(walk: Walk, previous: number, day: Day): number {
  const own = toBell(hash(walk.seed, day));
  const market = toBell(hash(walk.marketSeed, day));
  const weight = walk.marketWeight;
  const shock = own * (1 - weight) + market * weight;
  // Calm and nervous months take turns, the same for the whole market.
  const nervousness = 0.6 + (hash(walk.marketSeed ^ VOLATILITY_SALT, day >> 5) & 0xff) / 256;
  const movement = shock * nervousness * walk.volatility;
  if (walk.isRelative) {
    const moved =
      previous * (1 + walk.drift + movement) + walk.reversion * (walk.anchor - previous);
    return Math.min(Math.max(Math.round(moved), 1), LARGEST_UNITS);
  }
  const remaining = walk.arrivesOn - day;
  if (remaining <= 0) return walk.anchor;
  const pull = Math.max(walk.reversion, DAYS_PER_STEP / (remaining + DAYS_PER_STEP));
  const calm = remaining < FULL_VOLATILITY_DAYS ? remaining / FULL_VOLATILITY_DAYS : 1;
  const moved = previous + pull * (walk.anchor - previous) + movement * calm;
  // Adding 0 turns a rounded -0 into 0.
  return Math.min(Math.max(Math.round(moved), -LARGEST_UNITS), LARGEST_UNITS) + 0;
}
