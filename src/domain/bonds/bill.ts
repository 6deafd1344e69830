import type { Day } from '../time/day.ts';
import { FULL_PRICE, type BondTerms } from './bond-terms.ts';
import { hasLeapDay } from './civil-date.ts';

/** Bills pay 100 at maturity and nothing before. Rates are decimals, prices per 100. */
const FACE = FULL_PRICE;
const DISCOUNT_YEAR = 360;

/** Days in a money-market year. */
export type MoneyMarketYear = 360 | 365;

/**
 * Currencies whose money markets use 365-day years (ISDA 2006 definitions and the conventions of
 * their bill markets); all others use 360.
 */
const WHOLE_YEARS = new Set(
  'AUD CAD CNY GBP HKD ILS INR JPY KRW KZT MYR NZD PLN RUB SGD THB TRY TWD UAH ZAR'.split(' '),
);

export function moneyMarketYear(currency: string | null): MoneyMarketYear {
  return WHOLE_YEARS.has(currency ?? '') ? 365 : DISCOUNT_YEAR;
}

/** The quoted rates of a bill, all derived from one price. */
export interface BillRates {
  readonly days: number;
  readonly yearDays: MoneyMarketYear;
  /** Calculated on the nominal. */
  readonly discountRate: number;
  /** Simple interest on the price. */
  readonly moneyMarketYield: number;
  /** Simple interest in the actual year; compounded semi-annually beyond half a year. */
  readonly bondEquivalentYield: number;
  readonly isCompounded: boolean;
}

/** True for a single payment of 100, whatever the instrument is called. */
export function paysOnce(terms: BondTerms): boolean {
  const { frequency, coupon, maturityDay, redemption = FACE } = terms;
  const { calls = [], puts = [], schedule = [] } = terms;
  const isPlain = calls.length === 0 && puts.length === 0 && schedule.length === 0;
  const isWhole = redemption === FACE && terms.indexRatio === undefined && !terms.tradesFlat;
  return frequency === 0 && coupon === 0 && maturityDay !== undefined && isPlain && isWhole;
}

/** Undefined with more than a year to run, for which money markets don't quote simple interest. */
export function billRates(
  price: number,
  settlement: Day,
  maturity: Day,
  yearDays: MoneyMarketYear,
): BillRates | undefined {
  const days = maturity - settlement;
  const year = yearAfter(settlement);
  if (days <= 0 || days > year) return undefined;
  return {
    days,
    yearDays,
    discountRate: billDiscountFromPrice(price, days, yearDays),
    moneyMarketYield: billMoneyMarketYield(price, days, yearDays),
    bondEquivalentYield: billInvestmentRate(price, settlement, maturity),
    isCompounded: days > year / 2,
  };
}

/** 31 CFR 356, appendix B, VI.A: the discount is calculated on face value and a 360-day year. */
export function billPriceFromDiscount(
  discountRate: number,
  days: number,
  yearDays: MoneyMarketYear = DISCOUNT_YEAR,
): number {
  return discountedAmount(FACE, discountRate, days / yearDays);
}

export function billDiscountFromPrice(
  price: number,
  days: number,
  yearDays: MoneyMarketYear = DISCOUNT_YEAR,
): number {
  return ((FACE - price) / FACE) * (yearDays / days);
}

/** Simple interest on the price paid; with 360 days it is the CD-equivalent yield. */
export function billMoneyMarketYield(
  price: number,
  days: number,
  yearDays: MoneyMarketYear = DISCOUNT_YEAR,
): number {
  return simpleRate(price, FACE, days / yearDays);
}

export function billPriceFromMoneyMarketYield(
  rate: number,
  days: number,
  yearDays: MoneyMarketYear = DISCOUNT_YEAR,
): number {
  return FACE / (1 + (rate * days) / yearDays);
}

/**
 * 31 CFR 356, appendix B, VI.B: the coupon-equivalent yield. Simple interest up to half a year;
 * beyond, the rate at which half a year's interest would itself bear interest.
 */
export function billInvestmentRate(price: number, settlement: Day, maturity: Day): number {
  const days = maturity - settlement;
  const yearDays = yearAfter(settlement);
  const gain = FACE / price - 1;
  if (days <= yearDays / 2) return gain * (yearDays / days);
  const years = days / yearDays;
  const a = years / 2 - 0.25;
  // The smaller root loses digits when it is the difference of two close numbers.
  return (2 * gain) / (years + Math.sqrt(years * years + 4 * a * gain));
}

/** The price at a coupon-equivalent yield: the inverse of `billInvestmentRate`. */
function billPriceFromInvestmentRate(rate: number, settlement: Day, maturity: Day): number {
  const years = (maturity - settlement) / yearAfter(settlement);
  if (years <= 0.5) return FACE / (1 + rate * years);
  // Two losses of more than 100 % would multiply to a gain.
  if (1 + rate / 2 <= 0) return Number.NaN;
  return FACE / ((1 + rate / 2) * (1 + rate * (years - 0.5)));
}

/** The rates that bills are quoted in; `annual` is the yield of lists. */
export const BILL_QUOTES = ['discount', 'money_market', 'bond_equivalent', 'annual'] as const;
export type BillQuote = (typeof BILL_QUOTES)[number];

/** The price for a quoted rate; not above 0 if there is none. */
export function billPriceFromQuote(
  quote: Exclude<BillQuote, 'annual'>,
  rate: number,
  { settlement, maturity }: { readonly settlement: Day; readonly maturity: Day },
  yearDays: MoneyMarketYear,
): number {
  const days = maturity - settlement;
  if (quote === 'discount') return billPriceFromDiscount(rate, days, yearDays);
  if (quote === 'money_market') return billPriceFromMoneyMarketYield(rate, days, yearDays);
  return billPriceFromInvestmentRate(rate, settlement, maturity);
}

/** The quoted rate for a price. */
export function quotedRate(
  quote: Exclude<BillQuote, 'annual'>,
  rates: Pick<BillRates, 'discountRate' | 'moneyMarketYield' | 'bondEquivalentYield'>,
): number {
  if (quote === 'discount') return rates.discountRate;
  return quote === 'money_market' ? rates.moneyMarketYield : rates.bondEquivalentYield;
}

/** Whether a money market quotes a single payment as a bill: up to a year before maturity. */
export function isQuotedAsBill(terms: BondTerms, settlement: Day): boolean {
  if (!paysOnce(terms)) return false;
  const days = terms.maturityDay! - settlement;
  return days > 0 && days <= yearAfter(settlement);
}

/** Days of the year that begins at settlement: 366 if it contains a 29 February. */
function yearAfter(settlement: Day): number {
  return hasLeapDay(settlement - 1, settlement + 365) ? 366 : 365;
}

/** The price of an amount discounted on its own nominal. */
function discountedAmount(amount: number, discountRate: number, years: number): number {
  return amount * (1 - discountRate * years);
}

/** Simple interest on the price paid. */
function simpleRate(paid: number, repaid: number, years: number): number {
  return (repaid / paid - 1) / years;
}
