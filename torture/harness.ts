import type { Random } from './lib/random.ts';

/** One number in the final table. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** The promise about it; empty if it is informational only. */
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

/** The inputs of every part, on the command line and in the tests. */
export interface Run {
  /** The source of all random choices in this part. */
  readonly random: Random;
  /** Reports the current step. */
  readonly reportProgress: (what: string) => void;
  /** True if the time is up: a part then ends early, and its counts show it. */
  readonly isTimeOver: () => boolean;
}

export function counted(name: string, value: number): Figure {
  return { name, value: value.toLocaleString('en'), promise: '', isHeld: true };
}

/** A number that must be 0. */
export function none(name: string, value: number): Figure {
  return { ...counted(name, value), promise: '0', isHeld: value === 0 };
}

/** The full number, because a shortened run proves less. */
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
