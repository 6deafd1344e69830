import { monthOf, MONTHS_PER_YEAR } from '../../domain/calendar.ts';
import { addMonths, yearOf, type Day } from '../../domain/day.ts';
import { isMonthAllowed, isYearAllowed } from './bounds.ts';
import type { Choice } from './choice-grid.tsx';
import type { MarkContext } from './day-marks.ts';
import { monthsOf, yearPageOf } from './grids.ts';
import type { Settings } from './settings.ts';

/** The months of the focused day's year. */
export function monthChoices(focused: Day, { names, bounds }: Settings, marks: MarkContext) {
  return monthsOf(yearOf(focused)).map((month): Choice => ({
    day: addMonths(focused, month - monthOf(focused)),
    text: names.month(month),
    isFocused: month === monthOf(focused),
    isChosen: isWithin(month, marks, monthOf),
    isNow: month === monthOf(marks.today),
    isDisabled: !isMonthAllowed(bounds, month),
  }));
}

/** The years on the page of the focused day's one. */
export function yearChoices(focused: Day, { names, bounds }: Settings, marks: MarkContext) {
  return yearPageOf(yearOf(focused)).map((year): Choice => ({
    day: addMonths(focused, (year - yearOf(focused)) * MONTHS_PER_YEAR),
    text: names.year(year),
    isFocused: year === yearOf(focused),
    isChosen: isWithin(year, marks, yearOf),
    isNow: year === yearOf(marks.today),
    isDisabled: !isYearAllowed(bounds, year),
  }));
}

function isWithin(unit: number, { chosen, start }: MarkContext, unitOf: (day: Day) => number) {
  const span = start === undefined ? chosen : { from: start, to: start };
  return span !== undefined && unit >= unitOf(span.from) && unit <= unitOf(span.to);
}
