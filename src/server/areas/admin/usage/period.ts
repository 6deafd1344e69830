import { FIGURE_PERIODS, type FigurePeriod } from '../../../../contracts/admin/usage.ts';
import { addMonths, calendarDay, type Day } from '../../../../domain/time/day.ts';

/** The days of a period, inclusive, and those that it is compared with. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
  readonly beforeFrom: Day;
  readonly beforeTo: Day;
  readonly step: 'day' | 'month';
  /** The days on which the rows begin. */
  readonly starts: readonly Day[];
}

const YEAR = FIGURE_PERIODS[3];
const MONTHS = 12;

export function spanOfPeriod(period: FigurePeriod, today: Day): Span {
  return period === YEAR ? yearUntil(today) : daysUntil(today, Number(period));
}

function daysUntil(today: Day, length: number): Span {
  const from = today - length + 1;
  return {
    from,
    to: today,
    beforeFrom: from - length,
    beforeTo: from - 1,
    step: 'day',
    starts: Array.from({ length }, (_, i) => from + i),
  };
}

/** Whole months until today, compared with the same days a year earlier. */
function yearUntil(today: Day): Span {
  const date = new Date(today * 86_400_000);
  const month = calendarDay(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const from = addMonths(month, 1 - MONTHS);
  return {
    from,
    to: today,
    beforeFrom: addMonths(from, -MONTHS),
    beforeTo: addMonths(today, -MONTHS),
    step: 'month',
    starts: Array.from({ length: MONTHS }, (_, i) => addMonths(from, i)),
  };
}
