import { parseDay } from '../time/day.ts';
import {
  decimal,
  formatDecimal,
  parseDecimal,
  unitsAtScale,
  type Decimal,
} from '../text/decimal.ts';
import { isChangeOfDay, isStale } from '../time/figure-day.ts';
import { findCalendars } from '../time/calendars/holidays.ts';
import { dayAt, type Now } from '../time/now.ts';

/** Stored with a series: the two latest daily values and the latest value of today. */
export interface LatestValues {
  /** Kind of the instrument: kinds reach a day at different times. */
  readonly kind: string;
  /**
   * Currencies of the instrument, two for a pair: with the exchange they determine its trading
   * days.
   */
  readonly currencies: readonly string[];
  readonly venue: string | null;
  readonly lastDay: string | null;
  readonly lastValue: string | null;
  readonly previousDay: string | null;
  readonly previousValue: string | null;
  readonly intradayAt: Date | null;
  readonly intradayValue: string | null;
}

/** A difference, absolute and in percent; null if one of the two values is missing. */
export interface Change {
  readonly change: string | null;
  /** Null also if the earlier value isn't positive. */
  readonly changePercent: string | null;
}

/**
 * A rate or a yield: an index measured in percent. Bond prices are in percent too, but their change
 * in percent is meaningful, unlike that of a rate.
 */
export function isRate(kind: string, unit: string | null): boolean {
  return kind === 'index' && unit === RATE_UNIT;
}

const RATE_UNIT = '%';

export const BASIS_POINT_DECIMALS = 1;

/** Converts a change in percentage points to basis points. */
export function inBasisPoints(change: string): string {
  const points = parseDecimal(change);
  return points ? formatDecimal(decimal(points.units, points.scale - 2)) : change;
}

export interface Quote extends Change {
  readonly value: string | null;
  readonly asOf: string | null;
  /** Older than the day that the market has reached: it has no change. */
  readonly isStale: boolean;
}

/** Clocks differ slightly; a value farther ahead was written by a wrong clock. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Intraday values later than this aren't shown. */
export function latestMoment(nowMs: number): Date {
  return new Date(nowMs + CLOCK_TOLERANCE_MS);
}

/**
 * The displayed value and its one-day change: today's since the last close, otherwise the last
 * close since the previous one. A stale value has no change, nor has one without a value on the
 * previous trading day.
 */
export function deriveQuote(latest: LatestValues, now: Now): Quote {
  const { kind, lastDay, lastValue, previousValue, intradayAt, intradayValue } = latest;
  const [closeDay, previousDay] = [lastDay, latest.previousDay].map((day) => parseDay(day ?? ''));
  const intradayDay =
    intradayAt === null ? undefined : dayAt(intradayAt.getTime() / 1000, now.timeZone);
  const isIntradayNewer =
    intradayAt !== null &&
    intradayValue !== null &&
    intradayAt <= latestMoment(now.ms) &&
    (closeDay === undefined || intradayDay! > closeDay);
  const [value, day, reference, referenceDay] = isIntradayNewer
    ? [intradayValue, intradayDay, lastValue, closeDay]
    : [lastValue, closeDay, previousValue, previousDay];
  const calendars = findCalendars(latest.currencies, latest.venue);
  const isOld = day !== undefined && isStale(day, now, kind, calendars);
  const hasChange = day !== undefined && !isOld && isChangeOfDay(referenceDay, day, calendars);
  return {
    value,
    ...changeBetween(
      hasChange ? parseDecimal(reference ?? '') : undefined,
      parseDecimal(value ?? ''),
    ),
    asOf: isIntradayNewer ? intradayAt.toISOString() : lastDay,
    isStale: isOld,
  };
}

/** The change from an earlier value to a quote, as texts; masked values have none. */
export function changeSince(base: string | null, value: string | null): Change {
  return changeBetween(parseDecimal(base ?? ''), parseDecimal(value ?? ''));
}

export function changeBetween(before: Decimal | undefined, after: Decimal | undefined): Change {
  if (!before || !after) return { change: null, changePercent: null };
  const scale = Math.max(before.scale, after.scale);
  const base = unitsAtScale(before, scale);
  const difference = unitsAtScale(after, scale) - base;
  // A percentage of zero or of a negative rate is meaningless.
  const changePercent =
    base > 0n ? formatDecimal(decimal(ratio(difference * 100n, base), 4)) : null;
  return { change: formatDecimal(decimal(difference, scale)), changePercent };
}

/** numerator / denominator in ten-thousandths, rounded half away from zero. */
function ratio(numerator: bigint, denominator: bigint): bigint {
  const scaled = numerator * 10_000n;
  const half = denominator / 2n;
  return (scaled + (scaled < 0n ? -half : half)) / denominator;
}
