import type { Day } from '../../domain/time/day.ts';
import { waveNoise, type Wave } from './waves.ts';

/** The close of a day, or a moment within it. */
export interface Moment {
  readonly day: Day;
  readonly within?: WithinDay;
}

export interface WithinDay {
  readonly epochSeconds: number;
  /** The elapsed part of the day, from 0 to 1. */
  readonly part: number;
  /** Rises from 0 at both ends of the day to 1. */
  readonly unrest: number;
}

/** The waves of the intraday noise, in seconds; their amplitudes are shares of `swing`. */
const WAVES: readonly Wave[] = [
  { length: 14_400, share: 0.6 },
  { length: 3600, share: 0.35 },
  { length: 900, share: 0.2 },
  { length: 180, share: 0.1 },
  { length: 30, share: 0.05 },
  { length: 5, share: 0.02 },
];
const WEEKDAYS = 5;

export interface LineRule {
  readonly seed: number;
  readonly firstDay: Day;
  readonly start: number;
  /** The maximum intraday deviation, as a share of the value. */
  readonly swing: number;
  /** The value of a weekday, from that of the previous weekday. */
  readonly step: (previous: number, day: Day, previousDay: Day) => number;
}

/**
 * A value on every weekday, including holidays, from which the quotes of several series are
 * derived; sharing it keeps them consistent. Computed on demand and cached.
 */
export class Line {
  readonly #rule: LineRule;
  readonly #first: number;
  readonly #values: number[];

  constructor(rule: LineRule) {
    this.#rule = rule;
    this.#first = countWeekdays(rule.firstDay);
    this.#values = [rule.start];
  }

  at({ day, within }: Moment): number {
    const place = Math.max(countWeekdays(day) - this.#first, 0);
    const close = this.#value(place);
    if (!within) return close;
    const before = this.#value(Math.max(place - 1, 0));
    const { seed, swing } = this.#rule;
    const strayed = swing * within.unrest * waveNoise(WAVES, seed, within.epochSeconds);
    return (before + (close - before) * within.part) * (1 + strayed);
  }

  #value(place: number): number {
    const values = this.#values;
    const { step } = this.#rule;
    for (let i = values.length; i <= place; i += 1) {
      values.push(step(values[i - 1]!, weekdayAt(this.#first + i), weekdayAt(this.#first + i - 1)));
    }
    return values[place]!;
  }
}

/** Weekdays since Monday, 29 December 1969; a weekend counts as the Friday before. */
function countWeekdays(day: Day): number {
  const days = day + 3;
  return Math.floor(days / 7) * WEEKDAYS + Math.min(days - 7 * Math.floor(days / 7), 4);
}

function weekdayAt(count: number): Day {
  return Math.floor(count / WEEKDAYS) * 7 + (count % WEEKDAYS) - 3;
}
