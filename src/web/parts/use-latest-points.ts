import type { GraphicPoint } from '../../contracts/instruments/indexes.ts';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { PERIOD } from '../../domain/time/period.ts';
import type { ShownPeriod } from './history-period.ts';
import { useLiveEnd } from './live-end.ts';
import { useTail } from './use-tail.ts';

/** Whether the period is today, whose chart grows with every quote. */
export function isPresentDay({ periodId, end }: ShownPeriod, today: string): boolean {
  return periodId === PERIOD.today && end === today;
}

/**
 * The points that follow the loaded ones: today's quotes as they arrive, or the latest value at the
 * end of a line of daily closes. `key` identifies the loaded line.
 */
export function useLatestPoints(
  key: string,
  period: ShownPeriod,
  chart: {
    readonly isToday: boolean;
    /** The drawn points are real and complete. A mere shape isn't mixed with real values. */
    readonly isMoving: boolean;
    readonly quote: Quote;
    /** The latest quote received since the page was loaded, if any. */
    readonly liveQuote: Quote | undefined;
  },
): readonly GraphicPoint[] {
  const { isToday, isMoving } = chart;
  const dayTail = useTail(key, period.end, isMoving && isToday ? chart.liveQuote : undefined);
  const lastPoint = useLiveEnd(isMoving ? chart.quote : undefined, period);
  return isToday ? dayTail : lastPoint;
}
