import { buildSchedule } from '../../domain/bonds/schedule.ts';
import { addMonths, yearFromDay, type Day } from '../../domain/time/day.ts';
import { MUNICIPAL_SECTOR } from '../../domain/instruments/sectors.ts';
import { planAmortisation, planOptions, planSteps } from './bond-cash-flows.ts';
import { bondName } from './bond-names.ts';
import { askOnIssue, type IssueMarket } from './bond-prices.ts';
import { bondSeries, daysBetweenTrades, usualAmount } from './bond-series.ts';
import { companyConventions, lawAndListing, referenceRate } from './company-conventions.ts';
import { getCountry } from './countries.ts';
import { bondCredit, bondNotch } from './credit.ts';
import { getCurrency } from './currencies.ts';
import type { BondTerms, DemoInstrument, DemoIssuer, MarketKey } from './demo-instrument.ts';
import { makeIsin } from './isin.ts';
import {
  borrowingWeight,
  maturedLife,
  pickSeniority,
  programmeCurrency,
  programmeLife,
  type ProgrammePlace,
} from './programme.ts';
import { Random } from './random.ts';
import { depositRate, moneyMarketDays, ratesFor, spreadPart } from './rates.ts';
import { bondVenue } from './venues.ts';

export const BOND_IDS_FROM = 10_001;
/** Percent over its whole life: zero-coupon bonds aren't sold at a tenth of their nominal. */
const MAX_ZERO_INTEREST = 150;
/** Percent: at higher rates, perpetuals aren't issued. */
const MAX_PERPETUAL_RATE = 9;
/** Floating coupons follow the three-month rate, like its index. */
const FLOATING_DAYS = 91;

/** A corporate or municipal bond, by its number within its part of the market. */
interface BondSeed {
  readonly id: number;
  /**
   * Rare features are assigned by number instead of by chance, so that even a market of sixty bonds
   * has all of them.
   */
  readonly number: number;
  readonly place: ProgrammePlace;
  /** Whether it may trade on some days only, like most. */
  readonly isThin: boolean;
  /** Null: it has no quotes. */
  readonly historyMonths: number | null;
}

export function demoBond(key: MarketKey, seed: BondSeed): DemoInstrument {
  const { id, number, place, isThin, historyMonths } = seed;
  const { issuer } = place;
  const random = new Random(key.seed, 2, id);
  const currency = programmeCurrency(key, place, random);
  const seniority = pickSeniority(issuer, number, random);
  const credit = { currency, ...bondCredit(key.seed, issuer, { currency, seniority }) };
  const terms = makeTerms(key, { number, place, currency, seniority, credit }, random);
  const end = terms.maturesOn ?? Infinity;
  const isMatured = end < key.today;
  const home = getCountry(issuer.country).currency;
  const dollars = terms.amountIssued / getCurrency(currency).perDollar;
  const venue = bondVenue(key.seed, id, { issuer, listing: terms.facts.listing });
  return {
    id,
    kind: 'bond',
    // A bond in the domestic currency doesn't mention it in its name.
    name: bondName(issuer.shortName, terms, home === currency ? undefined : currency),
    isin: makeIsin(issuer.country, id),
    issuerId: issuer.id,
    currency,
    category: issuer.sector === MUNICIPAL_SECTOR ? 'municipal' : 'corporate',
    status: isMatured ? 'matured' : 'active',
    importance: Math.round(70_000 * Math.log10(dollars)),
    venue,
    bond: terms,
    ...(historyMonths === null
      ? {}
      : {
          series: bondSeries(
            key,
            {
              id,
              currency,
              terms,
              credit,
              hasGaps: number % 50 === 20,
              venue,
              tradesEvery: isThin ? daysBetweenTrades(key.seed, id, dollars) : 1,
            },
            addMonths(Math.min(key.today, end), -historyMonths),
          ),
        }),
  };
}

interface BondPlan {
  readonly number: number;
  readonly place: ProgrammePlace;
  readonly currency: string;
  readonly seniority: BondTerms['facts']['seniority'];
  readonly credit: ReturnType<typeof bondCredit> & { readonly currency: string };
}

function makeTerms(key: MarketKey, plan: BondPlan, random: Random): BondTerms {
  const { number, place, currency, seniority, credit } = plan;
  const { issuer } = place;
  const rules = companyConventions(issuer.country, currency);
  const isOver = issuer.status === 'liquidated';
  const isPerpetual =
    number % 60 === 30 && !isOver && getCurrency(currency).rate <= MAX_PERPETUAL_RATE;
  const life =
    isOver || (number % 13 === 7 && issuer.defaultedOn === undefined)
      ? maturedLife(key.today, random)
      : programmeLife(key.today, place, random);
  const couponType = pickCouponType(number, currency, life.maturesOn - life.issuedOn);
  const couponsPerYear =
    couponType === 'zero' ? 0 : couponType === 'floating' ? 4 : random.pick(rules.perYear);
  const dated = {
    number,
    ...life,
    ...oddFirstPeriod(number, life.issuedOn, couponsPerYear, random),
    maturesOn: isPerpetual ? null : life.maturesOn,
    couponsPerYear,
  } as const;
  const price = priceCoupon(key, credit, { ...dated, couponType });
  const faceValue = random.pick(rules.faceValues);
  const amountIssued = pickAmount(key.seed, issuer, currency, random);
  const amortisation = planAmortisation(dated);
  const isFloating = couponType === 'floating';
  const notch = bondNotch(issuer, seniority);
  return {
    couponType,
    couponMilli: price.couponMilli,
    couponsPerYear,
    dayCount: isFloating ? floatingDayCount(currency) : rules.dayCount,
    issuedOn: dated.issuedOn,
    maturesOn: dated.maturesOn,
    faceValue,
    amountIssued,
    amortisation,
    options: isFloating
      ? []
      : planOptions({ ...dated, couponMilli: price.couponMilli }, { seniority, notch }, random),
    steps: couponType === 'fixed' ? planSteps(dated, price.couponMilli) : [],
    firstCouponOn: dated.firstCouponOn,
    settlementDays: rules.settlementDays,
    businessDays: isFloating ? 'modified-following' : rules.businessDays,
    exCouponDays: couponsPerYear === 0 ? null : rules.exCouponDays,
    flatFrom: issuer.defaultedOn ?? null,
    indexName: isFloating ? referenceRate(currency) : null,
    indexMarginMilli: isFloating ? price.marginMilli : null,
    indexRatioUnits: null,
    linker: null,
    couponFixedFrom: isFloating ? couponPeriodStart(dated, key.today) : null,
    missedCouponOn: missedCoupon(dated, issuer.defaultedOn),
    facts: {
      seniority,
      guarantorId: issuer.guarantorId ?? null,
      smallestLot: faceValue * random.pick(rules.lots),
      amountOutstanding: outstanding(key.today, { amountIssued, amortisation, ...dated }, random),
      issuePriceMilli: price.issuePriceMilli,
      ...lawAndListing(issuer, currency, random),
      isGreen: isGreen(issuer, life.issuedOn, random),
    },
  };
}

function pickCouponType(
  number: number,
  currency: string,
  lifeDays: number,
): BondTerms['couponType'] {
  const interest = (getCurrency(currency).rate * lifeDays) / 365.25;
  if (number % 40 === 8 && interest <= MAX_ZERO_INTEREST) return 'zero';
  return number % 10 === 9 ? 'floating' : 'fixed';
}

/** The start of the current coupon period on a day; null if there is none. */
function couponPeriodStart(
  bond: Pick<BondTerms, 'issuedOn' | 'maturesOn' | 'couponsPerYear' | 'firstCouponOn'>,
  day: Day,
): Day | null {
  const { issuedOn, maturesOn, couponsPerYear, firstCouponOn } = bond;
  if (couponsPerYear === 0 || day < issuedOn || day >= (maturesOn ?? Infinity)) return null;
  const { periods } = buildSchedule(
    {
      coupon: 0,
      frequency: couponsPerYear,
      dayCount: 'ACT/365',
      issueDay: issuedOn,
      firstCouponDay: firstCouponOn ?? undefined,
      maturityDay: maturesOn ?? undefined,
    },
    day,
  );
  return periods[0]?.start ?? null;
}

/** A missed coupon becomes a default at the end of its grace period. */
const GRACE_DAYS = 31;

function missedCoupon(
  bond: Parameters<typeof couponPeriodStart>[0],
  defaultedOn: Day | undefined,
): Day | null {
  const due = defaultedOn === undefined ? null : couponPeriodStart(bond, defaultedOn);
  const isMissed = due !== null && due > bond.issuedOn && defaultedOn! - due <= GRACE_DAYS;
  return isMissed ? due : null;
}

/** A twentieth was issued some weeks before or after a coupon day. */
function oddFirstPeriod(
  number: number,
  regularStart: Day,
  couponsPerYear: number,
  random: Random,
): { issuedOn: Day; firstCouponOn: Day | null } {
  if (number % 20 !== 12 || couponsPerYear === 0) {
    return { issuedOn: regularStart, firstCouponOn: null };
  }
  return {
    issuedOn: regularStart - random.whole(12, 25),
    firstCouponOn: addMonths(regularStart, 12 / couponsPerYear),
  };
}

function floatingDayCount(currency: string): BondTerms['dayCount'] {
  return moneyMarketDays(currency) === 365 ? 'ACT/365' : 'ACT/360';
}

interface CouponPrice {
  readonly couponMilli: number;
  readonly marginMilli: number;
  readonly issuePriceMilli: number;
}

/**
 * A bond is issued close to par, so its coupon is the market's on that day; that of a floater is
 * the current three-month rate plus the agreed margin.
 */
function priceCoupon(
  { seed, today }: MarketKey,
  credit: BondPlan['credit'],
  bond: Pick<BondTerms, 'couponType' | 'couponsPerYear' | 'issuedOn' | 'maturesOn'>,
): CouponPrice {
  const rates = ratesFor(seed);
  const { couponType, issuedOn, maturesOn } = bond;
  const years = maturesOn === null ? 30 : (maturesOn - issuedOn) / 365.25;
  if (couponType === 'floating') {
    const day = Math.min(today, maturesOn ?? today);
    const curve = rates.curve(credit.currency, day);
    const index = depositRate(curve, credit.currency, FLOATING_DAYS);
    const margin =
      credit.spread * rates.credit(credit.issuerSeed, issuedOn) * spreadPart(years * 365.25);
    const marginMilli = Math.max(Math.round(margin * 2000), 1) * 50;
    const indexMilli = Math.round(index * 100_000);
    return {
      couponMilli: Math.max(indexMilli + marginMilli, 1),
      marginMilli,
      issuePriceMilli: 100_000,
    };
  }
  const perYear = Math.max(bond.couponsPerYear, 1);
  const asked = askOnIssue(rates, credit, { day: issuedOn, years, perYear });
  const couponMilli = couponType === 'zero' ? 0 : roundCoupon(100 * asked.coupon);
  return { couponMilli, marginMilli: 0, issuePriceMilli: issuePrice(asked, couponMilli) };
}

function issuePrice({ coupon, annuity }: IssueMarket, couponMilli: number): number {
  return Math.round(100_000 * (1 + (couponMilli / 100_000 - coupon) * annuity));
}

/** Coupons are multiples of an eighth, or of a twentieth if they are high. */
function roundCoupon(rate: number): number {
  return rate >= 8 ? Math.round(rate * 20) * 50 : Math.max(Math.round(rate * 8), 1) * 125;
}

/** Typical issue sizes in the major currencies, in millions. */
const USUAL_MILLIONS = [300, 350, 400, 500, 500, 500, 600, 650, 750, 750, 850, 1000, 1250, 1500];

/** Markets where even the best-known companies can't borrow half a billion dollars at once. */
const SHALLOW_MARKETS = new Set('UAH UZS BYN KZT EGP NGN TRY PEN RON HUF PLN CZK COP'.split(' '));

function pickAmount(seed: number, issuer: DemoIssuer, currency: string, random: Random): number {
  const weight = borrowingWeight(seed, issuer);
  const isSmall = weight < 1.5 || issuer.sector === MUNICIPAL_SECTOR;
  if (currency === 'USD' || currency === 'EUR' || currency === 'GBP') {
    const millions = isSmall ? 50 * random.whole(1, 6) : random.pick(USUAL_MILLIONS);
    return millions * 1_000_000;
  }
  const [least, most] = isSmall
    ? [7.2, 8.3]
    : SHALLOW_MARKETS.has(currency)
      ? [7.3, 8.4]
      : [7.9, 9];
  const dollars = 10 ** random.between(least, most);
  return usualAmount(dollars * getCurrency(currency).perDollar);
}

function outstanding(
  today: Day,
  bond: Pick<BondTerms, 'amountIssued' | 'amortisation' | 'maturesOn'>,
  random: Random,
): number {
  if (bond.maturesOn !== null && bond.maturesOn < today) return 0;
  const repaid = bond.amortisation
    .filter(({ paidOn }) => paidOn <= today)
    .reduce((sum, { shareHundredths }) => sum + shareHundredths, 0);
  // Part of it was bought back.
  const kept = random.chance(0.1) ? random.pick([0.95, 0.9, 0.8, 0.6]) : 1;
  return Math.round((bond.amountIssued * kept * (10_000 - repaid)) / 10_000);
}

const FIRST_GREEN_YEAR = 2017;

function isGreen({ sector }: DemoIssuer, issuedOn: Day, random: Random): boolean {
  const share = ['utilities', 'real_estate', 'banks', MUNICIPAL_SECTOR].includes(sector)
    ? 0.2
    : 0.05;
  return random.chance(share) && yearFromDay(issuedOn) >= FIRST_GREEN_YEAR;
}
