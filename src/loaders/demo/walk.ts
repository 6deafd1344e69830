import type { Day } from '../../domain/time/day.ts';
import { toBell, hash } from './random.ts';

/** A common factor of movements, and the share of a movement due to it, from -1 to 1. */
export interface Factor {
  readonly seed: number;
  readonly weight: number;
}

/**
 * The rule by which a value moves from one trading day to the next. All values are whole numbers of
 * the last shown digit ("units"). A step depends only on the previous value and the day, so a walk
 * can be continued from the stored values without a break.
 */
export interface Walk {
  readonly kind: 'walk';
  readonly seed: number;
  /** Shared factors, the whole world first; the rest of a movement is idiosyncratic. */
  readonly factors: readonly Factor[];
  /** Whether volatility is a share of the value (prices) or a number of units (rates, bonds). */
  readonly isRelative: boolean;
  readonly volatility: number;
  /** Daily growth as a share of the value. Relative walks only. */
  readonly drift: number;
  /** The mean-reversion level, and the share of the distance covered per day. */
  readonly anchor: number;
  readonly reversion: number;
  /**
   * The day on which the value reaches the anchor: a bond's maturity. Infinity if there is none.
   */
  readonly arrivesOn: Day;
}

/** The scaled integers of a chunk have 32 bits. */
const LARGEST_UNITS = 2_000_000_000;
/** Average calendar days between two trading days. */
const DAYS_PER_STEP = 1.4;
/** Bonds with more days to maturity move with full volatility. */
const FULL_VOLATILITY_DAYS = 1500;
const VOLATILITY_SALT = 0x7f4a_7c15;

export function nextUnits(walk: Walk, previous: number, day: Day): number {
  const moved = nextValue(walk, previous, day);
  const smallest = walk.isRelative ? 1 : -LARGEST_UNITS;
  // Adding 0 turns a rounded -0 into 0.
  return Math.min(Math.max(Math.round(moved), smallest), LARGEST_UNITS) + 0;
}

/** The same without rounding, for values from which others are derived. */
export function nextValue(walk: Walk, previous: number, day: Day): number {
  const movement = shock(walk, day) * walk.volatility;
  if (walk.isRelative) {
    return previous * (1 + walk.drift + movement) + walk.reversion * (walk.anchor - previous);
  }
  const remaining = walk.arrivesOn - day;
  if (remaining <= 0) return walk.anchor;
  const pull = Math.max(walk.reversion, DAYS_PER_STEP / (remaining + DAYS_PER_STEP));
  const calm = remaining < FULL_VOLATILITY_DAYS ? remaining / FULL_VOLATILITY_DAYS : 1;
  return previous + pull * (walk.anchor - previous) + movement * calm;
}

function shock({ seed, factors }: Walk, day: Day): number {
  let own = 1;
  let sum = 0;
  for (const factor of factors) {
    own -= Math.abs(factor.weight);
    sum += factor.weight * toBell(hash(factor.seed, day));
  }
  // Calm and volatile months alternate, the same for the whole market.
  const nervousness =
    0.6 + (hash((factors[0]?.seed ?? 0) ^ VOLATILITY_SALT, day >> 5) & 0xff) / 256;
  return nervousness * (sum + own * toBell(hash(seed, day)));
}
