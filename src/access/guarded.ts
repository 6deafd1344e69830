import { requireNeeds } from './require-needs.ts';
import { toShape, type Lattice } from './shape.ts';
import { abilitiesFor, type Viewer } from './viewer.ts';

/** Shown instead of a value that a viewer may not see. */
export const MASK = '***';

/**
 * A value that not every viewer may see, or an expression by which a query sorts, filters or ranks
 * such values (their order reveals as much as the values). Stores return market values in this
 * wrapper. Only the static methods unwrap them, and each checks the viewer. Code that forgets the
 * check reveals nothing: a guarded value prints and serialises as `***`.
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
   * Returns the value to viewers who may see it, `***` to the others, and null if there is none.
   */
  static reveal<T>(this: void, viewer: Viewer, guarded: Guarded<T> | null): T | typeof MASK | null {
    if (guarded === null) return null;
    return abilitiesFor(viewer).seesValues ? guarded.#value : MASK;
  }

  /** For responses that make no sense without the value: a file, an order, a filter. */
  static revealOrRefuse<T>(this: void, viewer: Viewer, guarded: Guarded<T>): T {
    requireNeeds(viewer, 'values');
    return guarded.#value;
  }

  /**
   * For lists that are values as a whole, such as a ranking or a curve: empty for viewers who may
   * not see values.
   */
  static revealList<T>(this: void, viewer: Viewer, guarded: Guarded<readonly T[]>): readonly T[] {
    return abilitiesFor(viewer).seesValues ? guarded.#value : [];
  }

  /**
   * Returns the values of a line, or only its shape as whole numbers from 0 to 100 (shape.ts);
   * empty if the line has no shape.
   */
  static revealLine(this: void, viewer: Viewer, line: GuardedLine): readonly number[] {
    const values = line.values.#value;
    if (abilitiesFor(viewer).seesValues) return values;
    return line.lattice === null ? [] : toShape(values, line.times, line.lattice);
  }
}

/** A line whose values not every viewer may see. Its times are public. */
export interface GuardedLine {
  /** Days or seconds, depending on the line. */
  readonly times: readonly number[];
  readonly values: Guarded<readonly number[]>;
  /** Null if a shape would reveal values: such a line is only for viewers who may see them. */
  readonly lattice: Lattice | null;
}

export const { reveal, revealLine, revealList, revealOrRefuse } = Guarded;

/**
 * Determines which viewers share responses: all viewers of one class may get the same cached bytes.
 */
export function visibilityFor(viewer: Viewer): 'values' | 'shape' {
  return abilitiesFor(viewer).seesValues ? 'values' : 'shape';
}

/**
 * The content of a masked cell in a table of the specification: `***`, or an asterisk with the word
 * for what this viewer can do about it.
 */
export function restrictedCell(viewer: Viewer): string {
  const { restrictedNotice } = abilitiesFor(viewer);
  return restrictedNotice === null ? MASK : `*${restrictedNotice}`;
}
