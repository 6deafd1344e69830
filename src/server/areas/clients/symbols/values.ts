import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { getSymbolHistory, getSymbolQuote } from '../../../../contracts/clients/symbols.ts';
import { formatDay, type Day } from '../../../../domain/time/day.ts';
import { isChangeOfDay, isStale } from '../../../../domain/time/figure-day.ts';
import { todayAt, type Now } from '../../../../domain/time/now.ts';
import {
  decimal,
  formatDecimal,
  parseDecimal,
  unitsAtScale,
} from '../../../../domain/text/decimal.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { rangeOfQuery } from '../../../engines/charts/day-range.ts';
import type { SymbolValues } from '../../../engines/quotes/symbol-values.ts';

/** Nearly every series has two values within this period; others are read completely. */
const NEAR_DAYS = 30;

/** A bond figure or a curve rate, with its one-day change. */
export async function buildSymbolQuote(
  values: SymbolValues,
  now: Now,
  context: RequestContext,
): Promise<Answer<typeof getSymbolQuote>> {
  const { id, isin, ticker, currency, source, unit, decimals, calendars } = values;
  const latestTwo = async (from: Day | undefined) =>
    (await values.readRange({ from, to: undefined }, context.viewer)).slice(-2);
  const near = await latestTwo(todayAt(now) - NEAR_DAYS);
  const last = near.length < 2 ? await latestTwo(undefined) : near;
  const [latest, previous] = last.toReversed();
  const isOld = latest !== undefined && isStale(latest.day, now, values.kind, calendars);
  const hasChange =
    latest !== undefined && !isOld && isChangeOfDay(previous?.day, latest.day, calendars);
  return {
    id,
    isin,
    ticker,
    currency,
    source,
    name: values.name(context),
    quote: {
      value: latest?.value ?? null,
      change: hasChange && previous ? subtract(latest.value, previous.value) : null,
      changePercent: null,
      asOf: latest ? formatDay(latest.day) : null,
      isStale: isOld,
      isRealtime: false,
      decimals,
      unit,
      isRate: unit === '%',
    },
  };
}

export async function listValues(
  values: SymbolValues,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  context: RequestContext,
): Promise<Answer<typeof getSymbolHistory>> {
  const { id, isin, ticker, currency, source, unit, decimals, allowsFiles } = values;
  if (context.fileFormat !== null && !allowsFiles) throw new ApiError('files_not_allowed');
  const points = await values.readRange(rangeOfQuery(query), context.viewer);
  const items = points.map(({ day, value }) => ({ date: formatDay(day), value }));
  const name = values.name(context);
  return { id, name, isin, ticker, currency, unit, decimals, source, items };
}

function subtract(a: string, b: string): string {
  const [one, other] = [parseDecimal(a)!, parseDecimal(b)!];
  const scale = Math.max(one.scale, other.scale);
  return formatDecimal(decimal(unitsAtScale(one, scale) - unitsAtScale(other, scale), scale));
}
