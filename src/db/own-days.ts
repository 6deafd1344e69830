import { replaceOwnDays } from '../domain/time/calendars/holidays.ts';
import { parseDay } from '../domain/time/day.ts';

/** Sent to all server processes when operators have changed a calendar. */
export const CALENDARS_CHANGED = 'calendars_changed';

interface Askable {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Loads the days that operators have closed or opened into this process. */
export async function readOwnDays(database: Askable): Promise<void> {
  const { rows } = await database.query(
    'select calendar, day::text as day, is_open as "isOpen" from calendar_day order by day',
  );
  const days = rows as { calendar: string; day: string; isOpen: boolean }[];
  replaceOwnDays(
    days.map(({ calendar, day, isOpen }) => ({ calendar, day: parseDay(day)!, isOpen })),
  );
}
