import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import { CALENDARS_CHANGED } from '../../../db/own-days.ts';
import { describeCalendar, listMarkets } from '../../../domain/calendars/holidays.ts';

export interface CalendarDay {
  readonly calendar: string;
  readonly day: string;
  readonly isOpen: boolean;
  readonly note: string;
}

const COLUMNS = ['calendar', 'day', 'is_open as isOpen', 'note'] as const;

/** The latest first. */
export async function listDays(db: Db): Promise<CalendarDay[]> {
  return db
    .selectFrom('calendar_day')
    .select(COLUMNS)
    .orderBy('day', 'desc')
    .orderBy('calendar')
    .execute();
}

export async function findDay(
  db: Db,
  calendar: string,
  day: string,
): Promise<CalendarDay | undefined> {
  return db
    .selectFrom('calendar_day')
    .select(COLUMNS)
    .where('calendar', '=', calendar)
    .where('day', '=', day)
    .executeTakeFirst();
}

export async function writeDay(
  db: Db,
  { calendar, day, isOpen, note }: CalendarDay,
): Promise<void> {
  const values = { is_open: isOpen, note };
  await db
    .insertInto('calendar_day')
    .values({ calendar, day, ...values })
    .onConflict((conflict) => conflict.columns(['calendar', 'day']).doUpdateSet(values))
    .execute();
}

export async function removeDay(db: Db, calendar: string, day: string): Promise<void> {
  await db
    .deleteFrom('calendar_day')
    .where('calendar', '=', calendar)
    .where('day', '=', day)
    .execute();
}

/** The figures of all bonds that are settled by it are due, and every process reads the days anew. */
export async function noteChange(db: Db, calendar: string): Promise<void> {
  const markets = [...listMarkets()]
    .filter(([, kept]) => kept === calendar || describeCalendar(kept)?.settles === calendar)
    .map(([market]) => market);
  await sql`
    select note_figures_due(array_agg(series.id), null)
    from series join bond using (instrument_id) join instrument on instrument.id = instrument_id
    where field = 'close' and (left(currency, 2) = any(${markets}) or venue = any(${markets}))
    having count(*) > 0`.execute(db);
  await sql`select pg_notify(${CALENDARS_CHANGED}, '')`.execute(db);
}
