import type { Day } from '../../domain/time/day.ts';
import { isDayAllowed, type Bounds } from './bounds.ts';

export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

/** What decides how days are marked. */
export interface MarkContext {
  readonly bounds: Bounds;
  readonly today: Day;
  /** One day is a span from itself to itself. */
  readonly chosen: DaySpan | undefined;
  /** The start of a period whose end is still to be chosen. */
  readonly start: Day | undefined;
  /** The day on which the period would end now. */
  readonly reach: Day | undefined;
}

export interface DayMarks {
  readonly isDisabled: boolean;
  readonly isToday: boolean;
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** Between the two, or one of them. */
  readonly isInside: boolean;
  readonly isPreview: boolean;
}

export function markDay(day: Day, context: MarkContext): DayMarks {
  const span = shownSpan(context);
  return {
    isDisabled: !isDayAllowed(context.bounds, day),
    isToday: day === context.today,
    isStart: day === span?.from,
    isEnd: day === span?.to,
    isInside: span !== undefined && day >= span.from && day <= span.to,
    isPreview: context.start !== undefined,
  };
}

/** While a period is being chosen, the former one is not shown. */
function shownSpan({ chosen, start, reach }: MarkContext): DaySpan | undefined {
  if (start === undefined) return chosen;
  return { from: start, to: Math.max(start, reach ?? start) };
}
