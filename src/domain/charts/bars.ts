import { firstDayOfMonth, monthFromDay, startOfWeek } from '../time/calendar.ts';
import type { Day } from '../time/day.ts';

export type BarStep = 'day' | 'week' | 'month';

/** The last value of a step, dated by the step's first day. */
export interface Bar {
  readonly day: Day;
  readonly close: number;
}

const BAR_BEGINS: Readonly<Record<BarStep, (day: Day) => Day>> = {
  day: (day) => day,
  week: startOfWeek,
  month: (day) => firstDayOfMonth(monthFromDay(day)),
};
/** Upper estimate of the days between two steps with values. */
const DAYS_PER_BAR: Readonly<Record<BarStep, number>> = { day: 1.6, week: 7.2, month: 31 };

/** The first day of the step that contains a day. */
export function beginOfBar(day: Day, step: BarStep): Day {
  return BAR_BEGINS[step](day);
}

/** Values by day, ascending, as bars. */
export function toBars(points: Iterable<readonly [day: Day, value: number]>, step: BarStep): Bar[] {
  const bars: Bar[] = [];
  for (const [day, close] of points) {
    const begin = beginOfBar(day, step);
    if (bars.at(-1)?.day === begin) bars[bars.length - 1] = { day: begin, close };
    else bars.push({ day: begin, close });
  }
  return bars;
}

/** How many days to read back so that usually at least `count` bars precede the end. */
export function daysForBars(count: number, step: BarStep): number {
  return Math.ceil(count * DAYS_PER_BAR[step]) + 20;
}
