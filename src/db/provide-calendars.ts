import type pg from 'pg';
import { formatDay, type Day } from '../domain/day.ts';
import { listHolidays, listMarkets } from '../domain/calendars/holidays.ts';
import { tradingDayBefore } from '../domain/trading-day.ts';

/** Wide enough for the latest price of any instrument. */
export const CALENDAR_YEARS = { first: 1990, last: 2050 } as const;

/**
 * Writes the calendars of the domain to the database, for its functions. If anything changed, day
 * changes may have changed too, so all list rows are rebuilt, as after a load.
 */
export async function provideCalendars(client: pg.ClientBase): Promise<void> {
  const markets = listMarkets();
  const gaps = [...new Set(markets.values())].flatMap((calendar) =>
    findGaps(calendar).map((day) => ({ calendar, day, before: tradingDayBefore(day, [calendar]) })),
  );
  await client.query(
    `with market as (
       select * from unnest($1::text[], $2::text[]) as known (market, calendar)
     ), gap as (
       select * from unnest($3::text[], $4::date[], $5::date[]) as known (calendar, day, before)
     ), lost_markets as (
       delete from market_calendar where market not in (select market from market) returning 1
     ), written_markets as (
       insert into market_calendar as stored select * from market
       on conflict (market) do update set calendar = excluded.calendar
         where stored.calendar <> excluded.calendar
       returning 1
     ), lost_gaps as (
       delete from trading_gap where (calendar, day) not in (select calendar, day from gap)
       returning 1
     ), written_gaps as (
       insert into trading_gap as stored select * from gap
       on conflict (calendar, day) do update set before = excluded.before
         where stored.before <> excluded.before
       returning 1
     )
     update screen_state set loads = loads + 1
     where exists (table lost_markets) or exists (table written_markets)
       or exists (table lost_gaps) or exists (table written_gaps)`,
    [
      [...markets.keys()],
      [...markets.values()],
      gaps.map(({ calendar }) => calendar),
      gaps.map(({ day }) => formatDay(day)),
      gaps.map(({ before }) => formatDay(before)),
    ],
  );
}

/** The days that follow a holiday, with only a weekend between at most. */
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
