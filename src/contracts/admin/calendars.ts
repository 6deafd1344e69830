import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { isoDay, text } from '../core/fields.ts';

const MAX_NOTE_LENGTH = 200;
const params = z.strictObject({ calendar: text(4) });

export const listCalendars = endpoint({
  method: 'GET',
  path: '/api/admin/calendars/',
  summary: 'List holiday calendars with their sources and the days changed by operators',
  needs: 'operator',
  cost: 'light',
  answer: z.object({
    calendars: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** The publisher of its days; null if they are only rule-based. */
        source: z.nullable(z.string()),
        /** The last year with published days. */
        certainUntil: z.nullable(z.int()),
        /** That year is the portal's judgement: the publisher names none. */
        isJudged: z.boolean(),
        changes: z.int(),
      }),
    ),
    days: z.array(
      z.object({ calendar: z.string(), day: isoDay, isOpen: z.boolean(), note: z.string() }),
    ),
  }),
});
export type CalendarList = Answer<typeof listCalendars>;

export const changeCalendarDay = endpoint({
  method: 'POST',
  path: '/api/admin/calendars/{calendar}/',
  summary: 'Close or open a weekday in a holiday calendar',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({
    day: isoDay,
    isOpen: z.boolean(),
    note: z.optional(text(MAX_NOTE_LENGTH)),
  }),
  answer: z.object({ result: z.literal(true) }),
});

export const resetCalendarDay = endpoint({
  method: 'POST',
  path: '/api/admin/calendars/{calendar}/reset/',
  summary: 'Undo the change to a day in a holiday calendar',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({ day: isoDay }),
  answer: z.object({ result: z.literal(true) }),
});
