import { addBusinessDays, adjustDay } from '../bonds/business-days.ts';
import { UNKNOWN_MARKET } from '../time/calendars/holidays.ts';
import { joinCalendars } from '../time/calendars/joined-calendar.ts';
import type { Day } from '../time/day.ts';

/** Number of business days in the week ahead. */
const DAYS = 5;

/** Bonds of all markets are in one list: it leaves out the days on which all of them are closed. */
const openSomewhere = () => joinCalendars(UNKNOWN_MARKET);

/** The next five business days after a day. */
export function weekAhead(today: Day): Day[] {
  return Array.from({ length: DAYS }, (_, i) => addBusinessDays(openSomewhere(), today, i + 1));
}

/** Payments due on a non-business day are made on the next business day. */
export function businessDay(day: Day): Day {
  return adjustDay(openSomewhere(), day, 'following');
}
