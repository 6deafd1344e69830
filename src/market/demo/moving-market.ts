import type { Day } from '../../domain/day.ts';
import { spanOfDay, type DaySpan } from '../../domain/now.ts';
import type { TimeZone } from '../../domain/time-zone.ts';
import { isSuspended, makeStep, type SeriesPlan } from './series-plan.ts';
import { isTradingDay } from '../../domain/trading-day.ts';
import { unitsText } from './units-text.ts';
import { waveNoise, type Wave } from './waves.ts';

/**
 * The values of a series within one day. They start at the last daily close and end at the close
 * that the daily walk will compute, so that the two never contradict each other.
 */
export interface MovingSeries {
  readonly day: DaySpan;
  readonly id: number;
  readonly seed: number;
  readonly decimals: number;
  readonly closeUnits: number;
  readonly targetUnits: number;
  /** How far the value usually is from the straight line between the two. */
  readonly swingUnits: number;
  readonly smallestUnits: number;
}

export interface IntradayPoint {
  readonly seriesId: number;
  readonly atSeconds: number;
  /** An exact decimal. */
  readonly value: string;
}

/** The value changes at most this often. */
export const STEP_SECONDS = 5;
/** The waves of the noise, in seconds; their heights are shares of `swingUnits`. */
const WAVES: readonly Wave[] = [
  { length: 14_400, share: 0.6 },
  { length: 3600, share: 0.35 },
  { length: 900, share: 0.2 },
  { length: 180, share: 0.1 },
  { length: 30, share: 0.05 },
  { length: 5, share: 0.02 },
];
/** The noise grows after midnight and fades before the next midnight. */
const FADE_SECONDS = 3600;
const SMALLEST_SWING_UNITS = 4;
const BOND_SWING = 0.002;

/** A series on a day, from its plan and its last daily close. */
export function movingSeries(
  plan: SeriesPlan,
  closeUnits: number,
  { day, timeZone }: { readonly day: Day; readonly timeZone: TimeZone },
): MovingSeries {
  const { movement } = plan;
  const isOpen = isTradingDay(day) && day <= plan.lastDay && !isSuspended(plan, day);
  return {
    day: spanOfDay(day, timeZone),
    id: plan.id,
    seed: movement.seed,
    decimals: plan.decimals,
    closeUnits,
    // The demo also moves at weekends, but then it comes back to where it was.
    targetUnits: isOpen ? makeStep(plan)(closeUnits, day) : closeUnits,
    swingUnits: Math.max(usualSwing(plan, closeUnits), SMALLEST_SWING_UNITS),
    smallestUnits: movement.kind === 'bond' || movement.isRelative ? 1 : -Infinity,
  };
}

function usualSwing({ movement }: SeriesPlan, closeUnits: number): number {
  if (movement.kind === 'bond') return BOND_SWING * closeUnits;
  return movement.isRelative ? movement.volatility * closeUnits : movement.volatility;
}

/** The value at a moment of the series' day, in units of 10^-decimals. */
export function intradayUnits(series: MovingSeries, epochSeconds: number): number {
  const moment = startOfStep(epochSeconds);
  const { from, to } = series.day;
  const way = (series.targetUnits - series.closeUnits) * ((moment - from) / (to - from));
  const toMidnight = Math.min(moment - from, to - moment);
  const fade = Math.min(toMidnight / FADE_SECONDS, 1);
  const strayed = series.swingUnits * fade * waveNoise(WAVES, series.seed, moment);
  return Math.max(Math.round(series.closeUnits + way + strayed), series.smallestUnits) + 0;
}

export function intradayValue(series: MovingSeries, epochSeconds: number): string {
  return unitsText(intradayUnits(series, epochSeconds), series.decimals);
}

/** The beginning of the step a moment is in. */
function startOfStep(epochSeconds: number): number {
  return Math.floor(epochSeconds / STEP_SECONDS) * STEP_SECONDS;
}

/** Points from one moment (included) to another (not included), at whole multiples of the step. */
export function intradayHistory(
  series: MovingSeries,
  fromSeconds: number,
  toSeconds: number,
  stepSeconds: number,
): IntradayPoint[] {
  const points: IntradayPoint[] = [];
  const first = Math.ceil(fromSeconds / stepSeconds) * stepSeconds;
  for (let at = first; at < toSeconds; at += stepSeconds) {
    points.push({ seriesId: series.id, atSeconds: at, value: intradayValue(series, at) });
  }
  return points;
}

/** One tick of the moving market: the values of all its series at a moment. */
export function tick(market: readonly MovingSeries[], epochSeconds: number): IntradayPoint[] {
  const atSeconds = startOfStep(epochSeconds);
  return market.map((series) => ({
    seriesId: series.id,
    atSeconds,
    value: intradayValue(series, atSeconds),
  }));
}
