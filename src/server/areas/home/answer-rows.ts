import { reveal, revealLine } from '../../../access/guarded.ts';
import { abilitiesFor } from '../../../access/viewer.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getHome } from '../../../contracts/home/home.ts';
import { mostCommon } from '../../../domain/time/figure-day.ts';
import { INDEX_CATEGORIES } from '../../../domain/instruments/index-category.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { nameIn } from '../../engines/quotes/names.ts';
import { quoteFor } from '../../engines/quotes/quotes.ts';
import type { CloseRecord } from './close-rows.ts';
import type { QuotedRecord } from './quotes-store.ts';

type Home = Answer<typeof getHome>;
const USUAL_DECIMALS = 2;

export function pairFor(
  record: QuotedRecord,
  context: RequestContext,
): Home['pairs']['leading'][number] {
  const name = nameIn(context.language, record.name);
  return {
    id: record.id,
    name,
    ticker: record.ticker ?? name,
    quote: quoteFor(context, record.quote),
    line: [...revealLine(context.viewer, record.line)],
  };
}

export function indexFor(
  record: QuotedRecord,
  context: RequestContext,
): Home['indexes']['leading'][number] {
  return {
    id: record.id,
    name: nameIn(context.language, record.name),
    category: INDEX_CATEGORIES.find((each) => each === record.category) ?? 'equity',
    quote: quoteFor(context, record.quote),
    line: [...revealLine(context.viewer, record.line)],
  };
}

function closeFor(record: CloseRecord, { viewer, language }: RequestContext) {
  return {
    id: record.id,
    name: nameIn(language, record.name),
    currency: record.currency,
    lastDay: record.lastDay,
    isStale: record.isStale,
    price: reveal(viewer, record.price),
    // The precision of a value hints at the size of its changes.
    decimals: abilitiesFor(viewer).seesValues
      ? (record.decimals ?? USUAL_DECIMALS)
      : USUAL_DECIMALS,
    dayChange: reveal(viewer, record.dayChange),
  };
}

export function bondFor(
  record: CloseRecord,
  context: RequestContext,
): Home['bonds']['leading'][number] {
  const { viewer } = context;
  return {
    ...closeFor(record, context),
    issued: record.issued,
    couponType: record.couponType,
    maturity: record.maturity,
    amount: record.amount,
    rating: reveal(viewer, record.rating),
    yield: reveal(viewer, record.yield),
    duration: reveal(viewer, record.duration),
    spread: reveal(viewer, record.spread),
  };
}

export function shareFor(
  record: CloseRecord,
  context: RequestContext,
): Home['stocks']['leading'][number] {
  return {
    ...closeFor(record, context),
    ticker: record.ticker,
    line: record.line ? [...revealLine(context.viewer, record.line)] : [],
  };
}

export function fundFor(
  record: CloseRecord,
  context: RequestContext,
): Home['etf']['leading'][number] {
  return {
    ...shareFor(record, context),
    category: record.category,
    size: reveal(context.viewer, record.size),
    cost: record.cost,
  };
}

/** The day of most of these rows, and the sources of their values. */
export function originFor(
  rows: readonly CloseRecord[],
  sources: ReadonlyMap<string, string>,
): { day: string | null; sources: string[] } {
  const days = rows.flatMap(({ lastDay }) => lastDay ?? []);
  const names = rows.flatMap(({ sourceCode }) => sources.get(sourceCode ?? '') ?? []);
  return { day: mostCommon(days) ?? null, sources: [...new Set(names)] };
}
