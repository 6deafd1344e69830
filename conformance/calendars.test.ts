import { expect, test } from 'vitest';
import { isHoliday } from '../src/domain/time/calendars/holidays.ts';
import {
  calendarDay,
  formatDay,
  parseDay,
  weekdayFromDay,
  type Day,
} from '../src/domain/time/day.ts';
import { readRows, whyMissing } from './lib/reference-data.ts';

/*
 * Compares calendars with lists of closing days, and with the days on which rates and prices were really
 * made. Without these files the tests are skipped.
 */
const LISTS = 'calendars/holidays_to_2022.csv';
const DAYS_OFF = 'calendars/moex_days_off_2012_2016_quantlib_test.csv';
const YIELDS = 'us-treasury-yields/fred_DGS10.csv.gz';
const CURVES = 'moex/zerocoupon_yield_curve_2014_2025.csv.gz';
const INDEXES = 'index-histories/index_daily_ohlcv_1971_2025.csv.gz';

const lacks = (file: string) => whyMissing(file) !== undefined;

/** Without the heading. */
const readLines = (file: string) => readRows(file).slice(1);

const isWeekday = (day: Day) => weekdayFromDay(day) % 6 !== 0;

function listWeekdays(from: Day, to: Day): Day[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(isWeekday);
}

/** Weekdays that a file has no value of, from one of its days to the other. */
function closedBetween(open: ReadonlySet<Day>, first = Math.min(...open)): Comparison {
  const last = Math.max(...open);
  return {
    closed: new Set(listWeekdays(first, last).filter((day) => !open.has(day))),
    first,
    last,
  };
}

interface Comparison {
  readonly closed: ReadonlySet<Day>;
  readonly first: Day;
  readonly last: Day;
}

const format = (found: readonly Day[]) => found.map(formatDay).join(' ');

function compare(calendar: string, { closed, first, last }: Comparison) {
  const days = listWeekdays(first, last);
  return {
    agreed: days.filter((day) => closed.has(day) && isHoliday(calendar, day)).length,
    onlyOurs: format(days.filter((day) => !closed.has(day) && isHoliday(calendar, day))),
    onlyTheirs: format(days.filter((day) => closed.has(day) && !isHoliday(calendar, day))),
  };
}

function readList(name: string): Comparison {
  const days = readLines(LISTS)
    .filter(([calendar, , , kind]) => calendar === name && kind === 'closed')
    .map(([, day]) => parseDay(day!)!)
    .filter(isWeekday);
  const firstYear = Number(formatDay(Math.min(...days)).slice(0, 4));
  return {
    closed: new Set(days),
    first: calendarDay(firstYear, 1, 1),
    last: calendarDay(2022, 12, 31),
  };
}

test.skipIf(lacks(LISTS)).each([
  ['EU', 'TARGET', 114, '', ''],
  ['XETR', 'XETR', 157, '', ''],
  ['GB', 'XLON', 189, '', ''],
  ['XNYS', 'NYSE', 231, '', ''],
  ['RU', 'MOEX', 110, '', ''],
  // Rules of QuantLib 1.29. The Treasury's yields below say otherwise of all six days.
  [
    'US',
    'US-GOVERNMENT-BOND',
    245,
    '2001-09-11 2001-09-12',
    '2007-04-06 2010-04-02 2012-04-06 2021-04-02',
  ],
])('BND-14 %s has the closing days of %s', (calendar, list, agreed, onlyOurs, onlyTheirs) => {
  expect(compare(calendar, readList(list))).toEqual({ agreed, onlyOurs, onlyTheirs });
});

test.skipIf(lacks(DAYS_OFF))('BND-14 Russia has the days off of a list made by hand', () => {
  const closed = readLines(DAYS_OFF)
    .map(([day]) => parseDay(day!)!)
    .filter(isWeekday);
  const years = { first: calendarDay(2012, 1, 1), last: calendarDay(2016, 12, 31) };
  // The list above, and the curves of the exchange below, say otherwise of all three days.
  expect(compare('RU', { closed: new Set(closed), ...years })).toEqual({
    agreed: 52,
    onlyOurs: '2014-06-13 2015-05-04',
    onlyTheirs: '2016-12-30',
  });
});

const HALTED = listWeekdays(parseDay('2022-02-28')!, parseDay('2022-03-18')!)
  .filter((day) => !isHoliday('RU', day))
  .map(formatDay)
  .join(' ');

test.skipIf(lacks(YIELDS))('BND-14 the US bond market is open when the Treasury has yields', () => {
  const open = readLines(YIELDS)
    .filter(([, value]) => value !== '.' && value !== '')
    .map(([day]) => parseDay(day!)!);
  expect(compare('US', closedBetween(new Set(open), parseDay('1990-01-01')))).toEqual({
    agreed: 371,
    onlyOurs: '',
    onlyTheirs: '',
  });
});

test.skipIf(lacks(CURVES))('BND-14 Russia is open when its exchange makes a zero curve', () => {
  const open = readLines(CURVES).map(([line]) => {
    const [date, month, year] = line!.split(';')[0]!.split('.');
    return parseDay(`${year}-${month}-${date}`)!;
  });
  expect(compare('RU', closedBetween(new Set(open)))).toEqual({
    agreed: 107,
    onlyOurs: '',
    // Trading was halted; banks were open, and trades could be settled.
    onlyTheirs: HALTED,
  });
});

test.skipIf(lacks(INDEXES)).each([
  ['CN', 'SSE Composite', '1991-01-01', 586, ''],
  // The file has values of two days of Hurricane Sandy on which nobody traded.
  ['XNYS', 'S&P 500', '1998-01-01', 260, '2012-10-29 2012-10-30'],
])('BND-14 %s is open when there is a close of %s', (calendar, index, from, agreed, onlyOurs) => {
  const open = readLines(INDEXES)
    .filter(([name]) => name === index)
    .map(([, day]) => parseDay(day!)!);
  expect(compare(calendar, closedBetween(new Set(open), parseDay(from)))).toEqual({
    agreed,
    onlyOurs,
    onlyTheirs: '',
  });
});
