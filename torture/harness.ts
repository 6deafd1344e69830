import type { Random } from './lib/random.ts';

/** One number of the table at the end. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** The promise about it; empty if it is only information. */
  readonly promise: string;
  readonly isHeld: boolean;
}

/**
 * The result of a part: its figures, and a line for each broken promise that helps to find the
 * cause.
 */
export interface Outcome {
  readonly figures: readonly Figure[];
  readonly faults: readonly string[];
}

/** What every part needs, on the command line and in the tests. */
export interface Run {
  /** All random choices of this part come from here. */
  readonly random: Random;
  /** Tells what is being done. */
  readonly reportProgress: (what: string) => void;
  /** True if the time is used up: a part then ends early, and its counts show it. */
  readonly isTimeOver: () => boolean;
}

export function counted(name: string, value: number): Figure {
  return { name, value: value.toLocaleString('en'), promise: '', isHeld: true };
}

/** A number that has to be 0. */
export function none(name: string, value: number): Figure {
  return { ...counted(name, value), promise: '0', isHeld: value === 0 };
}

/** As many as were wanted, because a run that was cut short proves less. */
export function all(name: string, value: number, wanted: number): Figure {
  const promise = wanted.toLocaleString('en');
  return { ...counted(name, value), promise, isHeld: value >= wanted };
}

export function milliseconds(name: string, value: number, most?: number): Figure {
  return {
    name,
    value: `${Math.round(value).toLocaleString('en')} ms`,
    promise: most === undefined ? '' : `≤ ${Math.round(most).toLocaleString('en')} ms`,
    isHeld: most === undefined || value <= most,
  };
}
