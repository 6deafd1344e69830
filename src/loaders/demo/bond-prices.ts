import { findRemainingFlows, countedPeriod, type CashFlow } from '../../domain/bonds/cash-flows.ts';
import type { BondTerms as ExactTerms } from '../../domain/bonds/bond-terms.ts';
import { settlementDay, type HolidayCalendar } from '../../domain/bonds/business-days.ts';
import { joinCalendars } from '../../domain/time/calendars/joined-calendar.ts';
import { findRate } from '../../domain/bonds/coupon-rate.ts';
import { yearFraction } from '../../domain/bonds/day-count.ts';
import type { Schedule } from '../../domain/bonds/schedule.ts';
import type { Day } from '../../domain/time/day.ts';
import { getCurrency } from './currencies.ts';
import type { BondTerms } from './demo-instrument.ts';
import { hash, toBell } from './random.ts';
import {
  DAYS_PER_YEAR,
  discount,
  ratesFor,
  spreadPart,
  zeroRate,
  type DemoRates,
  type ZeroCurve,
} from './rates.ts';
import { waveNoise, type Wave } from './waves.ts';

/** The determinants of a bond's price: the curve of its currency and its issuer's spread. */
export interface BondMovement {
  readonly kind: 'bond';
  readonly seed: number;
  readonly marketSeed: number;
  readonly currency: string;
  /** The calendars for settlement and payments. */
  readonly calendars: readonly string[];
  readonly issuerSeed: number;
  /** The issuer's usual ten-year spread over the government, as a decimal. */
  readonly spread: number;
  /** Government bonds deviate less from their curve than corporate ones, which are 1. */
  readonly ownShare: number;
  readonly terms: BondTerms;
}

/** Idiosyncratic richness or cheapness of one bond: over some weeks, and on a single day. */
const OWN_WAVES: readonly Wave[] = [
  { length: 180, share: 0.0005 },
  { length: 20, share: 0.0003 },
];
/** A bond falls to its expected recovery over this many days before the default. */
const FALLING_DAYS = 40;
const HOPE_WAVES: readonly Wave[] = [
  { length: 240, share: 0.2 },
  { length: 30, share: 0.06 },
];
const OWN_DAY = 0.000_05;
/** The assumed life of a perpetual with floating coupons. */
const TEN_YEARS_DAYS = 3652;
/** A floor for the rates of perpetuals. */
const LOWEST_RATE = 0.01;

/** Prices a bond on any day of its life. */
export class BondPricer {
  readonly #movement: BondMovement;
  readonly #calendar: HolidayCalendar;
  readonly #exact: ExactTerms;
  readonly #rates: DemoRates;
  readonly #schedule: Schedule;
  readonly #endlessCoupon: number;
  /** All payments of its life, per 100 of the original nominal, and the nominal left after each. */
  readonly #payDays: Int32Array;
  readonly #amounts: Float64Array;
  readonly #left: Float64Array;
  // Days are consecutive, so both searches start where the previous ones ended.
  #period = 0;
  #nextFlow = 0;

  constructor(movement: BondMovement) {
    this.#movement = movement;
    this.#rates = ratesFor(movement.marketSeed);
    this.#calendar = joinCalendars(movement.calendars);
    this.#exact = exactTerms(movement.terms, this.#calendar);
    const all = findRemainingFlows(this.#exact, movement.terms.issuedOn);
    this.#payDays = Int32Array.from(all.flows, (flow) => flow.day);
    this.#amounts = Float64Array.from(all.flows, ({ coupon, principal }) => coupon + principal);
    this.#left = listLeft(all.flows);
    this.#schedule = all.schedule;
    this.#endlessCoupon = all.endlessCoupon;
  }

  /** The clean price per 100 outstanding, for a trade on a day. */
  price(day: Day): number {
    const { terms } = this.#movement;
    const settled = settlementDay(this.#calendar, day, terms.settlementDays);
    if (terms.maturesOn !== null && settled >= terms.maturesOn) return 100;
    const paying = this.#payingPrice(day, settled);
    const { flatFrom } = terms;
    if (flatFrom === null || day <= flatFrom - FALLING_DAYS) return paying;
    const fallen = Math.min((day - flatFrom) / FALLING_DAYS + 1, 1);
    return paying + fallen * (this.#hope(day) - paying);
  }

  /** The expected recovery of holders of a bond in default. */
  #hope(day: Day): number {
    const { issuerSeed } = this.#movement;
    const usual = 34 + (issuerSeed % 20);
    return usual * (1 + waveNoise(HOPE_WAVES, issuerSeed, day));
  }

  #payingPrice(day: Day, settled: Day): number {
    const { terms, issuerSeed, seed, spread, ownShare } = this.#movement;
    const curve = this.#curve(day);
    const own = waveNoise(OWN_WAVES, seed, day) + OWN_DAY * toBell(hash(seed, day));
    const margin = spread * this.#rates.credit(issuerSeed, day) + ownShare * own;
    this.#moveTo(settled);
    if (terms.couponType === 'floating') return this.#floaterPrice(settled, curve, margin);
    const outstanding = this.#nextFlow === 0 ? 100 : this.#left[this.#nextFlow - 1]!;
    const accrued = this.#accrued(settled);
    const whole = (this.#value(curve, margin, settled, Infinity, 0) / outstanding) * 100 - accrued;
    return terms.options.reduce((price, option) => {
      if (option.exercisedOn <= settled) return price;
      const until = this.#value(curve, margin, settled, option.exercisedOn, option.price);
      const early = (until / outstanding) * 100 - accrued;
      // The issuer calls a bond that is worth more, the holder puts one that is worth less.
      return option.kind === 'call' ? Math.min(price, early) : Math.max(price, early);
    }, whole);
  }

  #curve(day: Day): ZeroCurve {
    const { currency, terms } = this.#movement;
    const curve = this.#rates.curve(currency, day);
    return terms.indexRatioUnits === null ? curve : realCurve(curve, currency);
  }

  /** Interest since the last coupon, per 100 outstanding. */
  #accrued(day: Day): number {
    const period = this.#schedule.periods[this.#period];
    if (!period || this.#exact.frequency === 0) return 0;
    const rate = findRate(this.#exact, period.start);
    const counted = countedPeriod(this.#exact, this.#schedule, period);
    return 100 * rate * yearFraction(this.#exact.dayCount, period.start, day, counted);
  }

  /** Finds the period of a day and the first payment after it. */
  #moveTo(day: Day): void {
    const { periods } = this.#schedule;
    if ((periods[this.#period]?.start ?? Infinity) > day) {
      this.#period = 0;
      this.#nextFlow = 0;
    }
    while (this.#period < periods.length && periods[this.#period]!.end <= day) this.#period += 1;
    while (this.#nextFlow < this.#payDays.length && this.#payDays[this.#nextFlow]! <= day) {
      this.#nextFlow += 1;
    }
  }

  /** The value of all payments after a day, per 100 of the original nominal. */
  #value(curve: ZeroCurve, margin: number, day: Day, until: Day, endPrice: number): number {
    const payDays = this.#payDays;
    const amounts = this.#amounts;
    let value = 0;
    let i = this.#nextFlow;
    for (; i < payDays.length && payDays[i]! <= until; i += 1) {
      value += amounts[i]! * discount(curve, margin, payDays[i]! - day);
    }
    if (until !== Infinity) {
      const left = i === 0 ? 100 : this.#left[i - 1]!;
      return value + (left / 100) * endPrice * discount(curve, margin, until - day);
    }
    return this.#endlessCoupon === 0 ? value : value + this.#endlessValue(curve, margin, day);
  }

  /** The coupons of a perpetual after the listed ones. */
  #endlessValue(curve: ZeroCurve, margin: number, day: Day): number {
    const days = this.#payDays.at(-1)! - day;
    const yearly = this.#endlessCoupon * this.#schedule.periodsPerYear;
    const rate = Math.max(zeroRate(curve, days) + margin, LOWEST_RATE);
    return (yearly / rate) * discount(curve, margin, days);
  }

  /** Coupons follow the rates, so only a spread above the agreed margin puts it below par. */
  #floaterPrice(day: Day, curve: ZeroCurve, margin: number): number {
    const { terms } = this.#movement;
    const agreed = (terms.indexMarginMilli ?? 0) / 100_000;
    const days = (terms.maturesOn ?? day + TEN_YEARS_DAYS) - day;
    const years = days / DAYS_PER_YEAR;
    const rate = Math.max(zeroRate(curve, days) + margin, LOWEST_RATE);
    const annuity = -Math.expm1(-rate * years) / rate;
    return 100 * (1 - (margin * spreadPart(days) - agreed) * annuity);
  }
}

function listLeft(flows: readonly CashFlow[]): Float64Array {
  let left = 100;
  return Float64Array.from(flows, ({ principal }) => (left -= principal));
}

/** The real yield that lenders require. */
function realCurve(curve: ZeroCurve, currency: string): ZeroCurve {
  const { rate } = getCurrency(currency);
  const growth = rate < 5 ? Math.min(0.022, rate / 130) : rate / 200;
  return { ...curve, level: curve.level - growth };
}

/** The market conditions for a bond issued on a day. */
export interface IssueMarket {
  /** The par coupon, as a decimal. */
  readonly coupon: number;
  /** The value of an annual coupon of 1, per 1 of nominal. */
  readonly annuity: number;
}

export function askOnIssue(
  rates: DemoRates,
  credit: Pick<BondMovement, 'currency' | 'spread' | 'issuerSeed'> & { isLinker?: boolean },
  { day, years, perYear }: { day: Day; years: number; perYear: number },
): IssueMarket {
  const nominal = rates.curve(credit.currency, day);
  const curve = credit.isLinker ? realCurve(nominal, credit.currency) : nominal;
  const margin = credit.spread * rates.credit(credit.issuerSeed, day);
  const count = Math.max(Math.round(years * perYear), 1);
  let annuity = 0;
  let last = 1;
  for (let i = 1; i <= count; i += 1) {
    last = discount(curve, margin, Math.round((i * DAYS_PER_YEAR) / perYear));
    annuity += last / perYear;
  }
  return { coupon: (1 - last) / annuity, annuity };
}

/** The terms in the format of the bond calculation. */
function exactTerms(terms: BondTerms, calendar: HolidayCalendar): ExactTerms {
  return {
    coupon: terms.couponMilli / 100_000,
    frequency: terms.couponsPerYear,
    dayCount: terms.dayCount,
    issueDay: terms.issuedOn,
    maturityDay: terms.maturesOn ?? undefined,
    firstCouponDay: terms.firstCouponOn ?? undefined,
    calendar,
    businessDayRule: terms.businessDays === 'unadjusted' ? undefined : terms.businessDays,
    ...(terms.steps.length > 0 && {
      couponSteps: terms.steps.map(({ fromDay, rateMilli }) => ({
        from: fromDay,
        rate: rateMilli / 100_000,
      })),
    }),
    ...(terms.amortisation.length > 0 && {
      schedule: terms.amortisation.map(({ paidOn, shareHundredths }) => ({
        day: paidOn,
        principal: shareHundredths / 100,
      })),
    }),
  };
}
