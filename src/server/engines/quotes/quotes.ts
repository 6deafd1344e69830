import { sql } from 'kysely';
import { Guarded, reveal } from '../../../access/guarded.ts';
import { abilitiesFor, ANONYMOUS, type Viewer } from '../../../access/viewer.ts';
import type { Quote } from '../../../contracts/instruments/quote.ts';
import type { InstrumentKind } from '../../../db/schema.ts';
import type { Now } from '../../../domain/time/now.ts';
import { decimal, formatDecimal, parseDecimal } from '../../../domain/text/decimal.ts';
import {
  isRate,
  deriveQuote,
  type Change,
  type LatestValues,
} from '../../../domain/instruments/quote.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { unitFor } from './names.ts';

/** The columns of a quote, for a query of `instrument` that has `series` joined. */
export const QUOTE_COLUMNS = [
  'instrument.kind',
  'series.decimals',
  'series.unit',
  'series.is_realtime as isRealtime',
  'series.last_day as lastDay',
  'series.last_value as lastValue',
  'series.previous_day as previousDay',
  'series.previous_value as previousValue',
  'instrument.venue',
  sql<
    string[]
  >`array_remove(array[instrument.currency, case when instrument.kind = 'currency' then (
    select base from currency_pair where instrument_id = instrument.id
  ) end], null)`.as('currencies'),
  'series.intraday_at as intradayAt',
  'series.intraday_value as intradayValue',
  sql<boolean | null>`(
    select allows_files from data_source where code = series.source_code
  )`.as('valueAllowsFiles'),
] as const;

const USUAL_DECIMALS = 2;

/** All fields except the kind are null if an instrument has no series. */
interface QuoteRow extends LatestValues {
  readonly kind: InstrumentKind;
  readonly decimals: number | null;
  readonly unit: string | null;
  readonly isRealtime: boolean | null;
  readonly valueAllowsFiles: boolean | null;
}

export interface GuardedChange {
  /**
   * Null if a change is impossible; a change that is merely missing reveals something and is
   * guarded.
   */
  readonly change: Guarded<string | null> | null;
  readonly changePercent: Guarded<string | null> | null;
}

export interface QuoteRecord extends GuardedChange {
  readonly value: Guarded<string> | null;
  readonly asOf: string | null;
  readonly isStale: boolean;
  readonly isRealtime: boolean;
  readonly decimals: number;
  readonly unit: string;
  readonly isRate: boolean;
  /** Whether the source allows the value in files. */
  readonly allowsFiles: boolean;
}

export function toQuoteRecord(row: QuoteRow, now: Now): QuoteRecord {
  const { value, asOf, isStale, ...change } = deriveQuote(row, now);
  const isOfRate = isRate(row.kind, row.unit);
  return {
    value: guard(value),
    ...(value === null ? NO_CHANGE : guardQuoteChange(change, isOfRate)),
    asOf,
    isStale,
    isRealtime: row.isRealtime ?? false,
    decimals: row.decimals ?? USUAL_DECIMALS,
    unit: row.unit ?? '',
    isRate: isOfRate,
    allowsFiles: row.valueAllowsFiles ?? false,
  };
}

/** The worth of `count` units of an instrument at its latest value. */
export function guardWorth(
  row: LatestValues,
  count: string | null,
  now: Now,
): Guarded<string> | null {
  const price = parseDecimal(deriveQuote(row, now).value ?? '');
  const factor = parseDecimal(count ?? '');
  if (!price || !factor) return null;
  return guard(formatDecimal(decimal(price.units * factor.units, price.scale + factor.scale)));
}

function guard(text: string | null): Guarded<string> | null {
  return text === null ? null : new Guarded(text);
}

const NO_CHANGE: GuardedChange = { change: null, changePercent: null };

/**
 * Whether there was a price on the previous trading day is only for viewers with access to values.
 */
function guardQuoteChange({ change, changePercent }: Change, isOfRate: boolean): GuardedChange {
  return {
    change: new Guarded(change),
    changePercent: isOfRate ? null : new Guarded(changePercent),
  };
}

/**
 * A change without a percentage means that a value wasn't above zero, so the percentage is guarded
 * too. Rates never have one.
 */
export function guardChange({ change, changePercent }: Change, isOfRate: boolean): GuardedChange {
  return {
    change: guard(change),
    changePercent: change === null || isOfRate ? null : new Guarded(changePercent),
  };
}

export function changeFor(viewer: Viewer, { change, changePercent }: GuardedChange): Change {
  return { change: reveal(viewer, change), changePercent: reveal(viewer, changePercent) };
}

/** The viewer of a quote, their language, and whether it goes into a file. */
export type QuoteReader = Pick<
  RequestContext,
  'viewer' | 'language' | 'showsLabelKeys' | 'labels' | 'fileFormat'
>;

export function quoteFor(reader: QuoteReader, { allowsFiles, ...record }: QuoteRecord): Quote {
  // In a list from many sources, a value not allowed in files is masked, as it is for a visitor.
  const viewer = reader.fileFormat !== null && !allowsFiles ? ANONYMOUS : reader.viewer;
  return {
    ...record,
    unit: unitFor(reader, record.unit),
    // The precision of a value hints at the size of its changes.
    decimals: abilitiesFor(viewer).seesValues ? record.decimals : USUAL_DECIMALS,
    value: reveal(viewer, record.value),
    ...changeFor(viewer, record),
  };
}
