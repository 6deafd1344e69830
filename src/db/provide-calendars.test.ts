import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDay, formatDay, type Day } from '../domain/time/day.ts';
import { isBehind, isChangeOfDay } from '../domain/time/figure-day.ts';
import { findCalendars, listMarkets } from '../domain/time/calendars/holidays.ts';
import { tradingDayBefore } from '../domain/time/trading-day.ts';
import { CALENDAR_YEARS, provideCalendars } from './provide-calendars.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());

interface Market {
  readonly currency: string | null;
  readonly venue: string | null;
}

/** All markets with a calendar, alone and combined with another, and some without one. */
const MARKETS: readonly Market[] = [
  ...[...listMarkets().keys()].flatMap((market): Market[] =>
    market.length === 2
      ? [
          { currency: `${market}X`, venue: null },
          { currency: `${market}X`, venue: 'XOFF' },
        ]
      : [
          { currency: null, venue: market },
          { currency: 'CHF', venue: market },
        ],
  ),
  { currency: 'XAU', venue: null },
  { currency: null, venue: 'XOFF' },
];

/** Calls a database function for every day of a range and every market. */
async function callForDays<T>(
  call: string,
  markets: readonly Market[],
  [from, to]: readonly [Day, Day],
) {
  const { rows } = await database.pool.query<{ answers: T[] }>(
    `select (
       select array_agg(${call} order by day)
       from generate_series($3::date, $4::date, '1 day') as moment, date(moment) as day
     ) as answers
     from unnest($1::text[], $2::text[]) with ordinality as market (currency, venue, place)
     order by place`,
    [
      markets.map(({ currency }) => currency),
      markets.map(({ venue }) => venue),
      formatDay(from),
      formatDay(to),
    ],
  );
  return rows.map(({ answers }) => answers);
}

const expectAll = <T>(
  markets: readonly Market[],
  [from, to]: readonly [Day, Day],
  answer: (day: Day, calendars: readonly string[]) => T,
) =>
  markets.map(({ currency, venue }) => {
    const calendars = findCalendars([currency], venue);
    return Array.from({ length: to - from + 1 }, (_, i) => answer(from + i, calendars));
  });

test('HOM-1 the previous trading day is the same in the database, for every market', async () => {
  // A span in which holidays coincide with weekends and each other.
  const span = [calendarDay(2026, 11, 20), calendarDay(2027, 2, 20)] as const;
  expect(
    await callForDays<string>('trading_day_before(day, currency, venue)::text', MARKETS, span),
  ).toEqual(expectAll(MARKETS, span, (day, own) => formatDay(tradingDayBefore(day, own))));
});

test('HOM-1 it is the same in all years, for every calendar', async () => {
  const byCalendar = new Map(
    MARKETS.map((market) => [findCalendars([market.currency], market.venue).join(), market]),
  );
  const markets = [...byCalendar.values()];
  const { first, last } = CALENDAR_YEARS;
  for (const year of [first, 2012, 2026, last]) {
    // The new year begins with holidays of the old one.
    const span = [calendarDay(year, 1, 15), calendarDay(year, 12, 31)] as const;
    expect(
      await callForDays<string>('trading_day_before(day, currency, venue)::text', markets, span),
    ).toEqual(expectAll(markets, span, (day, own) => formatDay(tradingDayBefore(day, own))));
  }
});

test.each([1, 2, 4, 10, 40])(
  'HOM-1 whether %s days are one of the market, and whether a price is current',
  async (days) => {
    const span = [calendarDay(2026, 12, 20), calendarDay(2027, 1, 10)] as const;
    const markets = MARKETS.filter(({ currency }) => currency !== 'CHF');
    const past = `day - ${days}, day, currency, venue`;
    expect(await callForDays<boolean>(`is_change_of_day(${past})`, markets, span)).toEqual(
      expectAll(markets, span, (day, own) => isChangeOfDay(day - days, day, own)),
    );
    expect(await callForDays<boolean>(`is_current(${past})`, markets, span)).toEqual(
      expectAll(markets, span, (day, own) => !isBehind(day - days, day, own)),
    );
  },
);

test('missing values have no daily change and aren’t current', async () => {
  const { rows } = await database.pool.query(
    `select is_change_of_day(null, '2026-11-13', 'USD', null) as "isOfDay",
       is_current(null, '2026-11-13', 'USD', null) as "isCurrent"`,
  );
  expect(rows).toEqual([{ isOfDay: false, isCurrent: false }]);
});

test('startup repairs differing days, and then rebuilds the lists', async () => {
  const client = await database.pool.connect();
  const readState = async () => {
    const { rows } = await client.query(
      `select loads, (select count(*) from trading_gap) as gaps,
         (select count(*) from market_calendar) as markets,
         trading_day_before('2026-11-27', 'USD', 'XNYS') as before
       from screen_state`,
    );
    return rows[0] as { loads: number; before: string };
  };
  const before = await readState();
  await provideCalendars(client);
  expect(await readState()).toEqual(before);
  await client.query(`
    delete from trading_gap where calendar = 'US';
    update trading_gap set before = before - 1 where calendar = 'XNYS';
    insert into trading_gap values ('EU', '2026-11-13', '2026-11-11');
    insert into market_calendar values ('NONE', 'EU');
    update market_calendar set calendar = 'EU' where market = 'XNAS'`);
  await provideCalendars(client);
  expect(await readState()).toEqual({ ...before, loads: before.loads + 1 });
  client.release();
});
