import { encodeInt32Chunk } from '../../db/quotes/year-chunk.ts';
import { firstDayOfYear, formatDay, yearFromDay, type Day } from '../../domain/time/day.ts';
import type { QuoteYearRow } from '../copy.ts';
import type { FigureColumns } from './measure-prices.ts';

/** A price series with the figures derived from it. */
export interface MeasuredSeries {
  readonly instrumentId: number;
  readonly source: string;
  readonly isPreferred: boolean;
  /** In the order of FIGURE_FIELDS. */
  readonly columns: readonly FigureColumns[];
  /** The first measured day; null: all days. */
  readonly from: Day | null;
}

/** One figure of one bond, with the series that stores it, if there is one. */
export interface MeasuredFigure {
  readonly owner: MeasuredSeries;
  readonly field: number;
  readonly seriesId: number | undefined;
}

/** Points by year in their stored form. */
export function toYears(seriesId: number, columns: FigureColumns, scale: number): QuoteYearRow[] {
  const { days, units } = columns;
  const rows: QuoteYearRow[] = [];
  let from = 0;
  while (from < days.length) {
    const year = yearFromDay(days[from]!);
    const end = firstDayOfYear(year + 1);
    let to = from + 1;
    while (to < days.length && days[to]! < end) to += 1;
    const points = encodeInt32Chunk(year, days.slice(from, to), units.slice(from, to), scale);
    rows.push({ seriesId, year, points });
    from = to;
  }
  return rows;
}

/** The day as text for a query; null stays null. */
export function dayParameter(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}
