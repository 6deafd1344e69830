import {
  calendarDay,
  firstDayOfYear,
  parseDay,
  weekdayFromDay,
  yearFromDay,
  type Day,
} from './day.ts';

/**
 * When markets close besides weekends. The calendar of a currency is named by the first two letters of
 * its code and has the holidays of its banks and bond market (`EU` is TARGET). Exchanges share it
 * unless they have a calendar of their own. `XX` is for unknown markets.
 *
 * `01-06` a date; `07-04~` moved to the nearest weekday, `01-01s` from Sunday to Monday, `12-26>` to
 * the next day that is open; `m05-25` the first Monday (`t` Thursday, `f` Friday) from a date on;
 * `e-2` days from Easter, `o` from Orthodox Easter; `l1.1` a day of the Chinese calendar, `i10.1` of
 * the Islamic one. `*3` lasts three days; `@2022` applies from that year on, `@2015-2021` to these years. `=2018-12-05`
 * is a single closing day, `!2020-05-04` a trading day despite an earlier rule.
 */
const RULES = `
XX 01-01 12-25
EU 01-01 e-2@2000 e+1@2000 05-01@2000 12-25 12-26@2000 =1999-12-31 =2001-12-31
XETR 01-01 e-2 e+1 05-01 e+50@2015-2021 10-03@2014-2020 12-24*3 12-31 =2007-05-28 =2017-10-31
US 01-01s m01-15 m02-15 e-2 m05-25 06-19~@2022 07-04~ m09-01 m10-08 11-11s t11-22 12-25~ !2015-04-03 =2004-06-11 =2012-10-30 =2018-12-05
XNYS 01-01s m01-15@1998 m02-15 e-2 m05-25 06-19~@2022 07-04~ m09-01 t11-22 12-25~ =2001-09-11*4 =2004-06-11 =2007-01-02 =2012-10-29*2 =2018-12-05 =2025-01-09
GB 01-01> e-2 e+1 m05-01 m05-25 m08-25 12-25> 12-26> !1995-05-01 =1995-05-08 =1999-12-31 !2002-05-27 =2002-06-03*2 =2011-04-29 !2012-05-28 =2012-06-04*2 !2020-05-04 =2020-05-08 !2022-05-30 =2022-06-02*2 =2022-09-19 =2023-05-08
JP 01-01*3 m01-08 02-11s 02-23s@2020 03-20s 04-29s 05-03*3 m07-15 08-11s m09-15 09-23s m10-08 11-03s 11-23s 12-31
CH 01-01*2 e-2 e+1 05-01 e+39 e+50 08-01 12-25 12-26
CA 01-01> m02-15 e-2 m05-18 07-01> m08-01 m09-01 m10-08 12-25> 12-26>
AU 01-01> 01-26> e-2 e+1 04-25 m06-08 12-25> 12-26>
NZ 01-01> 01-02> 02-06> e-2 e+1 04-25> m06-01 m10-22 12-25> 12-26>
PL 01-01 01-06 e-2 e+1 05-01 05-03 e+60 08-15 11-01 11-11 12-24*3
CZ 01-01 e-2 e+1 05-01 05-08 07-05*2 09-28 10-28 11-17 12-24*3
HU 01-01 03-15 e-2 e+1 05-01 e+50 08-20 10-23 11-01 12-24*3
SE 01-01 01-06 e-2 e+1 05-01 e+39 06-06 f06-19 12-24*3 12-31
NO 01-01 e-3*2 e+1 05-01 05-17 e+39 e+50 12-24*3 12-31
DK 01-01 e-3*2 e+1 e+39*2 e+50 06-05 12-24*3 12-31
RO 01-01*2 01-24 o-2 o+1 05-01 06-01 o+50 08-15 11-30 12-01 12-25*2
RU 01-01*2 01-07 02-23> 03-08> 05-01> 05-09> 06-12> 11-04> 12-31 !2013-02-25 !2014-02-24 !2019-02-25 !2021-05-10 !2021-06-14 =2012-03-09 =2012-04-30 =2012-06-11 =2013-01-03*2 =2014-01-03 =2014-06-13 =2015-05-04 =2016-01-08 =2016-05-03 =2017-05-08 =2018-01-08 =2020-06-24 =2020-07-01 =2022-03-07 =2022-05-03 =2022-05-10
KZ 01-01*2 01-07 03-08 03-21*3 05-01 05-07 05-09 07-06 08-30 12-16
BY 01-01*2 01-07 03-08 05-01 05-09 07-03 11-07 12-25
TR 01-01 04-23 05-01 05-19 i10.1*3 i12.10*4 07-15 08-30 10-29
CN 01-01 l1.1*7 04-05 05-01*3 l5.5 l8.15 10-01*7
HK 01-01> l1.1*3 04-05 e-2 e+1 l4.8 05-01 l5.5 07-01 l8.16 10-01 l9.9 12-25*2
SG 01-01s l1.1*2 e-2 05-01s i10.1 i12.10 08-09s 12-25s
KR 01-01 l1.1*2 03-01 l4.8 05-05 06-06 08-15 l8.14*3 10-03 10-09 12-25 12-31
TW 01-01 l1.1*4 02-28 04-04*2 05-01 l5.5 l8.15 10-10
IN 01-26 e-2 05-01 08-15 10-02 12-25
ID 01-01 l1.1 e-2 05-01 i10.1*2 i12.10 08-17 12-25
MY 01-01 l1.1*2 05-01 i10.1*2 i12.10 08-31 09-16 12-25
TH 01-01 04-06 04-13*3 05-01 06-03 07-28 08-12 10-13 10-23 12-05 12-10 12-31
BR 01-01 e-48*2 e-2 04-21 05-01 e+60 09-07 10-12 11-02 11-15 11-20@2024 12-24*2 12-31
MX 01-01 m02-01 m03-15 e-3*2 05-01 09-16 11-02 m11-15 12-12 12-25
AR 01-01 e-48*2 03-24 04-02 e-2 05-01 05-25 06-20 07-09 12-08 12-25
CL 01-01 e-2 05-01 05-21 07-16 08-15 09-18*2 11-01 12-08 12-25 12-31
CO 01-01 e-3*2 05-01 07-20 08-07 12-08 12-25
PE 01-01 e-3*2 05-01 06-29 07-28*2 08-30 10-08 11-01 12-08 12-25
AE 01-01 i10.1*3 i12.9*4 12-02*2
SA i10.1*4 i12.9*5 09-23
EG 01-07 01-25 04-25 05-01 i10.1*3 i12.9*4 07-23 10-06
ZA 01-01s 03-21s e-2 e+1 04-27s 05-01s 06-16s 08-09s 09-24s 12-16s 12-25s 12-26s
NG 01-01 e-2 e+1 05-01 06-12 i10.1*2 i12.10*2 10-01 12-25*2`;

const RULE =
  /^(?:([mtf])?(\d\d)-(\d\d)([~>s])?|([eo])([+-]\d+)|([li])(\d+)\.(\d+)|([=!])(\d{4}-\d\d-\d\d))(?:\*(\d+))?(?:@(\d{4})(-\d{4})?)?$/;
const WEEKDAYS: Readonly<Record<string, number>> = { m: 1, t: 4, f: 5 };
const SATURDAY = 6;

/** The parts of each rule, as the expression has them. */
const rules: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  RULES.trim()
    .split('\n')
    .map((line) => {
      const [calendar = '', ...own] = line.split(' ');
      return [calendar, own.map((rule) => RULE.exec(rule)!)];
    }),
);

/** The calendars of a market that isn't listed here. */
export const UNKNOWN_MARKET: readonly string[] = ['XX'];

/** Exchanges by the calendar that they keep. */
const VENUES = `XNYS XNYS XNAS ARCX|XETR XETR XFRA XSTU|CA XTSE|GB XLON|CH XSWX|SE XSTO|DK XCSE
NO XOSL|PL XWAR|CZ XPRA|HU XBUD|RO XBSE|RU MISX|KZ XKAZ|BY BCSE|TR XIST|AE XDFM|SA XSAU|EG XCAI
NG XNSA|ZA XJSE|JP XTKS|CN XSHG XSHE XCFE|HK XHKG|SG XSES|KR XKRX|IN XNSE XBOM|ID XIDX|MY XKLS
TH XBKK|AU XASX|BR BVMF|MX XMEX|CL XSGO|CO XBOG|PE XLIM|XX XPFT XSTE XTAE
EU XPAR XAMS XBRU XLIS XDUB XMIL MOTX XMAD XWBO XLUX XHEL`;

const calendarByVenue: ReadonlyMap<string, string> = new Map(
  VENUES.split(/[|\n]/).flatMap((entry) => {
    const [calendar = '', ...mics] = entry.split(' ');
    return mics.map((mic) => [mic, calendar] as const);
  }),
);

/**
 * The calendars that an instrument follows: that of its exchange, or else of its currencies. A pair
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

const MILLISECONDS_PER_DAY = 86_400_000;
const known = new Map<string, Map<number, ReadonlySet<Day>>>();

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
  if (!days) years.set(year, (days = findHolidays(own, year)));
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
    } else if (once !== undefined) {
      const day = parseDay(onceOn!)!;
      if (once === '!') days.delete(day);
      starts = once === '=' && yearFromDay(day) === year ? [day] : [];
    } else {
      const first = calendarDay(year, Number(month), Number(date));
      starts = [weekday ? nextWeekday(first, WEEKDAYS[weekday]!) : move(first, moved, days)];
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

/** Western Easter, by the anonymous Gregorian algorithm. */
function easterDay(year: number): Day {
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

/** Days that the Julian calendar is behind, from 1900 to 2099. */
const JULIAN_DAYS = 13;

function orthodoxEasterDay(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const n = d + e + 114;
  return calendarDay(year, Math.floor(n / 31), (n % 31) + 1) + JULIAN_DAYS;
}

const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const LUNAR_MONTH_DAYS = 29.53;
const chineseDays = new Map<string, Day>();

/** A day of the Chinese calendar in the year that it begins in. */
function chineseDay(year: number, month: number, date: number): Day {
  const id = `${year} ${month}.${date}`;
  let day = chineseDays.get(id);
  // Formatting is slow, so it looks at a few days only: the first near the middle of where it can be.
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

/** A leap month is half a month later than the one that it repeats. */
function readChinese(day: Day): { readonly month: number; readonly date: number } {
  const parts = chinese.formatToParts(day * MILLISECONDS_PER_DAY);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const month = Number.parseInt(find('month'), 10) + (find('month').includes('bis') ? 0.5 : 0);
  return { month, date: Number.parseInt(find('day'), 10) };
}

/** The first day of the Islamic calendar, 16 July 622 (Julian). */
const HIJRA = -492_148;
const ISLAMIC_YEAR_DAYS = 354.366_7;

/** The days of a year that have a date of the Islamic calendar, by its arithmetic: one or two. */
function islamicDays(year: number, month: number, date: number): Day[] {
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
