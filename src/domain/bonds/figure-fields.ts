import type { Day } from '../time/day.ts';
import { WORKOUT_KINDS, type WorkoutKind } from './term-words.ts';

/** A bond figure stored as a series next to its prices. */
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
  /** Displayed decimals. */
  readonly decimals: number;
  /** Stored decimals. */
  readonly scale: number;
}

/** The reason for these decimals: docs/decisions/bond-figures.md. */
export const FIGURE_FIELDS: readonly FigureField[] = [
  { field: 'yield', unit: '%', decimals: 3, scale: 4 },
  { field: 'worst', unit: '%', decimals: 3, scale: 4 },
  { field: 'duration', unit: '', decimals: 3, scale: 4 },
  { field: 'accrued', unit: '%', decimals: 3, scale: 6 },
  { field: 'spread', unit: 'bp', decimals: 1, scale: 2 },
  // For bonds with calls or puts: to the worst workout of each day.
  { field: 'worst_duration', unit: '', decimals: 3, scale: 4 },
  { field: 'worst_spread', unit: 'bp', decimals: 1, scale: 2 },
  // That workout: days since 1970, with its kind in the tenths (`workoutCode`).
  { field: 'workout', unit: '', decimals: 1, scale: 1 },
];

/** Series of these fields are derived from prices: they can't be entered, checked or moved. */
export const FIGURE_NAMES: readonly string[] = FIGURE_FIELDS.map(({ field }) => field);

/**
 * A workout as one number, so that it is stored by day like all other figures; screen-rows.sql
 * decodes it.
 */
export function workoutCode(kind: WorkoutKind, day: Day | undefined): number {
  return (day ?? 0) + WORKOUT_KINDS.indexOf(kind) / 10;
}

export function readWorkoutCode(code: number): { kind: WorkoutKind; day: Day | undefined } {
  const day = Math.floor(code);
  const kind = WORKOUT_KINDS[Math.round(10 * (code - day))] ?? 'maturity';
  return { kind, day: kind === 'perpetual' ? undefined : day };
}
