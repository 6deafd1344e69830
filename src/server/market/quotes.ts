import { Guarded, reveal } from '../../access/guarded.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Quote } from '../../contracts/quote.ts';
import { quoteOf, type Change, type LatestValues } from '../../domain/quote.ts';

/** What a quote is made of; for a query that has `series` joined. */
export const QUOTE_COLUMNS = [
  'series.decimals',
  'series.unit',
  'series.is_realtime as isRealtime',
  'series.last_day as lastDay',
  'series.last_value as lastValue',
  'series.previous_value as previousValue',
  'series.intraday_at as intradayAt',
  'series.intraday_value as intradayValue',
] as const;

/** All null where an instrument has no series. */
interface QuoteRow extends LatestValues {
  readonly decimals: number | null;
  readonly unit: string | null;
  readonly isRealtime: boolean | null;
}

export interface GuardedChange {
  readonly change: Guarded<string> | null;
  readonly changePercent: Guarded<string | null> | null;
}

export interface QuoteRecord extends GuardedChange {
  readonly value: Guarded<string> | null;
  readonly asOf: string | null;
  readonly isRealtime: boolean;
  readonly decimals: number;
  readonly unit: string;
}

export function quoteRecordOf(row: QuoteRow): QuoteRecord {
  const { value, asOf, ...change } = quoteOf(row);
  return {
    value: guard(value),
    ...guardChange(change),
    asOf,
    isRealtime: row.isRealtime ?? false,
    decimals: row.decimals ?? 2,
    unit: row.unit ?? '',
  };
}

function guard(text: string | null): Guarded<string> | null {
  return text === null ? null : new Guarded(text);
}

/** A percentage that is missing beside a change says that a value was not above zero: guarded too. */
export function guardChange({ change, changePercent }: Change): GuardedChange {
  return {
    change: guard(change),
    changePercent: change === null ? null : new Guarded(changePercent),
  };
}

export function changeFor(viewer: Viewer, { change, changePercent }: GuardedChange): Change {
  return { change: reveal(viewer, change), changePercent: reveal(viewer, changePercent) };
}

export function quoteFor(viewer: Viewer, record: QuoteRecord): Quote {
  return {
    ...record,
    value: reveal(viewer, record.value),
    ...changeFor(viewer, record),
  };
}
