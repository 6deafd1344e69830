import { calendarDay, firstDayOfYear, type Day } from '../day.ts';

/* Days of other calendars and of the sun, in years of the Gregorian calendar. */

/** Western Easter, by the anonymous Gregorian algorithm. */
export function easterDay(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return calendarDay(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Days by which the Julian calendar lags behind, from 1900 to 2099. */
const JULIAN_DAYS = 13;

export function orthodoxEasterDay(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const n = d + e + 114;
  return calendarDay(year, Math.floor(n / 31), (n % 31) + 1) + JULIAN_DAYS;
}

const MILLISECONDS_PER_DAY = 86_400_000;
const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const LUNAR_MONTH_DAYS = 29.53;
const chineseDays = new Map<string, Day>();

/** A day of the Chinese calendar in the Gregorian year in which its year begins. */
export function chineseDay(year: number, month: number, date: number): Day {
  const id = `${year} ${month}.${date}`;
  let day = chineseDays.get(id);
  // Formatting is slow, so only a few days are checked, starting near the expected one.
  if (day === undefined) {
    day = Math.round(calendarDay(year, 2, 5) + (month - 1) * LUNAR_MONTH_DAYS) + date - 1;
    for (let away; (away = monthsAway(readChinese(day).month, month)) !== 0;) {
      day += away > 0 ? 29 : -29;
    }
    day += date - readChinese(day).date;
    chineseDays.set(id, day);
  }
  return day;
}

/** From one month to another, the shorter way around the year. */
function monthsAway(from: number, to: number): number {
  return ((to - from + 18) % 12) - 6;
}

/** A leap month counts as half a month after the month that it repeats. */
function readChinese(day: Day): { readonly month: number; readonly date: number } {
  const parts = chinese.formatToParts(day * MILLISECONDS_PER_DAY);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const month = Number.parseInt(find('month'), 10) + (find('month').includes('bis') ? 0.5 : 0);
  return { month, date: Number.parseInt(find('day'), 10) };
}

/** The first day of the Islamic calendar, 16 July 622 (Julian). */
const HIJRA = -492_148;
const ISLAMIC_YEAR_DAYS = 354.366_7;

/** The days of a year with a date of the Islamic calendar, by its arithmetic rule: one or two. */
export function islamicDays(year: number, month: number, date: number): Day[] {
  const first = firstDayOfYear(year);
  const begun = Math.floor((first - HIJRA) / ISLAMIC_YEAR_DAYS);
  return [begun, begun + 1, begun + 2]
    .map(
      (islamicYear) =>
        HIJRA +
        354 * (islamicYear - 1) +
        Math.floor((3 + 11 * islamicYear) / 30) +
        29 * (month - 1) +
        Math.ceil((month - 1) / 2) +
        date -
        1,
    )
    .filter((day) => day >= first && day < firstDayOfYear(year + 1));
}

/**
 * The equinox in Japan, from 1980 to 2099, by the formula of its almanac office: spring in March,
 * autumn in September.
 */
export function equinoxDay(year: number, month: 3 | 9): Day {
  const since = year - 1980;
  const first = month === 3 ? 20.8431 : 23.2488;
  return calendarDay(year, month, Math.floor(first + 0.242194 * since - Math.floor(since / 4)));
}
