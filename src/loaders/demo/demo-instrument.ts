import type { Day } from '../../domain/time/day.ts';
import type { Frequency } from '../../domain/bonds/bond-terms.ts';
import type { CouponType, Seniority, StoredDayCount } from '../../domain/bonds/term-words.ts';
import type { SeriesPlan } from './series-plan.ts';

/** Texts by language code; `eng` is always there. */
export interface Names {
  readonly eng: string;
  readonly [language: string]: string;
}

export interface DemoIssuer {
  readonly id: number;
  readonly name: Names;
  /** The name without its legal form: what bonds and stocks are called after. */
  readonly shortName: Names;
  readonly country: string;
  readonly sector: string;
  readonly status: 'active' | 'liquidated';
  /** How good a borrower it is: 1 is AAA, 22 is D. */
  readonly notch: number;
  /** Of one that only raises money for another: that other. */
  readonly guarantorId?: number;
  /** The day from which it does not pay. */
  readonly defaultedOn?: Day;
}

export interface BondTerms {
  readonly couponType: CouponType;
  /** In thousandths of a percent, to stay exact. */
  readonly couponMilli: number;
  readonly couponsPerYear: Frequency;
  readonly dayCount: StoredDayCount;
  readonly issuedOn: Day;
  readonly maturesOn: Day | null;
  readonly faceValue: number;
  readonly amountIssued: number;
  readonly amortisation: readonly Repayment[];
  readonly options: readonly BondOption[];
  /** Coupons that change on days agreed beforehand. */
  readonly steps: readonly CouponStep[];
  /** Of those whose first period is not of the usual length. */
  readonly firstCouponOn: Day | null;
  /** From trade to settlement. */
  readonly settlementDays: number;
  readonly businessDays: 'unadjusted' | 'following' | 'modified-following';
  readonly exCouponDays: number | null;
  /** In default from this day on. */
  readonly flatFrom: Day | null;
  /** What a floating coupon follows, or the nominal of a linker. */
  readonly indexName: string | null;
  /** Of floating coupons, in thousandths of a percent. */
  readonly indexMarginMilli: number | null;
  /** Of linkers, in hundred-thousandths. */
  readonly indexRatioUnits: number | null;
  /** Of linkers: what the ratio is measured from, and whether the nominal is repaid at least. */
  readonly linker: {
    readonly baseIndex: number;
    readonly ratioOn: Day;
    readonly hasFloor: boolean;
  } | null;
  /** Of floating coupons: the first day of the period whose rate is known. */
  readonly couponFixedFrom: Day | null;
  /** In default: the first coupon that was not paid. */
  readonly missedCouponOn: Day | null;
  readonly facts: BondFacts;
}

/** What is told of a bond and does not change its payments. */
interface BondFacts {
  readonly seniority: Seniority;
  readonly guarantorId: number | null;
  readonly smallestLot: number;
  readonly amountOutstanding: number;
  /** Percent of the nominal, in thousandths. */
  readonly issuePriceMilli: number;
  readonly governingLaw: string;
  readonly listing: string;
  readonly isGreen: boolean;
}

interface CouponStep {
  readonly fromDay: Day;
  readonly rateMilli: number;
}

export interface Repayment {
  readonly paidOn: Day;
  /** In hundredths of a percent of the face value. */
  readonly shareHundredths: number;
}

export interface BondOption {
  readonly exercisedOn: Day;
  readonly kind: 'put' | 'call';
  readonly price: number;
}

interface ShareFacts {
  readonly sharesOutstanding: number;
}

export interface FundFacts {
  /** Of a percent a year. */
  readonly expenseRatioHundredths: number;
  readonly netAssets: number;
  readonly paysOut: boolean;
}

interface PairTerms {
  readonly base: string;
  readonly quote: string;
  readonly subregionId: number;
  readonly periodicity: number;
}

export interface DemoInstrument {
  readonly id: number;
  readonly kind: 'bond' | 'stock' | 'etf' | 'index' | 'currency';
  readonly name: Names;
  readonly isin?: string;
  readonly ticker?: string;
  /** Those that the large market adds have none. */
  readonly figi?: string;
  readonly issuerId?: number;
  readonly currency: string;
  readonly category?: string;
  readonly status: 'active' | 'matured' | 'withdrawn';
  readonly importance: number;
  /** Where it is traded; of indexes and currencies it has no meaning. */
  readonly venue?: string;
  readonly bond?: BondTerms;
  readonly share?: ShareFacts;
  readonly fund?: FundFacts;
  readonly pair?: PairTerms;
  /** Missing for most of the large market: those instruments have no quotes. */
  readonly series?: SeriesPlan;
}

/** Everything in a demo market is computed from this. */
export interface MarketKey {
  readonly seed: number;
  /** The day it was begun: quotes end the day before. */
  readonly today: Day;
}
