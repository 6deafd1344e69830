import type pg from 'pg';
import { formatDay, type Day } from '../domain/time/day.ts';
import { listHolidays, listMarkets } from '../domain/time/calendars/holidays.ts';
import { tradingDayBefore } from '../domain/time/trading-day.ts';
import { readOwnDays } from './own-days.ts';

/** Wide enough for the latest price of any instrument. */
export const CALENDAR_YEARS = { first: 1990, last: 2050 } as const;

/**
 * Writes the calendars of the domain to the database for its functions, including the days that
 * operators have changed. Compares all of them, whichever has changed.
 */
export async function provideCalendars(client: pg.ClientBase): Promise<void> {
  await readOwnDays(client);
  const markets = listMarkets();
  const gaps = [...new Set(markets.values())].flatMap((calendar) =>
    findGaps(calendar).map((day) => ({ calendar, day, before: tradingDayBefore(day, [calendar]) })),
  );
  await client.query(
    'select provide_calendars($1::text[], $2::text[], $3::text[], $4::date[], $5::date[])',
    [
      [...markets.keys()],
      [...markets.values()],
      gaps.map(({ calendar }) => calendar),
      gaps.map(({ day }) => formatDay(day)),
      gaps.map(({ before }) => formatDay(before)),
    ],
  );
}

/** The days after a holiday, separated from it at most by a weekend. */
function findGaps(calendar: string): readonly Day[] {
  const gaps = new Set<Day>();
  for (let year = CALENDAR_YEARS.first; year <= CALENDAR_YEARS.last; year += 1) {
    for (const holiday of listHolidays(calendar, year)) {
      // A Friday is the previous weekday of the next three days.
      for (let day = holiday + 1; tradingDayBefore(day, []) === holiday; day += 1) gaps.add(day);
    }
  }
  return [...gaps];
}
