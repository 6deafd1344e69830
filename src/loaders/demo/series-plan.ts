import type { Day } from '../../domain/time/day.ts';
import { hash } from './random.ts';
import { isHoliday } from '../../domain/time/calendars/holidays.ts';
import { isTradingDay } from '../../domain/time/trading-day.ts';
import { tradingYears, type TradingYear } from '../trading-days.ts';
import { BondPricer, type BondMovement } from './bond-prices.ts';
import type { LineMovement } from './quantity.ts';
import { nextUnits, type Walk } from './walk.ts';
import { worldFor, type Reading } from './world.ts';

/** The facts about a series that don't change from day to day. */
export interface SeriesPlan {
  /** Also the id of its instrument: a demo instrument has one series. */
  readonly id: number;
  readonly decimals: number;
  readonly unit: string;
  readonly isRealtime: boolean;
  readonly firstDay: Day;
  /** The last day with a value: a maturity or a withdrawal. Infinity if there is none. */
  readonly lastDay: Day;
  /** The value before the first day, in units of 10^-decimals. */
  readonly startUnits: number;
  readonly movement: Walk | BondMovement | LineMovement;
  /** The calendars of its holidays (`findCalendars`). */
  readonly calendars: readonly string[];
  /** Whether its trading is occasionally suspended for some weeks. */
  readonly hasGaps: boolean;
  /** It trades on one of this many days; if absent, daily. */
  readonly tradesEvery?: number;
}

/** Points of one year as parallel arrays, the input format of the chunk encoder. */
export interface YearPoints {
  readonly year: number;
  readonly days: readonly Day[];
  readonly units: readonly number[];
}

/** The state of a walk: its last value and the day of that value. */
export interface WalkPosition {
  readonly day: Day;
  readonly units: number;
}

const SUSPENSION_CYCLE_DAYS = 400;
const SUSPENSION_SALT = 0x3c6e_f372;

/** One suspension of two to six weeks per cycle, at a position determined by the hash. */
export function isSuspended(plan: SeriesPlan, day: Day): boolean {
  if (!plan.hasGaps) return false;
  const cycle = Math.floor(day / SUSPENSION_CYCLE_DAYS);
  const h = hash(plan.movement.seed ^ SUSPENSION_SALT, cycle);
  const length = 14 + ((h >>> 16) % 29);
  const start = (h & 0xffff) % (SUSPENSION_CYCLE_DAYS - length);
  const place = day - cycle * SUSPENSION_CYCLE_DAYS;
  return place >= start && place < start + length;
}

const QUIET_SALT = 0x2b_99_51;
/** Bonds trade in their first days, so each has a price. */
const FIRST_DAYS = 5;

/** Whether it doesn't trade on a day. */
function isQuiet({ tradesEvery = 1, firstDay, movement }: SeriesPlan, day: Day): boolean {
  if (tradesEvery === 1 || day < firstDay + FIRST_DAYS) return false;
  return hash(movement.seed ^ QUIET_SALT, day) % tradesEvery !== 0;
}

/** Whether a series has a quote on a day, ignoring rare trades. */
export function isOpen(plan: SeriesPlan, day: Day): boolean {
  return (
    day >= plan.firstDay &&
    day <= plan.lastDay &&
    isTradingDay(day, plan.calendars) &&
    !isSuspended(plan, day)
  );
}

/** The trading days of a period, computed once for all series with the same holidays. */
export class Calendar {
  readonly #from: Day;
  readonly #to: Day;
  readonly #years = new Map<string, readonly TradingYear[]>();

  constructor(from: Day, to: Day) {
    this.#from = from;
    this.#to = to;
  }

  #openYears(calendars: readonly string[]): readonly TradingYear[] {
    const id = calendars.join(' ');
    let years = this.#years.get(id);
    if (!years) {
      const weekdays =
        calendars.length === 0 ? tradingYears(this.#from, this.#to, []) : this.#openYears([]);
      const open = (day: Day): boolean => !calendars.some((calendar) => isHoliday(calendar, day));
      years = weekdays.map(({ year, days }) => ({ year, days: days.filter(open) }));
      this.#years.set(id, years);
    }
    return years;
  }

  /** The days of a series between two days (both included), by year. */
  *tradingYears(plan: SeriesPlan, from: Day, to: Day): Generator<TradingYear> {
    const first = Math.max(from, plan.firstDay);
    const last = Math.min(to, plan.lastDay);
    for (const { year, days } of this.#openYears(plan.calendars)) {
      const start = days[0] ?? Infinity;
      const end = days[days.length - 1] ?? -Infinity;
      if (end < first || start > last) continue;
      const isWhole = start >= first && end <= last && !plan.hasGaps && !plan.tradesEvery;
      const own = isWhole
        ? days
        : days.filter(
            (day) => day >= first && day <= last && !isSuspended(plan, day) && !isQuiet(plan, day),
          );
      if (own.length > 0) yield { year, days: own };
    }
  }

  countDays(plan: SeriesPlan, to: Day): number {
    let count = 0;
    for (const { days } of this.tradingYears(plan, -Infinity, to)) count += days.length;
    return count;
  }
}

/** Computes the value of a day from the previous one. */
export function makeStep(plan: SeriesPlan): (previous: number, day: Day) => number {
  const { movement, decimals } = plan;
  if (movement.kind === 'walk') return (previous, day) => nextUnits(movement, previous, day);
  if (movement.kind === 'line') {
    const units = lineUnits(plan, movement);
    return (_, day) => units({ day });
  }
  const pricer = new BondPricer(movement);
  const factor = 10 ** decimals;
  return (_, day) => Math.max(Math.round(pricer.price(day) * factor), 1);
}

/** The values of a series at moments, in its units. Rates may be negative. */
export function lineUnits(
  { decimals, unit }: Pick<SeriesPlan, 'decimals' | 'unit'>,
  { key, quantity }: LineMovement,
): Reading {
  const valueAt = worldFor(key).readingFor(quantity);
  const smallest = unit === '%' ? -Infinity : 1;
  // Adding 0 turns a rounded -0 into 0.
  return (moment) => Math.max(Math.round(valueAt(moment) * 10 ** decimals), smallest) + 0;
}

/** The points after a position up to a day; without a position, from the very first one. */
export function walkPoints(
  plan: SeriesPlan,
  calendar: Calendar,
  to: Day,
  after?: WalkPosition,
): YearPoints[] {
  const next = makeStep(plan);
  let value = after?.units ?? plan.startUnits;
  const years: YearPoints[] = [];
  for (const { year, days } of calendar.tradingYears(plan, after ? after.day + 1 : -Infinity, to)) {
    const units: number[] = [];
    for (const day of days) {
      value = next(value, day);
      units.push(value);
    }
    years.push({ year, days, units });
  }
  return years;
}
