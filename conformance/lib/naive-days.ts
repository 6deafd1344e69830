import type { Day } from '../../src/domain/day.ts';
import type { Basis } from './excel-rows.ts';

/**
 * Days and day counts once more, written plainly and apart from the product's own, so that a fault
 * in one of them shows as a difference. With a quirk they count as Excel does.
 */
export const QUIRKS = {
  thirtyFirst:
    '30/360 US: after the end of February a 31st counts as a 30th (SIA, QuantLib); Excel leaves it a 31st',
  negativeTime:
    'ACT/360 and ACT/365 at the end of a period: more than 360/f or 365/f days have passed, and the time to the next coupon is 0 or negative for Excel',
  daysNotWhole:
    'COUPDAYSNC with 30/360 US around the end of February: days since the last and to the next coupon do not make up COUPDAYS',
  lastPeriodDays:
    'YIELD in the last coupon period: Excel takes the days to maturity, which are not the period less the accrued days; its own PRICE does not give the price back',
  yearAverage:
    'ACT/ACT without coupon periods: Excel divides by the average length of the years touched, which is neither ISDA nor ICMA',
  billYear:
    'TBILLEQ: a year with a 29 February has 366 days (31 CFR 356); Excel takes 365, and half a year for 182 days',
  lostMonthEnd:
    'Quasi-coupon days go from one to the next and lose the end of the month: 31 August, 28 February, 28 August',
  wholePeriodDays:
    'ODDFPRICE, long first period: a whole quasi-coupon period is 1 in Excel’s coupon and its days by 360/f or 365/f in accrued interest, or the other way round: on the coupon day the two differ',
  twoGrids:
    'ODDFPRICE: before a first coupon on 28 February quasi-coupons are at the end of the month, after it on the day of the maturity',
  daysToNext:
    'ODDFPRICE with ACT/360 and ACT/365, long first period: the days to the next quasi-coupon and those since the last do not make up the period, as they do in Excel’s PRICE',
  countedFromSettlement:
    'ODDFPRICE, long first period: whole periods are counted from the month of settlement, one too many if coupons are at the end of a month',
  countedFromMaturity:
    'ODDLPRICE: periods are counted back from maturity, and what does not fit is added to the last of them as if it were a part of it',
  twoThirties:
    'ODDLPRICE with 30/360 US: the end of February and a 31st count otherwise in the coupon than in accrued interest and in the time left',
} as const;
export type Quirk = keyof typeof QUIRKS;
export type Quirks = ReadonlySet<Quirk>;

const DAY_MS = 86_400_000;

export interface Civil {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

/** The tables have few days and many rows. */
const known = new Map<Day, Civil>();

export function civil(day: Day): Civil {
  const found = known.get(day);
  if (found) return found;
  const at = new Date(day * DAY_MS);
  const made = { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
  known.set(day, made);
  return made;
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function lengthOfMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 1 && isLeap ? 29 : LENGTHS[month]!;
}

export function isLastOfMonth(day: Day): boolean {
  const { year, month, date } = civil(day);
  return date === lengthOfMonth(year, month);
}

const isLastOfFebruary = (day: Day): boolean => civil(day).month === 1 && isLastOfMonth(day);

/** The same day of another month, or its last; always its last if so wished. */
export function addMonths(day: Day, months: number, toEnd = false): Day {
  const { year, month, date } = civil(day);
  const total = year * 12 + month + months;
  const [toYear, toMonth] = [Math.floor(total / 12), ((total % 12) + 12) % 12];
  const length = lengthOfMonth(toYear, toMonth);
  return Date.UTC(toYear, toMonth, toEnd ? length : Math.min(date, length)) / DAY_MS;
}

/** Days by the basis. `both` is how Excel counts whole periods of ODDLPRICE. */
export function daysBetween(
  basis: Basis,
  from: Day,
  to: Day,
  quirks: Quirks,
  both = false,
): number {
  if (basis === 'Europ30_360') return thirty(from, to, Math.min(civil(to).date, 30));
  if (basis !== 'UsPsa30_360') return to - from;
  let last = civil(to).date;
  if (isLastOfFebruary(to) && (both || isLastOfFebruary(from))) last = 30;
  const startsLate = quirks.has('thirtyFirst')
    ? civil(from).date >= 30
    : civil(from).date >= 30 || isLastOfFebruary(from);
  if (last === 31 && (both || startsLate)) last = 30;
  return thirty(from, to, last, isLastOfFebruary(from));
}

function thirty(from: Day, to: Day, last: number, startsAtFebruaryEnd = false): number {
  const [a, b] = [civil(from), civil(to)];
  const first = startsAtFebruaryEnd ? 30 : Math.min(a.date, 30);
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + (last - first);
}

/** Days of a coupon period as Excel's COUPDAYS has them. */
export function daysOfPeriod(basis: Basis, start: Day, end: Day, frequency: number): number {
  if (basis === 'ActualActual') return end - start;
  return (basis === 'Actual365' ? 365 : 360) / frequency;
}

/** Years without coupon periods. ACT/ACT is ISDA's, or with the quirk Excel's. */
export function yearsBetween(basis: Basis, from: Day, to: Day, quirks: Quirks): number {
  if (basis === 'Actual365') return (to - from) / 365;
  if (basis !== 'ActualActual') return daysBetween(basis, from, to, quirks) / 360;
  if (quirks.has('yearAverage')) return (to - from) / averageYear(from, to);
  let years = 0;
  for (let year = civil(from).year; year <= civil(to).year; year += 1) {
    const [start, end] = [newYear(year), newYear(year + 1)];
    years += Math.max(0, Math.min(to, end) - Math.max(from, start)) / (end - start);
  }
  return years;
}

const newYear = (year: number): Day => Date.UTC(year, 0, 1) / DAY_MS;

function averageYear(from: Day, to: Day): number {
  const [a, b] = [civil(from), civil(to)];
  if (to > addMonths(from, 12)) {
    return (newYear(b.year + 1) - newYear(a.year)) / (b.year - a.year + 1);
  }
  if (a.year === b.year) return newYear(a.year + 1) - newYear(a.year);
  for (const year of [a.year, b.year]) {
    const leap = Date.UTC(year, 1, 29) / DAY_MS;
    if (civil(leap).month === 1 && leap >= from && leap <= to) return 366;
  }
  return 365;
}
