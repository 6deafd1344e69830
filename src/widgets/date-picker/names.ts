import {
  DAYS_PER_WEEK,
  firstDayOfMonth,
  startOfWeek,
  type Month,
} from '../../domain/time/calendar.ts';
import type { Day } from '../../domain/time/day.ts';

const MILLISECONDS_PER_DAY = 86_400_000;

/** Names of days and months as one language writes them. */
export interface CalendarNames {
  /** From Monday on. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** `November`, `Ноябрь`, `11月`: as in the heading of a calendar. */
  month(month: Month): string;
  /** `2026`, `2026年`. */
  year(year: number): string;
  /** Whether the year comes before the month in the heading. */
  readonly isYearFirst: boolean;
  /** `November 2026`, `2026年11月`. */
  monthAndYear(month: Month): string;
  /** With the weekday, for screen readers. */
  fullDay(day: Day): string;
}

const known = new Map<string, CalendarNames>();

/** Creating formatters is slow, so they are cached by language. */
export function calendarNames(tag: string): CalendarNames {
  const names = known.get(tag) ?? makeNames(tag);
  known.set(tag, names);
  return names;
}

function makeNames(tag: string): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', calendar: 'gregory', ...options });
  const monthAndYear = format({ month: 'long', year: 'numeric' });
  const year = format({ year: 'numeric' });
  const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const [short, long] = [format({ weekday: 'short' }), format({ weekday: 'long' })];
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
  const order = monthAndYear.formatToParts(0).map(({ type }) => type);
  const monday = startOfWeek(0);
  return {
    weekdays: Array.from({ length: DAYS_PER_WEEK }, (_, i) => ({
      short: capital(short.format(momentFromDay(monday + i)).replace(/\.$/, '')),
      long: long.format(momentFromDay(monday + i)),
    })),
    month(month) {
      // Chinese writes 11月 beside a year, and 十一月 alone; the heading has both.
      const parts = monthAndYear.formatToParts(momentFromDay(firstDayOfMonth(month)));
      return capital(parts.find(({ type }) => type === 'month')?.value ?? '') + suffix(parts);
    },
    year: (number) => year.format(Date.UTC(number, 0, 1)),
    isYearFirst: order.indexOf('year') < order.indexOf('month'),
    monthAndYear: (month) => capital(monthAndYear.format(momentFromDay(firstDayOfMonth(month)))),
    fullDay: (day) => fullDay.format(momentFromDay(day)),
  };
}

/** Some versions of the language data write the 月 of 11月 as a literal of its own. */
function suffix(parts: readonly Intl.DateTimeFormatPart[]): string {
  const next = parts[parts.findIndex(({ type }) => type === 'month') + 1];
  return next?.type === 'literal' && next.value === '月' ? next.value : '';
}

function momentFromDay(day: Day): number {
  return day * MILLISECONDS_PER_DAY;
}
