import type { Day } from '../../domain/time/day.ts';
import { spanOfDay, type DaySpan } from '../../domain/time/now.ts';
import type { TimeZone } from '../../domain/time/time-zone.ts';
import { isOpen, lineUnits, type SeriesPlan } from './series-plan.ts';
import { unitsText } from './units-text.ts';
import type { Reading } from './world.ts';

/**
 * A series within one day. Its values start at the previous weekday's close and end at the close of
 * the day, and related series are consistent at every moment, because they are derived from the
 * same lines (`World`).
 */
export interface MovingSeries {
  readonly id: number;
  readonly calendarDay: Day;
  readonly span: DaySpan;
  readonly decimals: number;
  readonly units: Reading;
}

export interface IntradayPoint {
  readonly seriesId: number;
  readonly atSeconds: number;
  /** An exact decimal. */
  readonly value: string;
}

/** The value changes at most this often. */
export const STEP_SECONDS = 5;
/** The noise grows after midnight and fades before the next midnight. */
const FADE_SECONDS = 3600;

/** The series that move on a day: those with an open market. */
export function movingSeries(
  plans: readonly SeriesPlan[],
  { day, timeZone }: { readonly day: Day; readonly timeZone: TimeZone },
): MovingSeries[] {
  const span = spanOfDay(day, timeZone);
  return plans.flatMap((plan): MovingSeries[] => {
    const { id, decimals, movement } = plan;
    if (movement.kind !== 'line' || !plan.isRealtime || !isOpen(plan, day)) return [];
    return [{ id, calendarDay: day, span, decimals, units: lineUnits(plan, movement) }];
  });
}

/** The value at a moment of the series' day, in units of 10^-decimals. */
export function intradayUnits(series: MovingSeries, epochSeconds: number): number {
  const moment = startOfStep(epochSeconds);
  const { from, to } = series.span;
  const toMidnight = Math.min(moment - from, to - moment);
  const within = {
    epochSeconds: moment,
    part: (moment - from) / (to - from),
    unrest: Math.min(toMidnight / FADE_SECONDS, 1),
  };
  return series.units({ day: series.calendarDay, within });
}

export function intradayValue(series: MovingSeries, epochSeconds: number): string {
  return unitsText(intradayUnits(series, epochSeconds), series.decimals);
}

/** The start of the step that contains a moment. */
function startOfStep(epochSeconds: number): number {
  return Math.floor(epochSeconds / STEP_SECONDS) * STEP_SECONDS;
}

/** Points from one moment (included) to another (excluded), at multiples of the step. */
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
export function tick(
  market: readonly MovingSeries[],
  epochSeconds: number,
): { readonly atSeconds: number; readonly points: IntradayPoint[] } {
  const atSeconds = startOfStep(epochSeconds);
  const points = market.map((series) => ({
    seriesId: series.id,
    atSeconds,
    value: intradayValue(series, atSeconds),
  }));
  return { atSeconds, points };
}
