import type { Day } from '../../domain/time/day.ts';
import { UNKNOWN_MARKET } from '../../domain/time/calendars/holidays.ts';
import { tradingDays } from '../trading-days.ts';

export type FindingKind = 'stale' | 'gap' | 'jump';

export interface Finding {
  readonly kind: FindingKind;
  /** The last day before the series went stale, the first missing day, or the day of the jump. */
  readonly since: Day;
  /** Missing trading days, or the change in percent. */
  readonly amount: number;
}

export interface SeriesPoint {
  readonly day: Day;
  readonly value: number;
}

/**
 * One missing day may be a load that runs in the morning; our calendars don't contain every
 * holiday, so a gap of up to two days doesn't count.
 */
const STALE_FROM_DAYS = 2;
const GAP_FROM_DAYS = 3;
const JUMP_FROM_SHARE = 0.2;
/** A jump must also be far beyond what is usual for its series. */
const JUMP_FROM_USUAL = 6;
/**
 * Some series are thinly traded. If their values are often apart, not just once or twice by
 * accident, a silence may last this many times its usual length.
 */
const OFTEN_SHARE = 0.2;
const OFTEN_COUNT = 3;
const SILENT_TIMES = 6;
/** The median absolute deviation of a normal distribution, as a share of its standard deviation. */
const MEDIAN_SHARE = 0.6745;

/** Whether its last day is older than the calendar suggests on an unfinished day. */
export function checkStale(
  lastDay: Day,
  today: Day,
  points: readonly SeriesPoint[] = [],
  calendars: readonly string[] = UNKNOWN_MARKET,
): Finding | undefined {
  const missing = tradingDays(lastDay + 1, today - 1, calendars).length;
  if (missing < Math.max(STALE_FROM_DAYS, usualSilence(points))) return undefined;
  return { kind: 'stale', since: lastDay, amount: missing };
}

/** Gaps and jumps within points in date order. Holidays of the series' calendars aren't gaps. */
export function checkPoints(
  points: readonly SeriesPoint[],
  calendars: readonly string[] = UNKNOWN_MARKET,
): Finding[] {
  return [...checkGaps(points, calendars), ...checkJumps(points)];
}

/** The days that may be missing in a thinly traded series; 0 for the others. */
function usualSilence(points: readonly SeriesPoint[]): number {
  const steps = points.length - 1;
  const apart = points.filter(({ day }, i) => i > 0 && day - points[i - 1]!.day > GAP_FROM_DAYS);
  if (apart.length < OFTEN_COUNT || apart.length < OFTEN_SHARE * steps) return 0;
  return (SILENT_TIMES * (points[steps]!.day - points[0]!.day)) / steps;
}

function checkGaps(points: readonly SeriesPoint[], calendars: readonly string[]): Finding[] {
  const found: Finding[] = [];
  const fewest = Math.max(GAP_FROM_DAYS, usualSilence(points));
  for (let i = 1; i < points.length; i += 1) {
    const [from, to] = [points[i - 1]!.day, points[i]!.day];
    // Most points are one day or a weekend apart.
    if (to - from <= GAP_FROM_DAYS) continue;
    const missing = tradingDays(from + 1, to - 1, calendars);
    if (missing.length < fewest) continue;
    found.push({ kind: 'gap', since: missing[0]!, amount: missing.length });
  }
  return found;
}

/** Only between adjacent days: after a gap a different value is plausible. */
function checkJumps(points: readonly SeriesPoint[]): Finding[] {
  const changes = points.flatMap(({ day, value }, i) => {
    const before = points[i - 1];
    if (!before || before.value <= 0 || value <= 0) return [];
    return [{ day, share: value / before.value - 1, isNext: day - before.day <= GAP_FROM_DAYS }];
  });
  const large = changes.filter(({ share, isNext }) => isNext && Math.abs(share) > JUMP_FROM_SHARE);
  if (large.length === 0) return [];
  const distances = changes.map(({ share }) => Math.abs(share)).toSorted((a, b) => a - b);
  const usual = distances[Math.floor(distances.length / 2)]! / MEDIAN_SHARE;
  return large
    .filter(({ share }) => Math.abs(share) > JUMP_FROM_USUAL * usual || distances.length < 5)
    .map(({ day, share }) => ({ kind: 'jump', since: day, amount: Math.round(100 * share) }));
}
