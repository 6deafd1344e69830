import { addMonths, yearFromDay, type Day } from '../../domain/day.ts';
import { planAmortisation, planOptions } from './bond-cash-flows.ts';
import { getCountry } from './countries.ts';
import { getCurrency } from './currencies.ts';
import type {
  BondTerms,
  DayCount,
  DemoInstrument,
  DemoIssuer,
  MarketKey,
  Names,
} from './demo-instrument.ts';
import { makeIsin } from './isin.ts';
import { GOVERNMENT_SECTOR } from './issuers.ts';
import { hash, Random } from './random.ts';
import type { SeriesPlan } from './series-plan.ts';

export const BOND_IDS_FROM = 10_001;
const MARKET_SEED = 0xb0_4d;
/** No zero-coupon bond starts lower than a quarter of par: it could fall to nothing. */
const SMALLEST_DISCOUNT = 0.25;

/** Nominal values other than the usual 1,000. */
const FACE_VALUES: Readonly<Record<string, number>> = {
  EUR: 100_000,
  JPY: 100_000,
  CHF: 100_000,
  IDR: 100_000,
  KRW: 100_000,
  GBP: 100,
  INR: 100,
  ZAR: 100,
  PLN: 100,
  CNY: 100,
};

/**
 * The bond with a number within its part of the market. Rare features are given by number and not
 * by chance, so that even a market of sixty bonds has all of them.
 */
export function demoBond(
  key: MarketKey,
  id: number,
  number: number,
  issuer: DemoIssuer,
  historyMonths: number | null,
): DemoInstrument {
  const random = new Random(key.seed, 2, id);
  const currency = currencyFor(issuer, random);
  const terms = makeTerms(key, number, issuer, currency, random);
  const isMatured = terms.maturesOn !== null && terms.maturesOn < key.today;
  const dollars = terms.amountIssued / getCurrency(currency).perDollar;
  return {
    id,
    kind: 'bond',
    name: bondName(issuer, terms),
    isin: makeIsin(issuer.country, id),
    issuerId: issuer.id,
    currency,
    category: issuer.sector === GOVERNMENT_SECTOR ? 'government' : 'corporate',
    status: isMatured ? 'matured' : 'active',
    importance: Math.round(70_000 * Math.log10(dollars)),
    bond: terms,
    ...(historyMonths === null
      ? {}
      : { series: priceSeries(key, id, number, terms, currency, historyMonths, random) }),
  };
}

function currencyFor(issuer: DemoIssuer, random: Random): string {
  const local = getCountry(issuer.country).currency;
  if (random.chance(0.75)) return local;
  return random.pick(['USD', 'EUR', 'USD', 'EUR', 'CHF', 'GBP']);
}

function makeTerms(
  key: MarketKey,
  number: number,
  issuer: DemoIssuer,
  currency: string,
  random: Random,
): BondTerms {
  const isPerpetual = number % 60 === 30;
  const couponType =
    isPerpetual || number % 10 < 8 ? 'fixed' : number % 10 === 8 ? 'zero' : 'floating';
  const couponsPerYear = couponType === 'zero' ? 0 : pickFrequency(currency, couponType, random);
  const { issuedOn, maturesOn } = pickLife(key.today, number, random);
  const dated = { number, issuedOn, maturesOn: isPerpetual ? null : maturesOn, couponsPerYear };
  const spread = issuer.sector === GOVERNMENT_SECTOR ? 0 : random.between(0.2, 3.5);
  const rate = Math.max(getCurrency(currency).rate * random.between(0.6, 1.1) + spread, 0.125);
  return {
    couponType,
    couponMilli: couponType === 'zero' ? 0 : roundCoupon(rate, couponType),
    couponsPerYear,
    dayCount: pickDayCount(issuer, currency, couponType),
    issuedOn,
    maturesOn: dated.maturesOn,
    faceValue: FACE_VALUES[currency] ?? 1000,
    amountIssued: pickAmount(issuer, currency, random),
    amortisation: planAmortisation(dated),
    options: planOptions(dated, random),
  };
}

/** Most coupons are multiples of an eighth or a twentieth; a floating coupon may be any number. */
function roundCoupon(rate: number, couponType: 'fixed' | 'floating'): number {
  if (couponType === 'floating') return Math.round(rate * 1000);
  return rate >= 8 ? Math.round(rate * 20) * 50 : Math.max(Math.round(rate * 8), 1) * 125;
}

function pickFrequency(
  currency: string,
  couponType: 'fixed' | 'floating',
  random: Random,
): 1 | 2 | 4 | 12 {
  if (couponType === 'floating') return random.chance(0.8) ? 4 : 2;
  if (currency === 'EUR' || currency === 'CHF') return random.chance(0.85) ? 1 : 2;
  if (currency === 'RUB') return random.pick([2, 4, 12]);
  return random.pick([1, 2, 2, 2, 2, 4]);
}

function pickDayCount(
  issuer: DemoIssuer,
  currency: string,
  couponType: BondTerms['couponType'],
): DayCount {
  const { currency: localCurrency, dayCount } = getCountry(issuer.country);
  if (couponType === 'floating') return currency === 'GBP' ? 'ACT/365' : 'ACT/360';
  if (issuer.sector === GOVERNMENT_SECTOR && currency === 'USD') return 'ACT/ACT ICMA';
  // Bonds that are sold abroad follow the rules of that market, not of the issuer's.
  return currency === localCurrency ? dayCount : '30E/360';
}

function pickLife(today: Day, number: number, random: Random): { issuedOn: Day; maturesOn: Day } {
  if (number % 13 === 7) {
    const maturesOn = today - random.whole(5, 6 * 365);
    return { issuedOn: addMonths(maturesOn, -12 * random.whole(1, 8)), maturesOn };
  }
  const isOld = random.chance(0.12);
  const age = isOld ? random.whole(3650, 14 * 365) : random.whole(40, 3650);
  const issuedOn = today - age;
  const yearsAhead = 0.1 + 29.5 * random.unit() ** 2.2;
  let months = 6 * Math.ceil((age / 30.44 + 12 * yearsAhead) / 6);
  while (addMonths(issuedOn, months) <= today + 20) months += 6;
  return { issuedOn, maturesOn: addMonths(issuedOn, months) };
}

function pickAmount(issuer: DemoIssuer, currency: string, random: Random): number {
  const isState = issuer.sector === GOVERNMENT_SECTOR;
  const dollars = 10 ** random.between(isState ? 9 : 7, isState ? 10.5 : 9.3);
  const amount = dollars * getCurrency(currency).perDollar;
  // Two leading digits, as real issues have: 350,000,000 and not 347,182,904.
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(Math.round(amount / step) * step);
}

function bondName({ shortName }: DemoIssuer, terms: BondTerms): Names {
  const rate = String(terms.couponMilli / 1000);
  const { eng, rus } =
    terms.couponType === 'floating'
      ? { eng: 'FRN', rus: 'ПК' }
      : { eng: `${rate}%`, rus: `${rate.replace('.', ',')}%` };
  const year = terms.maturesOn === null ? null : yearFromDay(terms.maturesOn);
  return {
    eng: `${shortName.eng} ${eng} ${year ?? 'perp.'}`,
    rus: `${shortName.rus ?? shortName.eng} ${rus} ${year ?? 'бессрочные'}`,
  };
}

function priceSeries(
  { seed, today }: MarketKey,
  id: number,
  number: number,
  terms: BondTerms,
  currency: string,
  historyMonths: number,
  random: Random,
): SeriesPlan {
  const decimals = currency === 'USD' || currency === 'EUR' ? 3 : 4;
  const par = 100 * 10 ** decimals;
  const end = terms.maturesOn ?? Infinity;
  const historyFrom = addMonths(Math.min(today, end), -historyMonths);
  const firstDay = Math.max(terms.issuedOn, historyFrom);
  const yearsLeft = Math.min((end - firstDay) / 365.25, 30);
  const yearlyGrowth = terms.couponType === 'zero' ? 1 + getCurrency(currency).rate / 100 : 1;
  const discount = Math.max(yearlyGrowth ** -yearsLeft, SMALLEST_DISCOUNT);
  return {
    id,
    decimals,
    unit: '%',
    isRealtime: false,
    firstDay,
    lastDay: end,
    startUnits: Math.round(par * discount * random.between(0.96, 1.04)),
    hasGaps: number % 50 === 20,
    walk: {
      seed: hash(seed, id),
      marketSeed: hash(seed, MARKET_SEED),
      marketWeight: 0.4,
      isRelative: false,
      volatility: (par / 100) * discount * random.between(0.25, 0.6),
      drift: 0,
      anchor: par,
      // Without this a long bond would drift away; a zero-coupon bond stays below par until late.
      reversion: terms.couponType === 'zero' ? 0 : 0.002,
      arrivesOn: end,
    },
  };
}
