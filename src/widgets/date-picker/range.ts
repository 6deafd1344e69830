import type { Day } from '../../domain/time/day.ts';
import { clampStamp, type Bounds } from './bounds.ts';
import {
  dayOfStamp,
  formatStamp,
  MINUTES_PER_DAY,
  minutesInDay,
  parseStamp,
  toStamp,
  type Stamp,
} from './stamp.ts';

/** A period as the widget reports it: days, or days with times. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

export type Edge = 'from' | 'to';

export interface StampRange {
  readonly from: Stamp | undefined;
  readonly to: Stamp | undefined;
}

export type QuickDirection = 'ahead' | 'back' | 'both' | 'none';

export interface QuickRange {
  readonly direction: 'ahead' | 'back';
  readonly days: number;
  /** Undefined if no part of it is within the bounds. */
  readonly range: { readonly from: Day; readonly to: Day } | undefined;
}

const QUICK_DAYS = [7, 30] as const;

export function parseRange(range: DateRange): StampRange {
  return { from: parseStamp(range.from), to: parseStamp(range.to) };
}

export function formatRange({ from, to }: StampRange, hasTime: boolean): DateRange {
  return {
    from: from === undefined ? null : formatStamp(from, hasTime),
    to: to === undefined ? null : formatStamp(to, hasTime),
  };
}

/** An end before its start is rejected, whichever of the two was changed. */
export function isOrdered({ from, to }: StampRange): boolean {
  return from === undefined || to === undefined || from <= to;
}

export type Picked =
  | { readonly start: Day; readonly range?: undefined }
  | { readonly start?: undefined; readonly range: { readonly from: Day; readonly to: Day } };

/**
 * What a chosen day does: the first one starts a period, the second one ends it. A day before the
 * start starts a new period, because it cannot end this one.
 */
export function pickInRange(start: Day | undefined, day: Day): Picked {
  return start === undefined || day < start ? { start: day } : { range: { from: start, to: day } };
}

/** Times that were chosen before stay; a new period lasts from midnight to the last minute. */
export function withTimes(days: { from: Day; to: Day }, earlier: StampRange, bounds: Bounds) {
  const first = earlier.from === undefined ? 0 : minutesInDay(earlier.from);
  const last = earlier.to === undefined ? MINUTES_PER_DAY - 1 : minutesInDay(earlier.to);
  const from = clampStamp(toStamp(days.from, first), bounds);
  const to = clampStamp(toStamp(days.to, last), bounds);
  // On a single day the earlier times may be in the wrong order.
  return { from, to: Math.max(from, to) };
}

/** Seven and thirty days from today or up to today, as far as the bounds allow. */
export function quickRanges(
  direction: QuickDirection,
  today: Day,
  bounds: Bounds,
): readonly QuickRange[] {
  return (['back', 'ahead'] as const)
    .filter((one) => direction === 'both' || direction === one)
    .flatMap((one) =>
      QUICK_DAYS.map((days) => ({
        direction: one,
        days,
        range:
          one === 'back'
            ? clipped(today - days, today, bounds)
            : clipped(today, today + days, bounds),
      })),
    );
}

function clipped(first: Day, last: Day, { min, max }: Bounds) {
  const [from, to] = [Math.max(first, dayOfStamp(min)), Math.min(last, dayOfStamp(max))];
  return from <= to ? { from, to } : undefined;
}
