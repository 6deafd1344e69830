import type { Day } from '../day.ts';
import { hasLeapDay } from './civil-date.ts';

/** Bills pay 100 at their end and nothing before. Rates are decimals, prices per 100. */
const FACE = 100;
const DISCOUNT_YEAR = 360;

/** 31 CFR 356, appendix B, VI.A: the discount is reckoned on the face value and 360 days. */
export function billPriceFromDiscount(discountRate: number, days: number): number {
  return discountedAmount(FACE, discountRate, days / DISCOUNT_YEAR);
}

export function billDiscountFromPrice(price: number, days: number): number {
  return ((FACE - price) / FACE) * (DISCOUNT_YEAR / days);
}

/** Simple interest on what was paid, by 360 days: the CD-equivalent yield. */
export function billMoneyMarketYield(price: number, days: number): number {
  return simpleRate(price, FACE, days / DISCOUNT_YEAR);
}

export function billPriceFromMoneyMarketYield(rate: number, days: number): number {
  return FACE / (1 + (rate * days) / DISCOUNT_YEAR);
}

/**
 * 31 CFR 356, appendix B, VI.B: the coupon-equivalent yield. Simple interest up to half a year;
 * beyond, the rate at which half a year's interest would bear interest itself.
 */
export function billInvestmentRate(price: number, settlement: Day, maturity: Day): number {
  const days = maturity - settlement;
  const yearDays = yearAfter(settlement);
  const gain = FACE / price - 1;
  if (days <= yearDays / 2) return gain * (yearDays / days);
  const years = days / yearDays;
  const a = years / 2 - 0.25;
  // The smaller root loses digits if it is the difference of two near numbers.
  return (2 * gain) / (years + Math.sqrt(years * years + 4 * a * gain));
}

/** Days of the year that begins at settlement: 366 if a 29 February lies in it. */
function yearAfter(settlement: Day): number {
  return hasLeapDay(settlement - 1, settlement + 365) ? 366 : 365;
}

/** What is paid for an amount that is discounted on itself. */
function discountedAmount(amount: number, discountRate: number, years: number): number {
  return amount * (1 - discountRate * years);
}

/** Simple interest on what was paid. */
function simpleRate(paid: number, repaid: number, years: number): number {
  return (repaid / paid - 1) / years;
}
