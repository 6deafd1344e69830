import { addMonths, yearFromDay, type Day } from '../../domain/day.ts';
import { planAmortisation, planOptions, type DatedBond } from './bond-cash-flows.ts';
import { parCoupon } from './bond-prices.ts';
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
import { GOVERNMENT_SECTOR, MUNICIPAL_SECTOR } from './issuers.ts';
import { hash, Random } from './random.ts';
import { ratesFor } from './rates.ts';
import type { SeriesPlan } from './series-plan.ts';

export const BOND_IDS_FROM = 10_001;
/** Percent over its whole life: nobody buys a bond without coupons for a tenth of its nominal. */
const MOST_ZERO_INTEREST = 150;

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
      : { series: priceSeries(key, { id, number, issuer, currency, terms }, historyMonths) }),
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
  const { issuedOn, maturesOn } = pickLife(key.today, number, random);
  const interest = (getCurrency(currency).rate * (maturesOn - issuedOn)) / 365.25;
  const isZero = number % 10 === 8 && interest <= MOST_ZERO_INTEREST;
  const couponType = isZero ? 'zero' : number % 10 === 9 ? 'floating' : 'fixed';
  const couponsPerYear = couponType === 'zero' ? 0 : pickFrequency(currency, couponType, random);
  const dated = { number, issuedOn, maturesOn: isPerpetual ? null : maturesOn, couponsPerYear };
  const rate = issueRate(key, issuer, currency, { couponType, ...dated });
  return {
    couponType,
    couponMilli: couponType === 'zero' ? 0 : roundCoupon(100 * rate, couponType),
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

/**
 * A bond is issued at about its nominal, so its coupon is what the market asks on that day; that of a
 * floating one is what the market asks for three months now.
 */
function issueRate(
  { seed, today }: MarketKey,
  issuer: DemoIssuer,
  currency: string,
  bond: DatedBond & { readonly couponType: BondTerms['couponType'] },
): number {
  const credit = { currency, ...issuerCredit(seed, issuer, currency) };
  const years = bond.maturesOn === null ? 30 : (bond.maturesOn - bond.issuedOn) / 365.25;
  const span =
    bond.couponType === 'floating'
      ? { day: today, years: 0.25, perYear: 4 }
      : { day: bond.issuedOn, years, perYear: Math.max(bond.couponsPerYear, 1) };
  return Math.max(parCoupon(ratesFor(seed), credit, span), 0.001_25);
}

/** What the issuer pays above the government of the currency. */
function issuerCredit(
  seed: number,
  { id, sector, country }: DemoIssuer,
  currency: string,
): { issuerSeed: number; spread: number } {
  const issuerSeed = hash(seed ^ 0x15_5e, id);
  const local = getCountry(country).currency;
  // Abroad a state pays for what its own money is doubted for.
  const doubt = Math.max(getCurrency(local).rate - getCurrency(currency).rate, 0);
  const countryRisk = local === currency ? 0 : 0.002 + 0.0012 * Math.min(doubt, 20);
  if (sector === GOVERNMENT_SECTOR) return { issuerSeed, spread: countryRisk };
  const share = (issuerSeed >>> 8) / 0x100_0000;
  // Most pay one or two percent, few pay six.
  const own = sector === MUNICIPAL_SECTOR ? 0.003 + 0.005 * share : 0.005 + 0.055 * share ** 3;
  return { issuerSeed, spread: countryRisk + own };
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

/** The whole of a bond that its quotes follow from. */
interface QuotedBond {
  readonly id: number;
  readonly number: number;
  readonly issuer: DemoIssuer;
  readonly currency: string;
  readonly terms: BondTerms;
}

function priceSeries(
  { seed, today }: MarketKey,
  { id, number, issuer, currency, terms }: QuotedBond,
  historyMonths: number,
): SeriesPlan {
  const decimals = currency === 'USD' || currency === 'EUR' ? 3 : 4;
  const end = terms.maturesOn ?? Infinity;
  const historyFrom = addMonths(Math.min(today, end), -historyMonths);
  return {
    id,
    decimals,
    unit: '%',
    isRealtime: false,
    firstDay: Math.max(terms.issuedOn, historyFrom),
    lastDay: end,
    startUnits: 100 * 10 ** decimals,
    hasGaps: number % 50 === 20,
    movement: {
      kind: 'bond',
      seed: hash(seed, id),
      marketSeed: seed,
      currency,
      ...issuerCredit(seed, issuer, currency),
      terms,
    },
  };
}
