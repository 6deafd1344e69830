import type { Day } from '../../../domain/time/day.ts';

/** A number has as many digits as it has, a decimal the same in all rows. */
export type SheetColumn =
  | { readonly title: string; readonly kind: 'text' | 'day' | 'moment' | 'number' }
  | { readonly title: string; readonly kind: 'decimal'; readonly decimals: number };

/** A day, a moment as the clocks of its zone show it, a text or a number as a text, or nothing. */
export type SheetCell = Day | Date | string | null;
export type SheetRow = readonly SheetCell[];

/** A table for a file. It may be too long to be held: it comes in parts. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** How many rows there are. */
  readonly total: number;
  readonly parts: AsyncIterable<readonly SheetRow[]> | Iterable<readonly SheetRow[]>;
  /** A second sheet: where the rows come from and what was asked for. */
  readonly about?: {
    readonly name: string;
    readonly lines: readonly (readonly [string, string])[];
  };
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** What stands in a column of numbers may also be `***`. */
export function isNumber(cell: string, { kind }: SheetColumn): boolean {
  return (kind === 'number' || kind === 'decimal') && NUMBER.test(cell);
}
