import type { Day } from '../../domain/day.ts';
import { spanOfDay, type DaySpan } from '../../domain/now.ts';
import type { TimeZone } from '../../domain/time-zone.ts';
import { hash } from './random.ts';
import { isSuspended, type SeriesPlan } from './series-plan.ts';
import { isTradingDay } from '../trading-days.ts';
import { unitsText } from './units-text.ts';
import { nextUnits } from './walk.ts';

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
/** The waves of the noise: the length of each, and its share of `swingUnits`. */
const WAVES: readonly { readonly seconds: number; readonly share: number }[] = [
  { seconds: 14_400, share: 0.6 },
  { seconds: 3600, share: 0.35 },
  { seconds: 900, share: 0.2 },
  { seconds: 180, share: 0.1 },
  { seconds: 30, share: 0.05 },
  { seconds: 5, share: 0.02 },
];
/** The noise grows after midnight and fades before the next midnight. */
const FADE_SECONDS = 3600;
const SMALLEST_SWING_UNITS = 4;

/** A series on a day, from its plan and its last daily close. */
export function movingSeries(
  plan: SeriesPlan,
  closeUnits: number,
  { day, timeZone }: { readonly day: Day; readonly timeZone: TimeZone },
): MovingSeries {
  const { walk } = plan;
  const isOpen = isTradingDay(day) && day <= plan.lastDay && !isSuspended(plan, day);
  const swing = walk.isRelative ? walk.volatility * closeUnits : walk.volatility;
  return {
    day: spanOfDay(day, timeZone),
    id: plan.id,
    seed: walk.seed,
    decimals: plan.decimals,
    closeUnits,
    // The demo also moves at weekends, but then it comes back to where it was.
    targetUnits: isOpen ? nextUnits(walk, closeUnits, day) : closeUnits,
    swingUnits: Math.max(swing, SMALLEST_SWING_UNITS),
    smallestUnits: walk.isRelative ? 1 : -Infinity,
  };
}

/** The value at a moment of the series' day, in units of 10^-decimals. */
export function intradayUnits(series: MovingSeries, epochSeconds: number): number {
  const moment = startOfStep(epochSeconds);
  const { from, to } = series.day;
  const way = (series.targetUnits - series.closeUnits) * ((moment - from) / (to - from));
  const toMidnight = Math.min(moment - from, to - moment);
  const fade = Math.min(toMidnight / FADE_SECONDS, 1);
  const strayed = series.swingUnits * fade * noise(series.seed, moment);
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

/** Continuous noise, about -1 to 1: each wave goes smoothly from one random height to the next. */
function noise(seed: number, moment: number): number {
  let sum = 0;
  for (const { seconds, share } of WAVES) {
    const wave = Math.floor(moment / seconds);
    const place = moment / seconds - wave;
    const from = height(seed ^ seconds, wave);
    const to = height(seed ^ seconds, wave + 1);
    sum += share * (from + (to - from) * place * place * (3 - 2 * place));
  }
  return sum;
}

function height(seed: number, wave: number): number {
  return hash(seed, wave) / 0x8000_0000 - 1;
}
