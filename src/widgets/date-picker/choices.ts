import { monthFromDay, MONTHS_PER_YEAR } from '../../domain/time/calendar.ts';
import { addMonths, yearFromDay, type Day } from '../../domain/time/day.ts';
import { isMonthAllowed, isYearAllowed } from './bounds.ts';
import type { Choice } from './choice-grid.tsx';
import type { MarkContext } from './day-marks.ts';
import { listMonths, listYearPage } from './grids.ts';
import type { Settings } from './settings.ts';

/** The months of the focused day's year. */
export function monthChoices(focused: Day, { names, bounds }: Settings, marks: MarkContext) {
  return listMonths(yearFromDay(focused)).map((month): Choice => ({
    day: addMonths(focused, month - monthFromDay(focused)),
    text: names.month(month),
    isFocused: month === monthFromDay(focused),
    isChosen: isWithin(month, marks, monthFromDay),
    isNow: month === monthFromDay(marks.today),
    isDisabled: !isMonthAllowed(bounds, month),
  }));
}

/** The years on the same page as the year of the focused day. */
export function yearChoices(focused: Day, { names, bounds }: Settings, marks: MarkContext) {
  return listYearPage(yearFromDay(focused)).map((year): Choice => ({
    day: addMonths(focused, (year - yearFromDay(focused)) * MONTHS_PER_YEAR),
    text: names.year(year),
    isFocused: year === yearFromDay(focused),
    isChosen: isWithin(year, marks, yearFromDay),
    isNow: year === yearFromDay(marks.today),
    isDisabled: !isYearAllowed(bounds, year),
  }));
}

function isWithin(unit: number, { chosen, start }: MarkContext, unitFromDay: (day: Day) => number) {
  const span = start === undefined ? chosen : { from: start, to: start };
  return span !== undefined && unit >= unitFromDay(span.from) && unit <= unitFromDay(span.to);
}
