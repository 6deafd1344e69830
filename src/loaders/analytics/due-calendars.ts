import type pg from 'pg';
import { CALENDARS_CHANGED } from '../../db/own-days.ts';
import { provideCalendars } from '../../db/provide-calendars.ts';
import { describeCalendar, listMarkets } from '../../domain/time/calendars/holidays.ts';

/** Bonds recorded per transaction. */
const MAX_NOTES = 2000;

/** A changed calendar, and the last series recorded for it. */
interface CalendarNote {
  readonly calendar: string;
  readonly after: number;
  /** As text, because a Date loses the microseconds. */
  readonly noted: string;
}

/**
 * Processes one batch of a calendar change: first the trading days of the database, then the
 * entries of all bonds that settle by the calendar. False if no calendar is due. Its row isn't
 * locked in the meantime, so operators don't wait; a newly recorded change has another time and
 * starts over.
 */
export async function processDueCalendar(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<CalendarNote>(
    `select calendar, after_series as after, noted_at::text as noted
     from calendar_due order by noted_at limit 1`,
  );
  const due = rows[0];
  if (!due) return false;
  if (due.after === 0) {
    await provideCalendars(client);
    await client.query('select pg_notify($1, $2)', [CALENDARS_CHANGED, '']);
  }
  const last = await noteBonds(client, due);
  const key = [due.calendar, due.noted];
  await (last === null
    ? client.query('delete from calendar_due where calendar = $1 and noted_at = $2', key)
    : client.query(
        'update calendar_due set after_series = $3 where calendar = $1 and noted_at = $2',
        [...key, last],
      ));
  return true;
}

/**
 * Records the next bonds. Returns the last series of a full batch, and null when all are recorded.
 */
async function noteBonds(
  client: pg.PoolClient,
  { calendar, after }: CalendarNote,
): Promise<number | null> {
  const markets = [...listMarkets()]
    .filter(([, kept]) => kept === calendar || describeCalendar(kept)?.settles === calendar)
    .map(([market]) => market);
  const { rows } = await client.query<{ id: number }>(
    `select series.id
     from series join bond using (instrument_id) join instrument on instrument.id = instrument_id
     where field = 'close' and (left(currency, 2) = any($1) or venue = any($1)) and series.id > $2
     order by series.id limit $3`,
    [markets, after, MAX_NOTES],
  );
  const ids = rows.map(({ id }) => id);
  await client.query('select note_figures_due($1, null)', [ids]);
  return ids.length < MAX_NOTES ? null : ids.at(-1)!;
}
