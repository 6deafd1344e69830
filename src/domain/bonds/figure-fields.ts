import type { Day } from '../time/day.ts';
import { WORKOUT_KINDS, type WorkoutKind } from './term-words.ts';

/** A figure of a bond that is kept as a series beside its prices. */
export interface FigureField {
  readonly field:
    | 'yield'
    | 'worst'
    | 'duration'
    | 'accrued'
    | 'spread'
    | 'worst_duration'
    | 'worst_spread'
    | 'workout';
  readonly unit: string;
  /** Digits on screen. */
  readonly decimals: number;
  /** Digits that are stored. */
  readonly scale: number;
}

/** Why so many digits: docs/decisions/bond-figures.md. */
export const FIGURE_FIELDS: readonly FigureField[] = [
  { field: 'yield', unit: '%', decimals: 3, scale: 4 },
  { field: 'worst', unit: '%', decimals: 3, scale: 4 },
  { field: 'duration', unit: '', decimals: 3, scale: 4 },
  { field: 'accrued', unit: '%', decimals: 3, scale: 6 },
  { field: 'spread', unit: 'bp', decimals: 1, scale: 2 },
  // Where there are calls or puts: to the end that is the worst on each day.
  { field: 'worst_duration', unit: '', decimals: 3, scale: 4 },
  { field: 'worst_spread', unit: 'bp', decimals: 1, scale: 2 },
  // Which end that is: its day, counted from 1970, and in the tenths what it is (`workoutCode`).
  { field: 'workout', unit: '', decimals: 1, scale: 1 },
];

/** Series of these fields follow from prices: nobody enters, checks or moves them. */
export const FIGURE_NAMES: readonly string[] = FIGURE_FIELDS.map(({ field }) => field);

/**
 * An end as one number, so that it can be kept by day like all other figures; screen-rows.sql reads
 * it.
 */
export function workoutCode(kind: WorkoutKind, day: Day | undefined): number {
  return (day ?? 0) + WORKOUT_KINDS.indexOf(kind) / 10;
}

export function readWorkoutCode(code: number): { kind: WorkoutKind; day: Day | undefined } {
  const day = Math.floor(code);
  const kind = WORKOUT_KINDS[Math.round(10 * (code - day))] ?? 'maturity';
  return { kind, day: kind === 'perpetual' ? undefined : day };
}
