import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import { CALENDARS_CHANGED } from '../../../../db/own-days.ts';

export interface CalendarDay {
  readonly calendar: string;
  readonly day: string;
  readonly isOpen: boolean;
  readonly note: string;
}

const COLUMNS = ['calendar', 'day', 'is_open as isOpen', 'note'] as const;

/** Latest first. */
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

/** A job recalculates all affected bonds; every process rereads the calendar days immediately. */
export async function noteChange(db: Db, calendar: string): Promise<void> {
  await sql`
    insert into calendar_due (calendar) values (${calendar})
    on conflict (calendar) do update set after_series = 0,
      noted_at = greatest(excluded.noted_at, calendar_due.noted_at + interval '1 microsecond')`.execute(
    db,
  );
  await sql`select pg_notify(${CALENDARS_CHANGED}, '')`.execute(db);
}
