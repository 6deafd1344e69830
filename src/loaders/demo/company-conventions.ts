import type { DayCount } from '../../domain/bonds/day-count.ts';
import { getCountry } from './countries.ts';
import type { BondTerms, DemoIssuer } from './demo-instrument.ts';
import type { Random } from './random.ts';

/** Corporate borrowing conventions in a currency. */
export interface CompanyConventions {
  readonly dayCount: DayCount;
  readonly perYear: readonly (1 | 2 | 4 | 12)[];
  readonly settlementDays: number;
  readonly faceValues: readonly number[];
  /** Nominal lot sizes, in face values. */
  readonly lots: readonly number[];
  readonly businessDays: BondTerms['businessDays'];
  readonly exCouponDays: number | null;
}

/** Sold to international investors, by rules that don't depend on the issuer's country. */
const INTERNATIONAL: Readonly<Record<string, CompanyConventions>> = {
  EUR: {
    dayCount: 'ACT/ACT ICMA',
    perYear: [1],
    settlementDays: 2,
    faceValues: [100_000, 100_000, 100_000, 1000],
    lots: [1],
    businessDays: 'following',
    exCouponDays: null,
  },
  USD: {
    dayCount: '30/360',
    perYear: [2],
    settlementDays: 2,
    faceValues: [1000],
    lots: [200, 200, 2, 1],
    businessDays: 'following',
    exCouponDays: null,
  },
  GBP: {
    dayCount: 'ACT/ACT ICMA',
    perYear: [1, 2],
    settlementDays: 2,
    faceValues: [1000],
    lots: [100, 100, 1],
    businessDays: 'following',
    exCouponDays: null,
  },
  CHF: {
    dayCount: '30E/360',
    perYear: [1],
    settlementDays: 2,
    faceValues: [5000],
    lots: [1],
    businessDays: 'unadjusted',
    exCouponDays: null,
  },
};
/** Nominal values of home markets other than the usual 1,000; more common ones are repeated. */
const HOME_FACE_VALUES: Readonly<Record<string, readonly number[]>> = {
  JPY: [100_000_000, 100_000_000, 1_000_000],
  CNY: [100],
  INR: [100_000, 100_000, 10_000],
  KRW: [10_000],
  IDR: [5_000_000],
  AUD: [10_000, 10_000, 1000],
  SEK: [1_000_000, 1_000_000, 10_000],
  NOK: [1_000_000, 1_000_000, 500_000],
  DKK: [100_000, 10_000],
  PLN: [1000, 1000, 100, 500_000],
  ZAR: [1_000_000],
  CZK: [10_000, 10_000, 50_000],
  HUF: [10_000, 10_000, 50_000_000],
  RON: [100, 10_000],
  MXN: [100],
  HKD: [1_000_000, 10_000],
  SGD: [250_000, 250_000, 1000],
  MYR: [1000],
  TRY: [1, 1000],
  ILS: [1],
  SAR: [1000, 1_000_000],
  CLP: [5_000_000, 10_000_000],
  COP: [10_000_000, 1_000_000],
  PEN: [5000, 1000],
};
const DAY_AFTER = new Set(['US', 'CA', 'RU', 'CN', 'IN', 'BR', 'MX', 'TR', 'JP', 'KR']);
const EX_COUPON_DAYS: Readonly<Record<string, number>> = { AUD: 7, ZAR: 10, NZD: 10 };

const HOME_EXCHANGES = `US-New York|DE-Frankfurt|GB-London|FR-Paris|JP-Tokyo|CN-Shanghai|RU-Moscow
  IT-Milan|ES-Madrid|CA-Toronto|AU-Sydney|NL-Amsterdam|CH-Zurich|BR-São Paulo|IN-Mumbai|KR-Seoul
  MX-Mexico City|SE-Stockholm|NO-Oslo|DK-Copenhagen|PL-Warsaw|CZ-Prague|HU-Budapest|RO-Bucharest
  AT-Vienna|BE-Brussels|FI-Helsinki|PT-Lisbon|IE-Dublin|KZ-Almaty|UA-Kyiv|BY-Minsk|UZ-Tashkent
  TR-Istanbul|AE-Dubai|SA-Riyadh|IL-Tel Aviv|ZA-Johannesburg|EG-Cairo|NG-Lagos|SG-Singapore
  HK-Hong Kong|ID-Jakarta|MY-Kuala Lumpur|TH-Bangkok|CL-Santiago|CO-Bogotá|PE-Lima`;

const exchanges: ReadonlyMap<string, string> = new Map(
  HOME_EXCHANGES.split(/[|\n]/).map((entry) => {
    const [country = '', ...place] = entry.trim().split('-');
    return [country, place.join('-')];
  }),
);
const regions = new Intl.DisplayNames(['en'], { type: 'region' });

export function companyConventions(country: string, currency: string): CompanyConventions {
  const home = getCountry(country);
  const isHome = home.currency === currency;
  const settlementDays = isHome && DAY_AFTER.has(country) ? 1 : 2;
  const international = INTERNATIONAL[currency];
  if (international) return { ...international, settlementDays };
  return {
    dayCount: home.dayCount,
    perYear: currency === 'RUB' ? [4, 4, 12, 2] : [2, 2, 2, 1],
    settlementDays,
    faceValues: HOME_FACE_VALUES[currency] ?? [1000],
    lots: [1],
    businessDays: 'unadjusted',
    exCouponDays: EX_COUPON_DAYS[currency] ?? null,
  };
}

/** A bond sold in its home market is governed by home law and listed there. */
export function lawAndListing(
  { country }: DemoIssuer,
  currency: string,
  random: Random,
): { governingLaw: string; listing: string } {
  const homeListing = exchanges.get(country) ?? '';
  const home = { governingLaw: regions.of(country) ?? country, listing: homeListing };
  if (getCountry(country).currency === currency && !(currency === 'EUR' && random.chance(0.3))) {
    return country === 'US' ? { ...home, governingLaw: 'New York' } : home;
  }
  const governingLaw =
    currency === 'USD' && random.chance(0.6)
      ? 'New York'
      : currency === 'CHF'
        ? 'Switzerland'
        : 'England';
  const listing =
    currency === 'CHF' ? 'Zurich' : random.pick(['Luxembourg', 'Dublin', 'London', homeListing]);
  return { governingLaw, listing };
}

const REFERENCE_RATES = `EUR-Euribor 3M|USD-SOFR|GBP-SONIA|CHF-SARON|JPY-TONA|RUB-RUONIA|CAD-CORRA
  AUD-BBSW 3M|NZD-BKBM 3M|SEK-STIBOR 3M|NOK-NIBOR 3M|DKK-CIBOR 3M|PLN-WIBOR 3M|CZK-PRIBOR 3M
  HUF-BUBOR 3M|RON-ROBOR 3M|CNY-LPR 1Y|HKD-HIBOR 3M|SGD-SORA|INR-MIBOR|KRW-CD 91D|MXN-TIIE 28D
  BRL-CDI|ZAR-JIBAR 3M|TRY-TLREF|KZT-TONIA|IDR-INDONIA|MYR-KLIBOR 3M|THB-THOR|ILS-TELBOR 3M
  SAR-SAIBOR 3M|AED-EIBOR 3M|CLP-TAB 90D|COP-IBR 3M`;

const referenceRates: ReadonlyMap<string, string> = new Map(
  REFERENCE_RATES.split(/[|\n]/).map((entry) => {
    const [currency = '', name = ''] = entry.trim().split('-');
    return [currency, name];
  }),
);

/** The reference rate of floating coupons in a currency. */
export function referenceRate(currency: string): string {
  return referenceRates.get(currency) ?? `${currency} policy rate`;
}
