import type { HolidayCalendar } from '../../bonds/business-days.ts';
import type { Day } from '../day.ts';
import {
  calendarVersion,
  describeCalendar,
  findCalendars,
  listHolidays,
  UNKNOWN_MARKET,
} from './holidays.ts';

/** Holidays are known for these years; outside them only weekends are closed. */
const YEARS = { first: 1980, last: 2080 } as const;

/** The days that are business days in all of several calendars. */
export interface JoinedCalendar extends HolidayCalendar {
  readonly names: readonly string[];
  /** The last year for which all of them are published; null if one was never published. */
  readonly certainUntil: number | null;
}

let joined = new Map<string, JoinedCalendar>();
let joinedVersion = -1;

/** Cached until an operator changes a calendar: every bond needs one. */
export function joinCalendars(names: readonly string[]): JoinedCalendar {
  if (joinedVersion !== calendarVersion()) {
    joined = new Map();
    joinedVersion = calendarVersion();
  }
  const id = names.join('+');
  let calendar = joined.get(id);
  if (!calendar) joined.set(id, (calendar = makeCalendar(names)));
  return calendar;
}

function makeCalendar(names: readonly string[]): JoinedCalendar {
  const holidays = new Set<Day>();
  for (const name of names) {
    for (let year = YEARS.first; year <= YEARS.last; year += 1) {
      for (const day of listHolidays(name, year)) holidays.add(day);
    }
  }
  const facts = names.map((name) => describeCalendar(name));
  const years = facts.map((fact) => fact?.certainUntil ?? 0);
  return {
    names,
    weekend: [...new Set(facts.flatMap((fact) => fact?.weekend ?? []))],
    holidays,
    certainUntil: Math.min(...years) || null,
  };
}

/**
 * The calendars for settlement and payments of a bond: that of its currency, and that of the place
 * where trades on its exchange settle. BUS/252 counts only the days of the currency's banks.
 */
export function findBondCalendars(
  currency: string | null,
  venue: string | null,
  dayCount: string | null,
): readonly string[] {
  const ofCurrency = findCalendars([currency]).filter((name) => !UNKNOWN_MARKET.includes(name));
  if (dayCount === 'BUS/252' && ofCurrency.length > 0) return ofCurrency;
  const ofVenue = findCalendars([], venue)
    .filter((name) => !UNKNOWN_MARKET.includes(name))
    .map((name) => describeCalendar(name)?.settles ?? name);
  const names = [...new Set([...ofCurrency, ...ofVenue])];
  return names.length === 0 ? UNKNOWN_MARKET : names;
}

/** “EU”, or several as “EU+US”. Undefined if one of them is unknown. */
export function readCalendarNames(text: string): readonly string[] | undefined {
  const names = text.toUpperCase().split('+');
  return names.every((name) => describeCalendar(name) !== undefined)
    ? [...new Set(names)]
    : undefined;
}
