import type { Random } from './lib/random.ts';

/** One number of the table at the end. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What was promised of it; empty where it only informs. */
  readonly promise: string;
  readonly isHeld: boolean;
}

/** What a part has to say: its figures, and each broken promise in a line that helps to find it. */
export interface Outcome {
  readonly figures: readonly Figure[];
  readonly faults: readonly string[];
}

/** What every part needs, on the command line and in the tests alike. */
export interface Run {
  /** All chance of this part comes from here. */
  readonly random: Random;
  /** Tells what is being done. */
  readonly say: (what: string) => void;
  /** The time for all of it is used up: a part ends early, and its counts say so. */
  readonly isTimeOver: () => boolean;
}

export function counted(name: string, value: number): Figure {
  return { name, value: value.toLocaleString('en'), promise: '', isHeld: true };
}

/** A number that has to be 0. */
export function none(name: string, value: number): Figure {
  return { ...counted(name, value), promise: '0', isHeld: value === 0 };
}

/** As many as were asked for: a run that was cut short proves less than it says. */
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
