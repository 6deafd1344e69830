import { requireNeeds } from './require-needs.ts';
import { toShape, type Lattice } from './shape.ts';
import { abilitiesFor, type Viewer } from './viewer.ts';

/** What stands in place of a value that a viewer may not see. */
export const MASK = '***';

/**
 * A value that not every viewer may see, or the expression by which a query would sort, filter or
 * rank by such values: their order is as good as they are. Stores return market values in this
 * wrapping; only `reveal`, `revealLine` and `revealOrRefuse` take it off, and all of them ask who is
 * looking. Forgetting to ask shows nothing: printed or serialised, a guarded value is `***`.
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
    return abilitiesFor(viewer).seesValues ? guarded.#value : MASK;
  }

  /** For what is nothing without the value: a file, an order, a filter. */
  static revealOrRefuse<T>(this: void, viewer: Viewer, guarded: Guarded<T>): T {
    requireNeeds(viewer, 'values');
    return guarded.#value;
  }

  /** The values of a line, or its mere shape: whole numbers from 0 to 100 (shape.ts). */
  static revealLine(this: void, viewer: Viewer, line: GuardedLine): readonly number[] {
    const values = line.values.#value;
    return abilitiesFor(viewer).seesValues ? values : toShape(values, line.times, line.lattice);
  }
}

/** A line whose values not every viewer may see; its times everybody may. */
export interface GuardedLine {
  /** Days or seconds, whichever the line has. */
  readonly times: readonly number[];
  readonly values: Guarded<readonly number[]>;
  readonly lattice: Lattice;
}

export const { reveal, revealLine, revealOrRefuse } = Guarded;

/** Which answers viewers share: those of one class may be given the same cached bytes. */
export function visibilityFor(viewer: Viewer): 'values' | 'shape' {
  return abilitiesFor(viewer).seesValues ? 'values' : 'shape';
}
