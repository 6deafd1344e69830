/** A figure of a bond that is kept as a series beside its prices. */
export interface FigureField {
  readonly field: 'yield' | 'worst' | 'duration' | 'accrued' | 'spread';
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
];

/** Series of these fields follow from prices: nobody enters, checks or moves them. */
export const FIGURE_NAMES: readonly string[] = FIGURE_FIELDS.map(({ field }) => field);
