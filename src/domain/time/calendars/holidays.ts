import { calendarDay, parseDay, weekdayFromDay, yearFromDay, type Day } from '../day.ts';
import { FACTS, RULES, VENUES } from './calendar-rules.ts';
import {
  chineseDay,
  easterDay,
  equinoxDay,
  islamicDays,
  orthodoxEasterDay,
} from './special-days.ts';

const RULE =
  /^(?:([mtf])?(\d\d)-(\d\d)([~>sj])?|([eo])([+-]\d+)|([li])(\d+)\.(\d+)|q([39])j|(between)|([=!])(\d{4}-\d\d-\d\d))(?:\*(\d+))?(?:@(\d{4})(-\d{4})?)?$/;
const WEEKDAYS: Readonly<Record<string, number>> = { m: 1, t: 4, f: 5 };
const SATURDAY = 6;

/** The parts of each rule, as matched by the expression. */
const rules: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  RULES.trim()
    .replaceAll('\n ', ' ')
    .split('\n')
    .map((line) => {
      const [calendar = '', ...own] = line.split(' ');
      return [calendar, own.map((rule) => RULE.exec(rule)!)];
    }),
);

/** The calendars of a market that isn't listed here. */
export const UNKNOWN_MARKET: readonly string[] = ['XX'];

const calendarByVenue: ReadonlyMap<string, string> = new Map(
  VENUES.split(/[|\n]/).flatMap((entry) => {
    const [calendar = '', ...mics] = entry.split(' ');
    return mics.map((mic) => [mic, calendar] as const);
  }),
);

export interface CalendarFacts {
  /** The code of a country or an exchange. */
  readonly name: string;
  /** A name that is the same in all languages; null to use the country's name. */
  readonly title: string | null;
  /** The publisher of the days; null for usual bank holidays. */
  readonly source: string | null;
  /** The last year with published days; later days follow rules. */
  readonly certainUntil: number | null;
  /** That year is our judgement, not the end of a published list. */
  readonly isJudged: boolean;
  /** The calendar by which trades on an exchange settle. */
  readonly settles: string;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekend: readonly number[];
}

const WEEKEND = [0, 6];

const facts: ReadonlyMap<string, CalendarFacts> = new Map(
  [...rules.keys()].map((name) => {
    const line = FACTS.split('\n').find((known) => known.startsWith(`${name}|`)) ?? '';
    const [, title, source, certainUntil, settles, weekend] = line.split('|');
    return [
      name,
      {
        name,
        title: title || null,
        source: source || null,
        certainUntil: certainUntil ? Number(certainUntil.replace('~', '')) : null,
        isJudged: certainUntil?.startsWith('~') ?? false,
        settles: settles || name,
        weekend: weekend ? weekend.split(' ').map(Number) : WEEKEND,
      },
    ];
  }),
);

export function listCalendars(): CalendarFacts[] {
  return [...facts.values()];
}

export function describeCalendar(name: string): CalendarFacts | undefined {
  return facts.get(name);
}

/**
 * The calendars of an instrument: that of its exchange, or else those of its currencies. A pair
 * follows both of its currencies. `trading_day_before` in SQL does the same for one currency.
 */
export function findCalendars(
  currencies: readonly (string | null)[],
  venue?: string | null,
): readonly string[] {
  const ofVenue = calendarByVenue.get(venue ?? '');
  if (ofVenue !== undefined) return [ofVenue];
  const ofCurrencies = currencies
    .map((currency) => currency?.slice(0, 2) ?? '')
    .filter((calendar) => rules.has(calendar));
  return ofCurrencies.length === 0 ? UNKNOWN_MARKET : [...new Set(ofCurrencies)];
}

/** Calendars by exchange, and by the first two letters of a currency. */
export function listMarkets(): ReadonlyMap<string, string> {
  const ofCurrencies = [...rules.keys()].filter((name) => name.length === 2);
  return new Map([...ofCurrencies.map((name) => [name, name] as const), ...calendarByVenue]);
}

/** A day that operators have closed or opened, overriding the rules. */
export interface OwnDay {
  readonly calendar: string;
  readonly day: Day;
  readonly isOpen: boolean;
}

const known = new Map<string, Map<number, ReadonlySet<Day>>>();
let ownDays: ReadonlyMap<string, readonly OwnDay[]> = new Map();
let version = 0;

/** Replaces the operators' days. Each process calls it when they change. */
export function replaceOwnDays(days: readonly OwnDay[]): void {
  const before = ownDays;
  ownDays = Map.groupBy(days, ({ calendar }) => calendar);
  for (const calendar of [...before.keys(), ...ownDays.keys()]) known.delete(calendar);
  version += 1;
}

/** Increases whenever the holidays of a calendar may have changed. */
export function calendarVersion(): number {
  return version;
}

export function isHoliday(calendar: string, day: Day): boolean {
  return listHolidays(calendar, yearFromDay(day)).has(day);
}

const NONE: ReadonlySet<Day> = new Set();

/** The holidays of a year, including those on weekends. */
export function listHolidays(calendar: string, year: number): ReadonlySet<Day> {
  const own = rules.get(calendar);
  if (!own) return NONE;
  let years = known.get(calendar);
  if (!years) known.set(calendar, (years = new Map()));
  let days = years.get(year);
  if (!days) years.set(year, (days = changeDays(calendar, year, findHolidays(own, year))));
  return days;
}

function changeDays(calendar: string, year: number, days: Set<Day>): Set<Day> {
  for (const { day, isOpen } of ownDays.get(calendar) ?? []) {
    if (isOpen) days.delete(day);
    else if (yearFromDay(day) === year) days.add(day);
  }
  return days;
}

function findHolidays(own: readonly (readonly string[])[], year: number): Set<Day> {
  const days = new Set<Day>();
  for (const rule of own) {
    const [
      ,
      weekday,
      month,
      date,
      moved,
      easter,
      offset,
      other,
      otherMonth,
      otherDay,
      equinox,
      between,
      once,
      onceOn,
      length,
      since,
      until,
    ] = rule;
    if (since !== undefined && year < Number(since)) continue;
    // The match includes the hyphen.
    if (until !== undefined && year > -Number(until)) continue;
    let starts: Day[];
    if (easter !== undefined) {
      starts = [(easter === 'e' ? easterDay(year) : orthodoxEasterDay(year)) + Number(offset)];
    } else if (other !== undefined) {
      const at = [year, Number(otherMonth), Number(otherDay)] as const;
      starts = other === 'l' ? [chineseDay(...at)] : islamicDays(...at);
    } else if (equinox !== undefined) {
      starts = substitute(equinoxDay(year, equinox === '3' ? 3 : 9), days);
    } else if (between !== undefined) {
      starts = [...days].filter((day) => days.has(day + 2)).map((day) => day + 1);
    } else if (once !== undefined) {
      const day = parseDay(onceOn!)!;
      if (once === '!') days.delete(day);
      starts = once === '=' && yearFromDay(day) === year ? [day] : [];
    } else {
      const first = calendarDay(year, Number(month), Number(date));
      if (moved === 'j') starts = substitute(first, days);
      else starts = [weekday ? nextWeekday(first, WEEKDAYS[weekday]!) : move(first, moved, days)];
    }
    for (const start of starts) {
      for (let i = 0; i < Number(length ?? 1); i += 1) days.add(start + i);
    }
  }
  return days;
}

function nextWeekday(day: Day, weekday: number): Day {
  return day + ((weekday - weekdayFromDay(day) + 7) % 7);
}

function move(day: Day, how: string | undefined, taken: ReadonlySet<Day>): Day {
  const weekday = weekdayFromDay(day);
  if (how === '~' && weekday === SATURDAY) return day - 1;
  if ((how === '~' || how === 's') && weekday === 0) return day + 1;
  if (how !== '>') return day;
  let moved = day;
  while (weekdayFromDay(moved) % SATURDAY === 0 || taken.has(moved)) moved += 1;
  return moved;
}

/** For a holiday on a Sunday, the next day that isn't a holiday. */
function substitute(day: Day, taken: ReadonlySet<Day>): Day[] {
  if (weekdayFromDay(day) !== 0) return [day];
  let next = day + 1;
  while (taken.has(next)) next += 1;
  return [day, next];
}
