import {
  changeCalendarDay,
  listCalendars,
  resetCalendarDay,
} from '../../../../contracts/admin/calendars.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import {
  describeCalendar,
  isHoliday,
  listCalendars as allCalendars,
} from '../../../../domain/time/calendars/holidays.ts';
import { parseDay, weekdayFromDay } from '../../../../domain/time/day.ts';
import { implementChange } from '../../../core/audit/operator-change.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { calendarIn } from '../../../engines/quotes/names.ts';
import * as store from './store.ts';

const FIRST_DAY = '1990-01-01';
const LAST_DAY = '2080-12-31';

/**
 * Exceptions that operators know of and the rules don't: an announced closing day, or one that
 * wasn't observed.
 */
export function calendarRoutes(db: Db): Route[] {
  return [
    implement(listCalendars, async (_input, { language }) => {
      const days = await store.listDays(db);
      return {
        calendars: allCalendars().map(({ name }) => {
          const changes = days.filter(({ calendar }) => calendar === name).length;
          return Object.assign(calendarIn(language, name), { changes });
        }),
        days,
      };
    }),
    implementChange(db, changeCalendarDay, async ({ trx, record }, { params, body }) => {
      const { calendar } = params;
      const { day, isOpen, note = '' } = body;
      requireKnown(calendar);
      requireMeaningfulChange(calendar, day, isOpen);
      const before = await store.findDay(trx, calendar, day);
      if (before?.isOpen === isOpen && before.note === note) return { result: true } as const;
      await store.writeDay(trx, { calendar, day, isOpen, note });
      await store.noteChange(trx, calendar);
      await record({
        action: before ? 'changed' : 'added',
        kind: 'calendar',
        target: `${calendar} ${day}`,
        before: before ? { isOpen: before.isOpen, note: before.note } : null,
        after: { isOpen, note },
      });
      return { result: true } as const;
    }),
    implementChange(db, resetCalendarDay, async ({ trx, record }, { params, body }) => {
      const { calendar } = params;
      requireKnown(calendar);
      const before = await store.findDay(trx, calendar, body.day);
      if (!before) throw new ApiError('not_found', { field: 'body.day' });
      await store.removeDay(trx, calendar, body.day);
      await store.noteChange(trx, calendar);
      await record({
        action: 'removed',
        kind: 'calendar',
        target: `${calendar} ${body.day}`,
        before: { isOpen: before.isOpen, note: before.note },
        after: null,
      });
      return { result: true } as const;
    }),
  ];
}

function requireKnown(calendar: string): void {
  if (!describeCalendar(calendar)) throw new ApiError('not_found', { field: 'params.calendar' });
}

function rejectedDay(label: string): ApiError {
  return new ApiError('invalid_field', { field: 'body.day', label });
}

/** Weekends are closed anyway, and so are days that the rules already close. */
function requireMeaningfulChange(calendar: string, text: string, isOpen: boolean): void {
  const day = parseDay(text)!;
  if (text < FIRST_DAY || text > LAST_DAY) throw rejectedDay('calendars_wrong_range');
  if (weekdayFromDay(day) % 6 === 0) throw rejectedDay('calendars_wrong_weekend');
  if (isHoliday(calendar, day) !== isOpen) {
    throw rejectedDay(isOpen ? 'calendars_wrong_open' : 'calendars_wrong_closed');
  }
}
