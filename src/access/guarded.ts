import { requireNeeds } from './require-needs.ts';
import { toShape, type Lattice } from './shape.ts';
import { abilitiesFor, type Viewer } from './viewer.ts';

/** What stands in place of a value that a viewer may not see. */
export const MASK = '***';

/**
 * A value that not every viewer may see, or an expression by which a query sorts, filters or ranks
 * such values (their order tells as much as the values). Stores return market values in this
 * wrapping. Only the static methods unwrap them, and each of them asks who
 * is looking. Code that forgets to ask shows nothing: a guarded value is printed and serialised as
 * `***`.
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

  /**
   * Gives the value to viewers who may see it, `***` to the others, and null where there is none.
   */
  static reveal<T>(this: void, viewer: Viewer, guarded: Guarded<T> | null): T | typeof MASK | null {
    if (guarded === null) return null;
    return abilitiesFor(viewer).seesValues ? guarded.#value : MASK;
  }

  /** For answers that make no sense without the value: a file, an order, a filter. */
  static revealOrRefuse<T>(this: void, viewer: Viewer, guarded: Guarded<T>): T {
    requireNeeds(viewer, 'values');
    return guarded.#value;
  }

  /**
   * For lists that are values as a whole, such as a ranking or a curve: empty for viewers who may not
   * see values.
   */
  static revealList<T>(this: void, viewer: Viewer, guarded: Guarded<readonly T[]>): readonly T[] {
    return abilitiesFor(viewer).seesValues ? guarded.#value : [];
  }

  /**
   * Gives the values of a line, or only its shape as whole numbers from 0 to 100 (shape.ts); nothing
   * of a line that has no shape.
   */
  static revealLine(this: void, viewer: Viewer, line: GuardedLine): readonly number[] {
    const values = line.values.#value;
    if (abilitiesFor(viewer).seesValues) return values;
    return line.lattice === null ? [] : toShape(values, line.times, line.lattice);
  }
}

/** A line whose values not every viewer may see. Everybody may see its times. */
export interface GuardedLine {
  /** Days or seconds, depending on the line. */
  readonly times: readonly number[];
  readonly values: Guarded<readonly number[]>;
  /** Null where a shape would tell values: such a line is only for those who may see them. */
  readonly lattice: Lattice | null;
}

export const { reveal, revealLine, revealList, revealOrRefuse } = Guarded;

/** Tells which viewers share answers: all viewers of one class may get the same cached bytes. */
export function visibilityFor(viewer: Viewer): 'values' | 'shape' {
  return abilitiesFor(viewer).seesValues ? 'values' : 'shape';
}

/**
 * What stands in a cell of a table of the specification instead of a value: `***`, or an asterisk
 * with the word for what this viewer can do about it.
 */
export function restrictedCell(viewer: Viewer): string {
  const { restrictedNotice } = abilitiesFor(viewer);
  return restrictedNotice === null ? MASK : `*${restrictedNotice}`;
}
