import { useMemo } from 'react';
import type { GraphicPoint } from '../../contracts/instruments/indexes.ts';
import type { PageContext } from '../../contracts/core/page.ts';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { parseDay, SECONDS_PER_DAY } from '../../domain/time/day.ts';
import { displayDay } from '../../domain/text/format.ts';
import { dayAt } from '../../domain/time/now.ts';
import { useShell } from '../shell/use-shell.ts';
import { dayWithin, type ShownPeriod } from './history-period.ts';

/**
 * Today's latest value as the end of a line of daily closes, so that the chart ends with the value
 * in the page's head. Empty if the period has none.
 */
export function liveEnd(
  { asOf, value, isRealtime }: Pick<Quote, 'asOf' | 'value' | 'isRealtime'>,
  period: ShownPeriod,
  { language, timeZone }: Pick<PageContext, 'language' | 'timeZone'>,
): readonly GraphicPoint[] {
  const number = Number(value);
  const isOfMoment = asOf !== null && parseDay(asOf) === undefined;
  if (!isRealtime || !isOfMoment || value === null || Number.isNaN(number)) return [];
  if (dayWithin(period) !== null) return [];
  const day = dayAt(Date.parse(asOf) / 1000, timeZone);
  if (day < parseDay(period.begin)! || day > parseDay(period.end)!) return [];
  return [
    { 'date.numeric': day * SECONDS_PER_DAY, value: number, date: displayDay(day, language) },
  ];
}

/** Like liveEnd, but returns the same object until the next quote. */
export function useLiveEnd(quote: Quote | undefined, period: ShownPeriod): readonly GraphicPoint[] {
  const { globals, timeZone } = useShell();
  const { asOf = null, value = null, isRealtime = false } = quote ?? {};
  const { begin, end, periodId } = period;
  return useMemo(
    () =>
      liveEnd(
        { asOf, value, isRealtime },
        { begin, end, periodId },
        { language: globals.lang, timeZone },
      ),
    [asOf, value, isRealtime, begin, end, periodId, globals.lang, timeZone],
  );
}
