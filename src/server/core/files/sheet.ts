import type { Day } from '../../../domain/time/day.ts';

/** A number keeps its own digits; a decimal has the same number of them in all rows. */
export type SheetColumn =
  | { readonly title: string; readonly kind: 'text' | 'day' | 'moment' | 'number' }
  | { readonly title: string; readonly kind: 'decimal'; readonly decimals: number };

/** A date, a time as clocks in its zone show it, a text or a number as text, or nothing. */
export type SheetCell = Day | Date | string | null;
export type SheetRow = readonly SheetCell[];

/** A table for a file. It may be too long for memory, so it comes in parts. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** The number of rows. */
  readonly total: number;
  readonly parts: AsyncIterable<readonly SheetRow[]> | Iterable<readonly SheetRow[]>;
  /** A second sheet: the source of the rows and the query. */
  readonly about?: {
    readonly name: string;
    readonly lines: readonly (readonly [string, string])[];
  };
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** A cell in a numeric column may also be `***`. */
export function isNumber(cell: string, { kind }: SheetColumn): boolean {
  return (kind === 'number' || kind === 'decimal') && NUMBER.test(cell);
}
