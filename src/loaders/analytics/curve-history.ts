import type { Day } from '../../domain/time/day.ts';
import type { SvenssonCurve } from '../../domain/curves/svensson.ts';

/**
 * Older curves are too old to be used for a day (like `findBenchmark` in
 * src/db/bonds/benchmark-curve.ts).
 */
const MAX_DAYS_BEFORE = 14;

/** The curves of some days, ascending, read day by day. */
export class CurveHistory {
  readonly #days: readonly Day[];
  readonly #curves: readonly SvenssonCurve[];
  #at = 0;

  constructor(days: readonly Day[], curves: readonly SvenssonCurve[]) {
    this.#days = days;
    this.#curves = curves;
  }

  /** The last one on or before a day; undefined if there is none within the two weeks before. */
  on(day: Day): SvenssonCurve | undefined {
    const days = this.#days;
    if (this.#at >= days.length || days[this.#at]! > day) this.#at = 0;
    while (this.#at + 1 < days.length && days[this.#at + 1]! <= day) this.#at += 1;
    const found = days[this.#at];
    if (found === undefined || found > day || found < day - MAX_DAYS_BEFORE) return undefined;
    return this.#curves[this.#at];
  }
}
