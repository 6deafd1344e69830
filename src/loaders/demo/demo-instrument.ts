import type { Day } from '../../domain/time/day.ts';
import type { Frequency } from '../../domain/bonds/bond-terms.ts';
import type { DayCount } from '../../domain/bonds/day-count.ts';
import type { CouponType, Seniority } from '../../domain/bonds/term-words.ts';
import type { SeriesPlan } from './series-plan.ts';

/** Texts by language code; `eng` is always present. */
export interface Names {
  readonly eng: string;
  readonly [language: string]: string;
}

export interface DemoIssuer {
  readonly id: number;
  readonly name: Names;
  /** The name without its legal form, used in the names of bonds and stocks. */
  readonly shortName: Names;
  readonly country: string;
  readonly sector: string;
  readonly status: 'active' | 'liquidated';
  /** Credit quality: 1 is AAA, 22 is D. */
  readonly notch: number;
  /** The guarantor of a finance subsidiary. */
  readonly guarantorId?: number;
  /** The default date. */
  readonly defaultedOn?: Day;
}

export interface BondTerms {
  readonly couponType: CouponType;
  /** In thousandths of a percent, to stay exact. */
  readonly couponMilli: number;
  readonly couponsPerYear: Frequency;
  readonly dayCount: DayCount;
  readonly issuedOn: Day;
  readonly maturesOn: Day | null;
  readonly faceValue: number;
  readonly amountIssued: number;
  readonly amortisation: readonly Repayment[];
  readonly options: readonly BondOption[];
  /** Coupons that change on predetermined days. */
  readonly steps: readonly CouponStep[];
  /** Only for bonds with an irregular first period. */
  readonly firstCouponOn: Day | null;
  /** Days from trade to settlement. */
  readonly settlementDays: number;
  readonly businessDays: 'unadjusted' | 'following' | 'modified-following';
  readonly exCouponDays: number | null;
  /** In default from this day on. */
  readonly flatFrom: Day | null;
  /** The index of a floating coupon, or of a linker's nominal. */
  readonly indexName: string | null;
  /** For floating coupons, in thousandths of a percent. */
  readonly indexMarginMilli: number | null;
  /** For linkers, in hundred-thousandths. */
  readonly indexRatioUnits: number | null;
  /** For linkers: the base of the ratio, and whether at least the nominal is repaid. */
  readonly linker: {
    readonly baseIndex: number;
    readonly ratioOn: Day;
    readonly hasFloor: boolean;
  } | null;
  /** For floating coupons: the first day of the period with a known rate. */
  readonly couponFixedFrom: Day | null;
  /** In default: the first missed coupon. */
  readonly missedCouponOn: Day | null;
  readonly facts: BondFacts;
}

/** Facts about a bond that don't affect its payments. */
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
  /** In hundredths of a percent per year. */
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
  /** Absent for instruments that the large market adds. */
  readonly figi?: string;
  readonly issuerId?: number;
  readonly currency: string;
  readonly category?: string;
  readonly status: 'active' | 'matured' | 'withdrawn';
  readonly importance: number;
  /** The market where it is traded; meaningless for indexes and currencies. */
  readonly venue?: string;
  readonly bond?: BondTerms;
  readonly share?: ShareFacts;
  readonly fund?: FundFacts;
  readonly pair?: PairTerms;
  /** Absent for most of the large market: those instruments have no quotes. */
  readonly series?: SeriesPlan;
}

/** A demo market is fully determined by this key. */
export interface MarketKey {
  readonly seed: number;
  /** The start day of the load: quotes end on the previous day. */
  readonly today: Day;
}
