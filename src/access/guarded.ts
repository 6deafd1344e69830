import { abilitiesOf, type Viewer } from './viewer.ts';

/** What stands in place of a value that a viewer may not see. */
export const MASK = '***';

/**
 * A value that not every viewer may see. Stores return market values in this wrapping; only
 * `reveal` and `revealLine` take it off, and both ask who is looking. Forgetting to ask shows
 * nothing: printed or serialised, a guarded value is `***`.
 */
export class Guarded<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  toJSON(): string {
    return MASK;
  }

  toString(): string {
    return MASK;
  }

  /** A value for those who may see it; `***` for the others; null where there is none. */
  static reveal<T>(this: void, viewer: Viewer, guarded: Guarded<T> | null): T | typeof MASK | null {
    if (guarded === null) return null;
    return abilitiesOf(viewer).seesValues ? guarded.#value : MASK;
  }

  /** The values of a line, or its mere shape: whole numbers from 0 to 100 that hide level and size. */
  static revealLine(
    this: void,
    viewer: Viewer,
    guarded: Guarded<readonly number[]>,
  ): readonly number[] {
    return abilitiesOf(viewer).seesValues ? guarded.#value : shapeOf(guarded.#value);
  }
}

export const { reveal, revealLine } = Guarded;

/** Which answers viewers share: those of one class may be given the same cached bytes. */
export function visibilityOf(viewer: Viewer): 'values' | 'shape' {
  return abilitiesOf(viewer).seesValues ? 'values' : 'shape';
}

function shapeOf(values: readonly number[]): number[] {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  // Whole steps: finer ones would let ratios of differences be computed back more exactly.
  return high > low
    ? values.map((value) => Math.round(100 * ((value - low) / (high - low))))
    : values.map(() => 50);
}
