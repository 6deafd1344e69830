import { addBusinessDays, adjustDay, WEEKENDS_ONLY } from '../bond/business-days.ts';
import type { Day } from '../day.ts';

/** Business days of the week ahead. */
const DAYS = 5;

/** The next five business days after a day. */
export function weekAhead(today: Day): Day[] {
  return Array.from({ length: DAYS }, (_, i) => addBusinessDays(WEEKENDS_ONLY, today, i + 1));
}

/** What falls on a weekend is paid on the business day after it. */
export function businessDay(day: Day): Day {
  return adjustDay(WEEKENDS_ONLY, day, 'following');
}
